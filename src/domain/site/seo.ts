/** Titles and descriptions for search results and link previews: limits and truncation. */

/** Characters of a title shown in search results. */
export const titleLimit = 60;
/** Characters of a description shown in search results. */
export const descriptionLimit = 160;

/**
 * Endings to strip from a truncated text: spaces of any width, opening marks, dangling
 * punctuation.
 */
const danglingEnd = /[\s«“‘([,;:.!?·–—-]+$/u;

/**
 * Truncates a text to `limit` characters at the end of a word and adds “…”. No-break spaces are
 * respected: `1 000 €` is not split. A single word that is too long is cut.
 * @param text Plain text, not HTML: `&` counts as one character.
 */
export function cutText(text: string, limit: number): string {
  const plain = text.replace(/[ \t\r\n]+/g, ' ').trim();
  if (plain.length <= limit) return plain;
  const letters = [...new Intl.Segmenter().segment(plain)].map(({ segment }) => segment);
  if (letters.length <= limit) return plain;
  const room = letters.slice(0, limit - 1);
  const end = letters[limit - 1] === ' ' ? room.length : room.lastIndexOf(' ');
  const kept = room.slice(0, end > 0 ? end : undefined).join('');
  return `${kept.replace(danglingEnd, '')}…`;
}

/**
 * The `<title>` of a page: with the site's name if both fit, else the title, truncated if
 * needed.
 */
export function documentTitle(title: string, siteName: string): string {
  const full = title.includes(siteName) ? title : `${title} · ${siteName}`;
  return full.length <= titleLimit ? full : cutText(title, titleLimit);
}
