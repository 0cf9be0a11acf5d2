/** Reserves a slot for a browser while its form is filled in, and releases it. */
import type { Held, Released, Taken } from '../../../src/domain/api/appointment.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { lastChange, type Slot } from '../../../src/domain/booking/slots.ts';
import type { HttpError } from '../http/http-error.ts';
import { clientIp } from '../http/client-ip.ts';
import { failPoint } from '../platform/fail-point.ts';
import { keyedHash } from '../platform/hmac.ts';
import { consumeRateLimit, rateLimited } from '../http/rate-limit.ts';
import type { Client } from '../platform/supabase.ts';
import { networkHash, networkShares } from './network-share.ts';
import { offeredSlot, takenResponse } from './calendar.ts';
import { networkFull } from './responses.ts';

/** Maximum of a hold; one whose slot comes too close to book ends then. */
const holdSeconds = 5 * 60;

/** Maximum of concurrent holds per IP address, so that nobody can block the calendar. */
const maxHeldPerIp = 3;

interface HoldRequest {
  readonly start: string;
  readonly hold: string;
  readonly earlier?: string | undefined;
}

/** Holds the slot unless it is taken; releases earlier holds of this browser in the same transaction. */
export async function holdSlot(
  service: Client,
  request: Request,
  { start, hold, earlier }: HoldRequest,
): Promise<Held | Taken> {
  const caller = clientIp(request);
  await consumeRateLimit(service, 'appointment-hold', caller);
  const slot = offeredSlot(start);
  if (!slot) {
    await releaseSlot(service, hold);
    if (earlier !== undefined) await releaseSlot(service, earlier);
    return takenResponse(service, start);
  }
  const { data, error } = await service.rpc('hold_appointment', {
    p_start: slot.start.toISOString(),
    p_end: slot.end.toISOString(),
    p_hold_hash: holdHash(hold),
    p_earlier_hash: earlier === undefined ? null : holdHash(earlier),
    p_ip_hash: keyedHash('appointment-caller', caller),
    p_seconds: Math.min(holdSeconds, secondsToBook(slot)),
    p_max_per_ip: maxHeldPerIp,
    p_network_hash: networkHash(request),
    p_shares: networkShares,
  });
  if (error) throw error;
  failPoint('appointment:held');
  const [result] = data;
  if (result?.outcome === 'held' && result.until !== null) {
    return { type: 'held', until: new Date(result.until).toISOString() };
  }
  if (result?.outcome === 'network_full') throw networkFull();
  if (result?.outcome === 'too_many') throw tooManyHeld(result.until);
  return takenResponse(service, start);
}

/** Releases a hold, if it exists. */
export async function releaseSlot(service: Client, secret: string): Promise<Released> {
  const { error } = await service.rpc('release_appointment', {
    p_hold_hash: holdHash(secret),
  });
  if (error) throw error;
  return { type: 'released' };
}

/** Whole seconds until the slot is within its notice period and can no longer be booked. */
function secondsToBook({ start }: Slot): number {
  return Math.floor((lastChange(slotRules, start).getTime() - Date.now()) / 1_000);
}

/** The HMAC a hold is stored under. */
export function holdHash(secret: string): string {
  return keyedHash('appointment-hold', secret);
}

/** `until` is null when holds of several addresses fill the network's share. */
function tooManyHeld(until: string | null): HttpError {
  const secondsLeft =
    until === null ? holdSeconds : Math.ceil((Date.parse(until) - Date.now()) / 1_000);
  const seconds = Math.max(1, secondsLeft);
  return rateLimited(seconds);
}
