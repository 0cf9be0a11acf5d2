/** Appointment times, in the customer's time zone and in Paris. */
import { formatTime } from '../../../src/i18n/clock.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, localeOf, type Lang } from '../../../src/i18n/index.ts';
import { writeDay } from '../../../src/i18n/write-day.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { wallClock } from '../../../src/domain/shared/time-zone.ts';
import type { Fact } from '../content.ts';

const office = slotRules.zone;

/** The time zone, if this runtime knows it; else the office's. */
export function knownZone(zone: string): string {
  try {
    wallClock(new Date(0), zone);
    return zone;
  } catch {
    return office;
  }
}

/** Whether the local time of the zone differs from the office's at that instant. */
export function differsFromOffice(zone: string, instant: string): boolean {
  const [here, there] = [office, zone].map((one) =>
    JSON.stringify(wallClock(new Date(instant), one)),
  );
  return here !== there;
}

/** `mardi 1er décembre 2026`, `Tuesday 1 December 2026`. */
function weekdayDate(lang: Lang, instant: string, zone: string): string {
  const text = new Intl.DateTimeFormat(localeOf(lang), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  }).format(new Date(instant));
  return writeDay(lang, text.replace(',', ''));
}

/** `heure de Paris`, or the zone's name at that instant (summer or winter time). */
function zoneName(lang: Lang, instant: string, zone: string): string {
  if (!differsFromOffice(zone, instant)) return emailTexts(lang).bookingEmails.parisTime;
  const parts = new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: zone,
    timeZoneName: 'long',
  }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** `mardi 1er décembre 2026 à 10 h 00`. */
export function dayAndTime(lang: Lang, instant: string, zone: string): string {
  return fill(emailTexts(lang).bookingEmails.dayAndTime, {
    day: weekdayDate(lang, instant, zone),
    time: formatTime(lang, instant, zone),
  });
}

/** The same, followed by the zone's name. */
export function namedTime(lang: Lang, instant: string, zone: string): string {
  return `${dayAndTime(lang, instant, zone)}, ${zoneName(lang, instant, zone)}`;
}

/** The time in the zone and, where it differs, in Paris. */
export function timeFacts(
  lang: Lang,
  { start, end }: { readonly start: string; readonly end: string },
  zone: string,
): Fact[] {
  const text = emailTexts(lang).bookingEmails;
  const line = (on: string): string =>
    fill(text.fromTo, {
      day: weekdayDate(lang, start, on),
      start: formatTime(lang, start, on),
      end: formatTime(lang, end, on),
    });
  const shown: Fact = [text.when, `${line(zone)}, ${zoneName(lang, start, zone)}`];
  return differsFromOffice(zone, start) ? [shown, [text.inParis, line(office)]] : [shown];
}
