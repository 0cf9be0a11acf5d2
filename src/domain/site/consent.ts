/** The answer to the cookie banner: what is stored, and how long it counts. */

/** Local storage key holding the answer, `true` or `false`. */
export const consentKey = 'cookieConsent';

/** Local storage key holding the day of the answer, such as `2026-11-21`. */
export const consentDayKey = 'cookieConsentDay';

/** Months after which the question is asked again (CNIL, deliberation 2020-091). */
export const consentMonths = 6;

export interface Consent {
  readonly accepted: boolean;
  /** First day of its life, such as `2026-11-21`. */
  readonly day: string;
}

/** The day of a moment, in universal time: `2026-11-21`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * The answer that counts today, or nothing when the question has to be asked.
 *
 * @param answer What is stored under `consentKey`.
 * @param day What is stored under `consentDayKey`. An answer without a believable day counts from
 *   today: its day has to be stored with it.
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

/** The first day on which an answer counts no longer: the same date, or the month's last, in six months. */
export function endOfConsent(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const target = month - 1 + consentMonths;
  const lastDate = new Date(Date.UTC(year, target + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, target, Math.min(date, lastDate))));
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === text;
}
