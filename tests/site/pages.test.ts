/** Every page exists, is linked and is unique. */
import { describe, expect, it } from 'vitest';
import { pages, type PageId } from '../../src/domain/site/pages.ts';
import { isUnlisted } from '../../src/content/listed-pages.ts';
import { lessonKeys } from '../../src/domain/course/lessons.ts';
import { href, langs, translateAddress } from '../../src/i18n/index.ts';
import { attributes, builtFiles, builtPages, readBuilt, textOf, type BuiltPage } from './site.ts';

const all = [...builtPages.values()];
const ids = Object.keys(pages) as PageId[];
const plain = ids.filter((id) => !pages[id].path.includes('[key]'));
const addressOf = (lang: 'fr' | 'en', id: PageId) => href(lang, id as 'home');
/** Pages opened from an email, a provider or a mistyped address; no page links to them. */
const withoutWayIn: readonly PageId[] = [
  'checkoutSuccess',
  'authCallback',
  'resetPassword',
  'notFound',
];

const title = (page: BuiltPage) => textOf(page, /<title>([^<]*)<\/title>/);
const description = (page: BuiltPage) => textOf(page, /<meta name="description" content="([^"]*)"/);

it('the build contains pages', () => {
  expect(all.length).toBeGreaterThan(100);
});

describe.each(langs)('in %s', (lang) => {
  it.each(plain)('contains %s', (id) => {
    expect([...builtPages.keys()]).toContain(addressOf(lang, id));
  });

  it.each(lessonKeys)('contains the lesson %s', (key) => {
    expect([...builtPages.keys()]).toContain(href(lang, 'lesson', key));
  });
});

it('each page has a translation in the other language', () => {
  const lonely = all
    .map(({ address }) => address)
    .filter((address) => !langs.every((lang) => builtPages.has(translateAddress(address, lang))));
  expect(lonely).toEqual([]);
});

it('each term has on its page what its card reads there', () => {
  const terms = all.filter(({ address }) => /\/dictionnaire-crypto\/(?!liste\/)/.test(address));
  expect(terms.length).toBeGreaterThan(10);
  const without = terms.filter(
    (page) =>
      !textOf(page, /<h1[^>]*>(.*?)<\/h1>/s) ||
      !textOf(page, /<p class="entry-definition"[^>]*>(.*?)<\/p>/s) ||
      !/<article class="[^"]*\bentry\b.*<img class="[^"]*\bdrawn-head\b/s.test(page.html),
  );
  expect(without.map(({ address }) => address)).toEqual([]);
});

it('titles and descriptions are unique', () => {
  for (const of of [title, description]) {
    const byText = Map.groupBy(all, of);
    const shared = [...byText].filter(([, group]) => group.length > 1);
    expect(shared.map(([text, group]) => [text, group.map(({ address }) => address)])).toEqual([]);
  }
});

it('titles have at most 60 characters and descriptions at most 160, and neither is empty', () => {
  const wrong = all.flatMap((page) => {
    const [t, d] = [title(page), description(page)];
    const fine = t.length >= 8 && t.length <= 60 && d.length >= 40 && d.length <= 160;
    return fine ? [] : [[page.address, t.length, d.length]];
  });
  expect(wrong).toEqual([]);
});

it('each page has one main heading, and the language of its address', () => {
  const wrong = all.filter(({ address, html }) => {
    const heads = html.match(/<h1\b/g)?.length;
    return heads !== 1 || !html.includes(`<html lang="${address.slice(1, 3)}"`);
  });
  expect(wrong.map(({ address }) => address)).toEqual([]);
});

describe('links', () => {
  /** Addresses answered by functions or the host. */
  const external = /^(?:https?:|mailto:|tel:|\/(?:certificates|signals)\/[a-z]+\.json$)/;
  /** Rendered in the browser, not in the built HTML; tests/e2e/billing/overview.spec.ts opens it. */
  const drawn = new Set(langs.map((lang) => `${addressOf(lang, 'settings')}#billing`));

  it('lead to an existing page or file and an existing anchor', () => {
    const broken = all.flatMap((page) =>
      attributes(page, 'a', 'href')
        .filter((link) => !external.test(link))
        .filter((link) => !resolves(page, link) && !drawn.has(link))
        .map((link) => `${page.address}: ${link}`),
    );
    expect([...new Set(broken)]).toEqual([]);
  });

  it('to a missing page or a missing anchor are reported', () => {
    const [page] = all;
    if (!page) throw new Error('no page');
    expect(resolves(page, '/fr/nowhere')).toBe(false);
    expect(resolves(page, '#nowhere')).toBe(false);
    expect(resolves(page, '/fr#main')).toBe(true);
  });

  it('reach every page', () => {
    const reached = new Set(
      all.flatMap((page) =>
        attributes(page, 'a', 'href')
          .map((link) => link.replace(/[?#].*$/, ''))
          .filter((link) => link !== page.address),
      ),
    );
    const team: readonly PageId[] = isUnlisted('team') ? ['team'] : [];
    const excused = new Set(
      langs.flatMap((lang) => [...withoutWayIn, ...team].map((id) => addressOf(lang, id))),
    );
    const forms = new Set(all.flatMap((page) => attributes(page, 'form', 'action')));
    const lost = all
      .map(({ address }) => address)
      .filter((address) => !reached.has(address) && !excused.has(address) && !forms.has(address));
    expect(lost).toEqual([]);
  });

  it('to other sites have a safe rel attribute', () => {
    const wrong = all.flatMap(({ address, html }) =>
      [...html.matchAll(/<a\b[^>]*\btarget="_blank"[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => !/\brel="[^"]*noopener/.test(tag))
        .map((tag) => `${address}: ${tag}`),
    );
    expect(wrong).toEqual([]);
  });

  function resolves(page: BuiltPage, link: string): boolean {
    const { pathname, hash } = new URL(link, `https://site.example${page.address}`);
    const target = builtPages.get(pathname);
    if (!target) return builtFiles.has(pathname) && !hash;
    const anchor = hash.slice(1);
    return !anchor || attributes(target, '\\w+', 'id').includes(decodeURIComponent(anchor));
  }
});

describe('the sitemap', () => {
  const maps = [...builtFiles].filter((file) => /^\/sitemap-\d+\.xml$/.test(file));
  const listed = new Set(
    maps
      .flatMap((file) => [...readBuilt(file).matchAll(/<loc>([^<]*)<\/loc>/g)])
      .map(([, address = '']) => new URL(address).pathname.replace(/\/$/, '')),
  );

  it('lists exactly the pages that are not hidden', () => {
    const hidden = new Set(
      langs.flatMap((lang) => ids.filter((id) => isUnlisted(id)).map((id) => addressOf(lang, id))),
    );
    const expected = [...builtPages.keys()].filter((address) => !hidden.has(address));
    expect([...listed].sort()).toEqual(expected.sort());
  });

  it('agrees with the robots tag of each page', () => {
    const wrong = all.filter(
      ({ address, html }) =>
        listed.has(address) === /<meta name="robots" content="noindex/.test(html),
    );
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });
});

it('no heading of a table is empty', () => {
  const wrong = all.filter(({ html }) => /<th\b[^>]*>\s*<\/th>/.test(html));
  expect(wrong.map(({ address }) => address)).toEqual([]);
});

it('no page has a style attribute, an inline handler or a script from another origin', () => {
  const wrong = all.filter(
    ({ html }) =>
      /<[^>]+\s(?:style|on[a-z]+)="/.test(html.replace(/<script[\s\S]*?<\/script>/g, '')) ||
      /<(?:script|link|img)[^>]+(?:src|href)="https?:\/\/(?!localhost)[^"]+"(?![^>]*rel="(?:canonical|alternate))/.test(
        html.replace(/<link[^>]+rel="(?:canonical|alternate)"[^>]*>/g, ''),
      ),
  );
  expect(wrong.map(({ address }) => address)).toEqual([]);
});
