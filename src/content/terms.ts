import { href, type Lang } from '../i18n/index.ts';
import { entriesIn } from './entries.ts';
import { type TermLinker, termLinker } from './term-links.ts';

const linkers = new Map<Lang, Promise<TermLinker>>();

/**
 * Links the dictionary terms of a language. Cached per build; in development, an edit shows at
 * once.
 */
export function termLinkerOf(lang: Lang): Promise<TermLinker> {
  const known = linkers.get(lang);
  if (known && !import.meta.env.DEV) return known;
  const made = makeLinker(lang);
  linkers.set(lang, made);
  return made;
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
