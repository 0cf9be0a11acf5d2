/** Prices that decide outcomes: requested from CoinGecko each time, never read from the cache. */
import type { MarketCurrency } from '../../../src/domain/api/market.ts';
import type { PricePoint } from '../../../src/domain/market/coingecko-chart.ts';
import { fetchMarket } from '../../../src/domain/market/coingecko-request.ts';
import { toPriceText } from '../../../src/domain/signals/signal.ts';
import { upstream } from '../market/settings.ts';

/** The price source named in events. */
export const priceSource = 'CoinGecko';

/** Age at which a price counts as stalled, not current, in milliseconds. */
export const stalledAfterMs = 15 * 60_000;

/**
 * Current prices by coin, each with its own time; prices of unknown time are left out. Undefined without a valid
 * response.
 */
export async function pricesNow(
  currency: MarketCurrency,
): Promise<ReadonlyMap<string, PricePoint> | undefined> {
  const result = await fetchMarket(upstream(), { currency, now: Date.now(), next: 60 });
  if (result.type === 'error') return undefined;
  const { answer, pricedAt } = result;
  return new Map(
    answer.coins.flatMap(({ id, price }) => {
      const at = pricedAt.get(id);
      return at === undefined ? [] : [[id, { at, price }] as const];
    }),
  );
}

/** The price of a coin now, as decimal text, with its source; undefined when it is unknown or has stalled. */
export async function currentPrice(
  coin: string,
  currency: MarketCurrency,
): Promise<{ readonly price: string; readonly source: string } | undefined> {
  const found = (await pricesNow(currency))?.get(coin);
  if (found === undefined || found.at < Date.now() - stalledAfterMs) return undefined;
  const { at, price } = found;
  return { price: toPriceText(price), source: `${priceSource}, ${new Date(at).toISOString()}` };
}
