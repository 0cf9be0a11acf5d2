/** The day of the month in a formatted date. */
import type { Lang } from './locales.ts';

const ordinals: Readonly<Record<Lang, (text: string) => string>> = {
  // French uses an ordinal only for the first of a month; in `1 h` the 1 is an hour.
  fr: (text) => text.replace(/(?<=^|\s)1(?=\s\p{L}{3})/u, '1er'),
  en: (text) => text,
};

/**
 * Formats the day of the month in a date, on the line of its month: `mardi 1 décembre` gives
 * `mardi 1er décembre`.
 */
export function writeDay(lang: Lang, text: string): string {
  return ordinals[lang](text).replace(/(?<=\d(?:er)?) (?=\p{L}{3})/u, '\u00A0');
}
