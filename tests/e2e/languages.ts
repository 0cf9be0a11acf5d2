import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { type Lang, langs } from '../../src/i18n/index.ts';

/** `LONG=1`: every language, width, theme and value. Otherwise a sample of each. */
export const isLong = Boolean(process.env['LONG']);

/**
 * The languages that the tests of a file run in: both in a long run, else one, chosen by the file's
 * name, so that a run walks half of the site in each. Takes `import.meta.filename`.
 */
export function langsOf(file: string): readonly Lang[] {
  if (isLong) return langs;
  const [byte = 0] = createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest();
  return langs.slice(byte % langs.length).slice(0, 1);
}

/** The languages that widths are tested in: French has the longer words. */
export const widthLangs: readonly Lang[] = isLong ? langs : ['fr'];

/** All values in a long run, else the first `count` of them. */
export function sample<Value>(values: readonly Value[], count: number): readonly Value[] {
  return isLong ? values : values.slice(0, count);
}
