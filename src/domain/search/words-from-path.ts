/** Maximum length of the query, in characters. */
const maxLength = 60;

/**
 * The words of the last segment of a path, as a search query for the not-found page; empty when it holds
 * no word.
 *
 * @param pathname Such as `/fr/articles/carnet-d-ordres`, which gives `carnet d ordres`.
 */
export function wordsFromPath(pathname: string): string {
  const last = pathname.replace(/\/+$/, '').split('/').pop() ?? '';
  const words = decoded(last)
    .replace(/\.\w+$/, '')
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
  if (!/\p{Letter}{3}/u.test(words)) return '';
  return words.slice(0, maxLength).toWellFormed().trim();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%[\da-f]{0,2}/gi, ' ');
  }
}
