/** The listed coins of the market: filter, favourites, order, pages. */
import { describe, expect, it } from 'vitest';
import type { MarketCoin } from '../../../src/domain/api/market.ts';
import { type ListOptions, columns, defaultList, listOf } from '../../../src/stores/market/list.ts';

const coin = (id: string, part: Partial<MarketCoin> = {}): MarketCoin => ({
  ...{ id, symbol: id.slice(0, 3).toUpperCase(), name: id },
  ...{ price: 1, change_24h: 0, change_7d: 0, cap: 1, week: [] },
  ...part,
});
const some = [
  coin('alpha', { price: 5, change_24h: -2, change_7d: null, cap: 30 }),
  coin('beta', { price: 0.5, change_24h: 4, change_7d: 1, cap: null }),
  coin('zéta', { price: 50, change_24h: null, change_7d: -8, cap: 10 }),
  coin('delta', { price: 5, change_24h: 1, change_7d: 3, cap: 20 }),
];
const ids = (part: Partial<ListOptions> = {}, favourites: string[] = []) =>
  listOf(some, { ...defaultList, ...part }, new Set(favourites)).coins.map(({ id }) => id);

describe('sorting', () => {
  it.each([
    ['name', false, ['alpha', 'beta', 'delta', 'zéta']],
    ['name', true, ['zéta', 'delta', 'beta', 'alpha']],
    ['price', true, ['zéta', 'alpha', 'delta', 'beta']],
    ['price', false, ['beta', 'alpha', 'delta', 'zéta']],
    ['day', true, ['beta', 'delta', 'alpha', 'zéta']],
    ['day', false, ['alpha', 'delta', 'beta', 'zéta']],
    ['week', true, ['delta', 'beta', 'zéta', 'alpha']],
    ['week', false, ['zéta', 'beta', 'delta', 'alpha']],
    ['cap', true, ['alpha', 'delta', 'zéta', 'beta']],
    ['cap', false, ['zéta', 'delta', 'alpha', 'beta']],
  ] as const)('by %s, descending is %s, unknown values last', (column, descending, order) => {
    expect(ids({ column, descending })).toEqual(order);
  });

  it('does not depend on the previous order', () => {
    for (const column of columns) {
      const choice = { ...defaultList, column };
      const reversed = listOf(some.toReversed(), choice, new Set()).coins;
      expect(
        reversed.map(({ id }) => id),
        column,
      ).toEqual(ids({ column }));
    }
  });
});

describe('filtering', () => {
  it.each([
    ['ALP', ['alpha']],
    ['  eta ', ['zéta', 'beta']],
    ['ZÉT', ['zéta']],
    ['zet', ['zéta']],
    ['del', ['delta']],
    ['nothing', []],
    ['.*', []],
    ['', ['alpha', 'delta', 'zéta', 'beta']],
  ])('by %j finds %j', (query, found) => {
    expect(ids({ query })).toEqual(found);
  });

  it('is limited to the favourites on request only', () => {
    expect(ids({}, ['beta'])).toHaveLength(4);
    expect(ids({ favouritesOnly: true }, ['beta', 'zéta', 'gone'])).toEqual(['zéta', 'beta']);
    expect(ids({ favouritesOnly: true, query: 'b' }, ['beta', 'zéta'])).toEqual(['beta']);
  });
});

describe('pages', () => {
  const many = Array.from({ length: 60 }, (_, n) => coin(`c${n}`, { cap: 100 - n }));
  const page = (number: number, size = 25) =>
    listOf(many, { ...defaultList, size, page: number }, new Set());

  it('have their size, and the last one the remainder', () => {
    expect(page(1)).toMatchObject({ found: 60, total: 60, page: 1, pages: 3 });
    expect(page(1).coins[0]?.id).toBe('c0');
    expect(page(2).coins[0]?.id).toBe('c25');
    expect(page(3).coins).toHaveLength(10);
  });

  it('are limited to the existing ones', () => {
    expect(page(9).page).toBe(3);
    expect(page(0).page).toBe(1);
    expect(listOf([], defaultList, new Set())).toMatchObject({ coins: [], page: 1, pages: 1 });
  });
});
