/** Candles built from trades, and what they hide. Prices in cents; one trade a minute. */
import { normalFrom, randomFrom } from './shared/random.ts';

/** The four prices of an interval. */
export interface Candle {
  /** Position of its first trade, and how many it has so far. */
  readonly start: number;
  readonly trades: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Smallest change of a price. */
const tick = 5;

/** Prices of trades drawn at random from 100 €; the same for the same seed. */
export function drawTrades(count: number, seed: number): number[] {
  const normal = normalFrom(seed);
  let price = 10_000;
  return Array.from({ length: count }, () => {
    const shown = toTick(price);
    price *= Math.exp(0.0016 * normal());
    return shown;
  });
}

/** The candle of some trades; there must be one. */
export function candleOf(prices: readonly number[], start = 0): Candle {
  return {
    start,
    trades: prices.length,
    open: prices[0] ?? NaN,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: prices.at(-1) ?? NaN,
  };
}

/** The candles of intervals of `size` trades; the last one may be unfinished. */
export function candlesOf(prices: readonly number[], size: number): Candle[] {
  return Array.from({ length: Math.ceil(prices.length / size) }, (_, at) =>
    candleOf(prices.slice(at * size, (at + 1) * size), at * size),
  );
}

/** Exits of a purchase at the open, one above and one below. */
export interface Exits {
  readonly target: number;
  readonly stop: number;
}

/** Exits within a candle, on the way to its high and its low; `undefined` if its open is too close to one of them. */
export function exitsWithin({ open, high, low }: Candle): Exits | undefined {
  if (high - open < 4 * tick || open - low < 4 * tick) return undefined;
  return { target: toTick(open + (high - open) * 0.6), stop: toTick(open - (open - low) * 0.6) };
}

export interface Hit {
  readonly name: keyof Exits;
  /** Position of the trade. */
  readonly at: number;
}

/** The exit that a path reaches first. */
export function firstHit(prices: readonly number[], { target, stop }: Exits): Hit | undefined {
  const at = prices.findIndex((price) => price >= target || price <= stop);
  if (at < 0) return undefined;
  return { name: (prices[at] ?? 0) >= target ? 'target' : 'stop', at };
}

/**
 * Another path of as many trades with the same four prices, which reaches the other exit first.
 * @param prices At least five trades whose candle has exits within it.
 */
export function otherPath(prices: readonly number[], exits: Exits, seed: number): number[] {
  const { open, high, low, close } = candleOf(prices);
  const isLowFirst = firstHit(prices, exits)?.name === 'target';
  const [first, second] = isLowFirst ? [low, high] : [high, low];
  const last = prices.length - 1;
  const [toFirst, toSecond] = [Math.round(last * 0.3), Math.round(last * 0.7)];
  const corners = new Map([
    [0, open],
    [toFirst, first],
    [toSecond, second],
    [last, close],
  ]);
  const random = randomFrom(seed);
  return prices.map((_, at) => {
    const corner = corners.get(at);
    if (corner !== undefined) return corner;
    const [from, until, start, end] =
      at < toFirst
        ? [0, toFirst, open, first]
        : at < toSecond
          ? [toFirst, toSecond, first, second]
          : [toSecond, last, second, close];
    const noise = (random() - 0.5) * (high - low) * 0.3;
    const price = toTick(start + ((end - start) * (at - from)) / (until - from) + noise);
    // The exit of the second corner is not touched on the way to the first one.
    const top = at < toFirst && isLowFirst ? exits.target - tick : high;
    const bottom = at < toFirst && !isLowFirst ? exits.stop + tick : low;
    return Math.min(Math.max(price, bottom), top);
  });
}

/** A candle whose two exits were both reached, the path that made it and another one. */
export interface Riddle {
  readonly candle: Candle;
  readonly exits: Exits;
  readonly drawn: readonly number[];
  readonly other: readonly number[];
}

/** The riddle at an index, from 0, among the candles drawn from `seed` and the seeds after it. */
export function riddle(number: number, size: number, count: number, seed: number): Riddle {
  const prices = drawTrades(count, seed);
  const found = candlesOf(prices, size).flatMap((candle) => {
    const exits = exitsWithin(candle);
    return exits ? [{ candle, exits }] : [];
  });
  const chosen = found[number];
  if (!chosen) return riddle(number - found.length, size, count, seed + 1);
  const drawn = prices.slice(chosen.candle.start, chosen.candle.start + size);
  return { ...chosen, drawn, other: otherPath(drawn, chosen.exits, seed) };
}

function toTick(price: number): number {
  return Math.round(price / tick) * tick;
}
