import { localCoins, type Coin } from './coins.ts';
import type { Currency, Walk } from './walk.ts';

/** The simulated fields of a row of CoinGecko's `/coins/markets`. */
export interface Quote {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly image: string;
  readonly current_price: number;
  readonly market_cap: number;
  readonly market_cap_rank: number;
  readonly fully_diluted_valuation: number;
  readonly total_volume: number;
  readonly high_24h: number;
  readonly low_24h: number;
  readonly price_change_24h: number;
  readonly price_change_percentage_24h: number;
  readonly market_cap_change_24h: number;
  readonly market_cap_change_percentage_24h: number;
  readonly circulating_supply: number;
  readonly total_supply: number;
  readonly max_supply: number | null;
  readonly roi: null;
  readonly last_updated: string;
  sparkline_in_7d?: { price: number[] };
  [change: `price_change_percentage_${string}_in_currency`]: number;
}

export interface QuoteOptions {
  readonly currency: Currency;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly sparkline: boolean;
  /** Periods of the requested changes, such as `24h`. */
  readonly changes: readonly string[];
}

const hourMs = 3_600_000;

/** The periods of CoinGecko's `price_change_percentage`, in hours. */
const changeSpans: Readonly<Record<string, number>> = {
  '1h': 1,
  '24h': 24,
  '7d': 168,
  '14d': 336,
  '30d': 720,
};

/** The coins by current market capitalisation, largest first. */
export function ranking(walk: Walk, time: number): Coin[] {
  const size = (coin: Coin) => (coin.marketCap / coin.price) * walk(coin, 'usd', time);
  const sized = localCoins.map((coin) => ({ coin, size: size(coin) }));
  return sized.sort((left, right) => right.size - left.size).map(({ coin }) => coin);
}

/** The row of a coin at a time. */
export function quote(walk: Walk, coin: Coin, rank: number, options: QuoteOptions): Quote {
  const { currency, time, sparkline, changes } = options;
  const priceAgo = (hours: number) => significant(walk(coin, currency, time - hours * hourMs));
  const supply = Math.round(coin.marketCap / coin.price);
  const price = priceAgo(0);
  const yesterday = priceAgo(24);
  const day = Array.from({ length: 25 }, (_, hours) => priceAgo(hours));

  const result: Quote = {
    id: coin.id,
    symbol: coin.symbol,
    name: coin.name,
    image: '',
    current_price: price,
    market_cap: Math.round(price * supply),
    market_cap_rank: rank,
    fully_diluted_valuation: Math.round(price * supply),
    total_volume: volume(coin, price, yesterday),
    high_24h: Math.max(...day),
    low_24h: Math.min(...day),
    price_change_24h: significant(price - yesterday),
    price_change_percentage_24h: percentage(yesterday, price),
    market_cap_change_24h: Math.round((price - yesterday) * supply),
    market_cap_change_percentage_24h: percentage(yesterday, price),
    circulating_supply: supply,
    total_supply: supply,
    max_supply: coin.id === 'bitcoin' ? 21_000_000 : null,
    roi: null,
    last_updated: new Date(time).toISOString(),
  };
  if (sparkline) {
    result.sparkline_in_7d = {
      price: Array.from({ length: 168 }, (_, hour) => priceAgo(167 - hour)),
    };
  }
  for (const span of changes) {
    const hours = changeSpans[span];
    if (hours === undefined) continue;
    result[`price_change_percentage_${span}_in_currency`] = percentage(priceAgo(hours), price);
  }
  return result;
}

export type Point = [time: number, value: number];

/** The response of `/coins/{id}/market_chart`: 5-minute points for a day, hourly to 90, then daily. */
export function chart(walk: Walk, coin: Coin, currency: Currency, time: number, days: number) {
  const step = days <= 1 ? hourMs / 12 : days <= 90 ? hourMs : 24 * hourMs;
  const count = Math.ceil((days * 24 * hourMs) / step);
  const last = Math.floor(time / step) * step;
  const times = Array.from({ length: count }, (_, index) => last - (count - 1 - index) * step);
  const prices = [...times, time].map((at): Point => [at, significant(walk(coin, currency, at))]);
  const supply = coin.marketCap / coin.price;
  return {
    prices,
    market_caps: prices.map(([at, price]): Point => [at, Math.round(price * supply)]),
    total_volumes: prices.map(([at, price]): Point => [at, volume(coin, price, price)]),
  };
}

/** Simulated daily volume: a share of the market capitalisation, larger when the price moves. */
function volume(coin: Coin, price: number, yesterday: number): number {
  const share = coin.temper === 'stable' ? 0.35 : 0.04 + Math.abs(price / yesterday - 1);
  return Math.round((coin.marketCap / coin.price) * price * share);
}

function percentage(from: number, to: number): number {
  return Number(((to / from - 1) * 100).toFixed(5));
}

/** Rounds to six significant digits. */
function significant(value: number): number {
  return Number(value.toPrecision(6));
}
