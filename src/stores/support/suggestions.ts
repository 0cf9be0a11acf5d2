/** Pages that may answer a message before it is sent: asked of the site's own search, from its subject. */
import { atom, type ReadableAtom } from 'nanostores';
import { maxQueryLength, suggest, type SearchResult } from '../../domain/search/search.ts';
import { href } from '../../i18n/index.ts';
import type { Lang } from '../../i18n/locales.ts';

export type Suggestion = Pick<SearchResult, 'id' | 'kind' | 'title'>;

/** At most so many are shown. */
export const maxSuggestions = 4;
/** Milliseconds without a key before the index is asked. */
const pause = 250;
/** Characters from which a subject says something. */
const shortest = 3;

const $state = atom<readonly Suggestion[]>([]);
export const $suggestions: ReadableAtom<readonly Suggestion[]> = $state;

let waiting: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

/** Looks for pages once the typing stops. An index that does not come suggests nothing. */
export function loadSuggestions(lang: Lang, subject: string): void {
  clearTimeout(waiting);
  const mine = (latest += 1);
  const question = subject.trim().slice(0, maxQueryLength);
  if (question.length < shortest) {
    $state.set([]);
    return;
  }
  waiting = setTimeout(() => {
    void find(lang, question).then((found) => {
      if (mine === latest) $state.set(found);
    });
  }, pause);
}

async function find(lang: Lang, question: string): Promise<readonly Suggestion[]> {
  try {
    const { loadSearchIndex } = await import('../../services/search.ts');
    return chosen(lang, suggest(await loadSearchIndex(lang), question));
  } catch {
    return [];
  }
}

/** The best results, without the page the person is on and the help page, whose questions stand for it. */
export function chosen(lang: Lang, results: readonly SearchResult[]): readonly Suggestion[] {
  const here = [href(lang, 'support'), href(lang, 'faq')];
  return results
    .filter(({ id }) => !here.includes(id))
    .slice(0, maxSuggestions)
    .map(({ id, kind, title }) => ({ id, kind, title }));
}
