/** Sends the sign-up code: through EmailJS if its private key is set, else through Resend. */
import { randomUUID } from 'node:crypto';
import type { Lang } from '../../../src/i18n/index.ts';
import { signUpCodeEmail } from '../../mail/auth/sign-up-code.ts';
import { preventLinks, toSingleLine } from '../../mail/content.ts';
import { sendEmail } from '../outbox/resend.ts';
import { optionalSetting, setting } from '../platform/env.ts';
import { log } from '../platform/log.ts';

export interface CodeEmail {
  readonly email: string;
  /** First name as typed in the form, by anybody; may be empty. */
  readonly name: string;
  readonly code: string;
  readonly lang: Lang;
}

const timeoutMs = 8_000;

/**
 * Sends the code; false if it was not accepted. Throws `SettingError` while a setting is missing. Never queued: a late
 * code is useless.
 */
export async function sendCodeEmail(message: CodeEmail): Promise<boolean> {
  const key = optionalSetting('EMAILJS_PRIVATE_KEY');
  const error = await (key === undefined ? sendByResend(message) : sendByEmailjs(message, key));
  if (error !== undefined) log('warn', 'A sign-up code was not sent.', { code: error });
  return error === undefined;
}

/** Returns the code of the error; undefined if the email was sent. */
async function sendByResend({ email, name, code, lang }: CodeEmail): Promise<string | undefined> {
  const result = await sendEmail(randomUUID(), email, signUpCodeEmail(lang, { name, code }));
  return result.type === 'sent' ? undefined : result.code;
}

/** The same; the REST API takes the browser's fields and the private key: https://www.emailjs.com/docs/rest-api/send/ */
async function sendByEmailjs(message: CodeEmail, privateKey: string): Promise<string | undefined> {
  const origin = optionalSetting('EMAILJS_API_ORIGIN') ?? 'https://api.emailjs.com';
  const body = JSON.stringify({
    service_id: setting('PUBLIC_EMAILJS_SERVICE_ID'),
    template_id: setting('PUBLIC_EMAILJS_TEMPLATE_ID'),
    user_id: setting('PUBLIC_EMAILJS_PUBLIC_KEY'),
    accessToken: privateKey,
    template_params: {
      to_email: message.email,
      to_name: preventLinks(toSingleLine(message.name)),
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
    return response.ok ? undefined : String(response.status);
  } catch {
    return 'no_answer';
  }
}
