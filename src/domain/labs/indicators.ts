/** Moving averages, RSI and MACD of a series of closing prices. `undefined` where there are too few prices. */
import { normalFrom } from './shared/random.ts';

export type Series = readonly (number | undefined)[];

/** Mean of the last `period` prices. */
export function simpleAverage(prices: readonly number[], period: number): Series {
  return prices.map((_, at) => {
    if (at + 1 < period) return undefined;
    return mean(prices.slice(at + 1 - period, at + 1));
  });
}

/** Exponential average: starts with the mean of the first `period` prices, then weights the newest by 2 ÷ (period + 1). */
export function exponentialAverage(prices: readonly number[], period: number): Series {
  const weight = 2 / (period + 1);
  let average: number | undefined;
  return prices.map((price, at) => {
    if (at + 1 === period) average = mean(prices.slice(0, period));
    else if (average !== undefined) average += weight * (price - average);
    return average;
  });
}

/** Relative strength index with Wilder's smoothing, from 0 to 100. */
export function relativeStrength(prices: readonly number[], period: number): Series {
  let [gain, loss] = [0, 0];
  return prices.map((price, at) => {
    if (at === 0) return undefined;
    const change = price - (prices[at - 1] ?? price);
    const [up, down] = [Math.max(change, 0), Math.max(-change, 0)];
    if (at <= period) {
      gain += up / period;
      loss += down / period;
      if (at < period) return undefined;
    } else {
      gain = (gain * (period - 1) + up) / period;
      loss = (loss * (period - 1) + down) / period;
    }
    if (gain + loss === 0) return 50;
    return (100 * gain) / (gain + loss);
  });
}

export interface Macd {
  /** Fast exponential average less the slow one. */
  readonly line: Series;
  /** Exponential average of the line. */
  readonly signal: Series;
}

/** Moving average convergence divergence, usually of 12, 26 and 9 periods. */
export function macd(prices: readonly number[], fast: number, slow: number, signal: number): Macd {
  const [quick, late] = [exponentialAverage(prices, fast), exponentialAverage(prices, slow)];
  const line = prices.map((_, at) => {
    const [one, other] = [quick[at], late[at]];
    return one === undefined || other === undefined ? undefined : one - other;
  });
  const start = line.findIndex((value) => value !== undefined);
  const known = line.filter((value) => value !== undefined);
  const averaged = start < 0 ? [] : exponentialAverage(known, signal);
  return {
    line,
    signal: line.map((_, at) => (start < 0 || at < start ? undefined : averaged[at - start])),
  };
}

/** Prices drawn at random from 100, each day independent of the one before; the same for the same seed. */
export function drawSeries(days: number, seed: number): number[] {
  const normal = normalFrom(seed);
  const prices = [100];
  for (let day = 1; day < days; day += 1) {
    prices.push((prices[day - 1] ?? 100) * Math.exp(0.02 * normal()));
  }
  return prices;
}

/** How often a fast average that crosses a slow one is followed by a move in its direction. */
export interface Crossings {
  readonly right: number;
  readonly total: number;
}

/**
 * Counts the crossings of two averages and those after which the price moved in their direction.
 * @param ahead Days after which the price is compared.
 */
export function crossings(
  prices: readonly number[],
  fast: number,
  slow: number,
  ahead: number,
): Crossings {
  const [quick, late] = [simpleAverage(prices, fast), simpleAverage(prices, slow)];
  let [right, total] = [0, 0];
  const side = (at: number): number => Math.sign((quick[at] ?? 0) - (late[at] ?? 0));
  for (let at = slow; at + ahead < prices.length; at += 1) {
    const now = side(at);
    if (now === 0 || now === side(at - 1) || side(at - 1) === 0) continue;
    total += 1;
    if (Math.sign((prices[at + ahead] ?? 0) - (prices[at] ?? 0)) === now) right += 1;
  }
  return { right, total };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
