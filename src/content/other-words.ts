import { fold } from '../domain/shared/fold.ts';

/**
 * The aliases of a term to display: without plurals and spelling variants of the term or of an
 * earlier alias.
 */
export function otherWords(term: string, aliases: readonly string[]): string[] {
  const seen = new Set([term, ...term.split(/[()]/)].map(shape));
  return aliases.filter((alias) => {
    const isNew = !seen.has(shape(alias));
    seen.add(shape(alias));
    return isNew;
  });
}

/** Whether two names are one word except for case, accents, hyphens and plural. */
export function isSameWord(name: string, other: string): boolean {
  return shape(name) === shape(other);
}

/** True if every word of an alias occurs in some names: “spread” in “Bid-ask spread”. */
export function isMadeOf(alias: string, names: readonly string[]): boolean {
  const known = new Set(names.flatMap(wordsOf));
  return wordsOf(alias).every((word) => known.has(word));
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[^\s()-]+/g) ?? [];
}

/** Normalizes a word: no case, accents, ligatures, hyphens and plural endings. */
function shape(word: string): string {
  return fold(word)
    .replace(/’/g, "'")
    .replace(/-/g, ' ')
    .replace(/aux(?!\p{L})/gu, 'al')
    .replace(/(?:(?<=sh|x|ch)es|[sx])(?!\p{L})/gu, '')
    .trim();
}
