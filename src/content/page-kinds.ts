import type { PageId } from '../domain/site/pages.ts';
import type { texts } from '../i18n/texts.ts';

/** The kinds of pages, by their names in `texts(lang).seo.kinds`. */
export type PageKind = keyof ReturnType<typeof texts>['seo']['kinds'];

/** The kind of each page, shown in link previews. */
export const kindOf: Readonly<Record<PageId, PageKind>> = {
  home: 'home',
  solutions: 'plans',
  pricing: 'plans',
  signals: 'signals',
  signalsRecord: 'signals',
  training: 'course',
  course: 'course',
  lesson: 'lesson',
  certificate: 'course',
  verifyCertificate: 'help',
  market: 'market',
  articles: 'reading',
  articleList: 'reading',
  article: 'article',
  dictionary: 'reading',
  termList: 'reading',
  term: 'term',
  about: 'company',
  team: 'company',
  values: 'company',
  support: 'help',
  appointment: 'help',
  createAccount: 'course',
  checkoutSuccess: 'plans',
  policy: 'company',
  faq: 'help',
  privacy: 'company',
  terms: 'company',
  cancelContract: 'help',
  withdrawContract: 'help',
  search: 'help',
  settings: 'help',
  dashboard: 'help',
  memberSignals: 'signals',
  desk: 'help',
  notes: 'help',
  resetPassword: 'help',
  authCallback: 'help',
  notFound: 'help',
};
