/**
 * Parses and validates CoinGecko's `coins/markets` response; shared by the function and the
 * build.
 */
import { z } from 'zod';
import {
  pricesAWeek,
  type MarketResponse,
  type MarketCoin,
  type MarketCurrency,
  marketResponse,
} from '../api/market.ts';
import { type Coin, coins } from './coins.ts';

export interface MarketQuery {
  readonly currency: MarketCurrency;
  /** Current time in milliseconds since 1970. */
  readonly now: number;
  /** Seconds until newer figures may be available. */
  readonly next: number;
}

/**
 * `half`: prices for fewer than 80 % of our coins. `future`, `past`: the figures' timestamps
 * are out of range, so one of the clocks is wrong.
 */
export type ResponseError = 'malformed' | 'half' | 'future' | 'past';
export type ParseResult =
  | {
      readonly type: 'ok';
      readonly answer: MarketResponse;
      /** Time of each coin's price, in milliseconds since 1970; without those whose time is unknown. */
      readonly pricedAt: ReadonlyMap<string, number>;
    }
  | { readonly type: 'error'; readonly code: ResponseError };

/** Minimum share of our coins with a price in a valid response. */
export const minShare = 0.8;
/** Maximum clock skew ahead of ours, and maximum age of the figures. */
export const maxAheadMs = 5 * 60_000;
const maxAgeMs = 24 * 3_600_000;

/** One request returns every coin. */
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

/** Anything but a number becomes null: a coin is only rejected for its price. */
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

/** Reads an answer of CoinGecko; coins without a valid price are left out. */
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
  if (ours.length < minShare * coins.length) return failed('half');
  const at = middle(ours.map((each) => each.at).filter((time) => !Number.isNaN(time)));
  if (at === undefined) return failed('malformed');
  if (at > now + maxAheadMs) return failed('future');
  if (at < now - maxAgeMs) return failed('past');
  const answer = marketResponse.safeParse({
    currency,
    as_of: new Date(Math.min(at, now)).toISOString(),
    stale: false,
    next,
    coins: ours.map(({ coin }) => coin).sort((one, other) => (other.cap ?? 0) - (one.cap ?? 0)),
  });
  if (!answer.success) return failed('malformed');
  const known = ours.filter((each) => each.at <= now + maxAheadMs);
  const pricedAt = new Map(known.map((each) => [each.coin.id, Math.min(each.at, now)]));
  return { type: 'ok', answer: answer.data, pricedAt };
}

function failed(code: ResponseError): ParseResult {
  return { type: 'error', code };
}

/** Names are ours: no text from CoinGecko reaches a page. */
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

const hoursOfWeek = 168;

/**
 * Reduces hourly prices of seven days to `pricesAWeek`, first and last included; empty if a day or a price
 * is missing.
 */
function week(hourly: readonly unknown[]): number[] {
  const gap = Math.abs(hourly.length - hoursOfWeek);
  if (gap > 24) return [];
  const step = (hourly.length - 1) / (pricesAWeek - 1);
  const picked = Array.from(
    { length: pricesAWeek },
    (_, index) => hourly[Math.round(index * step)],
  );
  const prices = picked.flatMap((price) => positive(price) ?? []);
  // Five digits are enough for a small chart.
  return prices.length === pricesAWeek ? prices.map((price) => Number(price.toPrecision(5))) : [];
}

function positive(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
}

/** The median time: one coin that lags or runs ahead has no effect. */
function middle(times: readonly number[]): number | undefined {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
}
