/**
 * Contract of `POST /.netlify/functions/appointment`: books, reads, moves or cancels a
 * consultation, with or without a session. Requests from an email link carry its token, which
 * is never consumed. Instants are ISO 8601 in UTC.
 */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import { maximumNameLength } from '../account/name.ts';
import type { CalendarDay } from '../booking/french-holidays.ts';
import { maxMessage } from '../booking/limits.ts';
import type { CommonCode } from './errors.ts';
import { emailField, lineField, textField } from './fields.ts';
import { proofField, puzzleRequest } from './puzzle.ts';

const start = z.iso.datetime();
/** Secret of a hold, needed to release or book it; known only to the browser that made it. */
const hold = z.string().min(20).max(100);
/** A secret made by the browser before it is sent: 32 random bytes, base64url without padding. */
const newHold = z.string().regex(/^[\w-]{43}$/);
const token = z.string().min(20).max(200);
/** Idempotency key made by the browser for one press of the button. */
const request = z.uuid();

export const appointmentRequest = z.discriminatedUnion('action', [
  /** Slots that can be booked now. Response: `FreeSlots`. */
  z.strictObject({ action: z.literal('slots') }),
  /**
   * Holds a slot for five minutes while the form is filled in, under the secret `hold`. Releases whatever is held
   * under it, so that a repeated request renews the hold, and under `earlier`. Response: `Held` or `Taken`.
   */
  z.strictObject({ action: z.literal('hold'), start, hold: newHold, earlier: hold.optional() }),
  /** Releases a hold. Response: `Released`, whether it existed or not. */
  z.strictObject({ action: z.literal('release'), hold }),
  /**
   * Response: `Booked` or `Taken`. An expired hold does not matter while the slot is free. A repeated request returns
   * what it has booked; `cancelled` or `link_expired` if that is cancelled or over.
   */
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
    /** IANA name of the visitor's time zone, for the emails. */
    zone: z.string().max(60).default('Europe/Paris'),
    /** Honeypot. */
    website: z.string().max(200).default(''),
    proof: proofField,
  }),
  puzzleRequest,
  /** Reads the appointment of a link. Response: `Appointment`. */
  z.strictObject({ action: z.literal('show'), token }),
  /** Response: `Appointment` or `Taken`. */
  z.strictObject({ action: z.literal('move'), token, start, request, hold: hold.optional() }),
  /** Response: `Appointment`; the same if already cancelled. */
  z.strictObject({ action: z.literal('cancel'), token }),
  /**
   * The account's appointments, upcoming and past. Session required. Response:
   * `OwnAppointments`.
   */
  z.strictObject({ action: z.literal('mine') }),
]);
export type AppointmentRequest = z.input<typeof appointmentRequest>;

export interface FreeSlots {
  readonly type: 'slots';
  /** The server's clock. */
  readonly now: string;
  /** Starts of the free slots, sorted. */
  readonly starts: readonly string[];
  /** Extra days closed by the team, besides the regular closed days; sorted. */
  readonly closed: readonly CalendarDay[];
}

export interface Held {
  readonly type: 'held';
  readonly until: string;
}

export interface Released {
  readonly type: 'released';
}

/** The slot was booked by another visitor, or is no longer offered. */
export interface Taken {
  readonly type: 'taken';
  /** The nearest free slots, at most three, sorted by time. */
  readonly nearest: readonly string[];
}

export interface Appointment {
  readonly type: 'appointment';
  /** `RDV-1A2B3C4D`. */
  readonly reference: string;
  readonly start: string;
  readonly end: string;
  readonly status: 'booked' | 'cancelled';
  /** Last instant at which it may be moved or cancelled online. */
  readonly changeable_until: string;
  /** Whether it may be by the server's clock: the browser's may be wrong. */
  readonly changeable: boolean;
  /** Token of the link to this appointment. */
  readonly token: string;
}

export interface Booked extends Omit<Appointment, 'type'> {
  readonly type: 'booked';
  /** Address of the confirmation email. */
  readonly confirmation_to: string;
  /** A repeated request had another name, telephone number or message: the appointment has those first sent. */
  readonly details_differ: boolean;
}

export interface OwnAppointments {
  readonly type: 'mine';
  /** Upcoming ones first, soonest first; then those of the last year, newest first. */
  readonly appointments: readonly Appointment[];
}

/**
 * `bad_link`: invalid link; `link_expired`: the appointment is over; `too_late`: within the notice
 * period, so it can no longer be moved or cancelled online; `cancelled`: it is cancelled, so it
 * cannot be moved, nor booked by a repeated request; `too_many`: this address has the maximum number
 * of upcoming appointments;
 * `network_full`: the caller's network already has its share of the upcoming slots; `proof_required`:
 * many recent bookings, so resend with a proof of work; `looks_automated`: the honeypot was filled
 * in; `second_factor_required`: the session has not passed the second factor.
 */
export type AppointmentCode =
  | CommonCode
  | 'bad_link'
  | 'link_expired'
  | 'too_late'
  | 'cancelled'
  | 'too_many'
  | 'network_full'
  | 'proof_required'
  | 'looks_automated'
  | 'second_factor_required';
