/** The unsubscribe page: works without a script, and has its own Content-Security-Policy. */
import { createHash } from 'node:crypto';
import type { EmailPurpose } from '../../../src/domain/account/optional-emails.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { href, type Lang } from '../../../src/i18n/index.ts';
import { site } from '../../../src/site.ts';
import { escapeHtml } from '../../mail/layout.ts';

/** State of the page: the question with its button, the confirmation, or an error. */
export type UnsubscribeState =
  | { readonly type: 'ask' | 'done'; readonly purpose: EmailPurpose }
  | { readonly type: 'invalid' | 'failed' };

const statuses = { ask: 200, done: 200, invalid: 403, failed: 503 } as const;

/** Colours and sizes of src/styles/tokens.css, whose file has no fixed address. */
const style = `:root{color-scheme:light dark}
body{margin:0;padding:48px 16px;background:light-dark(#fbfaf7,#0b111e);color:light-dark(#0d1526,#e9edf5);font:17px/1.6 system-ui,sans-serif}
main{max-width:520px;margin:0 auto;padding:32px 24px;background:light-dark(#fff,#131d30);border:1px solid light-dark(#e4e1d8,#25334e);border-radius:12px}
p,h1{margin:0 0 16px}h1{font-size:21px;line-height:1.3}
main>p:last-child{margin:0}
a,.name{color:light-dark(#1d4ed8,#7aa2ff)}.name{font-weight:640}
button{min-height:44px;padding:0 20px;border:0;border-radius:8px;background:light-dark(#1d4ed8,#7aa2ff);color:light-dark(#fff,#0b111e);font:inherit;font-weight:640;cursor:pointer}
:focus-visible{outline:2px solid light-dark(#1d4ed8,#7aa2ff);outline-offset:3px}`;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'private, no-store',
  'Netlify-CDN-Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
} as const;

/** The page as a response. Its form posts to the address of the page. */
export function unsubscribePage(lang: Lang, state: UnsubscribeState): Response {
  const { unsubscribe: t } = emailTexts(lang);
  const { title, text } = t[state.type];
  const name =
    'purpose' in state ? [`<p><strong>${escapeHtml(t.purposes[state.purpose])}</strong></p>`] : [];
  const button =
    state.type === 'ask'
      ? [`<form method="post"><p><button>${escapeHtml(t.confirm)}</button></p></form>`]
      : [];
  const html = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(site.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
${[
  `<p class="name">${escapeHtml(site.name)}</p>`,
  `<h1>${escapeHtml(title)}</h1>`,
  ...name,
  `<p>${escapeHtml(text)}</p>`,
  ...button,
  `<p><a href="${href(lang, 'settings')}#emails">${escapeHtml(t.settings)}</a></p>`,
].join('\n')}
</main>
</body>
</html>`;
  return new Response(html, { status: statuses[state.type], headers });
}
