import { describe, expect, it } from 'vitest';
import {
  crossings,
  drawSeries,
  exponentialAverage,
  macd,
  relativeStrength,
  simpleAverage,
} from '../../../src/domain/labs/indicators.ts';
import { correlationOf } from './pearson.ts';

const rounded = (values: readonly (number | undefined)[]) =>
  values.filter((value) => value !== undefined).map((value) => Number(value.toFixed(2)));

it('averages the last prices', () => {
  expect(simpleAverage([1, 2, 3, 4, 8], 3)).toEqual([undefined, undefined, 2, 3, 5]);
});

describe('the exponential average', () => {
  it('starts with the mean and weights the newest by 2 ÷ (n + 1)', () => {
    // Period 3, weight one half: mean 2, then (2 + 4) ÷ 2 = 3, then (3 + 8) ÷ 2 = 5.5.
    expect(exponentialAverage([1, 2, 3, 4, 8], 3)).toEqual([undefined, undefined, 2, 3, 5.5]);
  });

  it('has the values of a published example of ten periods', () => {
    const prices = [
      22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15, 22.39,
    ];
    expect(rounded(exponentialAverage(prices, 10))).toEqual([22.22, 22.21, 22.24]);
  });
});

describe('the RSI', () => {
  it('has the values of a published example of fourteen periods', () => {
    const prices = [
      44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826,
      45.8931, 46.0328, 45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439,
    ];
    const values = relativeStrength(prices, 14);
    expect(values.slice(0, 14).every((value) => value === undefined)).toBe(true);
    for (const [at, value] of [70.53, 66.32, 66.55, 69.41, 66.36, 57.97].entries()) {
      expect(values[14 + at]).toBeCloseTo(value, 1);
    }
  });

  it('is 100 in a rise, 0 in a fall and 50 when nothing moves', () => {
    expect(relativeStrength([1, 2, 3, 4], 2).at(-1)).toBe(100);
    expect(relativeStrength([4, 3, 2, 1], 2).at(-1)).toBe(0);
    expect(relativeStrength([1, 1, 1, 1], 2).at(-1)).toBe(50);
  });
});

describe('the MACD', () => {
  it('is the difference of two exponential averages, and its signal their average', () => {
    const prices = [1, 2, 3, 5, 8, 13];
    // Fast 2: 1.5, 2.5, 4.1667, 6.7222, 10.9074; slow 3: 2, 3.5, 5.75, 9.375.
    const { line, signal } = macd(prices, 2, 3, 2);
    expect(rounded(line)).toEqual([0.5, 0.67, 0.97, 1.53]);
    // Mean of 0.5 and 0.6667, then two thirds of the way to the next.
    expect(rounded(signal)).toEqual([0.58, 0.84, 1.3]);
  });

  it('needs enough prices', () => {
    expect(macd([1, 2], 2, 3, 2).line).toEqual([undefined, undefined]);
  });
});

describe('crossings', () => {
  it('count what followed them', () => {
    // Averages of 1 and 2: the price crosses its average of two whenever it turns.
    const prices = [1, 2, 3, 2, 1, 2, 3, 4];
    // Down at 3 (2, then 1: right), up at 5 (2, then 3: right).
    expect(crossings(prices, 1, 2, 1)).toEqual({ right: 2, total: 2 });
    expect(crossings(prices, 1, 2, 2)).toEqual({ right: 1, total: 2 });
  });
});

it('draws a series from its seed', () => {
  expect(drawSeries(50, 1)).toEqual(drawSeries(50, 1));
  expect(drawSeries(50, 1)).not.toEqual(drawSeries(50, 2));
  expect(drawSeries(300, 3).every((price) => price > 0)).toBe(true);
  // Consecutive days are independent: their correlation is near 0 (standard error 0.016).
  const changes = drawSeries(4000, 5).map((price, day, all) =>
    Math.log(price / (all[day - 1] ?? price)),
  );
  expect(Math.abs(correlationOf(changes.slice(1, -1), changes.slice(2)))).toBeLessThan(0.06);
});
