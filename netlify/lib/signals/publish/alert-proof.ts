/** Authenticates machines that issue signals: Standard Webhooks headers or the shared secret. */
import { createHmac } from 'node:crypto';
import { maxBodyBytes } from '../../../../src/domain/api/errors.ts';
import { readText } from '../../http/body.ts';
import { optionalSetting } from '../../platform/env.ts';
import { isSameText } from '../../platform/hmac.ts';

/** Maximum difference between the time of a request and ours, in milliseconds. */
const alertMaxAgeMs = 5 * 60_000;

/**
 * Whether a request carries a valid signature of Standard Webhooks over its body, with a time of the last five
 * minutes. Reads a copy of the request.
 */
export async function hasValidSignature(request: Request, now = Date.now()): Promise<boolean> {
  const secret = optionalSetting('SIGNAL_ALERT_SECRET');
  const [id, time, given] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => request.headers.get(name) ?? '',
  );
  if (!secret || !id || !time || !given || !isRecent(Number(time) * 1000, now)) return false;
  const body = await readText(request.clone(), maxBodyBytes).catch(() => undefined);
  if (body === undefined) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const right = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return given.split(' ').some((each) => isSameText(each, `v1,${right}`));
}

/** Whether `given` is the shared secret. False while none is set. */
export function isAlertSecret(given: string | undefined): boolean {
  const secret = optionalSetting('SIGNAL_ALERT_SECRET');
  return secret !== undefined && given !== undefined && isSameText(given, secret);
}

/** Whether an instant, in milliseconds, is at most five minutes from now. */
export function isRecent(at: number, now = Date.now()): boolean {
  return Math.abs(now - at) <= alertMaxAgeMs;
}
