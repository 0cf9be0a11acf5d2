/** The token of a form: when it was reached, in a way that nobody else can write. Nothing is stored of it. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { minFillSeconds } from '../../../src/domain/support/form.ts';
import { keyedHash } from '../platform/hmac.ts';

/** Seconds for which a form token is good. */
export const maxAgeSeconds = 24 * 60 * 60;

const shape = /^(\d{10,16})\.([\w-]{22})\.([0-9a-f]{64})$/;

/** A new one: milliseconds since the epoch, what makes it unique, and the HMAC of both. */
export function createFormToken(now: number): string {
  const random = randomBytes(16).toString('base64url');
  return `${now}.${random}.${seal(String(now), random)}`;
}

export type FormToken =
  | { readonly type: 'good' }
  | { readonly type: 'too_fast'; readonly wait: number }
  | { readonly type: 'expired' };

/** What it is worth now; `wait` is in seconds. One that is not ours is as good as expired. */
export function verifyFormToken(formToken: string, now: number): FormToken {
  const [, time, random, given] = shape.exec(formToken) ?? [];
  if (time === undefined || random === undefined || given === undefined) return { type: 'expired' };
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(seal(time, random)))) {
    return { type: 'expired' };
  }
  const age = (now - Number(time)) / 1_000;
  if (age > maxAgeSeconds) return { type: 'expired' };
  if (age < minFillSeconds) return { type: 'too_fast', wait: Math.ceil(minFillSeconds - age) };
  return { type: 'good' };
}

/** Under which a form token is known once it was used. */
export function formTokenHash(formToken: string): string {
  return keyedHash('support-form-token-used', formToken);
}

function seal(time: string, random: string): string {
  return keyedHash('support-form-token', time, random);
}
