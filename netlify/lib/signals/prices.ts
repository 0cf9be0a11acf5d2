/** Prices that decide outcomes: CoinGecko's, asked for each time, so that nothing cached decides. */
import type { MarketAnswer, MarketCurrency } from '../../../src/domain/api/market.ts';
import { fetchMarket } from '../../../src/domain/market/coingecko-request.ts';
import { toPriceText } from '../../../src/domain/signals/signal.ts';
import { upstream } from '../market/settings.ts';

/** The source that events name. */
export const priceSource = 'CoinGecko';

/** Prices of all listed coins now; undefined when there is no valid answer. */
export async function marketNow(currency: MarketCurrency): Promise<MarketAnswer | undefined> {
  const result = await fetchMarket(upstream(), { currency, now: Date.now(), next: 60 });
  return result.type === 'ok' ? result.answer : undefined;
}

/** The price of a coin now, as decimal text, with its source; undefined when it is not known. */
export async function currentPrice(
  coin: string,
  currency: MarketCurrency,
): Promise<{ readonly price: string; readonly source: string } | undefined> {
  const answer = await marketNow(currency);
  const price = answer?.coins.find(({ id }) => id === coin)?.price;
  if (answer === undefined || price === undefined) return undefined;
  return { price: toPriceText(price), source: `${priceSource}, ${answer.as_of}` };
}
