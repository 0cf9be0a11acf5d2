import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { accountSecret } from './env.ts';

/**
 * HMAC-SHA256 of `parts` under the account secret, in hexadecimal. The first part names the purpose, so
 * hashes for different purposes never match.
 */
export function keyedHash(...parts: readonly [use: string, ...string[]]): string {
  return createHmac('sha256', accountSecret()).update(JSON.stringify(parts)).digest('hex');
}

/** Compares two texts in constant time. Their hashes are compared, so that their lengths may differ. */
export function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** `keyedHash` formatted as a UUID, for ids that a client must not be able to guess. */
export function keyedHashUuid(...parts: readonly [use: string, ...string[]]): string {
  return keyedHash(...parts)
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
