/** The market as the page shows it: the last good figures, what of them is listed, what is followed. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { MarketCoin, MarketCurrency } from '../../domain/api/market.ts';
import { loadMarket } from '../../services/market.ts';
import { type ListOptions, type Column, defaultList, listOf, startsDescending } from './list.ts';

export interface Market {
  /** Of the figures. */
  readonly currency: MarketCurrency;
  /** Asked for; differs from `currency` until its figures are there. */
  readonly wanted: MarketCurrency;
  readonly coins: readonly MarketCoin[];
  /** When the figures are of, ISO 8601; none where the page was built without. */
  readonly asOf: string | undefined;
  /** They are the last good ones, and older than they should be. */
  readonly stale: boolean;
  /** The last question was in vain; the figures are those of before. */
  readonly failed: boolean;
  readonly asking: boolean;
  /** These are figures of this visit, with their weeks, and not those of the page. */
  readonly live: boolean;
}

const $state = atom<Market>({
  ...{ currency: 'eur', wanted: 'eur', coins: [], asOf: undefined },
  ...{ stale: false, failed: false, asking: false, live: false },
});
const $chosen = atom<ListOptions>(defaultList);
const $followed = atom<ReadonlySet<string>>(new Set());

export const $market: ReadableAtom<Market> = $state;
export const $marketFilter: ReadableAtom<ListOptions> = $chosen;
export const $favourites: ReadableAtom<ReadonlySet<string>> = $followed;
export const $list = computed([$state, $chosen, $followed], ({ coins }, choice, favourites) =>
  listOf(coins, choice, favourites),
);

/** Takes the figures that the page was built with, and what this browser keeps. */
export function begin(page: Pick<Market, 'currency' | 'coins' | 'asOf'>): void {
  const kept = stored(currencyKey);
  const wanted = kept === 'eur' || kept === 'usd' ? kept : page.currency;
  $state.set({ ...page, wanted, stale: false, failed: false, asking: false, live: false });
  readFavourites();
}

/** Seconds between tries: longer after each that failed, five minutes at most. */
const firstRetry = 15;
const lastRetry = 300;
/** A question is not repeated sooner, whatever an answer says. */
const least = 10;
let failures = 0;
let questions = 0;

/**
 * Asks for new figures. Those on show stay until better ones are there, and for ever if need be.
 * Gives the seconds after which to ask again; `undefined` when another question has overtaken this one.
 */
export async function refresh(): Promise<number | undefined> {
  const question = (questions += 1);
  const { wanted } = $state.get();
  $state.set({ ...$state.get(), asking: true });
  const outcome = await loadMarket(wanted);
  if (question !== questions) return undefined;
  const before = $state.get();
  if (outcome.type === 'error') {
    const wait = Math.min(firstRetry * 2 ** failures, lastRetry);
    failures += 1;
    $state.set({ ...before, asking: false, failed: true });
    return Math.max(wait, outcome.retryAfter ?? 0);
  }
  failures = 0;
  const { currency, coins, as_of: asOf, stale, next } = outcome.value;
  // A cache on the way may still hold what came before these: time does not go back on the page.
  const isOlder = before.live && before.currency === currency && asOf < (before.asOf ?? '');
  const figures = isOlder ? {} : { currency, coins, asOf, stale, live: true };
  $state.set({ ...before, ...figures, asking: false, failed: false });
  return Math.max(next, least);
}

const currencyKey = 'market-currency';
const favouritesKey = 'market-favourites';

/** Figures in this currency come with the next {@link refresh}. */
export function selectCurrency(wanted: MarketCurrency): void {
  $state.set({ ...$state.get(), wanted });
  keep(currencyKey, wanted);
}

/** Follows a coin, or no longer. */
export function toggleFavourite(id: string): void {
  const followed = new Set($followed.get());
  if (!followed.delete(id)) followed.add(id);
  $followed.set(followed);
  keep(favouritesKey, JSON.stringify([...followed]));
}

/** Reads what is kept; another tab may have changed it. */
export function readFavourites(): void {
  try {
    const ids: unknown = JSON.parse(stored(favouritesKey) ?? '[]');
    const known = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
    $followed.set(new Set(known.slice(0, 250)));
  } catch {
    $followed.set(new Set());
  }
}

export function search(query: string): void {
  change({ query });
}

export function showFavourites(favouritesOnly: boolean): void {
  change({ favouritesOnly });
}

/** Sorts by a column; by the same one again, the other way round. */
export function sortBy(column: Column): void {
  const before = $chosen.get();
  const again = before.column === column;
  change({ column, descending: again ? !before.descending : startsDescending(column) });
}

export function showRows(size: number): void {
  change({ size });
}

export function showPage(page: number): void {
  change({ page });
}

/** A change of what is listed leads to the first page, unless it is one of the page. */
function change(part: Partial<ListOptions>): void {
  $chosen.set({ ...$chosen.get(), page: 1, ...part });
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is off: it lasts as long as the page.
  }
}
