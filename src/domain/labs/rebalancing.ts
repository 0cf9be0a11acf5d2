/** A portfolio of a volatile asset and euros, rebalanced to a target when it drifts too far. */
import { normalFrom, priceFactor } from './shared/random.ts';

export interface Rebalancing {
  /** Share of the volatile asset aimed for, from 0 to 1. */
  readonly target: number;
  /** Drift that triggers a rebalancing, as a difference of shares: 0.1 is 10 points. */
  readonly band: number;
  /** Fee rate: a fraction of the traded amount (0.01 is 1 %). */
  readonly fee: number;
}

export interface Portfolio {
  /** By week, the first before any change: value from 1, and share of the volatile asset. */
  readonly value: readonly number[];
  readonly share: readonly number[];
  /** Weeks in which it was rebalanced. */
  readonly trades: readonly number[];
  /** Fees paid, in multiples of the starting value. */
  readonly fees: number;
}

/** Prices by week, from 1, with independent changes of expected return zero; the same for the same seed. */
export function drawPrices(weeks: number, volatility: number, seed: number): number[] {
  const normal = normalFrom(seed);
  const prices = [1];
  for (let week = 1; week <= weeks; week += 1) {
    prices.push((prices[week - 1] ?? 1) * priceFactor(volatility, normal()));
  }
  return prices;
}

/** Holds a portfolio over prices by week. A band of 1 or more never rebalances. */
export function holdPortfolio(prices: readonly number[], plan: Rebalancing): Portfolio {
  const { target, band, fee } = plan;
  let [euros, units, fees] = [1 - target, target / (prices[0] ?? 1), 0];
  const [value, share, trades]: [number[], number[], number[]] = [[], [], []];
  prices.forEach((price, week) => {
    const total = euros + units * price;
    const now = total > 0 ? (units * price) / total : 0;
    if (Math.abs(now - target) > band) {
      // The fee is paid on what moves, which is `total × difference` before it.
      const moved = (now - target) * total;
      const cost = Math.abs(moved) * fee;
      fees += cost;
      units = ((total - cost) * target) / price;
      euros = (total - cost) * (1 - target);
      trades.push(week);
    }
    const after = euros + units * price;
    value.push(after);
    share.push(after > 0 ? (units * price) / after : 0);
  });
  return { value, share, trades, fees };
}
