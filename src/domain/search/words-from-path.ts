/** Longest question made from an address, in characters. */
const longest = 60;

/**
 * The words of an address that led nowhere, as a first question for the search: those of its last
 * part. Nothing where that part holds no word.
 *
 * @param pathname Such as `/fr/articles/carnet-d-ordres`, which gives `carnet d ordres`.
 */
export function lostWords(pathname: string): string {
  const last = pathname.replace(/\/+$/, '').split('/').pop() ?? '';
  const words = decoded(last)
    .replace(/\.\w+$/, '')
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
  if (!/\p{Letter}{3}/u.test(words)) return '';
  return words.slice(0, longest).toWellFormed().trim();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%[\da-f]{0,2}/gi, ' ');
  }
}
