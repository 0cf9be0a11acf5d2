/**
 * The full-text search: how a text becomes words, and how a question is asked of the index. The build
 * makes the index and the browser reads it, both with these rules.
 */
import type MiniSearch from 'minisearch';
import type { Options, SearchOptions, SearchResult as Found } from 'minisearch';
import type { Lang } from '../../i18n/locales.ts';

/** What results are grouped by. */
export type SearchKind = 'lesson' | 'article' | 'term' | 'question' | 'page';

/** One page, or one question of the help page, as the index takes it in. */
export interface SearchDocument {
  /** Address of the page, which is also its id. */
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** Other words that mean its subject, in either language. */
  readonly synonyms: string;
  readonly headings: string;
  readonly description: string;
  readonly text: string;
}

/** One page that answers a question. */
export interface SearchResult {
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly description: string;
  /** Words of the page, as `searchWords` gives them, that matched. */
  readonly terms: readonly string[];
}

/** A question is cut here: nothing longer is meant to be one. */
export const longestQuestion = 100;
/** Where the build writes the index of a language. */
export const searchIndexPath = (lang: Lang): string => `/_search/${lang}.json`;

/** The place of a question on the help page: its group and its position there. */
export const questionId = (group: string, position: number): string => `${group}-${position + 1}`;

const silent = new Set(
  (
    'a au aux ce ces dans de des du elle en et est il la le les leur ne on ou par pas pour que qui sa se ses ' +
    'son sont sur un une vous votre an and are as at be by for from in is it its of on or that the this to was with you your'
  ).split(' '),
);

/** Words of somebody who writes to us, which say nothing of what about. */
const spoken = new Set(
  (
    'bonjour merci question probleme aide demande besoin je me mon mes ma moi veux voudrais puis peux ai suis arrive ' +
    'comment quand quoi quel quelle plus rien besoin sur hello hi thanks please problem help request need my me can cannot ' +
    'could do does not how what when where why want would have has am about no'
  ).split(' '),
);

/** The words of a text: lower case, without accents, plural endings and words that say nothing. */
export function searchWords(text: string): string[] {
  return rawWords(text).flatMap((word) => normalised(word) ?? []);
}

/** Options of the index; the same for writing and for reading. */
export const indexOptions: Options<SearchDocument> = {
  fields: ['title', 'synonyms', 'headings', 'description', 'text'],
  storeFields: ['kind', 'title', 'description'],
  tokenize: rawWords,
  processTerm: normalised,
};

const asking: SearchOptions = {
  boost: { title: 8, synonyms: 6, headings: 3, description: 2 },
  prefix: (term) => term.length >= 3,
  // One wrong letter in a word of four, two from eight on.
  fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false),
  maxFuzzy: 2,
  weights: { fuzzy: 0.3, prefix: 0.6 },
};

/**
 * Pages that answer a question, best first: those with all its words, else those with some.
 *
 * @param index An index made with `indexOptions`.
 * @param question What the visitor typed; of a longer one, the first 100 characters.
 */
export function search(index: MiniSearch<SearchDocument>, question: string): SearchResult[] {
  const words = rawWords(question.slice(0, longestQuestion));
  const kept = words.filter((word) => normalised(word) !== null);
  if (kept.length === 0) return [];
  // "block chain" is also asked as "blockchain".
  const joined = kept.slice(1).map((word, position) => `${kept[position] ?? ''}${word}`);
  const ask = (combineWith: 'AND' | 'OR') =>
    index.search(
      { combineWith: 'OR', queries: [{ combineWith, queries: kept }, ...joined] },
      asking,
    );
  const exact = ask('AND');
  return (exact.length > 0 ? exact : ask('OR')).map(asResult);
}

/**
 * Entries that may answer a message, best first, from its subject. What an entry is about counts, not every word
 * that stands in it; a question of the help page before a page; what is far behind the best is left out.
 */
export function suggest(index: MiniSearch<SearchDocument>, subject: string): SearchResult[] {
  const words = rawWords(subject.slice(0, longestQuestion)).filter(
    (word) => normalised(word) !== null && !spoken.has(word),
  );
  const found = index.search(words.join(' '), {
    ...asking,
    combineWith: 'OR',
    boost: { title: 8, synonyms: 5, headings: 2, description: 2 },
    fields: ['title', 'synonyms', 'headings', 'description'],
    // Only the last word may still be on its way.
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
    terms: found.terms,
  };
}

/** A text in pieces, those that matched marked, so that a page can show them without any HTML. */
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

function rawWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word as the index knows it; null for one that says nothing. */
function normalised(word: string): string | null {
  if (silent.has(word) || (word.length < 2 && !/\p{N}/u.test(word))) return null;
  return word.length > 3 ? word.replace(/[sx]$/, '') : word;
}
