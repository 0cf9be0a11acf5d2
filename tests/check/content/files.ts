/** Where content files lie and how they are named. */
import { glob } from 'node:fs/promises';
import { extname, sep } from 'node:path';
import { contentKeyOf, isContentKey } from '../../../src/domain/site/content-key.ts';
import { langs } from '../../../src/i18n/locales.ts';
import { collections, type Entry, type Finding, type Rule } from './entry.ts';

const place = new RegExp(
  `^content/(?:${collections.join('|')})/(?:${langs.join('|')})/[^/]+\\.mdx$`,
);

/** File names are addresses: only lower-case letters, digits and hyphens. */
export const keys: Rule = {
  name: 'file names can be addresses',
  fault: 'the file name cannot be an address',
  find: (entries) =>
    entries.filter(({ key }) => !isContentKey(key)).map((entry) => wrongName(entry)),
};

/** Lists files of `content/` that no page would ever show. */
export async function misplacedFiles(root: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const path of glob('content/**/*.*', { cwd: root })) {
    const file = path.split(sep).join('/');
    if (!place.test(file)) findings.push(misplaced(file));
  }
  return findings;
}

/** What to do with a file that lies where no page reads it. */
export function misplaced(file: string): Finding {
  const isPicture = /^\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(extname(file));
  const isText = /^\.(?:md|mdx|txt)$/i.test(extname(file));
  const change = isPicture
    ? 'take it out: pictures are drawn by code (CONTRIBUTING.md, "Draw a picture")'
    : isText
      ? `move it to content/<${collections.join('|')}>/<${langs.join('|')}>/<key>.mdx`
      : 'take it out: content/ holds .mdx files only';
  return {
    level: 'error',
    file,
    field: 'file',
    fault: isPicture ? 'a picture file, which no page shows' : 'no page reads this file',
    change,
    line: 1,
  };
}

function wrongName({ file, key }: Entry): Finding {
  const better = contentKeyOf(key);
  return {
    level: 'error',
    file,
    field: 'file',
    change: `rename it to ${better}.mdx, in both languages`,
    line: 1,
  };
}
