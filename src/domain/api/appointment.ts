/**
 * Contract of `POST /.netlify/functions/appointment`: a consultation booked, looked at, moved, cancelled;
 * signed in or not. What comes from a mail's link carries its token, which nothing here spends.
 * Instants are ISO 8601 in UTC.
 */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import { maximumNameLength } from '../account/name.ts';
import { maxMessage } from '../booking/limits.ts';
import type { CommonCode } from './errors.ts';
import { emailField, lineField, textField } from './fields.ts';

const start = z.iso.datetime();
/** What a hold is given back or booked with: a secret of the browser that made it. */
const hold = z.string().min(20).max(100);
const token = z.string().min(20).max(200);
/** Made by the browser for one press of the button: sent twice, it acts once. */
const request = z.uuid();

export const appointmentRequest = z.discriminatedUnion('action', [
  /** What can be booked now. Answer: `FreeSlots`. */
  z.strictObject({ action: z.literal('slots') }),
  /** Keeps a slot for five minutes while the form is filled, and gives `earlier` back. `Held` or `Taken`. */
  z.strictObject({ action: z.literal('hold'), start, earlier: hold.optional() }),
  /** Gives it back. Answer: `Released`, whether there was one or not. */
  z.strictObject({ action: z.literal('release'), hold }),
  /** Answer: `Booked` or `Taken`. A hold that ran out does not matter while the slot is free. */
  z.strictObject({
    action: z.literal('book'),
    request,
    start,
    hold: hold.optional(),
    firstName: lineField(maximumNameLength).min(1),
    lastName: lineField(maximumNameLength).min(1),
    email: emailField,
    phone: lineField(40).min(4),
    message: textField(maxMessage).default(''),
    lang: z.enum(langs),
    /** IANA name of the visitor's zone, for the mails. */
    zone: z.string().max(60).default('Europe/Paris'),
    /** A field no person sees. */
    website: z.string().max(200).default(''),
  }),
  /** The appointment behind a link. Answer: `Appointment`. */
  z.strictObject({ action: z.literal('look'), token }),
  /** Answer: `Appointment` or `Taken`. */
  z.strictObject({ action: z.literal('move'), token, start, request, hold: hold.optional() }),
  /** Answer: `Appointment`; cancelled again, the same answer. */
  z.strictObject({ action: z.literal('cancel'), token }),
  /** Those of the account, coming and past. Session required. Answer: `OwnAppointments`. */
  z.strictObject({ action: z.literal('mine') }),
]);
export type AppointmentRequest = z.input<typeof appointmentRequest>;

export interface FreeSlots {
  readonly type: 'slots';
  /** The server's clock. */
  readonly now: string;
  /** Starts of the free slots, in order. */
  readonly starts: readonly string[];
}

export interface Held {
  readonly type: 'held';
  readonly hold: string;
  readonly until: string;
}

export interface Released {
  readonly type: 'released';
}

/** Somebody else was quicker, or the slot is not offered any more. */
export interface Taken {
  readonly type: 'taken';
  /** The free slots nearest to it, at most three, in the order of time. */
  readonly nearest: readonly string[];
}

export interface Appointment {
  readonly type: 'appointment';
  /** `RDV-1A2B3C4D`. */
  readonly reference: string;
  readonly start: string;
  readonly end: string;
  readonly status: 'booked' | 'cancelled';
  /** Until when it may be moved or cancelled here. */
  readonly changeable_until: string;
  /** The link's token: leads back to this appointment. */
  readonly token: string;
}

export interface Booked extends Omit<Appointment, 'type'> {
  readonly type: 'booked';
  /** The address that the confirmation goes to. */
  readonly confirmation_to: string;
}

export interface OwnAppointments {
  readonly type: 'mine';
  /** Coming ones first, soonest first; then those of the last year, newest first. */
  readonly appointments: readonly Appointment[];
}

/**
 * `bad_link`: the link is wrong; `link_expired`: the appointment is over; `too_late`: the notice has begun,
 * so it can no longer be moved or cancelled here; `cancelled`: it is cancelled, so it cannot be moved;
 * `too_many`: this address has as many appointments coming as it may have; `looks_automated`: the field that
 * no person sees was filled; `second_factor_required`: the session has not given it.
 */
export type AppointmentCode =
  | CommonCode
  | 'bad_link'
  | 'link_expired'
  | 'too_late'
  | 'cancelled'
  | 'too_many'
  | 'looks_automated'
  | 'second_factor_required';
