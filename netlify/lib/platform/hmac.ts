import { createHmac } from 'node:crypto';
import { accountSecret } from './env.ts';

/**
 * HMAC-SHA256, in hexadecimal, of `parts` under the account secret. What it was made from can be neither
 * read from it nor tried against it without the secret. The first part names its use.
 */
export function fingerprint(...parts: readonly [use: string, ...string[]]): string {
  return createHmac('sha256', accountSecret()).update(JSON.stringify(parts)).digest('hex');
}

/** The same in the form of a UUID: what a request is known under, where its number alone must open nothing. */
export function fingerprintUuid(...parts: readonly [use: string, ...string[]]): string {
  return fingerprint(...parts)
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
