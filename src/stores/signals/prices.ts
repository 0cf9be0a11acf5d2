/** Current prices of coins, for as long as something shows them and the page is visible. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { MarketResponse, MarketCurrency } from '../../domain/api/market.ts';
import { loadMarket } from '../../services/market.ts';
import { startPolling } from './polling.ts';

export type PricesState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  /** `failed`: a later request failed, so that the prices are older than they should be. */
  | { readonly type: 'known'; readonly market: MarketResponse; readonly failed: boolean };

/** Milliseconds between two requests, whatever a response says. */
const limits = { least: 30_000, most: 300_000 } as const;

const stores: Readonly<Record<MarketCurrency, ReadableAtom<PricesState>>> = {
  eur: createPrices('eur'),
  usd: createPrices('usd'),
};

/** The prices in a currency. */
export function pricesIn(currency: MarketCurrency): ReadableAtom<PricesState> {
  return stores[currency];
}

function createPrices(currency: MarketCurrency): ReadableAtom<PricesState> {
  const $state = atom<PricesState>({ type: 'loading' });
  onMount($state, () => {
    if (typeof document === 'undefined') return undefined; // the build renders pages too
    let next: number = limits.least;
    const polling = startPolling({
      pace: () => next,
      check: async () => {
        const outcome = await loadMarket(currency);
        const before = $state.get();
        if (outcome.type === 'ok') {
          const { value: market } = outcome;
          next = Math.min(Math.max(market.next * 1_000, limits.least), limits.most);
          $state.set({ type: 'known', market, failed: false });
        } else {
          $state.set(before.type === 'known' ? { ...before, failed: true } : { type: 'failed' });
        }
        return outcome.type === 'ok';
      },
    });
    return polling.stop;
  });
  return $state;
}
