/** The words of full-text search: tokenizer, stop words and stems, the same for the build and the browser. */
import { fold } from '../shared/fold.ts';

/** Maximum query length; longer queries are cut. */
export const maxQueryLength = 100;

const stopWords = new Set(
  (
    'a au aux ce ces dans de des du elle en et est il la le les leur ne on ou par pas pour qu que qui sa se ses ' +
    'son sont sur un une vous votre an and are as at be by for from in is it its of on that the this to was with you your'
  ).split(' '),
);

/** The words of a text: lower case, without accents, plural endings and stop words. */
export function searchWords(text: string): string[] {
  return tokenize(text).flatMap((word) => stem(word) ?? []);
}

/**
 * The words of a query, without stop words, and neighbours as one: "block chain" also searches "blockchain". All words
 * of a short query are one too, which finds a document of that name.
 */
export function queryWords(question: string): {
  readonly kept: string[];
  readonly joined: string[];
} {
  const kept = tokenize(question.slice(0, maxQueryLength)).filter((word) => stem(word) !== null);
  const pairs = kept.slice(1).map((word, position) => `${kept[position] ?? ''}${word}`);
  const isName = kept.length > 2 && kept.length <= nameLength;
  return { kept, joined: isName ? [...pairs, kept.join('')] : pairs };
}

/** Maximum number of words in a name that is also indexed as one word. */
const nameLength = 3;

/** Joins each short name of a comma-separated list into one word, with and without stop words. Drops text in brackets. */
export function joinedNames(names: string): string {
  return names
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map(tokenize)
    .filter(({ length }) => length <= nameLength)
    .flatMap((words) => [words.join(''), words.filter((word) => stem(word) !== null).join('')])
    .filter((name, place, all) => all.indexOf(name) === place)
    .join(' ');
}

/** The words of a text as typed, without case and accents. */
export function tokenize(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The stem of a word; null for a stop word. */
export function stem(word: string): string | null {
  if (stopWords.has(word) || (word.length < 2 && !/\p{N}/u.test(word))) return null;
  return word.length > 3 ? word.replace(/[sx]$/, '') : word;
}
