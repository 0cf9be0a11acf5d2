/** Converts appointment rows to responses. */
import type {
  Appointment,
  AppointmentCode,
  OwnAppointments,
} from '../../../src/domain/api/appointment.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { lastChange, mayChange } from '../../../src/domain/booking/slots.ts';
import { HttpError } from '../http/http-error.ts';
import type { AppointmentRow } from '../platform/database.ts';
import type { Client } from '../platform/supabase.ts';
import { signLinkToken } from './token.ts';

/** Finds an appointment, booked or cancelled, by a unique column; undefined when there is none. */
export async function findAppointment(
  service: Client,
  column: 'id' | 'request',
  value: string,
): Promise<AppointmentRow | undefined> {
  const { data, error } = await service
    .from('appointments')
    .select()
    .eq(column, value)
    .in('status', ['booked', 'cancelled'])
    .maybeSingle();
  if (error) throw error;
  return data ?? undefined;
}

/** An appointment as its owner sees it. */
export function appointmentResponse(row: AppointmentRow): Appointment {
  const start = new Date(row.start_at);
  return {
    type: 'appointment',
    reference: row.reference ?? '',
    start: start.toISOString(),
    end: new Date(row.end_at).toISOString(),
    status: row.status === 'booked' ? 'booked' : 'cancelled',
    changeable_until: lastChange(slotRules, start).toISOString(),
    changeable: row.status === 'booked' && mayChange(slotRules, start, new Date()),
    token: signLinkToken(row.id),
  };
}

/** The appointments of an account: upcoming, soonest first; then past or cancelled, newest first. */
export async function ownAppointments(service: Client, userId: string): Promise<OwnAppointments> {
  const { data, error } = await service
    .from('appointments')
    .select()
    .eq('user_id', userId)
    .in('status', ['booked', 'cancelled'])
    .order('start_at', { ascending: false });
  if (error) throw error;
  const isUpcoming = (row: AppointmentRow): boolean => row.status === 'booked' && !isOver(row);
  const upcoming = data.filter(isUpcoming).reverse();
  const past = data.filter((row) => !isUpcoming(row));
  return { type: 'mine', appointments: [...upcoming, ...past].map(appointmentResponse) };
}

/** An error of the booking, with its HTTP status. */
export function bookingError(
  status: number,
  code: AppointmentCode,
  message: string,
): HttpError<AppointmentCode> {
  return new HttpError(status, code, message);
}

/** Whether an appointment has ended. */
export function isOver({ end_at }: AppointmentRow): boolean {
  return Date.parse(end_at) <= Date.now();
}

/** The appointment has ended. */
export function over(): HttpError<AppointmentCode> {
  return bookingError(410, 'link_expired', 'The appointment is over.');
}

/** The appointment is cancelled. */
export function cancelled(): HttpError<AppointmentCode> {
  return bookingError(409, 'cancelled', 'The appointment is cancelled: book a new one.');
}

/** The network has used up its share of the upcoming slots with bookings. */
export function networkFull(): HttpError<AppointmentCode> {
  return bookingError(409, 'network_full', 'This network has its share of the upcoming slots.');
}
