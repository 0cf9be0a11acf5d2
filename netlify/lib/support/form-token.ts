/** The stamp of a form: when it was reached, in a way that nobody else can write. Nothing is stored of it. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { leastSeconds } from '../../../src/domain/support/form.ts';
import { keyedHash } from '../platform/hmac.ts';

/** Seconds for which a stamp is good. */
export const mostSeconds = 24 * 60 * 60;

const shape = /^(\d{10,16})\.([\w-]{22})\.([0-9a-f]{64})$/;

/** A new one: milliseconds since the epoch, what makes it unique, and the HMAC of both. */
export function newStamp(now: number): string {
  const random = randomBytes(16).toString('base64url');
  return `${now}.${random}.${seal(String(now), random)}`;
}

export type Stamp =
  | { readonly type: 'good' }
  | { readonly type: 'too_fast'; readonly wait: number }
  | { readonly type: 'expired' };

/** What it is worth now; `wait` is in seconds. One that is not ours is as good as expired. */
export function readStamp(stamp: string, now: number): Stamp {
  const [, time, random, given] = shape.exec(stamp) ?? [];
  if (time === undefined || random === undefined || given === undefined) return { type: 'expired' };
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(seal(time, random)))) {
    return { type: 'expired' };
  }
  const age = (now - Number(time)) / 1_000;
  if (age > mostSeconds) return { type: 'expired' };
  if (age < leastSeconds) return { type: 'too_fast', wait: Math.ceil(leastSeconds - age) };
  return { type: 'good' };
}

/** Under which a stamp is known once it was used. */
export function stampHash(stamp: string): string {
  return keyedHash('support-stamp-used', stamp);
}

function seal(time: string, random: string): string {
  return keyedHash('support-stamp', time, random);
}
