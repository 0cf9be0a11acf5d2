/**
 * The hero's figure: a purchase with a stop at a distance below it, and the same distance above.
 * Fees are paid on the purchase and on the sale, so the loss is larger than the gain.
 */

/** Invented. Amounts and prices in euros; the fee is a share of each amount bought or sold. */
export const purchase = { capital: 1000, price: 50, fee: 0.0025, units: 20, accepted: 10 } as const;

/** Distances from the price to the stop that the figure offers, in euros. */
export const distances = { min: 1, max: 8, step: 0.25, start: 4 } as const;

export interface Outcome {
  /** Prices of the stop and of the mark, at the same distance below and above the purchase. */
  readonly stop: number;
  readonly mark: number;
  /** Distance to the stop as a share of the price. */
  readonly share: number;
  readonly loss: number;
  readonly gain: number;
  /** Rise needed to recover the loss, as a share of the remaining capital: 0.25 after a loss of 20 %. */
  readonly recovery: number;
  /** Units, rounded down to 0.01, whose loss at this stop is at most the accepted one, and their price. */
  readonly quantity: number;
  readonly amount: number;
}

/** Loss at a stop `distance` euros below the purchase, and gain at the same distance above. */
export function outcomeOf(distance: number): Outcome {
  const { capital, price, fee, units, accepted } = purchase;
  const [stop, mark] = [price - distance, price + distance];
  const lossOfOne = distance + fee * (price + stop);
  const loss = units * lossOfOne;
  // Round down to 0.01 unit, so that the loss never exceeds `accepted`.
  const quantity = Math.floor((accepted / lossOfOne) * 100) / 100;
  return {
    stop,
    mark,
    share: distance / price,
    loss,
    gain: units * (distance - fee * (price + mark)),
    recovery: capital / (capital - loss) - 1,
    quantity,
    amount: quantity * price,
  };
}

export type WalkEnd = 'stop' | 'mark' | 'neither';

export interface Walk {
  /** Prices at equal steps; shorter than `walkSteps` if an end was reached. */
  readonly prices: readonly number[];
  readonly end: WalkEnd;
}

export const walkSteps = 90;
/** The largest change of price in one step, in euros. */
const stride = 1.75;

/**
 * A random path without a trend, from the purchase until the stop, the mark or the last step.
 * `random` gives numbers from 0 to 1.
 */
export function randomWalk(distance: number, random: () => number = Math.random): Walk {
  const { stop, mark } = outcomeOf(distance);
  const prices: number[] = [purchase.price];
  let price: number = purchase.price;
  while (prices.length < walkSteps) {
    price += (random() + random() - 1) * stride;
    if (price <= stop) return { prices: [...prices, stop], end: 'stop' };
    if (price >= mark) return { prices: [...prices, mark], end: 'mark' };
    prices.push(price);
  }
  return { prices, end: 'neither' };
}
