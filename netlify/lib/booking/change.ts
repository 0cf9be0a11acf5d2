/** Shows, moves or cancels an appointment through its link. The link is never consumed. */
import type { Appointment, Taken } from '../../../src/domain/api/appointment.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { mayChange } from '../../../src/domain/booking/slots.ts';
import type { AppointmentRow } from '../platform/database.ts';
import { failPoint } from '../platform/fail-point.ts';
import { consumeRateLimit, rateLimit, rateLimited } from '../http/rate-limit.ts';
import type { Client } from '../platform/supabase.ts';
import {
  appointmentResponse,
  bookingError,
  cancelled,
  findAppointment,
  isOver,
  over,
} from './responses.ts';
import { offeredSlot, takenResponse } from './calendar.ts';
import { holdHash } from './hold.ts';
import { sendAppointmentEmails } from './emails.ts';
import { verifyLinkToken } from './token.ts';

export interface MoveRequest {
  readonly token: string;
  readonly start: string;
  readonly request: string;
  readonly hold?: string | undefined;
}

/** The appointment of a link. Throws for a link that is invalid or over. */
export async function showAppointment(service: Client, token: string): Promise<Appointment> {
  return appointmentResponse(await loadByToken(service, token));
}

/** Moves the appointment, once per request id; if the new slot is taken, it keeps its slot. */
export async function moveAppointment(
  service: Client,
  { token, start, request, hold }: MoveRequest,
): Promise<Appointment | Taken> {
  return retryWhenStale(async () => {
    const row = await loadByToken(service, token);
    if (row.moves.includes(request)) return changedResponse(service, row);
    if (row.status === 'cancelled') throw cancelled();
    if (Date.parse(start) === Date.parse(row.start_at)) return appointmentResponse(row);
    requireNotice(row);
    const slot = offeredSlot(start);
    if (!slot) return takenResponse(service, start);
    await consumeRateLimit(service, 'appointment-move-try', row.id);
    const { data: outcome, error } = await service.rpc('move_appointment', {
      p_id: row.id,
      p_sequence: row.sequence,
      p_request: request,
      p_start: slot.start.toISOString(),
      p_end: slot.end.toISOString(),
      p_hold_hash: hold === undefined ? null : holdHash(hold),
      p_token: token,
      p_limit: rateLimit('appointment-move', row.id),
    });
    if (error) throw error;
    failPoint('appointment:moved');
    if (outcome === 'stale') return outcome;
    if (outcome === 'taken') return takenResponse(service, start);
    if (outcome === 'cancelled') throw cancelled();
    if (outcome !== 'moved') throw rateLimited(Number(outcome.slice('limited '.length)));
    return changedResponse(service, await loadByToken(service, token));
  });
}

/** Cancels the appointment. Idempotent. */
export async function cancelAppointment(service: Client, token: string): Promise<Appointment> {
  return retryWhenStale(async () => {
    const row = await loadByToken(service, token);
    if (row.status === 'cancelled') return changedResponse(service, row);
    requireNotice(row);
    const { data: outcome, error } = await service.rpc('cancel_appointment', {
      p_id: row.id,
      p_sequence: row.sequence,
      p_token: token,
    });
    if (error) throw error;
    failPoint('appointment:cancelled');
    if (outcome === 'stale') return outcome;
    return changedResponse(service, await loadByToken(service, token));
  });
}

/** The appointment of a link token. Throws once it has ended. */
async function loadByToken(service: Client, token: string): Promise<AppointmentRow> {
  const id = verifyLinkToken(token);
  const row = id === undefined ? undefined : await findAppointment(service, 'id', id);
  if (!row) throw bookingError(404, 'bad_link', 'This link is wrong.');
  if (isOver(row)) throw over();
  return row;
}

/** Retries while the row changes between read and write (optimistic locking), for example from two tabs. */
async function retryWhenStale<Answer>(work: () => Promise<Answer | 'stale'>): Promise<Answer> {
  for (let tries = 1; tries <= 5; tries += 1) {
    const answer = await work();
    if (answer !== 'stale') return answer;
  }
  throw bookingError(503, 'unavailable', 'The appointment is being changed. Please try again.');
}

async function changedResponse(service: Client, row: AppointmentRow): Promise<Appointment> {
  await sendAppointmentEmails(service, row);
  return appointmentResponse(row);
}

function requireNotice(row: AppointmentRow): void {
  if (mayChange(slotRules, new Date(row.start_at), new Date())) return;
  throw bookingError(409, 'too_late', 'The deadline for changes has passed.');
}
