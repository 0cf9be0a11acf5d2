import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import {
  groupOf,
  joinParts,
  partOf,
  partsOf,
  splitIndex,
} from '../../../src/domain/search/index-parts.ts';
import { indexOptions, search, type SearchDocument } from '../../../src/domain/search/search.ts';

const names = 'carnet carte marge marché frais prix ordre stop écart option jeton chaîne'.split(
  ' ',
);

const documents = names.flatMap((name, at) =>
  names.map((other, place): SearchDocument => ({
    id: `/fr/${name}-${other}`,
    kind: place % 2 === 0 ? 'term' : 'page',
    title: `${name} ${other}`,
    synonyms: names[(at + 3) % names.length] ?? '',
    headings: '',
    description: `Ce que dit ${names[(at + place) % names.length] ?? ''}.`,
    text: '',
  })),
);

const whole = new MiniSearch(indexOptions);
whole.addAll(documents);
const { head, words, documents: groups } = splitIndex(whole.toJSON());

/** Searches the parts of a question, through JSON as a browser does. */
function searchParts(question: string) {
  const parts = [...partsOf(question)].flatMap((part) => words.get(part) ?? []);
  const joined = joinParts(structuredClone(head), structuredClone(parts));
  return search(MiniSearch.loadJS<SearchDocument>(joined, indexOptions), question).map(({ id }) => {
    const { id: address } = groups[groupOf(id)]?.[id] ?? {};
    return address;
  });
}

it.each(['marge', 'prix du marché', 'ecart', 'carn', 'ordre stop', 'option jetons', 'marhce', 'x'])(
  'parts answer "%s" as the whole index does',
  (question) => {
    expect(searchParts(question)).toEqual(search(whole, question).map(({ id }) => id));
  },
);

it('a question loads the parts of its words, and of two words written as one', () => {
  expect([...partsOf('la 5G, un Réseau')]).toEqual(['5g', 'res', '5gr']);
});

it.each([
  ['blockchain', 'blo'],
  ['5g', '5g'],
  ['a', 'a'],
  ['биткоин', '_'],
])('the part of %s is %s', (word, part) => {
  expect(partOf(word)).toBe(part);
});
