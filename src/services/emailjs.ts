import type { Lang } from '../i18n/locales.ts';
import { configuration } from './configuration.ts';

/**
 * Emails a verification code through EmailJS. Rejects if the service rejects the request or
 * cannot be reached.
 */
export async function sendVerificationCode(mail: {
  readonly email: string;
  readonly name: string;
  readonly code: string;
  readonly lang: Lang;
}): Promise<void> {
  const { default: emailjs } = await import('@emailjs/browser');
  const { serviceId, templateId, publicKey, origin } = configuration.emailjs;
  emailjs.init({ publicKey, origin: origin() });
  await emailjs.send(serviceId, templateId, {
    to_email: mail.email,
    to_name: mail.name,
    verification_code: mail.code,
    lang: mail.lang,
  });
}
