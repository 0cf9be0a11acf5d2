/** A day of the month in a sentence: `le 1er`, `le 23`; `the 1st`, `the 23rd`. */
import type { Lang } from './locales.ts';

const english = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

const writers: Readonly<Record<Lang, (day: number) => string>> = {
  fr: (day) => (day === 1 ? '1er' : String(day)),
  en: (day) => `${day}${suffixes[english.select(day)] ?? 'th'}`,
};

/** A day of the month in words of the language, such as `1er` or `2nd`. */
export function ordinalDay(lang: Lang, day: number): string {
  return writers[lang](day);
}
