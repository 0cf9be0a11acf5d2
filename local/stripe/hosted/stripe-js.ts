import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { App } from '../core/api.ts';

const source = fileURLToPath(new URL('../js/stripe.ts', import.meta.url));
const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
};

/**
 * Serves the local Stripe.js as one file. Pages load it through the site's own origin, which proxies
 * `/local/stripe/…`, so that its Content-Security-Policy allows the script.
 */
export function stripeJsFile(app: App): void {
  let bundled: Promise<string> | undefined;
  app.get('/stripe.js', async () => {
    bundled ??= bundle();
    return new Response(await bundled, { headers });
  });
}

async function bundle(): Promise<string> {
  const options = { bundle: true, format: 'iife', target: 'es2022', write: false } as const;
  const { outputFiles } = await build({ entryPoints: [source], ...options });
  return outputFiles[0]?.text ?? '';
}
