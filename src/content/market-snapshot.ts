/** The market at build time: shown before the script runs, or without it. */
import type { MarketResponse, MarketCurrency } from '../domain/api/market.ts';
import { coinGecko, fetchMarket } from '../domain/market/coingecko-request.ts';

const snapshots = new Map<MarketCurrency, Promise<MarketResponse | undefined>>();

/** Fetched once per build; `undefined` after a failure, which does not fail the build. */
export function marketSnapshot(currency: MarketCurrency): Promise<MarketResponse | undefined> {
  const snapshot = snapshots.get(currency) ?? load(currency);
  snapshots.set(currency, snapshot);
  return snapshot;
}

const attempts = 2;

async function load(currency: MarketCurrency): Promise<MarketResponse | undefined> {
  const upstream = {
    fetch,
    origin: process.env['COINGECKO_API_ORIGIN']?.trim() || coinGecko,
    key: process.env['COINGECKO_API_KEY']?.trim(),
    timeoutMs: 10_000,
  };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // next: 1, so that an open page refreshes at once.
    const result = await fetchMarket(upstream, { currency, now: Date.now(), next: 1 });
    if (result.type === 'ok') return result.answer;
  }
  return undefined;
}
