/** Sends the sign-up code: through EmailJS if its private key is set, else through Resend. */
import { randomUUID } from 'node:crypto';
import type { Lang } from '../../../src/i18n/index.ts';
import { signUpCodeEmail } from '../../mail/auth/sign-up-code.ts';
import { sendEmail } from '../outbox/resend.ts';
import { optionalSetting, setting } from '../platform/env.ts';
import { log } from '../platform/log.ts';

export interface CodeEmail {
  readonly email: string;
  /** First name of the recipient; may be empty. */
  readonly name: string;
  readonly code: string;
  readonly lang: Lang;
}

const timeoutMs = 8_000;

/** Sends the code; false if it was not accepted. Never queued: a late code is useless. */
export async function sendCodeEmail(message: CodeEmail): Promise<boolean> {
  const privateKey = optionalSetting('EMAILJS_PRIVATE_KEY');
  return privateKey === undefined ? sendByResend(message) : sendByEmailjs(message, privateKey);
}

async function sendByResend({ email, name, code, lang }: CodeEmail): Promise<boolean> {
  const result = await sendEmail(randomUUID(), email, signUpCodeEmail(lang, { name, code }));
  if (result.type !== 'sent') log('warn', 'A sign-up code was not sent.', { code: result.code });
  return result.type === 'sent';
}

/** The REST API takes the browser's fields and the private key: https://www.emailjs.com/docs/rest-api/send/ */
async function sendByEmailjs(message: CodeEmail, privateKey: string): Promise<boolean> {
  const origin = optionalSetting('EMAILJS_API_ORIGIN') ?? 'https://api.emailjs.com';
  const body = JSON.stringify({
    service_id: setting('PUBLIC_EMAILJS_SERVICE_ID'),
    template_id: setting('PUBLIC_EMAILJS_TEMPLATE_ID'),
    user_id: setting('PUBLIC_EMAILJS_PUBLIC_KEY'),
    accessToken: privateKey,
    template_params: {
      to_email: message.email,
      to_name: message.name,
      verification_code: message.code,
      lang: message.lang,
    },
  });
  try {
    const response = await fetch(new URL('/api/v1.0/email/send', origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok)
      log('warn', 'A sign-up code was not sent.', { code: String(response.status) });
    return response.ok;
  } catch {
    log('warn', 'A sign-up code was not sent.', { code: 'no_answer' });
    return false;
  }
}
