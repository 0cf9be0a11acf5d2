/** Counts links in user messages. */

/**
 * Matches the start of a link: `://` after a scheme, `www.`, or a domain with a path. Each link
 * matches once, and repeats are bounded, so that hostile input takes linear time.
 */
const link =
  /(?<=\p{L}):\/\/(?:www\.)?|(?<![\p{L}\p{N}/@])www\.(?=\S)|(?<![\p{L}\p{N}./@-])(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}(?=\/\S)/giu;

/**
 * Number of links in a text: `https://…`, `www.…`, `example.com/…`; a bare `example.com` does
 * not count.
 */
export function countLinks(text: string): number {
  return [...text.normalize('NFKC').matchAll(link)].length;
}
