import { href, type Lang } from '../i18n/index.ts';
import { entriesIn } from './entries.ts';
import type { TermTarget } from './term-links.ts';

/** Dictionary terms of a language as link targets; `except` leaves out the page's own term. */
export async function termTargets(lang: Lang, except?: string): Promise<TermTarget[]> {
  const terms = await entriesIn('dictionary', lang);
  return terms
    .filter((term) => term.translated && term.key !== except)
    .map(({ key, entry: { data } }) => ({
      key,
      href: href(lang, 'term', key),
      words: [data.term, ...data.aliases],
    }));
}
