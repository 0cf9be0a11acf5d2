/** Sends a mail through Resend's HTTP API. */
import { mailFrom, optionalSetting, setting } from './env.ts';
import type { LaidOut } from '../mail/index.ts';

/** `again`: worth another try; `never`: this mail can never be sent. The code is for the record. */
export type SendResult =
  { readonly type: 'sent' } | { readonly type: 'again' | 'never'; readonly code: string };

const timeoutMs = 8_000;

/** One address, nothing that could start another or a header of its own. */
const address = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/** Sends it, once for its id: Resend recognises one that it has taken within a day. */
export async function sendMail(id: string, to: string, mail: LaidOut): Promise<SendResult> {
  if (to.length > 320 || !address.test(to)) return { type: 'never', code: 'bad_recipient' };
  const body = JSON.stringify({ from: mailFrom(), to: [to], ...mail });
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
    return { type: 'again', code: 'no_answer' };
  }
  if (response.ok) {
    await response.body?.cancel();
    return { type: 'sent' };
  }
  const name = await errorName(response);
  // Taken before with other words, such as those of a template that has changed since.
  if (name === 'invalid_idempotent_request') return { type: 'sent' };
  const never = response.status === 422 && name === 'validation_error';
  return { type: never ? 'never' : 'again', code: `${response.status} ${name}`.trim() };
}

/** Resend's name of the error: a word, never its message, which quotes addresses. */
async function errorName(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const name = (body as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : '';
}
