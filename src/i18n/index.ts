import { pages, type KeyedPageId, type PageId, type PlainPageId } from '../domain/site/pages.ts';
import { planKeys, plans, type PlanKey } from '../domain/billing/plans.ts';
import { formatPrice } from './format.ts';
import { langs, type Lang } from './locales.ts';

export * from './languages.ts';
export * from './locales.ts';
export * from './format.ts';

/** URL path of a page in a language, such as `/fr/articles`. The only way to build one. */
export function href(lang: Lang, page: PlainPageId): string;
export function href(lang: Lang, page: KeyedPageId, key: string): string;
export function href(lang: Lang, page: PageId, key?: string): string {
  const path = pages[page].path.replace('[key]', key ?? '');
  return path ? `/${lang}/${path}` : `/${lang}`;
}

/** The same path in another language: `/fr/articles?x=1` gives `/en/articles?x=1`. */
export function translateAddress(address: string, lang: Lang): string {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(address) ?? [];
  return langs.includes(first as Lang) ? `/${lang}${rest}` : `/${lang}/${first}${rest}`;
}

/** The monthly price of each plan, for `fill`: `{ formation: '249,99 €', … }`. */
export function monthlyPrices(lang: Lang): Record<PlanKey, string> {
  return Object.fromEntries(
    planKeys.map((key) => [key, formatPrice(lang, plans[key].amount, plans[key].currency)]),
  ) as Record<PlanKey, string>;
}
