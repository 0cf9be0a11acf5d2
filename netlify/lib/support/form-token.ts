/** Signed form token with the time the form was opened (spam protection). Stateless. */
import { randomBytes } from 'node:crypto';
import { minFillSeconds } from '../../../src/domain/support/form.ts';
import { isSameText, keyedHash } from '../platform/hmac.ts';

/** Lifetime of a form token, in seconds. */
const maxAgeSeconds = 24 * 60 * 60;

const pattern = /^(\d{10,16})\.([\w-]{22})\.([0-9a-f]{64})$/;

/** Creates a token: milliseconds since the epoch, a random part, and the HMAC of both. */
export function createFormToken(now: number): string {
  const random = randomBytes(16).toString('base64url');
  return `${now}.${random}.${sign(String(now), random)}`;
}

export type FormToken =
  | { readonly type: 'good' }
  | { readonly type: 'too_fast'; readonly wait: number }
  | { readonly type: 'expired' };

/** Verifies a token; `wait` is in seconds. An invalid signature counts as expired. */
export function verifyFormToken(formToken: string, now: number): FormToken {
  const [, time, random, signature] = pattern.exec(formToken) ?? [];
  if (time === undefined || random === undefined || signature === undefined)
    return { type: 'expired' };
  if (!isSameText(signature, sign(time, random))) return { type: 'expired' };
  const age = (now - Number(time)) / 1_000;
  if (age > maxAgeSeconds) return { type: 'expired' };
  if (age < minFillSeconds) return { type: 'too_fast', wait: Math.ceil(minFillSeconds - age) };
  return { type: 'good' };
}

/** The hash a used form token is stored under. */
export function formTokenHash(formToken: string): string {
  return keyedHash('support-form-token-used', formToken);
}

function sign(time: string, random: string): string {
  return keyedHash('support-form-token', time, random);
}
