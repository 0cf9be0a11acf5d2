import { beforeAll, describe, expect, it } from 'vitest';
import {
  averagesOf,
  bestPair,
  courseOf,
  drawPrices,
  halfDays,
  pairs,
  prepareMarkets,
  runPair,
  simulateNext,
  type Markets,
} from '../../../src/domain/labs/backtest.ts';

const total = 300;
let markets: Markets;
beforeAll(() => {
  markets = prepareMarkets(total);
  while (simulateNext(markets));
});

it('tries a hundred different pairs, a usual one first', () => {
  expect(pairs).toHaveLength(100);
  expect(pairs[0]).toEqual([10, 50]);
  expect(new Set(pairs.map(String)).size).toBe(100);
  expect(pairs.every(([fast, slow]) => fast < slow)).toBe(true);
});

describe('a pair on one market', () => {
  const market = drawPrices(3);
  const closes = [...market.prices];
  const mean = (of: readonly number[]) => of.reduce((sum, price) => sum + price, 0) / of.length;

  it('earns what averages taken one by one earn', () => {
    for (const pair of pairs.slice(0, 12)) {
      const [fast, slow] = pair;
      const expected = [0, 0];
      const trades = [0, 0];
      let before = false;
      for (let day = 60; day < 60 + 2 * halfDays; day += 1) {
        if (day === 60 + halfDays) before = false;
        const past = closes.slice(0, day + 1);
        const holds = mean(past.slice(-fast)) > mean(past.slice(-slow));
        const half = day < 60 + halfDays ? 0 : 1;
        const [today = 0, tomorrow = 0] = closes.slice(day, day + 2);
        if (holds) expected[half] = (expected[half] ?? 0) + (tomorrow - today) / today;
        if (holds !== before) trades[half] = (trades[half] ?? 0) + 1;
        const isLast = day === 60 + halfDays - 1 || day === 60 + 2 * halfDays - 1;
        if (holds && isLast) trades[half] = (trades[half] ?? 0) + 1;
        before = holds;
      }
      const [inside, outside] = runPair(market, pair);
      expect(inside.gain).toBeCloseTo(expected[0] ?? 0, 9);
      expect(outside.gain).toBeCloseTo(expected[1] ?? 0, 9);
      expect([inside.trades, outside.trades]).toEqual(trades);
    }
  });

  it('buys and sells as often in each half', () => {
    for (const pair of pairs) {
      for (const { trades } of runPair(market, pair)) expect(trades % 2).toBe(0);
    }
  });

  it('does not depend on later prices', () => {
    const [inside] = runPair(market, [5, 20]);
    const later = drawPrices(3);
    later.sums.fill(1, 60 + halfDays + 1);
    later.returns.fill(0.5, 60 + halfDays);
    expect(runPair(later, [5, 20])[0]).toEqual(inside);
  });

  it('has a course that ends at its gain less its costs', () => {
    const [fee, pair] = [0.002, [5, 20]] as const;
    const [inside, outside] = runPair(market, pair);
    const [first, second] = courseOf(market, pair, fee);
    expect(first).toHaveLength(halfDays + 1);
    expect(first.at(-1)).toBeCloseTo(inside.gain - fee * inside.trades, 9);
    expect(second[0]).toBe(0);
    expect(second.at(-1)).toBeCloseTo(outside.gain - fee * outside.trades, 9);
  });
});

it('draws the same market again, and another for another number', () => {
  expect(drawPrices(1).prices).toEqual(drawPrices(1).prices);
  expect(drawPrices(2).prices[9]).not.toBe(drawPrices(1).prices[9]);
});

it('draws returns with a mean of 0 and a deviation of 3 %', () => {
  const returns = Array.from({ length: 40 }, (_, market) => [...drawPrices(market).prices]).flatMap(
    (prices) => prices.slice(1).map((price, at) => price / (prices[at] ?? 1) - 1),
  );
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const square = returns.reduce((sum, value) => sum + value ** 2, 0) / returns.length;
  // Standard error: 0.03 ÷ √22,400 = 0.0002.
  expect(Math.abs(mean)).toBeLessThan(0.0006);
  expect(Math.sqrt(square)).toBeCloseTo(0.03, 3);
});

describe('the best of many tries', () => {
  it('looks better with each try in the first half', () => {
    const { inside } = averagesOf(markets, 0.001);
    inside.slice(1).forEach((gain, at) => expect(gain).toBeGreaterThanOrEqual(inside[at] ?? 0));
    expect(inside[99]).toBeGreaterThan((inside[0] ?? 0) + 0.25);
  });

  it('earns nothing in the second half without costs, whatever the tries', () => {
    const { outside, error, winners } = averagesOf(markets, 0);
    for (const tries of [1, 5, 20, 100]) {
      expect(Math.abs(outside[tries - 1] ?? 1)).toBeLessThan(3 * (error[tries - 1] ?? 0));
      expect(winners[tries - 1]).toBeGreaterThan(0.38);
      expect(winners[tries - 1]).toBeLessThan(0.62);
    }
  });

  it('costs its fees: one pair loses them in full', () => {
    const [free, costly] = [averagesOf(markets, 0), averagesOf(markets, 0.01)];
    const trades = Array.from({ length: total }, (_, at) => markets.trades[at * 200 + 1] ?? 0);
    const mean = trades.reduce((sum, count) => sum + count, 0) / total;
    expect((free.outside[0] ?? 0) - (costly.outside[0] ?? 0)).toBeCloseTo(0.01 * mean, 6);
  });

  it('is the same as chosen on each market by itself', () => {
    const few = prepareMarkets(20);
    while (simulateNext(few));
    const [tries, fee] = [30, 0.002];
    let [inside, outside] = [0, 0];
    for (let market = 0; market < 20; market += 1) {
      const prices = drawPrices(market);
      const results = pairs.map((pair) => runPair(prices, pair));
      const chosen = results[bestPair(results, tries, fee)];
      inside += ((chosen?.[0].gain ?? 0) - fee * (chosen?.[0].trades ?? 0)) / 20;
      outside += ((chosen?.[1].gain ?? 0) - fee * (chosen?.[1].trades ?? 0)) / 20;
    }
    const averages = averagesOf(few, fee);
    expect(averages.inside[tries - 1]).toBeCloseTo(inside, 5);
    expect(averages.outside[tries - 1]).toBeCloseTo(outside, 5);
  });
});
