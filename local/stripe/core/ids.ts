import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Creates an object id with Stripe's prefix and the stand-in's `local` marker.
 * @param prefix Stripe's own prefix, such as `sub` or `cs_test`.
 */
export function newId(prefix: string): string {
  let random = '';
  for (const byte of randomBytes(20)) random += alphabet.charAt(byte % alphabet.length);
  return `${prefix}_local_${random}`;
}
