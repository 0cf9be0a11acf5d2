import { createHmac, timingSafeEqual } from 'node:crypto';
import { accountSecret } from './env.ts';

/**
 * HMAC-SHA256 of `parts` under the account secret, in hexadecimal. The first part names the purpose, so
 * hashes for different purposes never match.
 */
export function keyedHash(...parts: readonly [use: string, ...string[]]): string {
  return createHmac('sha256', accountSecret()).update(JSON.stringify(parts)).digest('hex');
}

/** Compares two texts in constant time, unless their lengths differ. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)] as const;
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `keyedHash` formatted as a UUID, for ids that a client must not be able to guess. */
export function keyedHashUuid(...parts: readonly [use: string, ...string[]]): string {
  return keyedHash(...parts)
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
