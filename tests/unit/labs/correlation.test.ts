import { describe, expect, it } from 'vitest';
import { commonRisk, drawCourse, type Market } from '../../../src/domain/labs/correlation.ts';
import { correlationOf } from './pearson.ts';

const market: Market = { positions: 4, correlation: 0.5, days: 4000, volatility: 0.04, seed: 5 };

const returnsOf = (values: readonly number[]): number[] =>
  values.slice(1).map((value, day) => Math.log(value / (values[day] ?? 1)));

describe('the common risk', () => {
  it.each([
    // The lesson's table for four positions of 20 euros.
    [0, 40],
    [0.5, 63],
    [0.8, 74],
    [1, 80],
  ])('of four positions at a correlation of %f is %i euros', (correlation, euros) => {
    expect(Math.round(commonRisk(4, 20, correlation))).toBe(euros);
  });

  it('of one position is its own', () => {
    expect(commonRisk(1, 20, 0.3)).toBe(20);
  });
});

describe('a drawn course', () => {
  it.each([0, 0.5, 0.9])('has the correlation %f that was asked for', (correlation) => {
    const { positions } = drawCourse({ ...market, correlation });
    const [first = [], second = []] = positions.map(returnsOf);
    // Standard error over 4,000 days: at most 1.6 points.
    expect(Math.abs(correlationOf(first, second) - correlation)).toBeLessThan(0.05);
  });

  it('has the volatility that was asked for', () => {
    const [first = []] = drawCourse(market).positions.map(returnsOf);
    const deviation = Math.sqrt(first.reduce((sum, change) => sum + change ** 2, 0) / first.length);
    expect(deviation).toBeCloseTo(0.04, 2);
  });

  it('has an expected return of zero', () => {
    const ends = Array.from({ length: 500 }, (_, seed) => {
      const { portfolio } = drawCourse({
        ...market,
        positions: 10,
        correlation: 0,
        days: 90,
        seed,
      });
      return portfolio.at(-1) ?? 0;
    });
    // Standard error: 0.4 ÷ √10 ÷ √500, or 0.6 points.
    const mean = ends.reduce((sum, end) => sum + end, 0) / ends.length;
    expect(Math.abs(mean - 1)).toBeLessThan(0.02);
  });

  it('is the same line for all at a correlation of 1', () => {
    const { positions, portfolio } = drawCourse({ ...market, correlation: 1, days: 60 });
    for (const course of positions) expect(course).toEqual(positions[0]);
    portfolio.forEach((value, day) => expect(value).toBeCloseTo(positions[0]?.[day] ?? 0, 12));
  });

  it('leaves the other positions as they are when one is added', () => {
    const [few, many] = [2, 5].map((positions) => drawCourse({ ...market, positions, days: 60 }));
    expect(many?.positions.slice(0, 2)).toEqual(few?.positions);
  });

  it('counts the days on which everything falls: one in sixteen for four coins tossed', () => {
    const { allDown } = drawCourse({ ...market, correlation: 0 });
    // 4,000 ÷ 16 = 250, standard deviation 15.
    expect(Math.abs(allDown - 250)).toBeLessThan(60);
  });
});

it('measures a correlation as by hand', () => {
  // Deviations −1, 0, 1 and −1, 1, 0: 1 ÷ √(2 × 2) = 0.5.
  expect(correlationOf([1, 2, 3], [4, 6, 5])).toBeCloseTo(0.5, 12);
});
