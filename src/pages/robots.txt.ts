import type { APIRoute } from 'astro';

/** Everything may be crawled: pages that must not be listed say `noindex`, which has to be read. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
