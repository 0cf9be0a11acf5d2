/** What search engines and previews read of a page: how long it may be, and where it is cut. */

/** Characters of a title that a list of results shows. */
export const titleLimit = 60;
/** Characters of a description that a list of results shows. */
export const descriptionLimit = 160;

/** What a shortened text may not end with: spaces of any width, opening marks, dangling punctuation. */
const loose = /[\s«“‘([,;:.!?·–—-]+$/u;

/**
 * A text of at most `limit` characters, cut at the end of a word and closed with “…”. No-break spaces
 * hold: `1 000 €` stays or goes as a whole. A single word that is too long is cut within.
 *
 * @param text Plain text, not HTML: `&` counts as one character.
 */
export function cutText(text: string, limit: number): string {
  const plain = text.replace(/[ \t\r\n]+/g, ' ').trim();
  const letters = [...new Intl.Segmenter().segment(plain)].map(({ segment }) => segment);
  if (letters.length <= limit) return plain;
  const room = letters.slice(0, limit - 1);
  const end = letters[limit - 1] === ' ' ? room.length : room.lastIndexOf(' ');
  const kept = room.slice(0, end > 0 ? end : undefined).join('');
  return `${kept.replace(loose, '')}…`;
}

/** The `<title>` of a page: with the site's name where both fit, else as much of the title as fits. */
export function documentTitle(title: string, siteName: string): string {
  const full = title.includes(siteName) ? title : `${title} · ${siteName}`;
  return full.length <= titleLimit ? full : cutText(title, titleLimit);
}
