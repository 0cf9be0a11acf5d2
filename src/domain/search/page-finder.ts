/** Header search: a fixed list of pages, matched by substring of title or keywords. */

/** A page of the list. */
export interface ListedPage {
  readonly title: string;
  /** Further words that match. */
  readonly keywords: string;
  readonly address: string;
}

/**
 * Pages whose title or keywords contain the query, ignoring case and accents; title matches come first.
 * An empty query matches all.
 */
export function findPages<Page extends ListedPage>(
  list: readonly Page[],
  question: string,
): readonly Page[] {
  const part = foldCase(question).trim().replace(/\s+/g, ' ');
  const inTitle = ({ title }: Page): boolean => foldCase(title).includes(part);
  const inKeywords = ({ keywords }: Page): boolean => foldCase(keywords).includes(part);
  return [...list.filter(inTitle), ...list.filter((page) => !inTitle(page) && inKeywords(page))];
}

/** Lower case without accents, with one kind of apostrophe. */
function foldCase(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[’‘ʼ]/g, "'");
}
