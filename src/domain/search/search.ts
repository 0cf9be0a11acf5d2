/**
 * Full-text search: index and query options. The build writes the index and the browser reads it,
 * both with these rules and with the words of `words.ts`.
 */
import type MiniSearch from 'minisearch';
import type { Options, Query, SearchOptions, SearchResult as Found } from 'minisearch';
import type { Lang } from '../../i18n/locales.ts';
import { joinedNames, maxQueryLength, queryWords, searchWords, stem, tokenize } from './words.ts';

/** Groups of results. */
export type SearchKind = 'lesson' | 'article' | 'term' | 'question' | 'page';

/** One indexed document: a page, or one question of the FAQ. */
export interface SearchDocument {
  /** Address of the page, which is also its id. */
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** Synonyms of its subject, in either language. */
  readonly synonyms: string;
  readonly headings: string;
  readonly description: string;
  readonly text: string;
  /** Address of the drawn picture of its subject. */
  readonly picture?: string;
  /** A lesson of the programme that is not published yet. */
  readonly planned?: true;
}

/** One search result. */
export interface SearchResult {
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly description: string;
  readonly picture: string | undefined;
  /** Whether it is a lesson that is not published yet. */
  readonly planned: boolean;
  /** Matching words of the page, normalized by `searchWords`. */
  readonly terms: readonly string[];
}

/** Path of the index of a language. */
export const searchIndexPath = (lang: Lang): string => `/_search/${lang}.json`;

/** Anchor of a FAQ question: its group and its position in it. */
export const questionId = (group: string, position: number): string => `${group}-${position + 1}`;

/** Further stop words of support messages: greetings and requests. */
const supportStopWords = new Set(
  (
    'bonjour merci question probleme aide demande besoin je me mon mes ma moi veux voudrais puis peux ai suis arrive ' +
    'comment quand quoi quel quelle plus rien besoin sur hello hi thanks please problem help request need my me can cannot ' +
    'could do does not how what when where why want would have has am about no'
  ).split(' '),
);

/** Options of the index, for writing and reading. The field `names` holds title and synonyms as one word each. */
export const indexOptions: Options<SearchDocument> = {
  fields: ['names', 'title', 'synonyms', 'headings', 'description', 'text'],
  extractField: (document, field) =>
    field === 'names'
      ? joinedNames(`${document.title},${document.synonyms}`)
      : document[field as keyof SearchDocument],
  storeFields: ['kind', 'title', 'description', 'picture', 'planned'],
  tokenize: tokenize,
  processTerm: stem,
};

const searchOptions: SearchOptions = {
  fields: ['title', 'synonyms', 'headings', 'description', 'text'],
  boost: { names: 12, title: 8, synonyms: 6, headings: 3, description: 2 },
  prefix: (term) => term.length >= 3,
  // One typo in a word of four letters, two from eight on.
  fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false),
  maxFuzzy: 2,
  weights: { fuzzy: 0.3, prefix: 0.6 },
  // "price" finds the page of the plans before the questions about prices.
  boostDocument: (_, __, stored) => kindBoost[stored?.['kind'] as SearchKind] ?? 1,
};

const kindBoost: Readonly<Partial<Record<SearchKind, number>>> = { page: 1.3, question: 0.7 };

/**
 * Search results, best first: documents with all words of the query, else with some. A word of the
 * query in a title or a synonym is always enough: "c’est quoi bitcoin" finds the entry on Bitcoin.
 *
 * @param index An index made with `indexOptions`.
 * @param question The query; only its first 100 characters count.
 */
export function search(index: MiniSearch<SearchDocument>, question: string): SearchResult[] {
  const { kept, joined } = queryWords(question);
  if (kept.length === 0) return [];
  // Whole names only: a part of one is a word of a title.
  const names = kept.length === 1 ? kept : joined;
  const named: Query = { queries: names, fields: ['names'], prefix: false, fuzzy: false };
  const find = (...queries: Query[]): Found[] =>
    index.search({ combineWith: 'OR', queries: [...queries, ...joined, named] }, searchOptions);
  const found = find(
    { combineWith: 'AND', queries: kept },
    { combineWith: 'OR', queries: kept, fields: ['title', 'synonyms'] },
  );
  const words = kept.map(stem);
  const pairs = new Set<string | null>(joined.map(stem));
  const hasAll = ({ queryTerms }: Found): boolean =>
    words.every((word) => word === null || queryTerms.includes(word)) ||
    queryTerms.some((term) => pairs.has(term));
  const results = found.some(hasAll) ? found : find({ combineWith: 'OR', queries: kept });
  return results.map(asResult);
}

/**
 * Suggested documents for the subject of a support message, best first. Matches titles, synonyms and
 * headings, not the full text; prefers FAQ questions; drops results far below the best score.
 */
export function suggest(index: MiniSearch<SearchDocument>, subject: string): SearchResult[] {
  const words = tokenize(subject.slice(0, maxQueryLength)).filter(
    (word) => stem(word) !== null && !supportStopWords.has(word),
  );
  const found = index.search(words.join(' '), {
    ...searchOptions,
    combineWith: 'OR',
    boost: { title: 8, synonyms: 5, headings: 2, description: 2 },
    fields: ['title', 'synonyms', 'headings', 'description'],
    // Only the last word may be incomplete.
    prefix: (term, position, all) => position === all.length - 1 && term.length >= 3,
    fuzzy: (term) => term.length >= 6 && 1,
    boostDocument: (_, __, stored) => (stored?.['kind'] === 'question' ? 2 : 1),
  });
  const least = (found[0]?.score ?? 0) * 0.4;
  return found.filter(({ score }) => score >= least).map(asResult);
}

function asResult(found: Found): SearchResult {
  return {
    id: String(found.id),
    kind: found['kind'] as SearchKind,
    title: String(found['title']),
    description: String(found['description']),
    picture: found['picture'] as string | undefined,
    planned: found['planned'] === true,
    terms: found.terms,
  };
}

/** Splits a text into pieces and marks those that match, to highlight them without HTML. */
export function highlight(
  text: string,
  terms: readonly string[],
): { readonly text: string; readonly hit: boolean }[] {
  const known = new Set(terms);
  return text.split(/([\p{L}\p{N}\p{M}]+)/u).flatMap((piece) => {
    if (!piece) return [];
    const [word] = searchWords(piece);
    return [{ text: piece, hit: word !== undefined && known.has(word) }];
  });
}
