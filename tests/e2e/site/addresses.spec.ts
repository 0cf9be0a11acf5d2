/** Where every address leads: redirects, the page for unknown ones, languages, search engines. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { APIRequestContext, APIResponse } from 'playwright/test';
import { root } from '../../../local/settings.ts';
import { lessonKeys } from '../../../src/domain/course/lessons.ts';
import { isHidden, pages, type PlainPageId } from '../../../src/domain/site/pages.ts';
import {
  defaultLang,
  href,
  isLang,
  type Lang,
  languageKey,
  langs,
  languages,
} from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { expect, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

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

/** Old addresses, as people have kept them, and the pages they mean. */
const moved: Readonly<Record<string, string>> = {
  ...Object.fromEntries(unprefixed.map((path) => [`/${path}`, `/fr/${path}`])),
  '/knowledge': '/fr/comprendre-les-cryptomonnaies',
  '/knowledge/crypto': `/fr/${course}`,
  '/market': '/fr/marche-cryptomonnaies-temps-reel',
  '/dictionary': '/fr/dictionnaire-crypto',
  [`/dictionary/${term}`]: `/fr/dictionnaire-crypto/${term}`,
};

test('the root leads to French, and keeps its query', async ({ request }) => {
  for (const query of ['', '?source=lettre']) {
    const response = await ask(request, `/${query}`);
    expect(response.status()).toBe(302);
    expect(response.headers()['location']).toBe(`/fr${query}`);
  }
});

test('an unknown language leads to the same page in French', async ({ request }) => {
  for (const [from, to] of [
    ['/de/articles', '/fr/articles'],
    [`/es/articles/${article}?source=lettre`, `/fr/articles/${article}?source=lettre`],
    ['/de', '/fr'],
  ] as const) {
    const response = await ask(request, from);
    expect(response.status(), from).toBe(302);
    expect(response.headers()['location'], from).toBe(to);
    expect((await ask(request, to)).status(), to).toBe(200);
  }
});

test('old addresses reach their page in one hop, with their query', async ({ request }) => {
  for (const [from, to] of Object.entries(moved)) {
    for (const query of ['', '?success=true&x=%C3%A9']) {
      const response = await ask(request, from + query);
      expect(response.status(), from).toBe(301);
      expect(response.headers()['location'], from).toBe(to + query);
    }
    expect((await ask(request, to)).status(), to).toBe(200);
  }
});

test('the twenty old modules lead to the twenty lessons, in order', async ({ request }) => {
  for (const [index, key] of lessonKeys.entries()) {
    const response = await ask(request, `/knowledge/crypto/module-${index + 1}`);
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(`/fr/${course}/${key}`);
    expect((await ask(request, `/fr/${course}/${key}`)).status(), key).toBe(200);
  }
});

test('a mistyped address ends on the right page or on the 404 page', async ({ request }) => {
  for (const [from, status] of [
    ['/fr/', 200],
    ['/fr/articles/', 200],
    [`/fr/articles/${article}/`, 200],
    ['/FR/articles', 200],
    ['/de/articles/', 200],
    ['/xx', 200],
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
    const response = await request.get(from);
    expect(response.status(), from).toBe(status);
    expect(await response.text(), from).not.toContain('<script>alert(1)');
    expect(new URL(response.url()).pathname, from).toMatch(/^\/fr/);
  }
});

for (const lang of langsOf(import.meta.filename)) {
  const t = texts(lang);

  test(`an unknown address in ${lang} has its page, with status 404`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 404 .*\/(nowhere|a\/b\/c)/);
    for (const address of [`/${lang}/nowhere`, `/${lang}/articles/nowhere`, `/${lang}/a/b/c`]) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await expect(page).toHaveURL(address);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.notFound.title);
    }
    for (const id of ['home', 'dictionary', 'articles'] as const) {
      const way = page.getByRole('main').getByRole('link', { name: t.pageNames[id].title });
      await expect(way).toHaveAttribute('href', href(lang, id));
    }
    await expect(page.getByRole('heading', { name: t.notFound.popular })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test(`the language switch in ${lang} keeps the page and remembers`, async ({ page }) => {
    const other = languages[lang].other;
    const addresses = (of: Lang): string[] => [
      href(of, 'home'),
      href(of, 'article', article),
      href(of, 'lesson', lesson),
    ];
    for (const [index, address] of addresses(lang).entries()) {
      await page.goto(address);
      await page.evaluate((key) => localStorage.removeItem(key), languageKey);
      await page.getByRole('link', { name: t.shell.switchLanguageLabel }).click();
      await expect(page).toHaveURL(addresses(other)[index] ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other);
    }
  });
}

test('every public page says its address and its twin, and the sitemap has them all', async ({
  request,
}) => {
  const index = await (await ask(request, '/sitemap-index.xml')).text();
  const parts = locations(index).map((address) => new URL(address).pathname);
  expect(parts).not.toEqual([]);
  const maps = await Promise.all(parts.map(async (path) => (await ask(request, path)).text()));
  const listed = maps.flatMap(locations);
  const site = new URL(listed[0] ?? '').origin;
  const addresses = langs.flatMap(publicAddresses);
  expect(listed.sort()).toEqual(addresses.map((address) => site + address).sort());

  for (const address of addresses) {
    const html = await (await ask(request, address)).text();
    expect(links(html, 'canonical'), address).toEqual([{ href: site + address, hreflang: '' }]);
    const rest = address.slice(3);
    expect(links(html, 'alternate'), address).toEqual(
      [...langs, 'x-default'].map((lang) => ({
        href: `${site}/${isLang(lang) ? lang : defaultLang}${rest}`,
        hreflang: lang,
      })),
    );
    expect(html, address).not.toContain('noindex');
  }
});

test('pages that search engines must not list say so', async ({ request }) => {
  const hidden = (Object.keys(pages) as PlainPageId[]).filter(isHidden);
  expect(hidden).toContain('checkoutSuccess');
  for (const address of langs.flatMap((lang) => hidden.map((id) => href(lang, id)))) {
    const html = await (await ask(request, address)).text();
    expect(html, address).toContain('<meta name="robots" content="noindex">');
    expect(links(html, 'canonical'), address).toEqual([]);
  }
});

function ask(request: APIRequestContext, address: string): Promise<APIResponse> {
  return request.get(address, { maxRedirects: 0 });
}

/** Addresses of every page that search engines may list in a language. */
function publicAddresses(lang: Lang): string[] {
  const entries = [
    ...keys('articles', lang).map((key) => href(lang, 'article', key)),
    ...keys('dictionary', lang).map((key) => href(lang, 'term', key)),
    ...keys('lessons', lang).map((key) => href(lang, 'lesson', key)),
  ];
  const plain = (Object.keys(pages) as PlainPageId[]).filter(
    (id) => !isHidden(id) && !pages[id].path.includes('[key]'),
  );
  return [...plain.map((id) => href(lang, id)), ...entries];
}

function keys(folder: string, lang: Lang): string[] {
  return readdirSync(join(root, 'content', folder, lang)).map((file) => basename(file, '.mdx'));
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

/** The `link` elements of a kind: where they lead and, of alternates, those in a language. */
function links(html: string, rel: string): { href: string; hreflang: string }[] {
  const tags = html.match(new RegExp(`<link rel="${rel}"[^>]*>`, 'g')) ?? [];
  const attribute = (tag: string, name: string): string =>
    new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return tags
    .map((tag) => ({ href: attribute(tag, 'href'), hreflang: attribute(tag, 'hreflang') }))
    .filter(({ hreflang }) => (rel === 'alternate') === (hreflang !== ''));
}
