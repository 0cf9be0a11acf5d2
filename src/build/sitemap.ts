/** The sitemap, built from the metadata in the pages' heads, so that both always agree. */
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { buildRegistry, type BuiltPage } from '../content/build-registry.ts';
import { defaultLang, translateAddress } from '../i18n/index.ts';

/** The sitemap: canonical pages with their languages and days of change. */
export function siteMap(): AstroIntegration {
  return sitemap({
    filter: (address) => builtPageAt(address)?.canonical === true,
    serialize: (item) => {
      const page = builtPageAt(item.url);
      if (!page) return undefined;
      const { updatedAt, listed } = page;
      const inLang = (lang: string, to: (typeof listed)[number]) => ({
        lang,
        url: new URL(translateAddress(new URL(item.url).pathname, to), item.url).href,
      });
      return {
        ...item,
        ...(updatedAt && { lastmod: updatedAt.toISOString().slice(0, 10) }),
        ...(listed.length > 1 && {
          links: [...listed.map((lang) => inLang(lang, lang)), inLang('x-default', defaultLang)],
        }),
      };
    },
  });
}

function builtPageAt(address: string): BuiltPage | undefined {
  return buildRegistry().pages.get(new URL(address).pathname.replace(/(.)\/$/, '$1'));
}
