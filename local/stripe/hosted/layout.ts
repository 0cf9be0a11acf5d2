import { createHash } from 'node:crypto';
import { html, raw, type Html } from '../../html.ts';
import { formatDate } from '../../../src/i18n/format.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { styles } from './styles.ts';
import { hostedTexts } from './texts.ts';

const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1d4ed8"/><path d="M7 12h18v10H7zM7 15h18" fill="none" stroke="#fff" stroke-width="2"/></svg>',
  );

const styleHash = createHash('sha256').update(styles).digest('base64');

// No form-action: browsers would also apply it to the redirect to the site after a payment.
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Responds with a page, under the banner of the stand-in. */
export function pageResponse(page: {
  readonly lang: Lang;
  readonly title: string;
  /** Content of `main`. */
  readonly body: Html;
  /** Class of `main`. */
  readonly layout?: 'narrow' | 'split' | 'dashboard';
  readonly status?: number;
}): Response {
  const { lang, title, body, layout = 'narrow', status = 200 } = page;
  const { mark, markText } = hostedTexts(lang);
  const document = html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${mark}</title>
        <link rel="icon" href="${icon}" />
        ${raw(`<style>${styles}</style>`)}
      </head>
      <body>
        <header class="banner">
          <p><strong>${mark}</strong> ${markText}</p>
        </header>
        <main class="${layout}">${body}</main>
      </body>
    </html>`;
  return new Response(document.source, { status, headers });
}

/** The 404 page of a hosted page. */
export function closedPage(lang: Lang, back: string | null, status: 200 | 404): Response {
  const { closed: title, closedText } = hostedTexts(lang);
  const body = html`<h1>${title}</h1>
    <p>${closedText}</p>
    ${backLink(lang, back)}`;
  return pageResponse({ lang, title, status, body });
}

/** A link back to the site, if its URL is known. */
export function backLink(lang: Lang, address: string | null): Html | false {
  return (
    address !== null &&
    html`<p>
      <a href="${address}"><span aria-hidden="true">← </span>${hostedTexts(lang).back}</a>
    </p>`
  );
}

/** 303 to `location`, which may be relative. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** The language of a hosted page: the session's, else the browser's, else French. */
export function languageOf(locale: string | null, request: Request): Lang {
  const isChosen = locale !== null && locale !== 'auto';
  const wanted = isChosen ? locale : (request.headers.get('accept-language') ?? 'fr');
  return /^\s*en/i.test(wanted) ? 'en' : 'fr';
}

/** Formats Unix seconds as a date in Paris. */
export function dayOf(lang: Lang, seconds: number): string {
  return formatDate(lang, new Date(seconds * 1000));
}
