/** SEO output: addresses, pictures, the sitemap and the feeds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isListedPath } from '../../src/content/listed-pages.ts';
import { defaultLang, href, langs, languages, type Lang } from '../../src/i18n/index.ts';
import { long } from '../sizes.ts';
import { builtFiles, builtPages, readBuilt, type BuiltPage } from './site.ts';

const all = [...builtPages.values()];
const listed = all.filter(({ address }) => isListedPath(address));
const dir = process.env['SITE_DIR'] ?? '';
const maxPictureBytes = 40 * 1024;

/** The attributes of every element of a kind in the head of a page. */
function elements({ html }: BuiltPage, name: 'link' | 'meta'): Record<string, string>[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  );
}

/** The values of a meta property or name: `og:image`, `robots`. */
function metas(page: BuiltPage, name: string): string[] {
  return elements(page, 'meta')
    .filter((meta) => meta['property'] === name || meta['name'] === name)
    .map((meta) => meta['content'] ?? '');
}

/** Path of an absolute address of the site. */
function pathOf(address: string): string {
  return new URL(address).pathname;
}

function canonicals(page: BuiltPage): string[] {
  return elements(page, 'link')
    .filter(({ rel }) => rel === 'canonical')
    .map((link) => pathOf(link['href'] ?? ''));
}

/** The alternates of a page by language, including `x-default`. */
function versions(page: BuiltPage): Record<string, string> {
  return Object.fromEntries(
    elements(page, 'link').flatMap(({ hreflang, href = '' }) =>
      hreflang === undefined ? [] : [[hreflang, pathOf(href)] as const],
    ),
  );
}

describe('the head of a page', () => {
  it('occurs in listed and hidden pages', () => {
    expect(listed.length).toBeGreaterThan(50);
    expect(all.length).toBeGreaterThan(listed.length);
  });

  it('has a canonical link to itself or its source where it may be indexed', () => {
    const wrong = listed.filter((page) => {
      const [canonical = '', ...more] = canonicals(page);
      const source = canonical === page.address || !isPair(page);
      return more.length > 0 || !builtPages.has(canonical) || !source;
    });
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });

  it('has noindex and no canonical link where it is hidden', () => {
    const hidden = all.filter(({ address }) => !isListedPath(address));
    for (const page of hidden) {
      expect([page.address, metas(page, 'robots')]).toEqual([page.address, ['noindex']]);
      expect(canonicals(page)).toEqual([]);
      expect(versions(page)).toEqual({});
    }
    for (const page of listed) expect(metas(page, 'robots')).toEqual([]);
  });

  it('has reciprocal hreflang links, with French as x-default', () => {
    for (const page of listed.filter(isPair)) {
      const of = versions(page);
      expect(Object.keys(of).sort()).toEqual([...langs, 'x-default'].sort());
      expect(of['x-default']).toBe(of[defaultLang]);
      expect(Object.values(of)).toContain(page.address);
      for (const address of Object.values(of)) {
        const twin = builtPages.get(address);
        expect(twin && versions(twin), address).toEqual(of);
      }
    }
  });

  it('links its feed, its manifest and its icons, which exist', () => {
    for (const page of all) {
      const rels = elements(page, 'link').filter(({ rel }) =>
        ['icon', 'apple-touch-icon', 'manifest'].includes(rel ?? ''),
      );
      expect(rels).toHaveLength(3);
      for (const link of rels) expect(builtFiles).toContain(link['href']);
    }
    for (const page of listed) {
      const feeds = elements(page, 'link').filter(({ type }) => type === 'application/rss+xml');
      expect(feeds.map((feed) => feed['href'])).toEqual([`${page.address.slice(0, 3)}/rss.xml`]);
    }
  });
});

describe('the social picture of a page', () => {
  // The short run draws about forty.
  it('exists for each indexed page, in its size and under its weight limit', async () => {
    let drawn = 0;
    for (const page of listed) {
      const [image = '', ...more] = metas(page, 'og:image').map(pathOf);
      expect(more).toEqual([]);
      if (!long && !builtFiles.has(image)) continue;
      drawn += 1;
      expect(builtFiles, page.address).toContain(image);
      const bytes = readFileSync(join(dir, image));
      const { width, height, format } = await sharp(bytes).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'png']);
      expect(metas(page, 'og:image:width')).toEqual(['1200']);
      expect(metas(page, 'og:image:height')).toEqual(['630']);
      expect(bytes.length, image).toBeLessThanOrEqual(maxPictureBytes);
    }
    expect(drawn).toBeGreaterThanOrEqual(long ? listed.length : 35);
  });

  it('comes with the texts of a preview', () => {
    const names = ['og:title', 'og:description', 'og:image:alt', 'og:url', 'og:locale', 'og:type'];
    for (const page of listed) {
      for (const name of names) {
        expect(metas(page, name), `${page.address} ${name}`).toHaveLength(1);
        expect(metas(page, name)[0]).not.toBe('');
      }
      expect(metas(page, 'twitter:card')).toEqual(['summary_large_image']);
      expect(metas(page, 'og:url').map(pathOf)).toEqual(canonicals(page));
    }
  });

  it('is generated for no other page', () => {
    const shown = new Set(listed.flatMap((page) => metas(page, 'og:image').map(pathOf)));
    const drawn = [...builtFiles].filter((file) => file.startsWith('/og/'));
    expect(drawn.filter((file) => !shown.has(file))).toEqual([]);
  });
});

describe('the sitemap', () => {
  const [index = '', map = ''] = ['/sitemap-index.xml', '/sitemap-0.xml'].map(readBuilt);
  const entries = [...map.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => entry);
  const locOf = (entry: string): string => pathOf(/<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '');

  it('is linked in robots.txt', () => {
    const [, address = ''] = /^Sitemap: (.+)$/m.exec(readBuilt('/robots.txt')) ?? [];
    expect(pathOf(address)).toBe('/sitemap-index.xml');
    expect(index).toContain('/sitemap-0.xml');
  });

  it('lists exactly the pages that are their own canonical', () => {
    const own = listed.filter((page) => canonicals(page)[0] === page.address);
    expect(entries.map(locOf).sort()).toEqual(own.map(({ address }) => address).sort());
  });

  it('lists the same alternates as the page', () => {
    for (const entry of entries) {
      const given = Object.fromEntries(
        [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
          ([, lang = '', address = '']) => [lang, pathOf(address)],
        ),
      );
      const page = builtPages.get(locOf(entry));
      expect(given).toEqual(page && versions(page));
    }
  });

  it('has the modification dates of articles, terms and lessons', () => {
    const dated = entries.filter((entry) => /<lastmod>\d{4}-\d\d-\d\d/.test(entry)).map(locOf);
    const kept = /\/(?:articles|dictionnaire-crypto|comprendre-la-crypto)\/./;
    const undated = entries.map(locOf).filter((path) => kept.test(path) && !dated.includes(path));
    expect(undated).toEqual([]);
  });
});

describe.each(langs)('in %s', (lang) => {
  it('the feed contains the articles, newest first', () => {
    const feed = readBuilt(`${href(lang, 'home')}/rss.xml`);
    const links = [...feed.matchAll(/<item>[\s\S]*?<link>([^<]*)<\/link>/g)].map(
      ([, address = '']) => pathOf(address),
    );
    const articles = listed
      .filter((page) => page.address.startsWith(`${href(lang, 'articles')}/`) && isPair(page))
      .map(({ address }) => address)
      .filter((address) => !address.startsWith(`${href(lang, 'articles')}/liste/`));
    expect(articles.length).toBeGreaterThan(0);
    expect(links).toEqual(expect.arrayContaining(articles));
    expect(links.filter((link) => !builtPages.has(link))).toEqual([]);
    const days = [...feed.matchAll(/<pubDate>([^<]*)/g)].map(([, day = '']) => Date.parse(day));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });

  it('the manifest links existing icons with their sizes', async () => {
    const manifest = JSON.parse(readBuilt(`${href(lang, 'home')}/manifest.webmanifest`)) as {
      lang: Lang;
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest.lang).toBe(lang);
    expect([...builtPages.keys()]).toContain(manifest.start_url);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(join(dir, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('llms.txt links existing pages', () => {
    const links = [...readBuilt('/llms.txt').matchAll(/\]\((https?:[^)]+)\)/g)]
      .map(([, address = '']) => pathOf(address))
      .filter((path) => path.startsWith(href(lang, 'home')));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((path) => !builtPages.has(path))).toEqual([]);
    expect(links.filter((path) => !isListedPath(path))).toEqual([]);
  });
});

/** True when the page exists in both languages. */
function isPair(page: BuiltPage): boolean {
  return Object.keys(versions(page)).includes(languages[page.address.slice(1, 3) as Lang].other);
}
