/** Books a slot for any visitor, linked to the account if the visitor is signed in. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Booked, Taken, appointmentRequest } from '../../../src/domain/api/appointment.ts';
import { readPhone } from '../../../src/domain/account/phone.ts';
import { HttpError } from '../http/http-error.ts';
import { clientIp, normalizeEmail } from '../http/client-ip.ts';
import type { AppointmentRow } from '../platform/database.ts';
import { failPoint } from '../platform/fail-point.ts';
import { keyedHashUuid } from '../platform/hmac.ts';
import { rateLimited, consumeRateLimits, rateLimit } from '../http/rate-limit.ts';
import type { RateLimit } from '../platform/database/rate-limits.ts';
import { bearerToken, verifyMember, type Client } from '../platform/supabase.ts';
import { appointmentResponse, findAppointment, bookingError } from './responses.ts';
import { offeredSlot, takenResponse } from './calendar.ts';
import { holdHash } from './hold.ts';
import { sendAppointmentEmails } from './emails.ts';
import { signLinkToken } from './token.ts';
import { supportedZone } from './visitor-zone.ts';

/** Maximum of upcoming appointments per email address and per account. */
const mostComing = 3;

type Wish = Extract<z.output<typeof appointmentRequest>, { action: 'book' }>;

/** Books the slot. Idempotent per request id: a retry gets the same response. */
export async function bookSlot(
  service: Client,
  request: Request,
  wish: Wish,
): Promise<Booked | Taken> {
  if (wish.website !== '')
    throw bookingError(400, 'looks_automated', 'The honeypot field was filled in.');
  const phone = await readPhone(wish.phone, wish.lang);
  if (phone.type !== 'phone') throw new HttpError(400, 'bad_request', 'Check: phone.');

  const known = requestOf(wish);
  const refused = await tryOf(service, request, wish.email);
  const slot = offeredSlot(wish.start);
  if (refused || !slot) {
    // A retry: the existing booking is returned even if the limit or the slot would reject it now.
    const made = await findAppointment(service, 'request', known);
    if (made) return answerBooked(service, made);
    if (refused) throw refused;
    return takenResponse(service, wish.start);
  }
  const id = randomUUID();
  const member = await memberOf(request);
  const { data: outcome, error } = await service.rpc('book_appointment', {
    p_id: id,
    p_request: known,
    p_start: slot.start.toISOString(),
    p_end: slot.end.toISOString(),
    p_hold_hash: holdHash(wish.hold),
    p_user: member,
    p_first_name: wish.firstName,
    p_last_name: wish.lastName,
    p_email: wish.email,
    p_phone: phone.number,
    p_message: wish.message,
    p_language: wish.lang,
    p_zone: supportedZone(wish.zone),
    p_token: signLinkToken(id),
    p_max_upcoming: mostComing,
    p_limits: rateLimitsOf(member, clientIp(request), wish.email),
  });
  if (error) throw error;
  failPoint('appointment:booked');
  if (outcome === 'taken') return takenResponse(service, wish.start);
  if (outcome === 'too_many') {
    throw bookingError(409, 'too_many', `${mostComing} appointments are coming already.`);
  }
  if (outcome.startsWith('limited ')) throw rateLimited(Number(outcome.slice('limited '.length)));
  const made = await findAppointment(service, 'request', known);
  if (!made) throw new Error('The booked appointment was not found.');
  return answerBooked(service, made);
}

/**
 * Idempotency key of the browser's request id together with the email address: the id alone must not reveal
 * another user's appointment, for example on a shared computer.
 */
function requestOf({ request, email }: Wish): string {
  return keyedHashUuid('appointment-request', request.toLowerCase(), email.toLowerCase());
}

/** Limits that count bookings made, in the same transaction. */
function rateLimitsOf(member: string | null, caller: string, email: string): RateLimit[] {
  return [
    rateLimit('appointment-booked', member ?? caller),
    rateLimit('appointment-booked-mail', normalizeEmail(email)),
    ...(member === null ? [rateLimit('appointment-global', '')] : []),
  ];
}

/**
 * Counts the attempt for the IP address, then for the email address; returns the error when a limit is
 * exceeded.
 */
async function tryOf(
  service: Client,
  request: Request,
  email: string,
): Promise<HttpError | undefined> {
  try {
    await consumeRateLimits(service, [
      rateLimit('appointment-book', clientIp(request)),
      rateLimit('appointment-mail', normalizeEmail(email)),
    ]);
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}

async function answerBooked(service: Client, row: AppointmentRow): Promise<Booked> {
  await sendAppointmentEmails(service, row);
  return { ...appointmentResponse(row), type: 'booked', confirmation_to: row.email };
}

/**
 * The signed-in user, or null if there is no fully authenticated session (MFA included): booking needs no
 * account.
 */
async function memberOf(request: Request): Promise<string | null> {
  const session = await verifyMember(bearerToken(request));
  return session.type === 'user' ? session.id : null;
}
