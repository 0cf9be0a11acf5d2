/** An order book of a made-up token, and orders executed against it. Prices in cents, quantities in whole units. */
import { randomFrom } from './shared/random.ts';

export type Side = 'buy' | 'sell';

/** What is offered, or taken, at one price. */
export interface Level {
  readonly price: number;
  readonly units: number;
}

/** Resting limit orders by price, the best first. */
export interface Book {
  readonly asks: readonly Level[];
  readonly bids: readonly Level[];
}

/** What a book is drawn from. */
export interface Depth {
  readonly levels: number;
  /** From the middle to the best price of each side, in cents. */
  readonly halfSpread: number;
  /** Least and most cents between two levels, and units of a level. */
  readonly step: readonly [number, number];
  readonly units: readonly [number, number];
}

/** The middle of every book, in cents. */
export const middle = 1000;

export const depths = {
  deep: { levels: 18, halfSpread: 2, step: [1, 4], units: [14, 26] },
  thin: { levels: 9, halfSpread: 8, step: [5, 16], units: [6, 22] },
} as const satisfies Record<string, Depth>;

/** A book whose two best prices are equally far from the middle; the same for the same seed. */
export function drawBook({ levels, halfSpread, step, units }: Depth, seed: number): Book {
  const random = randomFrom(seed);
  const between = ([least, most]: readonly [number, number]) =>
    least + Math.floor(random() * (most - least + 1));
  const side = (sign: 1 | -1): Level[] => {
    let price = middle + sign * halfSpread;
    return Array.from({ length: levels }, (_, level) => {
      if (level > 0) price += sign * between(step);
      return { price, units: between(units) };
    });
  };
  return { asks: side(1), bids: side(-1) };
}

/** What an order took from the book. */
export interface Execution {
  /** Levels taken, the best first. */
  readonly fills: readonly Level[];
  readonly units: number;
  /** Sum of price × units, in cents. */
  readonly value: number;
  /** Units that nobody offered. */
  readonly missing: number;
}

/** Fills units from the best level on, no further than a price. */
export function execute(
  levels: readonly Level[],
  units: number,
  accepts: (price: number) => boolean = () => true,
): Execution {
  let missing = units;
  const fills: Level[] = [];
  for (const level of levels) {
    if (missing === 0 || !accepts(level.price)) break;
    const taken = Math.min(missing, level.units);
    fills.push({ price: level.price, units: taken });
    missing -= taken;
  }
  const value = fills.reduce((sum, fill) => sum + fill.price * fill.units, 0);
  return { fills, units: units - missing, value, missing };
}

/** A market order: whatever the other side offers, from the best price on. */
export function marketOrder(book: Book, side: Side, units: number): Execution {
  return execute(side === 'buy' ? book.asks : book.bids, units);
}

export interface LimitOrder extends Execution {
  /** Units of earlier orders on its side, filled before its resting part. */
  readonly ahead: number;
}

/** A limit order: takes what the other side offers at its price or better; `missing` rests in the book. */
export function limitOrder(book: Book, side: Side, units: number, limit: number): LimitOrder {
  const isBuy = side === 'buy';
  const atLeastAsGood = (price: number, than: number) => (isBuy ? price <= than : price >= than);
  const taken = execute(isBuy ? book.asks : book.bids, units, (price) =>
    atLeastAsGood(price, limit),
  );
  const queue = (isBuy ? book.bids : book.asks).filter(({ price }) => atLeastAsGood(limit, price));
  return { ...taken, ahead: queue.reduce((sum, level) => sum + level.units, 0) };
}

export interface StopOrder {
  /** Sales of others before it. */
  readonly wave: Execution;
  readonly isTriggered: boolean;
  /** The market order that the stop becomes, on the book left by the wave. */
  readonly sale: Execution;
}

/** A stop order to sell: a market order once the sales of others have reached its price. */
export function stopOrder(book: Book, units: number, stop: number, waveUnits: number): StopOrder {
  const wave = execute(book.bids, waveUnits);
  const last = wave.fills.at(-1)?.price ?? Infinity;
  const isTriggered = last <= stop;
  const sale = execute(without(book.bids, wave), isTriggered ? units : 0);
  return { wave, isTriggered, sale };
}

/** What an execution cost compared with trading all of it at a price, in cents. */
export function costAgainst(price: number, side: Side, { value, units }: Execution): number {
  return side === 'buy' ? value - price * units : price * units - value;
}

/** The levels left by an execution. */
function without(levels: readonly Level[], { fills }: Execution): Level[] {
  return levels.flatMap((level, at) => {
    const units = level.units - (fills[at]?.units ?? 0);
    return units > 0 ? [{ ...level, units }] : [];
  });
}
