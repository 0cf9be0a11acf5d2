/** The header's search: a fixed list of pages, found by a part of their title or keywords. */

/** A page as the list knows it. */
export interface ListedPage {
  readonly title: string;
  /** Other words that find it. */
  readonly keywords: string;
  readonly address: string;
}

/**
 * The pages whose title or keywords contain the question, case and accents aside; those that have it
 * in the title come first. An empty question finds all.
 */
export function findPages<Page extends ListedPage>(
  list: readonly Page[],
  question: string,
): readonly Page[] {
  const part = plain(question).trim().replace(/\s+/g, ' ');
  const inTitle = ({ title }: Page): boolean => plain(title).includes(part);
  const inKeywords = ({ keywords }: Page): boolean => plain(keywords).includes(part);
  return [...list.filter(inTitle), ...list.filter((page) => !inTitle(page) && inKeywords(page))];
}

/** What is left of a text without case, accents and the differences between apostrophes. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[’‘ʼ]/g, "'");
}
