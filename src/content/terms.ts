import { href, type Lang } from '../i18n/index.ts';
import { entriesIn, onceFor } from './entries.ts';
import { type TermLinker, termLinker } from './term-links.ts';

/** Links the dictionary terms of a language. */
export function termLinkerOf(lang: Lang): Promise<TermLinker> {
  return onceFor(`${lang}/term linker`, () => makeLinker(lang));
}

async function makeLinker(lang: Lang): Promise<TermLinker> {
  const terms = await entriesIn('dictionary', lang);
  return termLinker(
    terms
      .filter((term) => term.translated)
      .map(({ key, entry: { data } }) => ({
        key,
        href: href(lang, 'term', key),
        words: [data.term, ...data.aliases],
      })),
  );
}
