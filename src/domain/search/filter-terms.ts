/** The dictionary's filter: one file for each first letter of a word, so that a query loads little. */
import { matchesFilter, plainText } from './filter.ts';

/** A term as the filter shows it. */
export interface FilterTerm {
  readonly key: string;
  readonly term: string;
  /** The word in the other language, unless it is the same. */
  readonly twin: string;
  /** Other names, separated by spaces. */
  readonly also: string;
  readonly definition: string;
  /** Address of its drawing. */
  readonly picture: string;
}

/** The files of the filter: a letter, or `0` for all other characters. */
export const filterLetters: readonly string[] = Array.from('abcdefghijklmnopqrstuvwxyz0');

/** The file that holds the terms that a query can find; undefined for an empty query. */
export function filterLetter(query: string): string | undefined {
  const [first] = plainText(query);
  return first === undefined ? undefined : letterFile(first);
}

/** The files that hold a term: the first letters of the words of all its names. */
export function lettersOfTerm({ term, twin, also }: FilterTerm): Set<string> {
  const words = plainText(`${term} ${twin} ${also}`).split(' ');
  return new Set(words.filter(Boolean).map(([first = '']) => letterFile(first)));
}

function letterFile(letter: string): string {
  return /[a-z]/.test(letter) ? letter : '0';
}

/** The names of each term in plain text, cached: a letter may have thousands of terms. */
const plainNames = new WeakMap<FilterTerm, string>();

function namesOf(term: FilterTerm): string {
  const names = plainNames.get(term) ?? plainText(`${term.term} ${term.twin} ${term.also}`);
  plainNames.set(term, names);
  return names;
}

/** The terms that match a query, those whose name begins with it first. */
export function filterTerms(terms: readonly FilterTerm[], query: string): readonly FilterTerm[] {
  const start = plainText(query);
  const found = terms.filter((term) => matchesFilter(namesOf(term), start));
  // `term` comes first in the joined names; a query of several words could run into the next name.
  const begins = (term: FilterTerm): boolean =>
    namesOf(term).startsWith(start) &&
    (!start.includes(' ') || plainText(term.term).startsWith(start));
  return [...found.filter(begins), ...found.filter((term) => !begins(term))];
}
