/** The appointments of the signed-in user. */
import type { ReadableAtom } from 'nanostores';
import type { Appointment, OwnAppointments } from '../../domain/api/appointment.ts';
import { callAppointment } from './slots.ts';
import { createUserStore } from '../user-store.ts';
import { accessToken } from '../auth/session.ts';

export type OwnAppointmentsState =
  | { readonly type: 'loading' }
  | {
      readonly type: 'known';
      /** Soonest first. */
      readonly upcoming: readonly Appointment[];
      /** Over or cancelled, newest first. */
      readonly past: readonly Appointment[];
    }
  | { readonly type: 'failed' };

const own = createUserStore<OwnAppointmentsState>({ type: 'loading' }, read);
export const $ownAppointments: ReadableAtom<OwnAppointmentsState> = own.$state;
export const refreshOwnAppointments = own.refresh;

/** Splits appointments into upcoming and past (or cancelled). */
export function sorted(
  appointments: readonly Appointment[],
  now: Date,
): { upcoming: readonly Appointment[]; past: readonly Appointment[] } {
  const isUpcoming = ({ status, end }: Appointment) => status === 'booked' && new Date(end) > now;
  return {
    upcoming: appointments
      .filter(isUpcoming)
      .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)),
    past: appointments
      .filter((one) => !isUpcoming(one))
      .toSorted((a, b) => Date.parse(b.start) - Date.parse(a.start)),
  };
}

async function read(): Promise<OwnAppointmentsState> {
  const token = await accessToken();
  const outcome = await callAppointment<OwnAppointments>({ action: 'mine' }, token);
  if (outcome.type === 'error') return { type: 'failed' };
  return { type: 'known', ...sorted(outcome.value.appointments, new Date()) };
}
