/** Hours and minutes as each language writes them. */
import { localeOf } from './format.ts';
import type { Lang } from './locales.ts';

/** From `14:05` or `14:05:09` at the end of a text to the language's way. */
const clocks: Readonly<Record<Lang, (text: string) => string>> = {
  fr: (text) =>
    text.replace(
      /(\d{1,2}):(\d\d)(?::(\d\d))?$/,
      (_, hour: string, minute: string, second?: string) =>
        second === undefined
          ? `${hour}\u00A0h\u00A0${minute}`
          : `${hour}\u00A0h\u00A0${minute}\u00A0min\u00A0${second}\u00A0s`,
    ),
  en: (text) => text,
};

/** Writes the hour that ends a text: `à 14:05` gives `à 14 h 05` in French. */
export function writeClock(lang: Lang, text: string): string {
  return clocks[lang](text);
}

/**
 * Instants that count in law, as a clock in Paris shows them: `22 novembre 2026 à 14 h 05`; to the second when
 * asked.
 */
export function formatParisTime(lang: Lang, instant: Date, seconds = false): string {
  const format = new Intl.DateTimeFormat(localeOf(lang), {
    dateStyle: 'long',
    timeStyle: seconds ? 'medium' : 'short',
    timeZone: 'Europe/Paris',
  });
  return writeClock(lang, format.format(instant));
}

/** Whether the hour begins with a zero before ten: `09:05`, but `9 h 05`. */
const padsHours: Readonly<Record<Lang, boolean>> = { fr: false, en: true };

/** `14 h 40`, `14:40`; to the second when asked: `14 h 40 min 05 s`, `14:40:05`. */
export function formatTime(
  lang: Lang,
  instant: string | number,
  zone: string,
  seconds = false,
): string {
  const text = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds && { second: '2-digit' }),
    timeZone: zone,
  }).format(new Date(instant));
  return writeClock(lang, padsHours[lang] ? text : text.replace(/^0/, ''));
}

const ordinals: Readonly<Record<Lang, (text: string) => string>> = {
  // The first of a month is the only day that French counts as an ordinal.
  fr: (text) => text.replace(/(?<=\s)1(?=\s)/, '1er'),
  en: (text) => text,
};

/** Writes the day of the month in a date: `mardi 1 décembre` gives `mardi 1er décembre`. */
export function writeDay(lang: Lang, text: string): string {
  return ordinals[lang](text);
}
