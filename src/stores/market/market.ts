/** The market page's state: the last good figures, the filtered list, the favourites. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { MarketCoin, MarketCurrency } from '../../domain/api/market.ts';
import { loadMarket } from '../../services/market.ts';
import { type ListOptions, type Column, defaultList, listOf, startsDescending } from './list.ts';

export interface Market {
  /** Currency of the figures. */
  readonly currency: MarketCurrency;
  /** Requested; differs from `currency` until its figures arrive. */
  readonly requested: MarketCurrency;
  readonly coins: readonly MarketCoin[];
  /** Time of the figures, ISO 8601; missing if the page was built without. */
  readonly asOf: string | undefined;
  /** True for the last good figures, older than they should be. */
  readonly stale: boolean;
  /** The last request failed; the earlier figures stay. */
  readonly failed: boolean;
  readonly loading: boolean;
  /**
   * Figures fetched in this visit, with their seven-day prices, rather than those of the built
   * page.
   */
  readonly live: boolean;
}

const $state = atom<Market>({
  ...{ currency: 'eur', requested: 'eur', coins: [], asOf: undefined },
  ...{ stale: false, failed: false, loading: false, live: false },
});
const $chosen = atom<ListOptions>(defaultList);
const $followed = atom<ReadonlySet<string>>(new Set());

export const $market: ReadableAtom<Market> = $state;
export const $marketFilter: ReadableAtom<ListOptions> = $chosen;
export const $favourites: ReadableAtom<ReadonlySet<string>> = $followed;
export const $list = computed([$state, $chosen, $followed], ({ coins }, choice, favourites) =>
  listOf(coins, choice, favourites),
);

/** Starts with the figures of the built page and this browser's stored preferences. */
export function initMarket(page: Pick<Market, 'currency' | 'coins' | 'asOf'>): void {
  const kept = stored(currencyKey);
  const requested = kept === 'eur' || kept === 'usd' ? kept : page.currency;
  $state.set({ ...page, requested, stale: false, failed: false, loading: false, live: false });
  isUnsaved = false;
  readFavourites();
}

/** Seconds between retries: backoff, five minutes at most. */
const firstRetry = 15;
const lastRetry = 300;
/** Minimum seconds between requests, whatever a response says. */
const least = 10;
let failures = 0;
let questions = 0;

/**
 * Requests new figures. Earlier figures stay until newer ones arrive. Returns the seconds until
 * the next request; `undefined` if a newer request has replaced this one.
 */
export async function refresh(): Promise<number | undefined> {
  const question = (questions += 1);
  const { requested } = $state.get();
  $state.set({ ...$state.get(), loading: true });
  const outcome = await loadMarket(requested);
  if (question !== questions) return undefined;
  const before = $state.get();
  if (outcome.type === 'error') {
    const delay = Math.min(firstRetry * 2 ** failures, lastRetry);
    failures += 1;
    $state.set({ ...before, loading: false, failed: true });
    return Math.max(delay, outcome.retryAfter ?? 0);
  }
  failures = 0;
  const { currency, coins, as_of: asOf, stale, next } = outcome.value;
  // A cache may still return an earlier response: figures never go back in time.
  const isOlder = before.live && before.currency === currency && asOf < (before.asOf ?? '');
  const figures = isOlder ? {} : { currency, coins, asOf, stale, live: true };
  $state.set({ ...before, ...figures, loading: false, failed: false });
  return Math.max(next, least);
}

const currencyKey = 'market-currency';
const favouritesKey = 'market-favourites';

/** The next {@link refresh} requests this currency. */
export function selectCurrency(requested: MarketCurrency): void {
  $state.set({ ...$state.get(), requested });
  keep(currencyKey, requested);
}

/** Whether the last change of the favourites could not be stored: those of this page are then newer. */
let isUnsaved = false;

/** Adds a coin to the favourites or removes it; another tab may have changed the others. */
export function toggleFavourite(id: string): void {
  const isShown = $followed.get().has(id);
  const followed = new Set(storedFavourites());
  if (isShown) followed.delete(id);
  else followed.add(id);
  $followed.set(followed);
  isUnsaved = !keep(favouritesKey, JSON.stringify([...followed]));
}

/** Reads the stored favourites; another tab may have changed them. */
export function readFavourites(): void {
  $followed.set(storedFavourites());
}

function storedFavourites(): ReadonlySet<string> {
  if (isUnsaved) return $followed.get();
  try {
    const ids: unknown = JSON.parse(stored(favouritesKey) ?? '[]');
    const known = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
    return new Set(known.slice(0, 250));
  } catch {
    return new Set();
  }
}

/** Filters by name or symbol. */
export function search(query: string): void {
  change({ query });
}

/** Shows favourites only, or all coins. */
export function showFavourites(favouritesOnly: boolean): void {
  change({ favouritesOnly });
}

/** Sorts by a column; by the same one again, reverses the order. */
export function sortBy(column: Column): void {
  const before = $chosen.get();
  const isSameColumn = before.column === column;
  sortIn(column, isSameColumn ? !before.descending : startsDescending(column));
}

/** Sorts by a column in the given direction. */
export function sortIn(column: Column, descending: boolean): void {
  change({ column, descending });
}

/** Shows the rows after the first ones, until the page is left. */
export function showAllRows(): void {
  change({ all: true });
}

function change(part: Partial<ListOptions>): void {
  $chosen.set({ ...$chosen.get(), ...part });
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False without storage: the value lasts as long as the page. */
function keep(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
