/**
 * Every page of the site. URLs, redirects, the sitemap and the language switch are built from
 * this table. Paths follow the language: `/fr/<path>`.
 */
import type { Requirement } from '../shared/access.ts';

interface PageRow {
  /** Path after the language, without leading or trailing slash; `[key]` is an entry's key. */
  readonly path: string;
  readonly access: Requirement;
  /** Excluded from the sitemap and marked `noindex`. */
  readonly hidden?: true;
  /** Found by search under the title and keywords of `i18n/<lang>/site/pages.ts`. */
  readonly inSearch?: true;
}

export const pages = {
  home: { path: '', access: 'none', inSearch: true },
  solutions: { path: 'solutions', access: 'none', inSearch: true },
  pricing: {
    path: 'solutions/formation-cryptomonnaie/tarification',
    access: 'none',
    inSearch: true,
  },
  signals: { path: 'signaux-trading', access: 'none', inSearch: true },
  signalsRecord: { path: 'signaux-trading/historique', access: 'none', inSearch: true },
  training: { path: 'comprendre-les-cryptomonnaies', access: 'none', inSearch: true },
  course: { path: 'formation/comprendre-la-crypto', access: 'none', inSearch: true },
  lesson: { path: 'formation/comprendre-la-crypto/[key]', access: 'none' },
  certificate: {
    path: 'formation/certificat-reussite',
    access: 'subscription',
    inSearch: true,
  },
  verifyCertificate: { path: 'verification-certificat', access: 'none', inSearch: true },
  market: { path: 'marche-cryptomonnaies-temps-reel', access: 'none', inSearch: true },
  articles: { path: 'articles', access: 'none', inSearch: true },
  articleList: { path: 'articles/liste/[key]', access: 'none' },
  article: { path: 'articles/[key]', access: 'none' },
  dictionary: { path: 'dictionnaire-crypto', access: 'none', inSearch: true },
  termList: { path: 'dictionnaire-crypto/liste/[key]', access: 'none' },
  term: { path: 'dictionnaire-crypto/[key]', access: 'none' },
  about: { path: 'about', access: 'none', inSearch: true },
  team: { path: 'team', access: 'none', inSearch: true },
  values: { path: 'values', access: 'none', inSearch: true },
  support: { path: 'support', access: 'none', inSearch: true },
  appointment: { path: 'appointment', access: 'none', inSearch: true },
  createAccount: { path: 'create-account', access: 'none', inSearch: true },
  checkoutSuccess: { path: 'checkout/success', access: 'none', hidden: true },
  policy: { path: 'politique-entreprise', access: 'none', inSearch: true },
  faq: { path: 'faq', access: 'none', inSearch: true },
  privacy: { path: 'politique-de-confidentialite', access: 'none', inSearch: true },
  terms: { path: 'conditions-utilisation', access: 'none', inSearch: true },
  cancelContract: { path: 'resiliation', access: 'none', inSearch: true },
  withdrawContract: { path: 'retractation', access: 'none', inSearch: true },
  search: { path: 'search', access: 'none', hidden: true },
  settings: { path: 'settings', access: 'session', hidden: true, inSearch: true },
  dashboard: { path: 'dashboard', access: 'session', hidden: true, inSearch: true },
  notes: { path: 'notes', access: 'session', hidden: true, inSearch: true },
  memberSignals: { path: 'signals', access: 'signals', hidden: true },
  desk: { path: 'desk', access: 'session', hidden: true },
  resetPassword: { path: 'reset-password', access: 'none', hidden: true },
  authCallback: { path: 'auth/callback', access: 'none', hidden: true },
  notFound: { path: '404', access: 'none', hidden: true },
} as const satisfies Record<string, PageRow>;

export type PageId = keyof typeof pages;
/** Pages with an entry's key in their URL. */
export type KeyedPageId = {
  [Id in PageId]: (typeof pages)[Id]['path'] extends `${string}[key]` ? Id : never;
}[PageId];
export type PlainPageId = Exclude<PageId, KeyedPageId>;

/** Pages with a name and keywords for search. */
export type SearchablePageId = {
  [Id in PageId]: (typeof pages)[Id] extends { inSearch: true } ? Id : never;
}[PageId];

/** True for pages that search engines must not list. */
export function isHidden(page: PageId): boolean {
  return 'hidden' in pages[page];
}
