/** Links in what people write. */

/**
 * What begins a link: `://` after a scheme, `www.`, or a domain with a path. Each is found once, and repeats
 * are bounded, so that a hostile text costs no more than its length.
 */
const link =
  /(?<=\p{L}):\/\/(?:www\.)?|(?<![\p{L}\p{N}/@])www\.(?=\S)|(?<![\p{L}\p{N}./@-])(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}(?=\/\S)/giu;

/** How many links a text holds: `https://…`, `www.…`, `example.com/…`; a bare `example.com` is none. */
export function countLinks(text: string): number {
  return [...text.normalize('NFKC').matchAll(link)].length;
}
