import { createHash } from 'node:crypto';
import { html, type Html } from './html.ts';
import { STYLES } from './styles.ts';

export type Lang = 'fr' | 'en';

const BANNER = {
  fr: {
    mark: 'Stripe local, mode test',
    text: 'Doublure de Stripe sur cette machine. Aucun paiement réel, aucune vraie carte.',
  },
  en: {
    mark: 'Local Stripe, test mode',
    text: 'A stand-in for Stripe on this machine. No real payment, no real card.',
  },
} satisfies Record<Lang, { mark: string; text: string }>;

const ICON =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1d4ed8"/><path d="M7 12h18v10H7zM7 15h18" fill="none" stroke="#fff" stroke-width="2"/></svg>',
  );

const STYLE_HASH = createHash('sha256').update(STYLES).digest('base64');

// No form-action: browsers would also apply it to the redirect to the site that follows a payment.
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Answers a whole page, under the banner that says what this is. */
export function pageResponse(page: {
  lang: Lang;
  title: string;
  body: Html;
  status?: number;
}): Response {
  const banner = BANNER[page.lang];
  const style: Html = { markup: `<style>${STYLES}</style>` };
  const document = html`<!doctype html>
    <html lang="${page.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} · ${banner.mark}</title>
        <link rel="icon" href="${ICON}" />
        ${style}
      </head>
      <body>
        <header class="banner">
          <p><strong>${banner.mark}</strong> ${banner.text}</p>
        </header>
        ${page.body}
      </body>
    </html>`;
  return new Response(document.markup, { status: page.status ?? 200, headers: HEADERS });
}

/** 303 to `location`, which may be relative to the page. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** The language of a hosted page: the session's, else the browser's, else French. */
export function languageOf(locale: string | null, request: Request): Lang {
  const wanted =
    locale === null || locale === 'auto'
      ? (request.headers.get('accept-language') ?? 'fr')
      : locale;
  return /^\s*en/i.test(wanted) ? 'en' : 'fr';
}

/** Whether a form was posted by another site; hosted pages take their own forms only. */
export function isForeignPost(request: Request): boolean {
  const from = request.headers.get('sec-fetch-site');
  return from === 'cross-site' || from === 'same-site';
}

const MONEY = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
};

/** An amount in cents of euro, in the language's typography. */
export function money(lang: Lang, cents: number): string {
  return MONEY[lang].format(cents / 100);
}

const DAY = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
};

/** A date from Unix seconds, as in Paris. */
export function day(lang: Lang, seconds: number): string {
  return DAY[lang].format(seconds * 1000);
}
