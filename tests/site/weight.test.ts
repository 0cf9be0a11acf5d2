/** Size budgets of each public page: its HTML, inlined CSS and inline scripts. */
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { href, langs } from '../../src/i18n/index.ts';
import { sample } from '../sizes.ts';
import { attributes, builtPages } from './site.ts';

const KB = 1024;
const market = langs.map((lang) => href(lang, 'market'));
/** Home, plans, signals and course map have figures; the market has a hundred rows with a sparkline each, all in the HTML for visitors without JavaScript. */
const drawn = langs.flatMap((lang) =>
  (['home', 'solutions', 'pricing', 'signals', 'course'] as const).map((id) => href(lang, id)),
);
const limit = (address: string) =>
  (drawn.includes(address) ? 20 : market.includes(address) ? 30 : 14) * KB;

it('every page fits in the first congestion window', () => {
  const suspects = [...builtPages.values()]
    .map(({ address, html }) => ({ address, html, share: brotliSize(html, 5) / limit(address) }))
    .filter(({ share }) => share > 1)
    .sort((a, b) => b.share - a.share)
    .slice(0, sample(16, Infinity));
  // The best quality is slow: it is used only for the pages furthest over the limit at a low one.
  const heavy = suspects
    .map(({ address, html }) => ({ address, size: brotliSize(html, 11) }))
    .filter(({ address, size }) => size > limit(address))
    .map(({ address, size }) => `${address}: ${(size / KB).toFixed(1)} KB`);
  expect(heavy).toEqual([]);
});

it('no page requests a style sheet', () => {
  const asking = [...builtPages.values()].filter(({ html }) =>
    /<link[^>]+rel="stylesheet"/.test(html),
  );
  expect(asking.map(({ address }) => address)).toEqual([]);
});

it('the site has islands, and all hydrate on interaction only', () => {
  const directives = [...builtPages.values()].flatMap((page) =>
    attributes(page, 'astro-island', 'client').map((client) => `${page.address}: ${client}`),
  );
  expect(directives.length).toBeGreaterThan(0);
  expect(directives.filter((directive) => !directive.endsWith(': when'))).toEqual([]);
});

function brotliSize(text: string, quality: number): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
