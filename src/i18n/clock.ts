/** Formats hours and minutes in each language. */
import { localeOf } from './format.ts';
import type { Lang } from './locales.ts';
import { writeDay } from './write-day.ts';

/** Converts `09:05` or `14:05:09` at the end of a text to the language's format: `9 h 05`. */
const clocks: Readonly<Record<Lang, (text: string) => string>> = {
  fr: (text) =>
    text.replace(
      /0?(\d{1,2}):(\d\d)(?::(\d\d))?$/,
      (_, hour: string, minute: string, second?: string) =>
        second === undefined
          ? `${hour}\u00A0h\u00A0${minute}`
          : `${hour}\u00A0h\u00A0${minute}\u00A0min\u00A0${second}\u00A0s`,
    ),
  en: (text) => text,
};

/** Formats the time that ends a text: `à 14:05` gives `à 14 h 05` in French. */
export function writeClock(lang: Lang, text: string): string {
  return clocks[lang](text);
}

/** Joins a day and the time after it. */
const joined: Readonly<Record<Lang, (text: string) => string>> = {
  fr: (text) => text.replace(/(?:,| à)\s(?=\d\d:\d\d$)/, ' à '),
  en: (text) => text,
};

/** Formats a day with its time: `mar. 1 déc., 14:05` gives `mar. 1er déc. à 14 h 05`. */
export function writeDayAndClock(lang: Lang, text: string): string {
  return writeClock(lang, joined[lang](writeDay(lang, text)));
}

/**
 * Formats a legally relevant instant in Paris time: `22 novembre 2026 à 14 h 05`; optionally
 * with seconds.
 */
export function formatParisTime(lang: Lang, instant: Date, seconds = false): string {
  const format = new Intl.DateTimeFormat(localeOf(lang), {
    dateStyle: 'long',
    timeStyle: seconds ? 'medium' : 'short',
    timeZone: 'Europe/Paris',
  });
  return writeClock(lang, writeDay(lang, format.format(instant)));
}

/** `14 h 40`, `14:40`; optionally with seconds: `14 h 40 min 05 s`, `14:40:05`. */
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
  return writeClock(lang, text);
}

/** Writes a number of hours and minutes. */
const lengths: Readonly<Record<Lang, (hours: number, minutes: string) => string>> = {
  fr: (hours, minutes) => `${hours}\u00A0h\u00A0${minutes}`,
  en: (hours, minutes) => `${hours}\u00A0hr\u00A0${minutes}\u00A0min`,
};

/** Formats a number of minutes from an hour on: `5 h 06`, `5 hr 06 min`. */
export function formatHours(lang: Lang, minutes: number): string {
  return lengths[lang](Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));
}
