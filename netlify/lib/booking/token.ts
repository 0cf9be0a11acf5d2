/** The token of an appointment's link: made from its id alone, so that there is nothing to store or to spend. */
import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../platform/hmac.ts';

/** The id in 22 characters, and an HMAC of it. */
export function signLinkToken(id: string): string {
  const name = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  const proof = Buffer.from(keyedHash('appointment-link', id), 'hex').toString('base64url');
  return `${name}.${proof}`;
}

/** The id that a token was made for; undefined when we did not make it. */
export function verifyLinkToken(token: string): string | undefined {
  const [, name] = /^([\w-]{22})\.[\w-]{43}$/.exec(token) ?? [];
  if (name === undefined) return undefined;
  const id = Buffer.from(name, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  // The whole token: several spellings of the last character before the dot would give the same id.
  const made = Buffer.from(signLinkToken(id));
  const given = Buffer.from(token);
  return given.length === made.length && timingSafeEqual(given, made) ? id : undefined;
}
