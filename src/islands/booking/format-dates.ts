/** Formats days and times of appointments in each language. */
import type { CalendarDay } from '../../domain/booking/french-holidays.ts';
import { formatTime } from '../../i18n/clock.ts';
import { localeOf, plural } from '../../i18n/format.ts';
import { fill, type Lang } from '../../i18n/index.ts';
import { writeDay } from '../../i18n/write-day.ts';
import { dayIn } from '../../domain/booking/days.ts';
import { sameClock } from '../../stores/booking/calendar.ts';

export const officeZone = 'Europe/Paris';

const dayNames = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** `mardi 24 novembre`, `mardi 1er décembre`, `Tuesday 24 November`. */
export function formatDay(lang: Lang, day: CalendarDay): string {
  return dayOf(lang, new Date(day), { timeZone: 'UTC' });
}

function dayOf(lang: Lang, at: Date, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(localeOf(lang), { ...dayNames, ...options })
    .format(at)
    .replace(',', '');
  return writeDay(lang, text);
}

/** The day of the month of an instant: `24`. */
export function dayNumber(instant: string, zone: string): number {
  return Number(dayIn(zone, new Date(instant)).slice(-2));
}

/** `novembre 2026`. */
export function formatMonth(lang: Lang, day: CalendarDay): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(lang), options).format(new Date(day));
}

/** Weekday names, Monday first: long and short. */
export function weekdays(lang: Lang): readonly { readonly long: string; readonly short: string }[] {
  return Array.from({ length: 7 }, (_, place) => {
    const monday = new Date(Date.UTC(2026, 10, 23 + place));
    const name = (weekday: 'long' | 'short') =>
      new Intl.DateTimeFormat(localeOf(lang), { weekday, timeZone: 'UTC' }).format(monday);
    return { long: name('long'), short: name('short') };
  });
}

/** `mardi 24 novembre à 14 h 40`, by the pattern in the texts; optionally with its year. */
export function formatMoment(
  lang: Lang,
  pattern: string,
  instant: string,
  zone: string,
  year = false,
): string {
  const options = { ...(year && { year: 'numeric' as const }), timeZone: zone };
  return fill(pattern, {
    day: dayOf(lang, new Date(instant), options),
    time: formatTime(lang, instant, zone),
  });
}

/** The time in Paris, if different; with the day if that differs too. */
export function formatInParis(
  lang: Lang,
  t: { readonly paris: string; readonly parisDay: string },
  instant: string,
  zone: string,
): string | undefined {
  const at = new Date(instant);
  if (sameClock(zone, officeZone, at)) return undefined;
  const time = formatTime(lang, instant, officeZone);
  const day = dayIn(officeZone, at);
  if (day === dayIn(zone, at)) return fill(t.paris, { time });
  return fill(t.parisDay, { day: formatDay(lang, day), time });
}

/** Capitalizes the first letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A count with its noun. */
export function counted(
  lang: Lang,
  n: number,
  forms: { readonly one: string; readonly other: string },
  values: Readonly<Record<string, string>> = {},
): string {
  const number = new Intl.NumberFormat(localeOf(lang)).format(n);
  return fill(plural(lang, n, forms), { n: number, ...values });
}
