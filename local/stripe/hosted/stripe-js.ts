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
 * Serves the local Stripe.js in one file. A page takes it through the site's own address, which leads
 * `/local/stripe/…` here, so that its policy holds for this script as for its own.
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
