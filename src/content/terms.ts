import { href, type Lang } from '../i18n/index.ts';
import { entriesIn, onceFor } from './entries.ts';
import { type TermLinker, termLinker, type TermTarget } from './term-links.ts';

/** Links the dictionary terms of a language. */
export function termLinkerOf(lang: Lang): Promise<TermLinker> {
  return onceFor(`${lang}/term linker`, async () => termLinker(await termTargets(lang)));
}

/** The terms that texts of a language link to. */
export async function termTargets(lang: Lang): Promise<readonly TermTarget[]> {
  const terms = await entriesIn('dictionary', lang);
  return terms
    .filter((term) => term.translated)
    .map(({ key, entry: { data } }) => ({
      key,
      href: href(lang, 'term', key),
      words: [data.term, ...data.aliases],
    }));
}
