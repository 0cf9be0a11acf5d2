import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isHidden, pages, type PageId } from '../../../src/domain/site/pages.ts';
import { href, isLang, langs, languages, translateAddress } from '../../../src/i18n/index.ts';

describe('the address of a page', () => {
  it.each([
    ['/fr', href('fr', 'home')],
    ['/en', href('en', 'home')],
    ['/fr/articles', href('fr', 'articles')],
    ['/en/articles/frais', href('en', 'article', 'frais')],
    ['/fr/dictionnaire-crypto/blockchain', href('fr', 'term', 'blockchain')],
    ['/en/formation/comprendre-la-crypto/gestion-risque', href('en', 'lesson', 'gestion-risque')],
    ['/fr/solutions/formation-cryptomonnaie/tarification', href('fr', 'pricing')],
    ['/fr/checkout/success', href('fr', 'checkoutSuccess')],
  ])('is %s', (address, made) => {
    expect(made).toBe(address);
  });

  it('is built from unique paths without leading or trailing slashes', () => {
    const paths = Object.values(pages).map(({ path }) => path);
    expect(paths.filter((path) => /^\/|\/$|\/\//.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(Object.entries(pages))('has a page file at its path: %s', (id, { path }) => {
    const file = path === '' ? 'src/pages/[lang].astro' : `src/pages/[lang]/${path}.astro`;
    const exists = existsSync(join(import.meta.dirname, '../../..', file));
    expect(exists, `Write ${file}, or take ${id} out of src/domain/site/pages.ts`).toBe(true);
  });
});

it('personal and transient pages are hidden from search engines', () => {
  const hidden = (Object.keys(pages) as PageId[]).filter(isHidden);
  expect(hidden.sort()).toEqual([
    'authCallback',
    'checkoutSuccess',
    'dashboard',
    'desk',
    'memberSignals',
    'notFound',
    'notes',
    'resetPassword',
    'search',
    'settings',
  ]);
});

describe('the address in another language', () => {
  it.each([
    ['/fr', 'en', '/en'],
    ['/fr/', 'en', '/en/'],
    ['/fr/articles?x=1#y', 'en', '/en/articles?x=1#y'],
    ['/en/articles/frais', 'fr', '/fr/articles/frais'],
    ['/fr?plan=formation', 'en', '/en?plan=formation'],
    ['/fr#faq', 'en', '/en#faq'],
    ['/fr/articles', 'fr', '/fr/articles'],
    // Without a language prefix, one is added.
    ['/articles', 'en', '/en/articles'],
    ['/french/articles', 'en', '/en/french/articles'],
    ['/checkout/success?success=true', 'fr', '/fr/checkout/success?success=true'],
  ] as const)('%s in %s is %s', (address, lang, translated) => {
    expect(translateAddress(address, lang)).toBe(translated);
  });
});

describe('languages', () => {
  it('are French and English, French first', () => {
    expect(langs).toEqual(['fr', 'en']);
    expect(langs.map((lang) => languages[lang].other)).toEqual(['en', 'fr']);
  });

  it.each(['', 'FR', 'de', 'fr-FR', 'constructor', null, undefined, 1, {}])(
    '%j is not a language',
    (value) => {
      expect(isLang(value)).toBe(false);
    },
  );
});
