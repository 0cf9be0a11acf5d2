/** Answers a query of the search page: the engine and the rendering, loaded once the field is used. */
import { fill, plural } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/locales.ts';
import { searchSite } from '../../services/search.ts';
import { resultGroups } from './results.ts';
import type { SearchTexts } from './texts.ts';

export { prepareSearch } from '../../services/search.ts';

/** Results that a large site shows: each may need a file. */
const limit = 40;

export interface Answer {
  /** Number of results. */
  readonly count: number;
  /** The number of results, or that there are none, as a sentence. */
  readonly status: string;
  readonly groups: readonly HTMLElement[];
}

/** Searches the site. Rejects if the index cannot be fetched; the next call retries. */
export async function answer(lang: Lang, question: string, t: SearchTexts): Promise<Answer> {
  const { total: n, results } = await searchSite(lang, question, limit);
  const status =
    n === 0 ? fill(t.none.title, { question }) : fill(plural(lang, n, t.count), { n, question });
  return { count: n, status, groups: resultGroups(results, t) };
}
