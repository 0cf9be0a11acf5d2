import { describe, expect, it } from 'vitest';
import { linkedPages, listOfKey, pageKey, pagesOf } from '../../../src/domain/site/pagination.ts';

describe('pagesOf', () => {
  const items = Array.from({ length: 86 }, (_, index) => index);

  it('puts every item on one page, in order', () => {
    const pages = pagesOf('marches', items, 40);
    expect(pages.map(({ key }) => key)).toEqual(['marches', 'marches-2', 'marches-3']);
    expect(pages.flatMap((page) => page.items)).toEqual(items);
    expect(pages.map(({ items }) => items.length)).toEqual([40, 40, 6]);
    expect(pages.at(-1)).toMatchObject({ page: 3, pages: 3, total: 86 });
  });

  it('leaves a small remainder on the last page', () => {
    const sizesOf = (length: number) =>
      pagesOf('marches', items.slice(0, length), 40).map((page) => page.items.length);
    expect([41, 45, 46, 85].map(sizesOf)).toEqual([[41], [45], [40, 6], [40, 45]]);
  });

  it('has no page for an empty list, and one for a full page', () => {
    expect(pagesOf('marches', [], 40)).toEqual([]);
    expect(pagesOf('marches', items.slice(0, 40), 40)).toHaveLength(1);
  });
});

it('the list of a key is the one that made it', () => {
  expect([1, 2, 12].map((page) => listOfKey(pageKey('defi', page)))).toEqual([
    'defi',
    'defi',
    'defi',
  ]);
});

it('a page links the first, the last and its neighbours', () => {
  expect(linkedPages({ page: 6, pages: 12 })).toEqual([1, 4, 5, 6, 7, 8, 12]);
  expect(linkedPages({ page: 1, pages: 2 })).toEqual([1, 2]);
});
