import { languages } from './languages.ts';
import type { Lang } from './locales.ts';
import { writeDay } from './write-day.ts';

/** The locale of a language for `Intl`. */
export function localeOf(lang: Lang): string {
  return languages[lang].locale;
}

const made = new Map<string, unknown>();

/** A formatter, made once: it costs more than what it formats. */
function once<F>(name: string, make: () => F): F {
  const format = (made.get(name) as F | undefined) ?? make();
  made.set(name, format);
  return format;
}

/** A number format of a language, made at its first use. */
export function numberFormat(lang: Lang, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `number ${lang} ${JSON.stringify(options)}`;
  return once(name, () => new Intl.NumberFormat(localeOf(lang), options));
}

/** Formats a price in cents: `249,99 €`, `€249.99`; with a real minus sign. */
export function formatPrice(lang: Lang, cents: number, currency = 'eur'): string {
  const format = numberFormat(lang, { style: 'currency', currency });
  return format.format(cents / 100).replace('-', '−');
}

/**
 * A full date: `1er décembre 2026`, `1 December 2026`. Days are in Paris time, as in contracts
 * and emails; a date without a time is the same day there.
 */
export function formatDate(lang: Lang, date: Date): string {
  const timeZone = 'Europe/Paris';
  const format = once(
    `date ${lang}`,
    () => new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone }),
  );
  return writeDay(lang, format.format(date));
}

/** Chooses the plural form of a count: `plural('fr', 1, { one: 'leçon', other: 'leçons' })`. */
export function plural(lang: Lang, count: number, forms: { one: string; other: string }): string {
  const rules = once(`plural ${lang}`, () => new Intl.PluralRules(localeOf(lang)));
  return rules.select(count) === 'one' ? forms.one : forms.other;
}

/** A list of words: `1, 2 et 3`, `1, 2 and 3`. */
export function formatList(lang: Lang, words: readonly string[]): string {
  return once(`list ${lang}`, () => new Intl.ListFormat(localeOf(lang))).format(words);
}

/** Replaces each `{name}` of a text by its value; an unknown name stays visible. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * A waiting time, rounded up: seconds under 90 s, minutes under two hours, then hours: `5
 * minutes`, with a no-break space.
 */
export function formatDuration(lang: Lang, seconds: number): string {
  const [unit, count] =
    seconds < 90
      ? (['second', seconds] as const)
      : seconds < 7_200
        ? (['minute', seconds / 60] as const)
        : (['hour', seconds / 3_600] as const);
  const format = numberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(count)).replace(/\s/g, '\u00A0');
}

/** An amount in euros, by default to the cent; cents only if not zero: `2 500 €`, `5,39 €`. */
export function formatAmount(lang: Lang, euros: number, decimals = 2): string {
  return numberFormat(lang, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: decimals,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(euros);
}

/** A fraction as a percentage, by default with at most two decimals: `0,25 %`, `32 %`. */
export function formatShare(lang: Lang, share: number, decimals = 2): string {
  return numberFormat(lang, { style: 'percent', maximumFractionDigits: decimals }).format(share);
}

/** A number with at most one decimal: `2,4`. */
export function formatNumber(lang: Lang, value: number): string {
  return numberFormat(lang, { maximumFractionDigits: 1 }).format(value);
}
