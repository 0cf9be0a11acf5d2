/**
 * The index of a large site in parts, so that a query loads little: words by their first three letters, and stored
 * fields of documents in groups. Joined parts find the same documents in the same order as the whole index, except for
 * a typo in the first three letters.
 */
import type MiniSearch from 'minisearch';
import type { Lang } from '../../i18n/locales.ts';
import { searchIndexPath, type SearchDocument } from './search.ts';
import { queryWords, stem } from './words.ts';

type WholeIndex = ReturnType<MiniSearch['toJSON']>;

/** Shared by all parts: the file of the whole index, without words and documents. */
export interface IndexHead {
  readonly shared: Omit<WholeIndex, 'index' | PerDocument>;
  /** Names of the parts that exist. */
  readonly parts: readonly string[];
}

type PerDocument = 'documentIds' | 'fieldLength' | 'storedFields';

/** Words with the same first letters, and the documents that have them. */
export interface WordPart extends Pick<WholeIndex, 'index' | 'fieldLength'> {
  /** The kind of each document, which affects its rank. */
  readonly kinds: Readonly<Record<string, unknown>>;
}

/** A document as results show it: its address, and the stored fields. */
export type ShownDocument = Pick<SearchDocument, 'id'> & Partial<SearchDocument>;

/** The parts of an index, as files by path. */
export interface SplitIndex {
  readonly head: IndexHead;
  readonly words: ReadonlyMap<string, WordPart>;
  /** By number of the group. */
  readonly documents: readonly Readonly<Record<string, ShownDocument>>[];
}

/** Documents in a file. */
const groupSize = 20;
const letters = 3;

/** The part of a word, without its accents; one part has all words of other alphabets. */
export function partOf(word: string): string {
  return /^[a-z0-9]+/.exec(word.slice(0, letters))?.[0] ?? '_';
}

/** The parts that a query needs. */
export function partsOf(question: string): Set<string> {
  const { kept, joined } = queryWords(question);
  return new Set([...kept, ...joined].map((word) => partOf(stem(word) ?? word)));
}

/** The file that holds the words of a part. */
export function partPath(lang: Lang, part: string): string {
  return searchIndexPath(lang).replace(/\.json$/, `/words-${part}.json`);
}

/** The file that holds a document. */
export function documentsPath(lang: Lang, group: number): string {
  return searchIndexPath(lang).replace(/\.json$/, `/documents-${group}.json`);
}

/** The group of a document, by its number in the index. */
export function groupOf(number: string): number {
  return Math.floor(Number(number) / groupSize);
}

/** Splits an index into words by part and documents by group, which are loaded on demand. */
export function splitIndex(whole: WholeIndex): SplitIndex {
  const { index, documentIds, fieldLength, storedFields, ...shared } = whole;
  const stored = storedFields as Readonly<Record<string, Partial<SearchDocument>>>;
  const words = new Map<string, WordPart>();
  for (const [part, list] of Map.groupBy(index, ([word]) => partOf(word))) {
    const found = list.flatMap(([, fields]) => Object.values(fields).flatMap(Object.keys));
    const numbers = [...new Set(found)];
    words.set(part, {
      index: list,
      fieldLength: Object.fromEntries(numbers.map((it) => [it, fieldLength[it] ?? []])),
      kinds: Object.fromEntries(numbers.map((it) => [it, stored[it]?.kind])),
    });
  }
  const documents: Record<string, ShownDocument>[] = [];
  for (const [number, id] of Object.entries(documentIds)) {
    const group = (documents[groupOf(number)] ??= {});
    group[number] = { ...stored[number], id: String(id) };
  }
  return { head: { shared, parts: [...words.keys()] }, words, documents };
}

/** An index of some parts. The id of a document is its number. */
export function joinParts({ shared }: IndexHead, loaded: readonly WordPart[]): WholeIndex {
  const fieldLength = Object.fromEntries(
    loaded.flatMap((part) => Object.entries(part.fieldLength)),
  );
  const kinds = loaded.flatMap((part) => Object.entries(part.kinds));
  return {
    ...shared,
    index: loaded.flatMap((part) => part.index),
    fieldLength,
    documentIds: Object.fromEntries(kinds.map(([number]) => [number, number])),
    storedFields: Object.fromEntries(kinds.map(([number, kind]) => [number, { kind }])),
  };
}
