/** A filter of a short list, while somebody types: accents, case and punctuation do not count. */
import { fold } from '../shared/fold.ts';

/** A text in lower case, without accents, ligatures and punctuation. */
export function plainText(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether each word of a query starts a word of `text`; both normalized by `plainText`. */
export function matchesFilter(text: string, query: string): boolean {
  const words = ` ${text}`;
  return query.split(' ').every((word) => words.includes(` ${word}`));
}
