/**
 * Every page of the site, once. Addresses, redirects, the sitemap and the language switch are made
 * from this table. Paths follow the language: `/fr/<path>`.
 */
import type { Requirement } from './access.ts';

interface PageRow {
  /** Path after the language, without slashes at its ends; `[key]` stands for an entry's key. */
  readonly path: string;
  readonly access: Requirement;
  /** Left out of the sitemap and marked `noindex`. */
  readonly hidden?: true;
}

export const pages = {
  home: { path: '', access: 'none' },
  pricing: { path: 'solutions/formation-cryptomonnaie/tarification', access: 'none' },
  course: { path: 'formation/comprendre-la-crypto', access: 'none' },
  lesson: { path: 'formation/comprendre-la-crypto/[key]', access: 'none' },
  articles: { path: 'articles', access: 'none' },
  article: { path: 'articles/[key]', access: 'none' },
  dictionary: { path: 'dictionnaire-crypto', access: 'none' },
  term: { path: 'dictionnaire-crypto/[key]', access: 'none' },
  checkoutSuccess: { path: 'checkout/success', access: 'none', hidden: true },
  privacy: { path: 'politique-de-confidentialite', access: 'none' },
  terms: { path: 'conditions-utilisation', access: 'none' },
  notFound: { path: '404', access: 'none', hidden: true },
} as const satisfies Record<string, PageRow>;

export type PageId = keyof typeof pages;
/** Pages whose address takes an entry's key. */
export type KeyedPageId = {
  [Id in PageId]: (typeof pages)[Id]['path'] extends `${string}[key]` ? Id : never;
}[PageId];
export type PlainPageId = Exclude<PageId, KeyedPageId>;

/** False for the address of a hidden page in any language, such as `/fr/checkout/success`. */
export function isListed(pathname: string): boolean {
  const path = pathname.replace(/^\/[^/]*\/?/, '').replace(/\.html$/, '');
  return !(Object.keys(pages) as PageId[]).some((id) => isHidden(id) && pages[id].path === path);
}

/** True for pages that search engines must not list. */
export function isHidden(page: PageId): boolean {
  return 'hidden' in pages[page];
}
