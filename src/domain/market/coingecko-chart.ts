/** Past prices of one coin at CoinGecko: `coins/{id}/market_chart`, every five minutes for the last day. */
import { z } from 'zod';
import type { MarketCurrency } from '../api/market.ts';
import type { Upstream } from './coingecko-request.ts';

/** A price at an instant. */
export interface PricePoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly price: number;
}

const response = z.object({
  prices: z.array(z.tuple([z.number(), z.number().nullable()])),
});

/**
 * The prices of a coin since a time, oldest first: every five minutes for a day, every hour beyond. Undefined when
 * there is no valid answer.
 */
export async function fetchPricesSince(
  { fetch, origin, key, timeoutMs }: Upstream,
  coin: string,
  currency: MarketCurrency,
  since: number,
  now: number,
): Promise<readonly PricePoint[] | undefined> {
  const address = new URL(`/api/v3/coins/${encodeURIComponent(coin)}/market_chart`, origin);
  const days = Math.min(365, Math.ceil((now - since) / 86_400_000));
  address.search = new URLSearchParams({ vs_currency: currency, days: String(days) }).toString();
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json', ...(key ? { 'x-cg-demo-api-key': key } : {}) },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      return undefined;
    }
    const { prices } = response.parse(await answer.json());
    return prices
      .flatMap(([at, price]) => (price !== null && price > 0 ? [{ at, price }] : []))
      .filter(({ at }) => at > since && at <= now)
      .sort((one, other) => one.at - other.at);
  } catch {
    return undefined;
  }
}
