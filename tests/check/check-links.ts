/** `npm run check:links`: requests the external links of content. No test runs it: it needs network. */
import { root } from '../../local/settings.ts';
import { askLinks, outsideLinks } from './content/outside-links.ts';
import { readContent } from './content/read.ts';

const { entries } = await readContent(root);
const results = await askLinks(outsideLinks(entries));
const dead = results.filter(({ ok }) => !ok);
for (const { url, status, places } of dead) {
  for (const place of places)
    console.log(`${place}: ${url} answers ${status} → open it, then replace it`);
}
console.log(`${results.length} links asked, ${dead.length} without a good answer.`);
process.exitCode = dead.length > 0 ? 1 : 0;
