/**
 * Secrets of a webhook. The signing secret is derived from the webhook's id and secret version: it
 * is not stored, and changing ACCOUNT_SECRET changes all. Recipe values are stored encrypted, and
 * can be decrypted for their webhook only.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { RecipeValues } from '../../../../src/domain/signals/webhooks/request.ts';
import { secretText } from '../../../../src/domain/signals/webhooks/signature.ts';
import type { SignalWebhookRow } from '../../platform/database/signal-webhooks.ts';
import { keyedHash } from '../../platform/hmac.ts';

/** The secret of one version, as its owner sees it once. */
export function signingSecret(id: string, version: number): string {
  return secretText(Buffer.from(keyedHash('webhook-secret', id, String(version)), 'hex'));
}

/**
 * Number of secrets that sign during a rotation: if the new secret is lost and rotated again, the tool still has an
 * earlier one.
 */
const signTogether = 4;

/** The secrets that sign now, newest first: the current one and, during a rotation, those before it. */
export function signingSecrets(
  {
    id,
    secret_version: version,
    previous_secret_until: until,
  }: Pick<SignalWebhookRow, 'id' | 'secret_version' | 'previous_secret_until'>,
  now: number,
): string[] {
  const isReplacing = until !== null && Date.parse(until) > now;
  const count = isReplacing ? Math.min(version, signTogether) : 1;
  return Array.from({ length: count }, (_, back) => signingSecret(id, version - back));
}

const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** Encrypts the values of a recipe for a webhook. */
export function sealValues(id: string, values: RecipeValues): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, valuesKey(), iv).setAAD(Buffer.from(id));
  const text = Buffer.concat([sealing.update(JSON.stringify(values)), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), text]).toString('base64');
}

/** Decrypts values. Throws if they were encrypted for another webhook or under another secret. */
export function openValues(id: string, sealed: string | null): RecipeValues {
  if (sealed === null) return {};
  const bytes = Buffer.from(sealed, 'base64');
  const opening = createDecipheriv(cipher, valuesKey(), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  opening.setAAD(Buffer.from(id));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]);
  return JSON.parse(text.toString()) as RecipeValues;
}

function valuesKey(): Buffer {
  return Buffer.from(keyedHash('webhook-values'), 'hex');
}
