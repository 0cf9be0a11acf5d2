import { readFileSync } from 'node:fs';
import type { App } from '../core/api.ts';

/** The local Stripe.js: `stripe.js` and what it loads from beside it. */
const FILES = [
  ...['stripe.js', 'api.js', 'challenge.js', 'fields.js', 'payment-element.js', 'styles.js'],
  'texts.js',
];

/**
 * Serves the local Stripe.js. A page takes it through the site's own address, which leads
 * `/local/stripe/…` here, so that its policy holds for this script as for its own.
 */
export function stripeJsFiles(app: App): void {
  for (const name of FILES) {
    const source = readFileSync(new URL(`../js/${name}`, import.meta.url), 'utf8');
    app.get(
      `/${name}`,
      () =>
        new Response(source, {
          headers: {
            'content-type': 'text/javascript; charset=utf-8',
            'cache-control': 'no-cache',
            'x-content-type-options': 'nosniff',
          },
        }),
    );
  }
}
