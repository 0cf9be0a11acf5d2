/** Books a slot for any visitor, linked to the account if the visitor is signed in. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Booked, Taken, appointmentRequest } from '../../../src/domain/api/appointment.ts';
import { readPhone } from '../../../src/domain/account/phone.ts';
import { normalizeEmail } from '../../../src/domain/shared/email.ts';
import { rejectHoneypot } from '../http/honeypot.ts';
import { HttpError } from '../http/http-error.ts';
import { clientIp } from '../http/client-ip.ts';
import { optionalMember } from '../http/member.ts';
import type { AppointmentRow } from '../platform/database.ts';
import { failPoint } from '../platform/fail-point.ts';
import { keyedHashUuid } from '../platform/hmac.ts';
import {
  rateLimited,
  consumeRateLimits,
  mailboxLimit,
  publicLimits,
  rateLimit,
} from '../http/rate-limit.ts';
import { proofRequired, verifiedProof } from '../http/proof-of-work.ts';
import type { TransactionLimit } from '../platform/database/rate-limits.ts';
import type { Client } from '../platform/supabase.ts';
import {
  appointmentResponse,
  bookingError,
  cancelled,
  findAppointment,
  isOver,
  networkFull,
  over,
} from './responses.ts';
import { offeredSlot, takenResponse } from './calendar.ts';
import { holdHash } from './hold.ts';
import { networkHash, networkShares } from './network-share.ts';
import { sendAppointmentEmails } from './emails.ts';
import { signLinkToken } from './token.ts';
import { supportedZone } from './visitor-zone.ts';

/** Maximum of upcoming appointments per account, or per mailbox without a session. */
const maxUpcoming = 3;

type Booker = NonNullable<Awaited<ReturnType<typeof optionalMember>>>;
type Details = Pick<AppointmentRow, 'first_name' | 'last_name' | 'phone' | 'message'>;
type BookingRequest = Extract<z.output<typeof appointmentRequest>, { action: 'book' }>;

/**
 * Books the slot. Idempotent per request id: a retry gets the same response. Throws if what the request has booked is
 * cancelled or over by now: to book again takes another id.
 */
export async function bookSlot(
  service: Client,
  request: Request,
  booking: BookingRequest,
): Promise<Booked | Taken> {
  rejectHoneypot(booking.website);
  const phone = await readPhone(booking.phone, booking.lang);
  if (phone.type !== 'phone') throw new HttpError(400, 'bad_request', 'Check: phone.');

  const details = {
    first_name: booking.firstName,
    last_name: booking.lastName,
    phone: phone.number,
    message: booking.message,
  };
  const key = idempotencyKey(booking);
  const member = await optionalMember(request);
  const limitError = await countAttempt(service, request, member?.id ?? booking.email);
  const slot = offeredSlot(booking.start);
  if (limitError || !slot) {
    // A retry: the existing booking is returned even if the limit or the slot would reject it now.
    const booked = await findAppointment(service, 'request', key);
    if (booked) return bookedResponse(service, booked, details);
    if (limitError) throw limitError;
    return takenResponse(service, booking.start);
  }
  const id = randomUUID();
  const { data: outcome, error } = await service.rpc('book_appointment', {
    p_id: id,
    p_request: key,
    p_start: slot.start.toISOString(),
    p_end: slot.end.toISOString(),
    p_hold_hash: booking.hold === undefined ? null : holdHash(booking.hold),
    p_user: member?.id ?? null,
    p_first_name: details.first_name,
    p_last_name: details.last_name,
    p_email: booking.email,
    p_phone: details.phone,
    p_message: details.message,
    p_language: booking.lang,
    p_zone: supportedZone(booking.zone),
    p_token: signLinkToken(id),
    p_max_upcoming: maxUpcoming,
    p_limits: rateLimitsOf(member, request, booking),
    p_network_hash: networkHash(request),
    p_shares: networkShares,
  });
  if (error) throw error;
  failPoint('appointment:booked');
  if (outcome === 'taken') return takenResponse(service, booking.start);
  if (outcome === 'too_many') {
    throw bookingError(409, 'too_many', `${maxUpcoming} appointments are upcoming already.`);
  }
  if (outcome === 'network_full') throw networkFull();
  if (outcome === 'proof_required') throw proofRequired();
  if (outcome.startsWith('limited ')) throw rateLimited(Number(outcome.slice('limited '.length)));
  const booked = await findAppointment(service, 'request', key);
  if (!booked) throw new Error('The booked appointment was not found.');
  return bookedResponse(service, booked, details);
}

/**
 * Idempotency key of the browser's request id together with the email address: the id alone must not reveal
 * another user's appointment, for example on a shared computer.
 */
function idempotencyKey({ request, email }: BookingRequest): string {
  return keyedHashUuid('appointment-request', request.toLowerCase(), email.toLowerCase());
}

/** Limits that count bookings made, in the same transaction. */
function rateLimitsOf(
  member: Booker | undefined,
  request: Request,
  booking: BookingRequest,
): TransactionLimit[] {
  return [
    rateLimit('appointment-booked', member?.id ?? clientIp(request)),
    mailboxLimit('appointment-booked-mail', booking.email, member?.email),
    ...publicLimits('appointment', request, verifiedProof(booking.proof, booking.request)),
  ];
}

/**
 * Counts the attempt for the IP address, then for the account or else the email address, which a stranger may
 * have typed; returns the error when a limit is exceeded.
 */
async function countAttempt(
  service: Client,
  request: Request,
  who: string,
): Promise<HttpError | undefined> {
  try {
    await consumeRateLimits(service, [
      rateLimit('appointment-book', clientIp(request)),
      rateLimit('appointment-mail', normalizeEmail(who)),
    ]);
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}

async function bookedResponse(
  service: Client,
  row: AppointmentRow,
  sent: Details,
): Promise<Booked> {
  if (row.status === 'cancelled') throw cancelled();
  if (isOver(row)) throw over();
  await sendAppointmentEmails(service, row);
  return {
    ...appointmentResponse(row),
    type: 'booked',
    confirmation_to: row.email,
    details_differ:
      row.first_name !== sent.first_name ||
      row.last_name !== sent.last_name ||
      row.phone !== sent.phone ||
      row.message !== sent.message,
  };
}
