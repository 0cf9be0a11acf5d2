import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * A new object id with Stripe's prefix and the stand-in's `local` marker.
 * @param prefix Stripe's own prefix, such as `sub` or `cs_test`.
 */
export function newId(prefix: string): string {
  let random = '';
  for (const byte of randomBytes(20)) random += ALPHABET.charAt(byte % ALPHABET.length);
  return `${prefix}_local_${random}`;
}
