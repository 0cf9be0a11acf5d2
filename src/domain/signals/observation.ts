/** Normalizes observed prices for outcome.ts. Times in milliseconds since 1970. */

/** A price at an instant. */
export interface PricePoint {
  readonly at: number;
  readonly price: number;
}

/** Prices in an interval. */
export interface Candle {
  readonly from: number;
  readonly to: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

export type Observation = PricePoint | Candle;

/** An observation normalized so that higher is better for the signal: prices of a sell are negative. */
export interface Seen {
  readonly from: number;
  readonly to: number;
  readonly open: number;
  readonly best: number;
  readonly worst: number;
  readonly close: number;
}

/** `way`: 1 for a buy, -1 for a sell. */
export function seen(observation: Observation, way: 1 | -1): Seen {
  if ('at' in observation) return seenAt(observation.at, observation.price * way);
  const { from, to, open, high, low, close } = observation;
  const [best, worst] = way === 1 ? [high, low] : [-low, -high];
  return { from, to, open: open * way, best, worst, close: close * way };
}

/** Reduces a candle that begins before a time to its close, the only price known to come after. */
export function seenSince(time: number, part: Seen): Seen {
  return part.from < time ? seenAt(part.to, part.close) : part;
}

function seenAt(time: number, price: number): Seen {
  return { from: time, to: time, open: price, best: price, worst: price, close: price };
}

/** Oldest first. */
export function inOrder(observations: readonly Observation[], way: 1 | -1): Seen[] {
  return observations
    .map((observation) => seen(observation, way))
    .sort((a, b) => a.to - b.to || a.from - b.from);
}
