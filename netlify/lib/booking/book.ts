/** A slot booked, by anybody; with the account of whoever is signed in. */
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

/** How many appointments may be coming for one address, or one account. */
const mostComing = 3;

type Wish = Extract<z.output<typeof appointmentRequest>, { action: 'book' }>;

/** Books it, once for a request: sent again, whatever came between, the answer is the same. */
export async function bookSlot(
  service: Client,
  request: Request,
  wish: Wish,
): Promise<Booked | Taken> {
  if (wish.website !== '')
    throw bookingError(400, 'looks_automated', 'A field was filled that no person sees.');
  const phone = await readPhone(wish.phone, wish.lang);
  if (phone.type !== 'phone') throw new HttpError(400, 'bad_request', 'Check: phone.');

  const known = requestOf(wish);
  const refused = await tryOf(service, request, wish.email);
  const slot = offeredSlot(wish.start);
  if (refused || !slot) {
    // Sent again: what was booked stays booked, though nothing more may be.
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
  if (!made) throw new Error('What was booked is gone.');
  return answerBooked(service, made);
}

/**
 * The browser's request together with the address it was made for: the number alone tells nobody of an
 * appointment that is somebody else's, as on a computer that two people use.
 */
function requestOf({ request, email }: Wish): string {
  return keyedHashUuid('appointment-request', request.toLowerCase(), email.toLowerCase());
}

/** What is counted once it is booked, in the same step. */
function rateLimitsOf(member: string | null, caller: string, email: string): RateLimit[] {
  return [
    rateLimit('appointment-booked', member ?? caller),
    rateLimit('appointment-booked-mail', normalizeEmail(email)),
    ...(member === null ? [rateLimit('appointment-global', '')] : []),
  ];
}

/** Counts the attempt for the IP address, then for the email address; returns the error past a limit. */
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

/** Whose session it is, if it is whole. Any other is as good as none: nobody has to sign in to book. */
async function memberOf(request: Request): Promise<string | null> {
  const session = await verifyMember(bearerToken(request));
  return session.type === 'user' ? session.id : null;
}
