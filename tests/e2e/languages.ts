import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { type Lang, langs } from '../../src/i18n/index.ts';
import { long } from '../sizes.ts';

/**
 * The languages that the tests of a file run in: both in the long run, else one, chosen by the file's
 * name, so that each run walks half of the site in each. Takes `import.meta.filename`.
 */
export function langsOf(file: string): readonly Lang[] {
  if (long) return langs;
  const [byte = 0] = createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest();
  return langs.slice(byte % langs.length).slice(0, 1);
}

/** The languages that widths and bytes are measured in: French has the longer words. */
export const widthLangs: readonly Lang[] = long ? langs : ['fr'];
