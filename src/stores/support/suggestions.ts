/** Suggested help pages for a support message: a search for its subject in the site's index. */
import { atom, type ReadableAtom } from 'nanostores';
import { suggest, type SearchResult } from '../../domain/search/search.ts';
import { maxQueryLength } from '../../domain/search/words.ts';
import { href } from '../../i18n/index.ts';
import type { Lang } from '../../i18n/locales.ts';

export type Suggestion = Pick<SearchResult, 'id' | 'kind' | 'title'>;

const maxSuggestions = 4;
/** Debounce, in milliseconds. */
const pause = 250;
/** Minimum characters of a subject to search for. */
const shortest = 3;

const $state = atom<readonly Suggestion[]>([]);
export const $suggestions: ReadableAtom<readonly Suggestion[]> = $state;

let waiting: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

/** Searches once the typing pauses. If the index fails to load, suggests nothing. */
export function loadSuggestions(lang: Lang, subject: string): void {
  clearTimeout(waiting);
  const mine = (latest += 1);
  const question = subject.trim().slice(0, maxQueryLength);
  if (question.length < shortest) return $state.set([]);
  waiting = setTimeout(() => {
    void find(lang, question).then((found) => {
      if (mine === latest) $state.set(found);
    });
  }, pause);
}

async function find(lang: Lang, question: string): Promise<readonly Suggestion[]> {
  try {
    const { searchSite } = await import('../../services/search.ts');
    // Two more: the pages that `chosen` leaves out.
    const { results } = await searchSite(lang, question, maxSuggestions + 2, suggest);
    return chosen(lang, results);
  } catch {
    return [];
  }
}

/** The best results, without this page and the help page, whose questions are listed instead. */
function chosen(lang: Lang, results: readonly SearchResult[]): readonly Suggestion[] {
  const excluded = [href(lang, 'support'), href(lang, 'faq')];
  return results
    .filter(({ id }) => !excluded.includes(id))
    .slice(0, maxSuggestions)
    .map(({ id, kind, title }) => ({ id, kind, title }));
}
