/** Filtering and sorting of the coins, and the number of rows shown at first. Pure. */
import type { MarketCoin } from '../../domain/api/market.ts';
import { fold } from '../../domain/shared/fold.ts';

export const columns = ['name', 'price', 'day', 'week', 'cap'] as const;
export type Column = (typeof columns)[number];

/** Sort orders offered on phones, where columns have no headers. `capDown`: largest cap first. */
export const orders = [
  'capDown',
  'priceDown',
  'dayDown',
  'dayUp',
  'weekDown',
  'weekUp',
  'nameUp',
] as const;
export type Order = (typeof orders)[number];

/** The name of an order in {@link orders}; another order, as `priceUp`, is not offered there. */
export function orderName({ column, descending }: Pick<ListOptions, 'column' | 'descending'>) {
  return `${column}${descending ? 'Down' : 'Up'}` as const;
}

/** Rows shown at first. */
export const firstRows = 20;

export interface ListOptions {
  readonly query: string;
  readonly favouritesOnly: boolean;
  readonly column: Column;
  readonly descending: boolean;
  /** Shows every row, not only the first ones. A filter always shows all it finds. */
  readonly all: boolean;
}

export interface List {
  /** The rows to show. */
  readonly coins: readonly MarketCoin[];
  /** Matching coins, shown or not. */
  readonly found: number;
  /** All coins. */
  readonly total: number;
}

/** The list at first: the largest coins. */
export const defaultList: ListOptions = {
  query: '',
  favouritesOnly: false,
  column: 'cap',
  descending: true,
  all: false,
};

/** The coins that match, sorted. The query is compared without case and accents. */
export function listOf(
  coins: readonly MarketCoin[],
  choice: ListOptions,
  favourites: ReadonlySet<string>,
): List {
  const words = fold(choice.query).trim();
  const found = coins
    .filter(({ id }) => !choice.favouritesOnly || favourites.has(id))
    .filter(
      ({ name, symbol }) => !words || fold(name).includes(words) || fold(symbol).includes(words),
    )
    .sort(order(choice));
  const isShort = !choice.all && !words && !choice.favouritesOnly;
  return {
    coins: isShort ? found.slice(0, firstRows) : found,
    found: found.length,
    total: coins.length,
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
  const [a, b] = [fold(one.name), fold(other.name)];
  return a < b ? -1 : a > b ? 1 : 0;
}
