/** Fetches the index of the full-text search, once per page and language. */
import MiniSearch from 'minisearch';
import { indexOptions, searchIndexPath, type SearchDocument } from '../domain/search/search.ts';
import type { Lang } from '../i18n/locales.ts';

const loading = new Map<Lang, Promise<MiniSearch<SearchDocument>>>();

/** The index of a language. Rejects if it cannot be fetched or parsed; the next call retries. */
export function loadSearchIndex(lang: Lang): Promise<MiniSearch<SearchDocument>> {
  const before = loading.get(lang);
  if (before) return before;
  const index = fetchIndex(lang);
  loading.set(lang, index);
  index.catch(() => loading.delete(lang));
  return index;
}

async function fetchIndex(lang: Lang): Promise<MiniSearch<SearchDocument>> {
  const response = await fetch(searchIndexPath(lang));
  if (!response.ok) throw new Error(`search index: ${response.status}`);
  return MiniSearch.loadJSONAsync(await response.text(), indexOptions);
}
