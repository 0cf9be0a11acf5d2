/** Pseudorandom numbers with a seed: the same seed gives the same draws, so a slider changes one thing. */

/** A generator of numbers from 0 up to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A generator of normal numbers with mean 0 and standard deviation 1 (Box–Muller). */
export function normalFrom(seed: number): () => number {
  const random = randomFrom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/**
 * Factor by which a price changes: log-normal with expected value 1, so that the price has no trend.
 * @param draw From the standard normal distribution.
 */
export function priceFactor(volatility: number, draw: number): number {
  return Math.exp(volatility * draw - volatility ** 2 / 2);
}
