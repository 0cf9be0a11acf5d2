/** `npm run jargon`: technical words without an entry in the dictionary, and terms that no text uses. */
import { root } from '../../local/settings.ts';
import { describeFinding } from './content.ts';
import { jargonOf } from './content/jargon.ts';
import { readContent } from './content/read.ts';

const { entries, unreadable } = await readContent(root);
for (const finding of unreadable) console.log(`Not read: ${describeFinding(finding)}`);
const readable = entries.filter(({ file }) => !unreadable.some((finding) => finding.file === file));
for (const { lang, withoutEntry, unused } of jargonOf(readable)) {
  console.log(`\n${lang}: ${withoutEntry.length} technical words without an entry\n`);
  for (const { word, file } of withoutEntry) console.log(`  ${word}  (${file})`);
  console.log(`\n${lang}: ${unused.length} terms that no lesson, article or page uses\n`);
  for (const file of unused) console.log(`  ${file}`);
}
