/** Filtering, sorting and pagination of the coins. Pure. */
import type { MarketCoin } from '../../domain/api/market.ts';

export const columns = ['name', 'price', 'day', 'week', 'cap'] as const;
export type Column = (typeof columns)[number];

/** Rows per page. */
export const pageSizes = [25, 50, 100] as const;

export interface ListOptions {
  readonly query: string;
  readonly favouritesOnly: boolean;
  readonly column: Column;
  readonly descending: boolean;
  readonly size: number;
  /** From 1. */
  readonly page: number;
}

export interface List {
  /** The rows of this page. */
  readonly coins: readonly MarketCoin[];
  /** Matching coins, on all pages. */
  readonly found: number;
  /** All coins. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** The list as built: all coins, largest first. */
export const defaultList: ListOptions = {
  query: '',
  favouritesOnly: false,
  column: 'cap',
  descending: true,
  size: 100,
  page: 1,
};

export function listOf(
  coins: readonly MarketCoin[],
  choice: ListOptions,
  favourites: ReadonlySet<string>,
): List {
  const words = folded(choice.query);
  const found = coins
    .filter(({ id }) => !choice.favouritesOnly || favourites.has(id))
    .filter(
      ({ name, symbol }) =>
        !words || folded(name).includes(words) || folded(symbol).includes(words),
    )
    .sort(order(choice));
  const pages = Math.max(1, Math.ceil(found.length / choice.size));
  const page = Math.min(Math.max(1, choice.page), pages);
  const first = (page - 1) * choice.size;
  return {
    coins: found.slice(first, first + choice.size),
    found: found.length,
    total: coins.length,
    page,
    pages,
  };
}

/** The initial sort direction of a column: names ascending, numbers descending. */
export function startsDescending(column: Column): boolean {
  return column !== 'name';
}

type Compare = (one: MarketCoin, other: MarketCoin) => number;

function order({ column, descending }: ListOptions): Compare {
  const sign = descending ? -1 : 1;
  if (column === 'name') return (one, other) => sign * byName(one, other);
  const value = values[column];
  return (one, other) => {
    const [a, b] = [value(one), value(other)];
    // Unknown values come last in both directions.
    if (a === null || b === null)
      return Number(a === null) - Number(b === null) || byName(one, other);
    return sign * (a - b) || byName(one, other);
  };
}

const values: Readonly<Record<Exclude<Column, 'name'>, (coin: MarketCoin) => number | null>> = {
  price: ({ price }) => price,
  day: ({ change_24h }) => change_24h,
  week: ({ change_7d }) => change_7d,
  cap: ({ cap }) => cap,
};

function byName(one: MarketCoin, other: MarketCoin): number {
  const [a, b] = [folded(one.name), folded(other.name)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Case- and accent-insensitive. */
function folded(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
