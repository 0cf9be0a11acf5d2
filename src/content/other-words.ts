/**
 * The words under which a reader may meet a term, for display: its aliases without those that are
 * only a plural or a spelling of the term or of an alias before them.
 */
export function otherWords(term: string, aliases: readonly string[]): string[] {
  const seen = new Set([term, ...term.split(/[()]/)].map(shape));
  return aliases.filter((alias) => {
    const isNew = !seen.has(shape(alias));
    seen.add(shape(alias));
    return isNew;
  });
}

/** True when every word of an alias occurs in some names: “spread” is made of “Bid-ask spread”. */
export function isMadeOf(alias: string, names: readonly string[]): boolean {
  const known = new Set(names.flatMap(wordsOf));
  return wordsOf(alias).every((word) => known.has(word));
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[^\s()-]+/g) ?? [];
}

/** A word without case, accents, ligatures, hyphens and plural endings. */
function shape(word: string): string {
  return word
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/’/g, "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/-/g, ' ')
    .replace(/aux(?!\p{L})/gu, 'al')
    .replace(/(?:(?<=sh|x|ch)es|[sx])(?!\p{L})/gu, '')
    .trim();
}
