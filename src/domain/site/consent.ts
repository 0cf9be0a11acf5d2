/** The stored cookie consent and its lifetime. */

/** Local storage key of the consent: `true` or `false`. */
export const consentKey = 'cookieConsent';

/** Local storage key of the day it was given, such as `2026-11-21`. */
export const consentDayKey = 'cookieConsentDay';

/** Months after which consent is requested again (CNIL, deliberation 2020-091). */
const consentMonths = 6;

export interface Consent {
  readonly accepted: boolean;
  /** The day it was given, such as `2026-11-21`. */
  readonly day: string;
}

/** The date of an instant in Paris: `2026-11-21`. */
export function dayOf(moment: Date): string {
  return moment.toLocaleDateString('sv', { timeZone: 'Europe/Paris' });
}

/**
 * The consent valid today, or undefined if it must be requested.
 * @param answer The value stored under `consentKey`.
 * @param day The value stored under `consentDayKey`. If invalid, the consent counts from today
 * and its day must be stored.
 */
export function consentOn(
  today: string,
  answer: string | null,
  day: string | null,
): Consent | undefined {
  if (answer !== 'true' && answer !== 'false') return undefined;
  const since = day && isDay(day) && day <= today ? day : today;
  return today < endOfConsent(since) ? { accepted: answer === 'true', day: since } : undefined;
}

/**
 * The first day on which a consent is expired: six months later, the same date or the month's
 * last.
 */
export function endOfConsent(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const target = month - 1 + consentMonths;
  const lastDate = new Date(Date.UTC(year, target + 1, 0)).getUTCDate();
  return isoDate(new Date(Date.UTC(year, target, Math.min(date, lastDate))));
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && isoDate(moment) === text;
}

function isoDate(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
