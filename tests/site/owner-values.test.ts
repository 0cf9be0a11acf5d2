/**
 * The parts of pages that show the owner's values, rendered with all of them and with none: each given
 * value appears, an absent one leaves neither its label nor a bracket.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { getViteConfig } from 'astro/config';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createViteServer, type Vite } from 'vitest/node';
import { langs, type Lang } from '../../src/i18n/locales.ts';
import { texts } from '../../src/i18n/texts.ts';
import { givenValues } from '../owner-site.ts';

/** Renders components of the site as a build does, with `src/site.ts` as it is or as `given`. */
class Site {
  readonly #server: Vite.ViteDevServer;
  readonly #container: AstroContainer;

  private constructor(server: Vite.ViteDevServer, container: AstroContainer) {
    this.#server = server;
    this.#container = container;
  }

  static async start(cacheDir: string, given: object): Promise<Site> {
    const config = await getViteConfig({
      cacheDir,
      logLevel: 'error',
      optimizeDeps: { noDiscovery: true, include: [] },
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      plugins: [
        {
          name: 'values-of-the-owner',
          transform: (code: string, id: string) =>
            id.endsWith('/src/site.ts')
              ? `${code}\nObject.assign(site, ${JSON.stringify(given)});`
              : undefined,
        },
      ],
    })({ mode: 'test', command: 'serve' });
    const server = await createViteServer({ ...config, configFile: false });
    const { default: renderer } = (await server.ssrLoadModule('@astrojs/mdx/server.js')) as {
      default: Parameters<AstroContainer['addServerRenderer']>[0]['renderer'];
    };
    const container = await AstroContainer.create();
    container.addServerRenderer({ name: 'astro:jsx', renderer });
    return new Site(server, container);
  }

  async render(path: string, props: Record<string, unknown>): Promise<string> {
    const module = await this.#server.ssrLoadModule(path);
    return this.#container.renderToString(module['default'] as AstroComponentFactory, { props });
  }

  /** A company page: its text with the components that it may use. */
  async renderText(lang: Lang, key: string): Promise<string> {
    const { companyComponents: components } = await this.#server.ssrLoadModule(
      '/src/components/company/mdx.ts',
    );
    return this.render(`/content/company/${lang}/${key}.mdx`, { components });
  }

  close(): Promise<void> {
    return this.#server.close();
  }
}

const parts = [
  'legal notice',
  'terms',
  'privacy',
  'support facts',
  'social links',
  'claim',
] as const;
type Part = (typeof parts)[number];

function renderPart(site: Site, part: Part, lang: Lang): Promise<string> {
  switch (part) {
    case 'legal notice':
      return site.renderText(lang, 'politique-entreprise');
    case 'terms':
      return site.renderText(lang, 'conditions-utilisation');
    case 'privacy':
      return site.renderText(lang, 'politique-de-confidentialite');
    case 'support facts':
      return site.render('/src/components/company/SupportFacts.astro', { lang });
    case 'social links':
      return site.render('/src/components/shell/SocialLinks.astro', { lang });
    case 'claim':
      return site.render('/src/components/billing/Claim.astro', { lang });
  }
}

const { publisher, contact, support, social, claims } = givenValues;
/** The values that each part shows once they are given. */
const shown: Readonly<Record<Part, (lang: Lang) => readonly string[]>> = {
  'legal notice': () => [...Object.values(publisher), contact.email],
  terms: () => [...Object.values(publisher), contact.email],
  privacy: () => [publisher.company, publisher.address, publisher.director, contact.email],
  'support facts': (lang) => [contact.email.split('@')[1] ?? '', support.hours[lang]],
  'social links': () => Object.values(social),
  claim: (lang) => [claims.satisfaction.source[lang]],
};

/** A row of a table, or of a list of facts. */
const row = /<(?:tr|dt)\b/g;
const bracket = /\[\p{L}[^\][{}"<>=;]{2,120}\](?!\()|\bundefined\b/u;
let cacheDir: string;
let given: Site;
let none: Site;

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'owner-values-'));
  given = await Site.start(join(cacheDir, 'given'), givenValues);
  none = await Site.start(join(cacheDir, 'none'), {});
});

afterAll(async () => {
  await Promise.all([given.close(), none.close()]);
  await rm(cacheDir, { recursive: true, force: true });
});

describe.each(langs)('the values of the owner in %s', (lang) => {
  it.each(parts)('%s: shows every given value', async (part) => {
    const html = await renderPart(given, part, lang);
    for (const value of shown[part](lang)) expect(html).toContain(value);
    expect(html).not.toMatch(bracket);
    expect(html).not.toMatch(/\.example\b/);
  });

  it.each(parts)('%s: leaves no trace of an absent value', async (part) => {
    const html = await renderPart(none, part, lang);
    // The host is known before the owner gives anything.
    const absent = shown[part](lang).filter((value) => value !== publisher.host);
    for (const value of absent) expect(html).not.toContain(value);
    expect(html).not.toMatch(bracket);
    expect(html).not.toMatch(/<(td|dd|dt|th[^>]*|ul[^>]*)>\s*<\/(td|dd|dt|th|ul)>/);
    const labels = (await renderPart(given, part, lang)).match(row)?.length ?? 0;
    const rows = html.match(row)?.length ?? 0;
    if (html.includes(publisher.host)) expect(rows).toBeLessThan(labels);
  });

  it('a sentence about a mediator or hours stands only beside their value', async () => {
    const { hours } = texts(lang).company.support;
    expect(await renderPart(given, 'support facts', lang)).toContain(hours);
    expect(await renderPart(none, 'support facts', lang)).not.toContain(hours);
    const mediator = /médiateur suivant|to this mediator/;
    expect(await renderPart(given, 'legal notice', lang)).toMatch(mediator);
    expect(await renderPart(none, 'legal notice', lang)).not.toMatch(mediator);
  });
});
