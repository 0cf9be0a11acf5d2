/** Sends the emails of an appointment right away if possible; `deliver` sends the rest. */
import type { AppointmentRow } from '../platform/database.ts';
import { failPoint } from '../platform/fail-point.ts';
import { flushNow } from '../outbox/outbox.ts';
import type { Client } from '../platform/supabase.ts';

/** Sends the emails enqueued by the last change, to the visitor and to the team. Never throws. */
export async function sendAppointmentEmails(
  service: Client,
  { id, sequence }: Pick<AppointmentRow, 'id' | 'sequence'>,
): Promise<void> {
  await flushNow(service, [`appointment:${id}:${sequence}`, `appointment-staff:${id}:${sequence}`]);
  failPoint('appointment:mailed');
}
