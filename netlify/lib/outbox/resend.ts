/** Sends an email through Resend's HTTP API. */
import { isEmail } from '../../../src/domain/shared/email.ts';
import { retryAfterSeconds } from '../../../src/domain/shared/retry-after.ts';
import { mailFrom, optionalSetting, setting, SettingError } from '../platform/env.ts';
import { calendarFile } from '../../mail/booking/calendar.ts';
import type { RenderedEmail } from '../../mail/index.ts';

/**
 * `retry`: worth another attempt; `permanent`: this email can never be sent; `throttled`: the rate limit or
 * the quota is used up, no email may be sent for `seconds`. The code is stored for debugging.
 */
export type SendResult =
  | { readonly type: 'sent' }
  | { readonly type: 'retry' | 'permanent'; readonly code: string }
  | { readonly type: 'throttled'; readonly code: string; readonly seconds: number };

/**
 * Pause in seconds if Resend gives none: after the rate limit per second, after the daily quota, and the
 * maximum.
 */
const pauseSeconds = { second: 1, day: 600, most: 3_600 } as const;

/** Placeholder recipient for the team, resolved to STAFF_EMAIL at send time. */
const team = 'staff';

/**
 * Sends the email, with its id as idempotency key: Resend deduplicates for 24 hours. Throws `SettingError` while a
 * setting is missing.
 */
export async function sendEmail(
  id: string,
  to: string,
  mail: RenderedEmail,
  timeoutMs = 8_000,
): Promise<SendResult> {
  const recipient = to === team ? optionalSetting('STAFF_EMAIL') : to;
  if (recipient === undefined || !isEmail(recipient)) {
    if (to === team) throw new SettingError('STAFF_EMAIL is not set to one address.');
    return { type: 'permanent', code: 'bad_recipient' };
  }
  const origin = optionalSetting('RESEND_API_ORIGIN') ?? 'https://api.resend.com';
  const key = setting('RESEND_API_KEY');
  const body = JSON.stringify(message(recipient, mail));
  let response: Response;
  try {
    response = await fetch(new URL('/emails', origin), {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    return { type: 'retry', code: 'no_answer' };
  }
  if (response.ok) {
    await response.body?.cancel();
    return { type: 'sent' };
  }
  const name = await errorName(response);
  // Already accepted with another body, for example because the template has changed since.
  if (name === 'invalid_idempotent_request') return { type: 'sent' };
  if (response.status === 429) {
    const requested = retryAfterSeconds(response.headers.get('retry-after'), Date.now());
    const usual = name.includes('quota') ? pauseSeconds.day : pauseSeconds.second;
    const seconds = Math.min(Math.max(requested ?? usual, 1), pauseSeconds.most);
    return { type: 'throttled', code: `429 ${name}`.trim(), seconds };
  }
  const permanent = response.status === 422 && name === 'validation_error';
  return { type: permanent ? 'permanent' : 'retry', code: `${response.status} ${name}`.trim() };
}

/** The email as JSON of Resend's API. */
function message(to: string, email: RenderedEmail) {
  const { subject, text, html, replyTo, calendar, unsubscribe } = email;
  const from = mailFrom();
  const organizer = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  const file = calendar && calendarFile(calendar, { organizer, recipient: to });
  return {
    ...{ from, to: [to], subject, text, html },
    // An invalid or ambiguous reply address is left out: the email body names the sender.
    ...(replyTo !== undefined && isEmail(replyTo) && { reply_to: [replyTo] }),
    ...(unsubscribe !== undefined && {
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    ...(file && {
      attachments: [
        {
          filename: file.name,
          content: Buffer.from(file.text).toString('base64'),
          content_type: file.type,
        },
      ],
    }),
  };
}

/** Resend's error name; never the message, which quotes addresses. */
async function errorName(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const name = (body as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : '';
}
