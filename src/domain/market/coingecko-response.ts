/** What CoinGecko's `coins/markets` says, read and checked; the same for the function and the build. */
import { z } from 'zod';
import {
  type MarketAnswer,
  type MarketCoin,
  type MarketCurrency,
  marketAnswer,
} from '../api/market.ts';
import { type Coin, coins } from './coins.ts';

export interface MarketQuery {
  readonly currency: MarketCurrency;
  /** Milliseconds since 1970, by our clock. */
  readonly now: number;
  /** Seconds after which newer figures may be had. */
  readonly next: number;
}

/**
 * `half`: prices for fewer than 80 % of our coins. `future`, `past`: the figures are dated as no figures
 * of now can be, so either clock is wrong.
 */
export type ResponseError = 'malformed' | 'half' | 'future' | 'past';
export type ParseResult =
  | { readonly type: 'ok'; readonly answer: MarketAnswer }
  | { readonly type: 'error'; readonly code: ResponseError };

/** How many of our coins an answer must give a price for. */
export const leastShare = 0.8;
/** How far ahead of ours CoinGecko's clock may be, and how old its figures; in milliseconds. */
export const mostAhead = 5 * 60_000;
export const mostBehind = 24 * 3_600_000;

/** One call gives every coin. */
export function marketUrl(origin: string, currency: MarketCurrency): URL {
  const address = new URL('/api/v3/coins/markets', origin);
  address.search = new URLSearchParams({
    vs_currency: currency,
    ids: coins.map(({ id }) => id).join(','),
    order: 'market_cap_desc',
    per_page: '250',
    page: '1',
    sparkline: 'true',
    price_change_percentage: '24h,7d',
  }).toString();
  return address;
}

/** Anything else than a number is as good as nothing: a coin is judged by its price alone. */
const number = z.number().nullish().catch(null);
const row = z.object({
  id: z.string(),
  current_price: number,
  market_cap: number,
  price_change_percentage_24h: number,
  price_change_percentage_24h_in_currency: number,
  price_change_percentage_7d_in_currency: number,
  last_updated: z.string().nullish().catch(null),
  sparkline_in_7d: z
    .object({ price: z.array(z.unknown()) })
    .nullish()
    .catch(null),
});
type Row = z.output<typeof row>;

export function parseMarket(body: unknown, { currency, now, next }: MarketQuery): ParseResult {
  const given = z.array(z.unknown()).safeParse(body);
  if (!given.success) return failed('malformed');
  const rows = new Map<string, Row>();
  for (const each of given.data) {
    const known = row.safeParse(each);
    if (known.success && positive(known.data.current_price) !== null) {
      rows.set(known.data.id, known.data);
    }
  }
  const ours = coins.flatMap((coin) => {
    const about = rows.get(coin.id);
    return about ? [{ coin: toCoin(coin, about), at: Date.parse(about.last_updated ?? '') }] : [];
  });
  if (ours.length < leastShare * coins.length) return failed('half');
  const at = middle(ours.map((each) => each.at).filter((time) => !Number.isNaN(time)));
  if (at === undefined) return failed('malformed');
  if (at > now + mostAhead) return failed('future');
  if (at < now - mostBehind) return failed('past');
  const answer = marketAnswer.safeParse({
    currency,
    as_of: new Date(Math.min(at, now)).toISOString(),
    stale: false,
    next,
    coins: ours.map(({ coin }) => coin).sort((one, other) => (other.cap ?? 0) - (one.cap ?? 0)),
  });
  return answer.success ? { type: 'ok', answer: answer.data } : failed('malformed');
}

function failed(code: ResponseError): ParseResult {
  return { type: 'error', code };
}

/** Names are ours: nothing that CoinGecko writes reaches a page. */
function toCoin({ id, symbol, name }: Coin, about: Row): MarketCoin {
  return {
    ...{ id, symbol, name },
    price: about.current_price ?? 0,
    change_24h:
      about.price_change_percentage_24h_in_currency ?? about.price_change_percentage_24h ?? null,
    change_7d: about.price_change_percentage_7d_in_currency ?? null,
    cap: positive(about.market_cap),
    week: week(about.sparkline_in_7d?.price ?? []),
  };
}

const weekPoints = 42;
const hoursOfWeek = 168;

/** Hourly prices of seven days to 42, first and last kept; none where a day or a price is missing. */
function week(hourly: readonly unknown[]): number[] {
  const gap = Math.abs(hourly.length - hoursOfWeek);
  if (gap > 24) return [];
  const step = (hourly.length - 1) / (weekPoints - 1);
  const picked = Array.from({ length: weekPoints }, (_, index) => hourly[Math.round(index * step)]);
  const prices = picked.flatMap((price) => positive(price) ?? []);
  // Five digits are more than a small chart shows.
  return prices.length === weekPoints ? prices.map((price) => Number(price.toPrecision(5))) : [];
}

function positive(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
}

/** Half of the coins are of this time or newer: one that lags, or runs ahead, moves nothing. */
function middle(times: readonly number[]): number | undefined {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
}
