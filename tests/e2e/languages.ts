import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { type Lang, langs } from '../../src/i18n/index.ts';
import { long } from '../sizes.ts';

/**
 * The languages a test file runs in: both in the long run, else one, chosen by the file name so that each
 * run covers half of the site in each language. Takes `import.meta.filename`.
 */
export function langsOf(file: string): readonly Lang[] {
  if (long) return langs;
  const [byte = 0] = createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest();
  return langs.slice(byte % langs.length).slice(0, 1);
}

/** The languages in which widths and bytes are measured: French has the longer words. */
export const widthLangs: readonly Lang[] = long ? langs : ['fr'];
