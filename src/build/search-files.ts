/** Writes the files of a language's search index: one, or parts if the site is large. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import MiniSearch from 'minisearch';
import { documentsPath, partPath, splitIndex } from '../domain/search/index-parts.ts';
import { indexOptions, searchIndexPath, type SearchDocument } from '../domain/search/search.ts';
import type { Lang } from '../i18n/locales.ts';

/** Documents of a site whose whole index is loaded at once: below 300 KB compressed. */
const maxWhole = 500;

/** Writes below `out`; returns the size of all files in bytes. */
export function writeIndex(out: string, lang: Lang, documents: readonly SearchDocument[]): number {
  const index = new MiniSearch(indexOptions);
  const isLarge = documents.length > maxWhole;
  index.addAll(isLarge ? byTitle(documents, lang).map(withoutText) : documents);
  const files = isLarge ? partsOfIndex(lang, index) : new Map([[searchIndexPath(lang), index]]);
  let size = 0;
  for (const [path, content] of files) {
    const json = JSON.stringify(content);
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, json);
    size += json.length;
  }
  return size;
}

/** Sorted by title: results, which often begin alike, are then in the same few files. */
function byTitle(documents: readonly SearchDocument[], lang: Lang): SearchDocument[] {
  const { compare } = new Intl.Collator(lang);
  return documents.toSorted((a, b) => compare(a.title, b.title));
}

/**
 * On a large site, only the name, synonyms and definition of a term are indexed: the words of all texts together would
 * be ten times as many.
 */
function withoutText(document: SearchDocument): SearchDocument {
  return document.kind === 'term' ? { ...document, text: '' } : document;
}

function partsOfIndex(lang: Lang, index: MiniSearch<SearchDocument>): Map<string, object> {
  const { head, words, documents } = splitIndex(index.toJSON());
  return new Map<string, object>([
    [searchIndexPath(lang), head],
    ...[...words].map(([part, content]) => [partPath(lang, part), content] as const),
    ...documents.map((group, number) => [documentsPath(lang, number), group] as const),
  ]);
}
