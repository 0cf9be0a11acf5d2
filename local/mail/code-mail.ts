import type { OutgoingMail } from './index.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import { html } from '../html.ts';

export interface CodeMailParams {
  readonly to_email: string;
  readonly to_name: string;
  readonly verification_code: string;
  readonly lang: Lang;
}

interface CodeMailTexts {
  subject(code: string): string;
  greeting(name: string): string;
  readonly instruction: string;
  readonly validity: string;
  readonly unasked: string;
}

const brand = 'Expert Crypto Trading';

const codeTexts: Readonly<Record<Lang, CodeMailTexts>> = {
  fr: {
    subject: (code: string) => `Votre code : ${code}`,
    greeting: (name: string) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
    instruction: 'Saisissez ce code pour confirmer votre adresse e-mail\u00a0:',
    validity: 'Il est valable 10 minutes.',
    unasked: 'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: aucun compte ne sera créé.',
  },
  en: {
    subject: (code: string) => `Your code: ${code}`,
    greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    instruction: 'Enter this code to confirm your email address:',
    validity: 'It is valid for 10 minutes.',
    unasked: 'Didn’t ask for it? Ignore this message: no account will be created.',
  },
};

/** The email rendered by the EmailJS template from its parameters, in the requested language. */
export function codeMail({ to_email, to_name, verification_code, lang }: CodeMailParams) {
  const texts = codeTexts[lang];
  const greeting = texts.greeting(to_name);
  const subject = texts.subject(verification_code);
  const text = [
    greeting,
    `${texts.instruction} ${verification_code}`,
    texts.validity,
    texts.unasked,
    brand,
  ].join('\n\n');

  const body = html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:32px 16px;background:#fbfaf7;color:#0d1526;font-family:system-ui,sans-serif;font-size:16px;line-height:1.6"
      >
        <div style="max-width:480px;margin:0 auto">
          <p style="margin:0 0 16px;font-weight:600;color:#1d4ed8">${brand}</p>
          <div
            style="padding:32px 24px;background:#ffffff;border:1px solid #e4e1d8;border-radius:8px"
          >
            <h1 style="margin:0 0 8px;font-size:20px;line-height:1.3">${greeting}</h1>
            <p style="margin:0 0 24px">${texts.instruction}</p>
            <p
              style="margin:0 0 24px;padding:16px 8px 16px 14px;background:#eef3ff;border-radius:8px;text-align:center;font-size:32px;line-height:1.25;font-weight:700;letter-spacing:6px;font-variant-numeric:tabular-nums"
            >
              ${verification_code}
            </p>
            <p style="margin:0">${texts.validity}</p>
          </div>
          <p style="margin:16px 0 0;font-size:14px;color:#4a5468">${texts.unasked}</p>
        </div>
      </body>
    </html>`;

  return { to: to_email, subject, text, html: body.source } satisfies OutgoingMail;
}
