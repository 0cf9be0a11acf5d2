/** A text for comparisons: lower case, without accents and ligatures (`œ` is `oe`). */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe');
}
