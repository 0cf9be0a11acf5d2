/** Runs queries on the full-text index, whole or in parts; fetches each file once. */
import MiniSearch from 'minisearch';
import {
  documentsPath,
  groupOf,
  type IndexHead,
  joinParts,
  partPath,
  partsOf,
  type ShownDocument,
  type WordPart,
} from '../domain/search/index-parts.ts';
import {
  indexOptions,
  search,
  searchIndexPath,
  type SearchDocument,
  type SearchResult,
} from '../domain/search/search.ts';
import { loadOnce } from '../domain/shared/load-once.ts';
import type { Lang } from '../i18n/locales.ts';

/** Time limit of a file, in milliseconds. */
const patience = 20_000;

type Index = MiniSearch<SearchDocument>;
type WholeIndex = Parameters<typeof MiniSearch.loadJS>[0];

/** Results of a query, best first. */
export interface SearchAnswer {
  /** Number of all results. */
  readonly total: number;
  /** All results of a whole index; of parts, the best `limit`. */
  readonly results: readonly SearchResult[];
}

/** By file, or by the joined parts, since further letters of a word need the same ones. */
const indexes = new Map<string, Index>();

/**
 * Loads what a question needs, so that its answer is quick: called when the field is focused, and for every letter.
 */
export function prepareSearch(lang: Lang, question = ''): void {
  loadIndex(lang, question).catch(() => undefined);
}

/**
 * Searches a language. Rejects if the index cannot be fetched; the next call retries.
 *
 * @param limit Results to show at most: each of a large site needs a file.
 * @param find Ranks documents: `search` or `suggest`.
 */
export async function searchSite(
  lang: Lang,
  question: string,
  limit: number,
  find: (index: Index, question: string) => SearchResult[] = search,
): Promise<SearchAnswer> {
  const { index, isWhole } = await loadIndex(lang, question);
  const found = find(index, question);
  if (isWhole) return { total: found.length, results: found };
  const results = await Promise.all(found.slice(0, limit).map((it) => withDocument(lang, it)));
  return { total: found.length, results };
}

/** The index of a language; of a large site, the parts that a question needs. */
async function loadIndex(
  lang: Lang,
  question: string,
): Promise<{ readonly index: Index; readonly isWhole: boolean }> {
  const first = await file<WholeIndex | IndexHead>(searchIndexPath(lang));
  if (!('parts' in first)) return { index: indexOf(lang, () => first), isWhole: true };
  const needed = [...partsOf(question)].filter((part) => first.parts.includes(part));
  const parts = await Promise.all(needed.map((part) => file<WordPart>(partPath(lang, part))));
  const index = indexOf([lang, ...needed].join('/'), () => joinParts(first, parts));
  return { index, isWhole: false };
}

function indexOf(name: string, json: () => WholeIndex): Index {
  const index = indexes.get(name) ?? MiniSearch.loadJS<SearchDocument>(json(), indexOptions);
  indexes.set(name, index);
  return index;
}

/** A result of parts, whose id is a number, with what is shown of it. */
async function withDocument(lang: Lang, result: SearchResult): Promise<SearchResult> {
  const path = documentsPath(lang, groupOf(result.id));
  const group = await file<Readonly<Record<string, ShownDocument>>>(path);
  const { id, title = '', description = '', picture, planned } = group[result.id] ?? { id: '' };
  return { ...result, id, title, description, picture, planned: planned === true };
}

const loadFile = loadOnce(async (path: string): Promise<unknown> => {
  const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`search index: ${response.status}`);
  return response.json();
});

function file<T>(path: string): Promise<T> {
  return loadFile(path) as Promise<T>;
}
