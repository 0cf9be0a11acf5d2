/** A page of a list that is divided at build. */
export interface ListPage<Item> {
  readonly key: string;
  readonly items: readonly Item[];
  /** Number of items on all pages. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/**
 * Divides a list into pages of `size` items; none for an empty list. A remainder of at most an
 * eighth of a page stays on the last one.
 */
export function pagesOf<Item>(
  list: string,
  items: readonly Item[],
  size: number,
): readonly ListPage<Item>[] {
  const remainder = Math.floor(size / 8);
  const pages = items.length && Math.max(1, Math.ceil((items.length - remainder) / size));
  return Array.from({ length: pages }, (_, index) => ({
    key: pageKey(list, index + 1),
    items: items.slice(index * size, index + 1 < pages ? (index + 1) * size : undefined),
    total: items.length,
    page: index + 1,
    pages,
  }));
}

/** Key of a page of a list: `marches`, then `marches-2`. */
export function pageKey(list: string, page: number): string {
  return page === 1 ? list : `${list}-${page}`;
}

/** The list of a page's key: `marches` of `marches-2`. */
export function listOfKey(key: string): string {
  return key.replace(/-\d+$/, '');
}

/** Numbers of the pages to link from a page: the first, the last and those within two of it. */
export function linkedPages({ page, pages }: { page: number; pages: number }): readonly number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  return all.filter((n) => n === 1 || n === pages || Math.abs(n - page) <= 2);
}
