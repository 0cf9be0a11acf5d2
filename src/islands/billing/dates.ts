import { writeClock } from '../../i18n/clock.ts';
import { formatDate, localeOf } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/locales.ts';
import { writeDay } from '../../i18n/write-day.ts';

/** Formats an ISO 8601 instant as a day. */
export function formatDay(lang: Lang, instant: string): string {
  return formatDate(lang, new Date(instant));
}

/** Formats a deadline to the minute, in the user's time zone. */
export function formatMoment(lang: Lang, instant: string): string {
  const format = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeStyle: 'short' });
  return writeClock(lang, writeDay(lang, format.format(new Date(instant))));
}

/** Formats the expiry month of a card: `12/2030`. */
export function cardMonth(month: number, year: number): string {
  return `${String(month).padStart(2, '0')}/${year}`;
}
