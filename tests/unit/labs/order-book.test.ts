import { describe, expect, it } from 'vitest';
import {
  costAgainst,
  depths,
  drawBook,
  limitOrder,
  marketOrder,
  middle,
  stopOrder,
  type Book,
  type Level,
} from '../../../src/domain/labs/order-book.ts';

const book: Book = {
  asks: [
    { price: 1002, units: 10 },
    { price: 1005, units: 20 },
    { price: 1010, units: 30 },
  ],
  bids: [
    { price: 998, units: 10 },
    { price: 990, units: 15 },
    { price: 980, units: 40 },
  ],
};

/** Every unit of some levels as an entry of its own. */
const unitByUnit = (levels: readonly Level[]) =>
  levels.flatMap(({ price, units }) => Array.from({ length: units }, () => price));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('a market order', () => {
  it('eats the levels from the best on', () => {
    // 10 × 10.02 € + 15 × 10.05 € = 250.95 €.
    expect(marketOrder(book, 'buy', 25)).toEqual({
      fills: [
        { price: 1002, units: 10 },
        { price: 1005, units: 15 },
      ],
      units: 25,
      value: 25_095,
      missing: 0,
    });
  });

  it('costs what is above the middle when it buys, and below when it sells', () => {
    // 10 × 0.02 € + 15 × 0.05 € = 0.95 €; 10 × 0.02 € + 5 × 0.10 € = 0.70 €.
    expect(costAgainst(1000, 'buy', marketOrder(book, 'buy', 25))).toBe(95);
    expect(costAgainst(1000, 'sell', marketOrder(book, 'sell', 15))).toBe(70);
  });

  it('says what nobody offers', () => {
    expect(marketOrder(book, 'sell', 100)).toMatchObject({ units: 65, missing: 35 });
  });

  it('is the same as buying one unit after the other', () => {
    for (const seed of [1, 2, 3]) {
      const drawn = drawBook(depths.thin, seed);
      const offers = unitByUnit(drawn.asks);
      for (const units of [1, 17, 60, offers.length, offers.length + 9]) {
        const { value, missing } = marketOrder(drawn, 'buy', units);
        expect(value).toBe(sum(offers.slice(0, units)));
        expect(missing).toBe(Math.max(0, units - offers.length));
      }
    }
  });
});

describe('a limit order', () => {
  it('rests behind earlier orders of its side at the same price or a better one', () => {
    expect(limitOrder(book, 'buy', 20, 990)).toMatchObject({ units: 0, missing: 20, ahead: 25 });
    expect(limitOrder(book, 'sell', 20, 1005)).toMatchObject({ units: 0, missing: 20, ahead: 30 });
  });

  it('takes up to its price, and what is missing rests', () => {
    const order = limitOrder(book, 'buy', 50, 1005);
    expect(order).toMatchObject({ units: 30, missing: 20, value: 10 * 1002 + 20 * 1005, ahead: 0 });
  });

  it('never trades at a worse price than its own', () => {
    for (let limit = 970; limit <= 1030; limit += 1) {
      expect(limitOrder(book, 'buy', 99, limit).fills.every(({ price }) => price <= limit)).toBe(
        true,
      );
      expect(limitOrder(book, 'sell', 99, limit).fills.every(({ price }) => price >= limit)).toBe(
        true,
      );
    }
  });
});

describe('a stop order', () => {
  it('waits while the others sell above its price', () => {
    const order = stopOrder(book, 10, 985, 20);
    expect(order).toMatchObject({ isTriggered: false, sale: { units: 0, value: 0 } });
  });

  it('sells at the market in what the others left', () => {
    // The wave takes 10 at 9.98 € and 12 at 9.90 €: 3 are left there, then 9.80 €.
    const { isTriggered, sale } = stopOrder(book, 10, 990, 22);
    expect(isTriggered).toBe(true);
    expect(sale).toMatchObject({ units: 10, value: 3 * 990 + 7 * 980 });
    expect(costAgainst(990, 'sell', sale)).toBe(70);
  });

  it('finds nobody when the wave took everything', () => {
    expect(stopOrder(book, 10, 990, 65).sale).toMatchObject({ units: 0, missing: 10 });
  });

  it('sells the units that come after the wave, one by one', () => {
    const drawn = drawBook(depths.thin, 4);
    const bids = unitByUnit(drawn.bids);
    const { sale } = stopOrder(drawn, 20, 990, 30);
    expect(sale.value).toBe(sum(bids.slice(30, 50)));
  });
});

describe('a drawn book', () => {
  it.each(Object.entries(depths))('is in order and around the middle: %s', (_, depth) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { asks, bids } = drawBook(depth, seed);
      const prices = [...bids.toReversed(), ...asks].map(({ price }) => price);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect(new Set(prices).size).toBe(prices.length);
      expect((asks[0]?.price ?? 0) + (bids[0]?.price ?? 0)).toBe(2 * middle);
      expect([...asks, ...bids].every(({ units }) => Number.isInteger(units) && units > 0)).toBe(
        true,
      );
    }
    expect(drawBook(depth, 1)).toEqual(drawBook(depth, 1));
    expect(drawBook(depth, 1)).not.toEqual(drawBook(depth, 2));
  });

  const cost = (depth: keyof typeof depths, seed: number, units: number) =>
    costAgainst(middle, 'buy', marketOrder(drawBook(depths[depth], seed), 'buy', units));

  it('costs more when it is thin', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      expect(cost('thin', seed, 50)).toBeGreaterThan(2.5 * cost('deep', seed, 50));
    }
  });

  it('costs five to seven times as much for 100 units in nine thin books in ten', () => {
    const ratios = Array.from({ length: 1000 }, (_, at) =>
      Math.round(cost('thin', at + 1, 100) / cost('deep', at + 1, 100)),
    );
    const told = ratios.filter((ratio) => ratio >= 5 && ratio <= 7).length;
    expect(told).toBeGreaterThan(900);
    expect(ratios.filter((ratio) => ratio === 7).length).toBeGreaterThan(50);
    expect(ratios.filter((ratio) => ratio === 5).length).toBeGreaterThan(50);
  });
});
