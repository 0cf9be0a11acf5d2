import { createHmac } from 'node:crypto';
import { accountSecret } from './env.ts';

/**
 * HMAC-SHA256, in hexadecimal, of `parts` under the account secret. What it was made from can be neither
 * read from it nor tried against it without the secret. The first part names its use.
 */
export function fingerprint(...parts: readonly [use: string, ...string[]]): string {
  return createHmac('sha256', accountSecret()).update(JSON.stringify(parts)).digest('hex');
}
