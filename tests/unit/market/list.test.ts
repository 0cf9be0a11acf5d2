/** The listed coins of the market: filter, favourites, order, first rows. */
import { describe, expect, it } from 'vitest';
import type { MarketCoin } from '../../../src/domain/api/market.ts';
import {
  type ListOptions,
  columns,
  defaultList,
  firstRows,
  listOf,
  orderName,
  orders,
} from '../../../src/stores/market/list.ts';

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

describe('the first rows', () => {
  const many = Array.from({ length: 60 }, (_, n) => coin(`c${n}`, { cap: 100 - n }));
  const shown = (part: Partial<ListOptions>, favourites: string[] = []) =>
    listOf(many, { ...defaultList, ...part }, new Set(favourites));

  it('are the only ones until all are asked for', () => {
    expect(shown({})).toMatchObject({ found: 60, total: 60 });
    expect(shown({}).coins).toHaveLength(firstRows);
    expect(shown({}).coins[0]?.id).toBe('c0');
    expect(shown({ column: 'cap', descending: false }).coins[0]?.id).toBe('c59');
    expect(shown({ all: true }).coins).toHaveLength(60);
  });

  it('do not limit the finds of a filter', () => {
    expect(shown({ query: 'c' }).coins).toHaveLength(60);
    const followed = many.slice(0, 30).map(({ id }) => id);
    expect(shown({ favouritesOnly: true }, followed).coins).toHaveLength(30);
  });
});

describe('an order', () => {
  it('has the name of its column and direction', () => {
    expect(orderName(defaultList)).toBe('capDown');
    expect(orderName({ column: 'name', descending: false })).toBe('nameUp');
    expect(orders).toContain(orderName(defaultList));
  });
});
