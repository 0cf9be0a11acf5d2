/** Sends a mail through Resend's HTTP API. */
import { isEmail } from '../../../src/domain/shared/email.ts';
import { retryAfterSeconds } from '../../../src/domain/shared/retry-after.ts';
import { mailFrom, optionalSetting, setting } from '../platform/env.ts';
import { calendarFile } from '../../mail/booking/calendar.ts';
import type { RenderedEmail } from '../../mail/index.ts';

/**
 * `retry`: worth another attempt; `permanent`: this email can never be sent; `throttled`: the rate limit or the
 * quota is used up, no email may be sent for `seconds`. The code is for the record.
 */
export type SendResult =
  | { readonly type: 'sent' }
  | { readonly type: 'retry' | 'permanent'; readonly code: string }
  | { readonly type: 'throttled'; readonly code: string; readonly seconds: number };

/** How long a pause is that Resend does not say: a second's worth is used up, or a day's. */
const pauseSeconds = { second: 1, day: 600, most: 3_600 } as const;

/** The recipient that is the team, wherever it reads its mail today. */
const team = 'staff';

/** Sends it, once for its id: Resend recognises one that it has taken within a day. */
export async function sendEmail(
  id: string,
  to: string,
  mail: RenderedEmail,
  timeoutMs = 8_000,
): Promise<SendResult> {
  const recipient = to === team ? optionalSetting('STAFF_EMAIL') : to;
  if (recipient === undefined || !isEmail(recipient)) {
    // The team's address is a setting: once it is right, the mail goes.
    if (to === team) return { type: 'retry', code: 'no_staff_address' };
    return { type: 'permanent', code: 'bad_recipient' };
  }
  const body = JSON.stringify(message(recipient, mail));
  let response: Response;
  try {
    response = await fetch(
      new URL('/emails', optionalSetting('RESEND_API_ORIGIN') ?? 'https://api.resend.com'),
      {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${setting('RESEND_API_KEY')}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
        },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      },
    );
  } catch {
    return { type: 'retry', code: 'no_answer' };
  }
  if (response.ok) {
    await response.body?.cancel();
    return { type: 'sent' };
  }
  const name = await errorName(response);
  // Taken before with other words, such as those of a template that has changed since.
  if (name === 'invalid_idempotent_request') return { type: 'sent' };
  if (response.status === 429) {
    const told = retryAfterSeconds(response.headers.get('retry-after'), Date.now());
    const usual = name.includes('quota') ? pauseSeconds.day : pauseSeconds.second;
    const seconds = Math.min(Math.max(told ?? usual, 1), pauseSeconds.most);
    return { type: 'throttled', code: `429 ${name}`.trim(), seconds };
  }
  const permanent = response.status === 422 && name === 'validation_error';
  return { type: permanent ? 'permanent' : 'retry', code: `${response.status} ${name}`.trim() };
}

/** The mail as Resend's API takes it. */
function message(to: string, { subject, text, html, replyTo, calendar }: RenderedEmail) {
  const from = mailFrom();
  const organizer = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  const file = calendar && calendarFile(calendar, { organizer, recipient: to });
  return {
    ...{ from, to: [to], subject, text, html },
    // One that could be read as two goes without: the mail itself says who wrote.
    ...(replyTo !== undefined && isEmail(replyTo) && { reply_to: [replyTo] }),
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

/** Resend's name of the error: a word, never its message, which quotes addresses. */
async function errorName(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const name = (body as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : '';
}
