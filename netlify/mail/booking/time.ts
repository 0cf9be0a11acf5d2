/** Hours of an appointment, on the clock of the person and on ours. */
import type { Lang } from '../../../src/i18n/index.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { wallClock } from '../../../src/domain/shared/time-zone.ts';
import type { Fact } from '../content.ts';

const office = slotRules.zone;
const locales: Readonly<Record<Lang, string>> = { fr: 'fr-FR', en: 'en-GB' };

/** The zone, if this machine knows it; the office's otherwise. */
export function knownZone(zone: string): string {
  try {
    wallClock(new Date(0), zone);
    return zone;
  } catch {
    return office;
  }
}

/** Whether clocks of the zone and of the office show different hours at that instant. */
export function differs(zone: string, instant: string): boolean {
  const [here, there] = [office, zone].map((one) =>
    JSON.stringify(wallClock(new Date(instant), one)),
  );
  return here !== there;
}

/** `mardi 1er décembre 2026`, `Tuesday 1 December 2026`. */
export function weekdayDate(lang: Lang, instant: string, zone: string): string {
  const text = new Intl.DateTimeFormat(locales[lang], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  }).format(new Date(instant));
  return lang === 'fr' ? text.replace(/ 1 /, ' 1er ') : text.replace(',', '');
}

/** `10 h 00`, `10:00`. */
export function clockTime(lang: Lang, instant: string, zone: string): string {
  const { hour, minute } = wallClock(new Date(instant), zone);
  const minutes = String(minute).padStart(2, '0');
  return lang === 'fr'
    ? `${hour}\u00a0h\u00a0${minutes}`
    : `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** `heure de Paris`, or that of the zone by the name it has at that instant. */
export function zoneName(lang: Lang, instant: string, zone: string): string {
  if (!differs(zone, instant)) return lang === 'fr' ? 'heure de Paris' : 'Paris time';
  const parts = new Intl.DateTimeFormat(locales[lang], {
    timeZone: zone,
    timeZoneName: 'long',
  }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** `mardi 1er décembre 2026 à 10 h 00`. */
export function dayAndTime(lang: Lang, instant: string, zone: string): string {
  const at = lang === 'fr' ? 'à' : 'at';
  return `${weekdayDate(lang, instant, zone)} ${at} ${clockTime(lang, instant, zone)}`;
}

/** The same with the zone's name behind it. */
export function namedTime(lang: Lang, instant: string, zone: string): string {
  return `${dayAndTime(lang, instant, zone)}, ${zoneName(lang, instant, zone)}`;
}

/** When it is, on the clock of the zone and, where that shows another hour, in Paris. */
export function timeFacts(
  lang: Lang,
  label: string,
  { start, end }: { readonly start: string; readonly end: string },
  zone: string,
): Fact[] {
  const line = (on: string): string =>
    lang === 'fr'
      ? `${weekdayDate('fr', start, on)}, de ${clockTime('fr', start, on)} à ${clockTime('fr', end, on)}`
      : `${weekdayDate('en', start, on)}, ${clockTime('en', start, on)} to ${clockTime('en', end, on)}`;
  const shown: Fact = [label, `${line(zone)}, ${zoneName(lang, start, zone)}`];
  if (!differs(zone, start)) return [shown];
  return [shown, [lang === 'fr' ? 'À Paris' : 'In Paris', line(office)]];
}
