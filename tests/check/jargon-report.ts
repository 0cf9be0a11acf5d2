/** `npm run jargon`: technical words without an entry in the dictionary, and terms that no text uses. */
import { root } from '../../local/settings.ts';
import { readEntries } from './content/entry.ts';
import { jargonOf } from './content/jargon.ts';

for (const { lang, withoutEntry, unused } of jargonOf(await readEntries(root))) {
  console.log(`\n${lang}: ${withoutEntry.length} technical words without an entry\n`);
  for (const { word, file } of withoutEntry) console.log(`  ${word}  (${file})`);
  console.log(`\n${lang}: ${unused.length} terms that no lesson, article or page uses\n`);
  for (const file of unused) console.log(`  ${file}`);
}
