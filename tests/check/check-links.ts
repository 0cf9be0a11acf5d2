/** `npm run check:links`: requests the external links of content. No test runs it: it needs network. */
import { showProgress } from '../../local/bootstrap/progress.mjs';
import { root } from '../../local/settings.ts';
import { describeFinding } from './content.ts';
import { askLinks, outsideLinks } from './content/outside-links.ts';
import { readContent } from './content/read.ts';

const { entries, unreadable } = await readContent(root);
for (const finding of unreadable) console.log(`Not read: ${describeFinding(finding)}`);
const links = outsideLinks(entries);
let asked = 0;
const progress = showProgress('Asking the links', () => `${asked} of ${links.length}`);
try {
  const results = await askLinks(links, { onResult: () => (asked += 1) });
  progress.end('Links asked');
  const dead = results.filter(({ ok }) => !ok);
  for (const { url, status, places } of dead) {
    for (const place of places)
      console.log(`${place}: ${url} answers ${status} → open it, then replace it`);
  }
  console.log(`${results.length} links asked, ${dead.length} without a good answer.`);
  process.exitCode = dead.length + unreadable.length > 0 ? 1 : 0;
} catch (error) {
  progress.end('Links not asked');
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
