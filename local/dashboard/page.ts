import { createHash } from 'node:crypto';
import { type Html, html, raw } from '../html.ts';
import { dashboardStyle } from './style.ts';

export interface Page {
  /** Also the main heading. */
  readonly title: string;
  /** Path of the tool this page belongs to, highlighted in the navigation. */
  readonly current: '/local' | '/local/inbox';
  /** The heading and the content below it. */
  readonly body: Html;
  /** Seconds between reloads without JavaScript; with it the page refreshes itself. */
  readonly refresh?: number;
  readonly status?: number;
}

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(dashboardStyle).digest('base64')}'`,
  "script-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A compass icon as a data URL, to avoid a request. */
const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#1d4ed8"/><path d="M21 9l-3 9-7 5 3-9z" fill="#fff"/></svg>',
  );

/** Renders a page of the dashboard: never cached, never indexed. */
export function respond({ title, current, body, refresh, status = 200 }: Page): Response {
  const links = [
    { href: '/local', text: 'Outils' },
    { href: '/local/inbox', text: 'Messages' },
    { href: '/', text: 'Le site' },
  ];
  const page = html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} – monde local</title>
<link rel="icon" href="${icon}">
${refresh !== undefined && html`<noscript><meta http-equiv="refresh" content="${refresh}" /></noscript>`}
<style>${raw(dashboardStyle)}</style>
<script type="module" src="/local/dashboard.js"></script>
</head>
<body>
<header><nav aria-label="Monde local"><ul>
${links.map(
  ({ href, text }) =>
    html`<li><a href="${href}" ${href === current && raw(' aria-current="true"')}>${text}</a></li>`,
)}
</ul></nav></header>
<main${refresh !== undefined && html` data-refresh="${refresh}"`}>
${body}
</main>
</body>
</html>`;
  return new Response(page.source, {
    status,
    headers: { ...commonHeaders('text/html'), 'Content-Security-Policy': policy },
  });
}

/** Headers of every dashboard response. */
export function commonHeaders(type: string): Record<string, string> {
  return {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    // Not `no-referrer`: browsers would then send `Origin: null` with our own forms.
    'Referrer-Policy': 'same-origin',
  };
}
