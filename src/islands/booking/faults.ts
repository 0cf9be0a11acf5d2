/** What a fault of the function says, with the time to wait where it is known. */
import type { appointmentBook } from '../../i18n/fr/booking/form.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { AppointmentFault } from '../../stores/booking/slots.ts';
import { counted } from './moments.ts';

/** Longer waits, in seconds, are said without their length: nobody counts 1,440 minutes. */
const longestSaid = 2 * 60 * 60;

export function faultSentence(
  lang: Lang,
  t: Pick<typeof appointmentBook, 'faults' | 'waitSeconds' | 'waitMinutes'>,
  fault: AppointmentFault,
  wait: number | undefined,
): string {
  if (fault === 'rate_limited' && wait && wait <= longestSaid) {
    const minutes = wait > 90;
    return counted(
      lang,
      minutes ? Math.ceil(wait / 60) : wait,
      minutes ? t.waitMinutes : t.waitSeconds,
    );
  }
  const known: Partial<Record<AppointmentFault, string>> = t.faults;
  return known[fault] ?? t.faults.unexpected;
}
