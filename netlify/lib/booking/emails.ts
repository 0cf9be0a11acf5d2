/** The mails of an appointment, sent at once where that is possible; the minute's work sends the others. */
import type { AppointmentRow } from '../platform/database.ts';
import { failPoint } from '../platform/fail-point.ts';
import { flushNow } from '../outbox/outbox.ts';
import type { Client } from '../platform/supabase.ts';

/** Sends what was written with the last change, to the person and to the team. Never throws. */
export async function sendAppointmentEmails(
  service: Client,
  { id, sequence }: Pick<AppointmentRow, 'id' | 'sequence'>,
): Promise<void> {
  await flushNow(service, [`appointment:${id}:${sequence}`, `appointment-staff:${id}:${sequence}`]);
  failPoint('appointment:mailed');
}
