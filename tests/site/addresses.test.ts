/** Redirects and 404 pages of the built site, served by the local platform. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Netlify, startNetlify } from '../../local/netlify/index.ts';
import { lessonKeys } from '../../src/domain/course/lessons.ts';
import { langs, languageCookie } from '../../src/i18n/index.ts';
import { texts } from '../../src/i18n/texts.ts';

const article = 'frais-d-une-operation';
const term = 'glissement';
const lesson = 'principes-decentralisation';
const course = 'formation/comprendre-la-crypto';

/** Pages of the site before it had languages, as the specification lists them. */
const unprefixed = [
  'solutions',
  'solutions/formation-cryptomonnaie/tarification',
  'signaux-trading',
  'comprendre-les-cryptomonnaies',
  course,
  `${course}/${lesson}`,
  'formation/certificat-reussite',
  'marche-cryptomonnaies-temps-reel',
  'articles',
  `articles/${article}`,
  'dictionnaire-crypto',
  `dictionnaire-crypto/${term}`,
  'about',
  'team',
  'support',
  'values',
  'appointment',
  'create-account',
  'checkout/success',
  'politique-entreprise',
  'faq',
  'politique-de-confidentialite',
  'conditions-utilisation',
  'reset-password',
  'settings',
  'dashboard',
  'auth/callback',
  'search',
];

/** Old addresses and the pages they redirect to. */
const moved: Readonly<Record<string, string>> = {
  ...Object.fromEntries(unprefixed.map((path) => [`/${path}`, `/fr/${path}`])),
  '/knowledge': '/fr/comprendre-les-cryptomonnaies',
  '/knowledge/crypto': `/fr/${course}`,
  '/market': '/fr/marche-cryptomonnaies-temps-reel',
  '/dictionary': '/fr/dictionnaire-crypto',
  [`/dictionary/${term}`]: `/fr/dictionnaire-crypto/${term}`,
};

let netlify: Netlify;

beforeAll(async () => {
  netlify = await startNetlify(0);
  const none = () => Promise.resolve(new Response('', { status: 404 }));
  netlify.serve({
    pages: { directory: join(process.env['SITE_DIR'] ?? '') },
    functions: { has: () => false, call: none },
    supabase: none,
    emailjs: () => 'http://127.0.0.1:1',
    dashboard: none,
  });
});
afterAll(() => netlify.close());

const ask = (address: string): Promise<Response> =>
  fetch(netlify.origin + address, { redirect: 'manual' });

/** Requests an address; returns its status and its redirect target. */
async function fetchRedirect(address: string): Promise<readonly [number, string | null]> {
  const { status, headers } = await ask(address);
  return [status, headers.get('location')];
}

it('the root redirects to French and keeps the query', async () => {
  for (const query of ['', '?source=lettre']) {
    expect(await fetchRedirect(`/${query}`)).toEqual([302, `/fr${query}`]);
  }
});

it('the chosen language is that of addresses without one', async () => {
  const chosen = { headers: { cookie: languageCookie('en') + '=1' } };
  for (const [from, status, to] of [
    ['/', 302, '/en'],
    ['/articles?a=1', 301, '/en/articles?a=1'],
    ['/fr/articles', 200, null],
  ] as const) {
    const response = await fetch(netlify.origin + from, { redirect: 'manual', ...chosen });
    expect([response.status, response.headers.get('location')], from).toEqual([status, to]);
    // A browser must revalidate: the choice may change.
    expect(response.headers.get('cache-control'), from).toBe('public,max-age=0,must-revalidate');
  }
  const lost = await fetch(`${netlify.origin}/articels`, chosen);
  expect([lost.status, await lost.text()]).toEqual([
    404,
    expect.stringContaining(texts('en').notFound.title),
  ]);
});

it('an unknown language redirects to the same page in French', async () => {
  for (const [from, to] of [
    ['/de/articles', '/fr/articles'],
    [`/es/articles/${article}?source=lettre`, `/fr/articles/${article}?source=lettre`],
    ['/de', '/fr'],
  ] as const) {
    expect(await fetchRedirect(from), from).toEqual([302, to]);
    expect((await ask(to)).status, to).toBe(200);
  }
});

it('old addresses redirect to their page in one hop, with their query', async () => {
  for (const [from, to] of Object.entries(moved)) {
    for (const query of ['', '?success=true&x=%C3%A9']) {
      expect(await fetchRedirect(from + query), from).toEqual([301, to + query]);
    }
    expect((await ask(to)).status, to).toBe(200);
  }
});

it('the twenty old modules redirect to the twenty lessons, in order', async () => {
  for (const [index, key] of lessonKeys.entries()) {
    const to = `/fr/${course}/${key}`;
    expect(await fetchRedirect(`/knowledge/crypto/module-${index + 1}`)).toEqual([301, to]);
    expect((await ask(to)).status, key).toBe(200);
  }
});

it('a mistyped address redirects to the right page or shows the 404 page', async () => {
  for (const [from, status] of [
    ['/fr/', 200],
    ['/fr/articles/', 200],
    [`/fr/articles/${article}/`, 200],
    ['/FR/articles', 200],
    ['/de/articles/', 200],
    ['/xx', 200],
    ['/articels', 404],
    ['/tarifs', 404],
    ['/favicon.gif', 404],
    ['/fr/Articles', 404],
    [`/fr/articles%2F${article}`, 404],
    ['/fr//articles', 200],
    ['/fr/articles/..%2F..%2Fkeys.json', 404],
    ['/fr/%E0%A4%A', 404],
    ['/fr/%00', 404],
    ['/fr/<script>alert(1)</script>', 404],
    [`/fr/${'x'.repeat(2_000)}`, 404],
    ['/fr/🚀', 404],
  ] as const) {
    const response = await fetch(netlify.origin + from);
    expect(response.status, from).toBe(status);
    expect(await response.text(), from).not.toContain('<script>alert(1)');
    const { pathname } = new URL(response.url);
    expect(/^\/fr/.test(pathname) || pathname === from, from).toBe(true);
  }
});

it.each(langs)('an unknown address in %s shows the 404 page in that language', async (lang) => {
  for (const address of [`/${lang}/nowhere`, `/${lang}/articles/nowhere`, `/${lang}/a/b/c`]) {
    const response = await ask(address);
    expect(response.status, address).toBe(404);
    const html = await response.text();
    expect(html, address).toContain(`<html lang="${lang}"`);
    expect(html, address).toContain(texts(lang).notFound.title);
    expect(html, address).toContain('<meta name="robots" content="noindex">');
  }
});
