/** Words that agree with a number as it is written: 1.96 written as 2 is two. */
import { localeOf } from './format.ts';
import type { Lang } from './locales.ts';

const made = new Map<string, Intl.PluralRules>();

/** The form of a word for a number that is written with at most so many decimals. */
export function formFor(
  lang: Lang,
  value: number,
  { one, other }: { readonly one: string; readonly other: string },
  decimals = 2,
): string {
  const key = `${lang} ${decimals}`;
  const rules =
    made.get(key) ?? new Intl.PluralRules(localeOf(lang), { maximumFractionDigits: decimals });
  made.set(key, rules);
  return rules.select(value) === 'one' ? one : other;
}

const singular: Readonly<Record<Lang, (unit: string) => string>> = {
  // `millions d’euros` gives `million d’euros`; some words end in an s in both numbers.
  fr: (unit) => unit.replace(/^(?!(?:fois|mois|pas|temps)\b)(\p{Ll}{2,})s(?=\s|$)/u, '$1'),
  en: (unit) => unit.replace(/^(\p{Ll}+)ies$/u, '$1y').replace(/^(\p{Ll}{3,})s$/u, '$1'),
};

/** A unit for its number: `jours` is `jour` after 0, 1 and 1,5; `days` is `day` after 1. */
export function unitFor(lang: Lang, value: number, unit: string, decimals = 2): string {
  return formFor(lang, value, { one: singular[lang](unit), other: unit }, decimals);
}
