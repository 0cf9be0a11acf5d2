/**
 * A leveraged position in a perpetual contract with isolated margin, on random prices. Amounts are in euros, rates are
 * fractions: 0.05 is 5 %.
 */
import { normalFrom } from './shared/random.ts';

export type Side = 'long' | 'short';

export interface Position {
  readonly side: Side;
  readonly units: number;
  /** Price of one unit when the position was opened. */
  readonly entry: number;
  /** Deposited for this position alone. */
  readonly margin: number;
  /** Maintenance margin: the share of the position's value that the rest of the margin must stay above. */
  readonly maintenance: number;
  /** Paid by long positions to short ones every eight hours, as a share of the value at the entry; negative: received. */
  readonly funding: number;
  /** Fee per order, as a share of the amount traded. */
  readonly fee: number;
  /** Distance of the stop from the entry, as a share of the entry; 0 without a stop. */
  readonly stop: number;
}

/** Prices are drawn every four hours. */
export const stepsPerDay = 6;
/** Funding is paid every eight hours. */
const stepsPerPayment = 2;
/** Longest time that a position is held. */
export const mostDays = 60;
/** Standard deviation of a day's logarithmic return. */
export const volatility = 0.03;
/** First price of every path. */
export const openingPrice = 100;
/** Seeds of the paths start here, apart from those of other labs. */
const firstSeed = 20_000;

/** Opening fee and funding paid by the end of a step; below 0 if more was received. */
export function paidBy({ side, units, entry, funding, fee }: Position, step: number): number {
  const rate = side === 'long' ? funding : -funding;
  return units * entry * (fee + rate * Math.floor(step / stepsPerPayment));
}

/**
 * The price at which the rest of the margin equals the maintenance margin; 0 if no price is low enough. Long:
 * M − F + Q(P − E) = mQP. Short: M − F + Q(E − P) = mQP.
 */
export function liquidationPrice(position: Position, paid: number): number {
  const { side, units, entry, margin, maintenance } = position;
  const left = margin - paid;
  return side === 'long'
    ? Math.max((units * entry - left) / (units * (1 - maintenance)), 0)
    : Math.max((units * entry + left) / (units * (1 + maintenance)), 0);
}

/** Liquidation price at each step, from the opening to the end. */
export function liquidationLine(position: Position, days: number): Float64Array {
  return Float64Array.from({ length: days * stepsPerDay + 1 }, (_, step) =>
    liquidationPrice(position, paidBy(position, step)),
  );
}

/** Whether the maintenance margin is not covered at the entry price, after the opening fee. */
export function isRefused({ units, entry, margin, maintenance, fee }: Position): boolean {
  // Rounded: 1 ÷ 20 − 0.05 may differ from 0 in its last binary digit.
  return margin / (units * entry) - fee - maintenance < 1e-12;
}

/** Days until funding alone closes the position at an unchanged price; infinite if it never does. */
export function daysOfFunding(position: Position): number {
  const { side, units, entry, margin, maintenance, funding, fee } = position;
  const perDay = (side === 'long' ? funding : -funding) * (stepsPerDay / stepsPerPayment);
  const spare = margin / (units * entry) - fee - maintenance;
  return perDay > 0 ? Math.max(spare, 0) / perDay : Infinity;
}

/** Price of the stop; undefined without one. */
export function stopPrice({ side, entry, stop }: Position): number | undefined {
  if (stop === 0) return undefined;
  return entry * (side === 'long' ? 1 - stop : 1 + stop);
}

/** Gain or loss at a price after a number of steps, with the fee of closing; not below the loss of the margin. */
export function resultAt(position: Position, price: number, step: number): number {
  const { side, units, entry, margin, fee } = position;
  const move = side === 'long' ? price - entry : entry - price;
  return Math.max(units * move - paidBy(position, step) - units * price * fee, -margin);
}

export interface Outcome {
  readonly type: 'open' | 'liquidated' | 'stopped';
  /** Step of the closing; the last one if it stayed open. */
  readonly step: number;
  /** The whole margin if it was liquidated: exchanges may keep what the maintenance margin leaves. */
  readonly result: number;
  /** Whether the last price is on the side that was forecast, whatever happened before. */
  readonly isRight: boolean;
}

/**
 * Holds a position over prices until one reaches the stop or the liquidation price of its step, whichever is nearer to
 * the entry. The stop is executed at its own price.
 */
export function hold(position: Position, prices: Float64Array, line: Float64Array): Outcome {
  const { side, entry, margin } = position;
  const isLong = side === 'long';
  const stop = stopPrice(position) ?? (isLong ? 0 : Infinity);
  const last = line.length - 1;
  const end = prices[last] ?? entry;
  const isRight = isLong ? end > entry : end < entry;
  for (let step = 1; step <= last; step += 1) {
    const price = prices[step] ?? entry;
    const limit = line[step] ?? 0;
    const nearer = isLong ? Math.max(stop, limit) : Math.min(stop, limit);
    if (isLong ? price > nearer : price < nearer) continue;
    return nearer === limit
      ? { type: 'liquidated', step, result: -margin, isRight }
      : { type: 'stopped', step, result: resultAt(position, stop, step), isRight };
  }
  return { type: 'open', step: last, result: resultAt(position, end, last), isRight };
}

/** Prices every four hours over the longest time: a lognormal walk whose expected change is 0. */
export function drawPrices(path: number): Float64Array {
  const prices = new Float64Array(mostDays * stepsPerDay + 1);
  const normal = normalFrom(firstSeed + path);
  const deviation = volatility / Math.sqrt(stepsPerDay);
  let price = openingPrice;
  for (let step = 0; step < prices.length; step += 1) {
    prices[step] = price;
    price *= Math.exp(deviation * normal() - deviation ** 2 / 2);
  }
  return prices;
}

/** How many paths ended in which way. */
export interface Tally {
  readonly paths: number;
  /** Closed before the end, by the exchange or by the stop. */
  readonly closed: number;
  /** Closed by the stop. */
  readonly stopped: number;
  /** Closed, although the last price is on the side that was forecast. */
  readonly closedRight: number;
}

/** Holds a position over each path. */
export function tally(
  position: Position,
  paths: readonly Float64Array[],
  line: Float64Array,
): Tally {
  let [closed, stopped, closedRight] = [0, 0, 0];
  for (const prices of paths) {
    const { type, isRight } = hold(position, prices, line);
    if (type === 'open') continue;
    closed += 1;
    if (type === 'stopped') stopped += 1;
    if (isRight) closedRight += 1;
  }
  return { paths: paths.length, closed, stopped, closedRight };
}
