/** The market as it is while the site is built: what pages show before, or without, a script. */
import type { MarketAnswer, MarketCurrency } from '../domain/api/market.ts';
import { askMarket, coinGecko } from '../domain/market/coingecko-request.ts';

const asked = new Map<MarketCurrency, Promise<MarketAnswer | undefined>>();

/** Asked once a build; `undefined` when it cannot be had, which is no reason not to build. */
export function marketSnapshot(currency: MarketCurrency): Promise<MarketAnswer | undefined> {
  const known = asked.get(currency) ?? take(currency);
  asked.set(currency, known);
  return known;
}

const attempts = 2;

async function take(currency: MarketCurrency): Promise<MarketAnswer | undefined> {
  const upstream = {
    fetch,
    origin: process.env['COINGECKO_API_ORIGIN']?.trim() || coinGecko,
    key: process.env['COINGECKO_API_KEY']?.trim(),
    deadline: 10_000,
  };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // A page shown later asks at once.
    const result = await askMarket(upstream, { currency, now: Date.now(), next: 1 });
    if (result.type === 'read') return result.answer;
  }
  return undefined;
}
