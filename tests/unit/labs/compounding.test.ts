import { describe, expect, it } from 'vitest';
import {
  capitalAt,
  chanceOfLoss,
  logVolatility,
  normalShare,
  steadyCapital,
  type Growth,
} from '../../../src/domain/labs/compounding.ts';
import { normalFrom } from '../../../src/domain/labs/shared/random.ts';

const growth: Growth = { start: 1000, mean: 0.1, volatility: 0.6, fees: 0 };

it('compounds a steady return', () => {
  // 1,000 × 1.05 × 1.05 = 1,102.50.
  expect(steadyCapital({ ...growth, mean: 0.05 }, 2)).toBeCloseTo(1102.5, 9);
  // 2 % of fees over 20 years leave 0.98 multiplied by itself 20 times: 66.8 %.
  const [with2, without] = [0.02, 0].map((fees) => steadyCapital({ ...growth, fees }, 20));
  expect((with2 ?? 0) / (without ?? 1)).toBeCloseTo(0.6676, 4);
});

describe('a varying return', () => {
  it('has the middle course of the steady one without volatility', () => {
    const calm = { ...growth, volatility: 0 };
    expect(capitalAt(calm, 10, 0)).toBeCloseTo(steadyCapital(calm, 10), 9);
    expect(capitalAt(calm, 10, 1.6)).toBeCloseTo(steadyCapital(calm, 10), 9);
  });

  it('loses in its middle course with a mean of 10 % and a volatility of 60 %', () => {
    // s² = ln(1 + (0.6 ÷ 1.1)²) = 0.26043; 1.1 × e^(−0.13021) = 0.96569 a year.
    expect(logVolatility(growth) ** 2).toBeCloseTo(0.26043, 4);
    expect(capitalAt(growth, 1, 0)).toBeCloseTo(965.7, 0);
    expect(capitalAt(growth, 10, 0)).toBeLessThan(1000);
  });

  it('agrees with courses drawn at random', () => {
    const normal = normalFrom(11);
    const deviation = logVolatility(growth);
    const ends = Array.from({ length: 20_000 }, () => {
      let capital = growth.start;
      for (let year = 0; year < 5; year += 1) {
        capital *= 1.1 * Math.exp(deviation * normal() - deviation ** 2 / 2);
      }
      return capital;
    }).sort((a, b) => a - b);
    const mean = ends.reduce((sum, end) => sum + end, 0) / ends.length;
    expect(mean / steadyCapital(growth, 5)).toBeCloseTo(1, 1);
    expect((ends[10_000] ?? 0) / capitalAt(growth, 5, 0)).toBeCloseTo(1, 1);
    expect((ends[1_000] ?? 0) / capitalAt(growth, 5, -1.645)).toBeCloseTo(1, 1);
    const losers = ends.filter((end) => end < growth.start).length / ends.length;
    expect(losers).toBeCloseTo(chanceOfLoss(growth, 5), 1);
  });
});

it('knows the chance of loss without volatility', () => {
  expect(chanceOfLoss({ ...growth, volatility: 0 }, 5)).toBe(0);
  expect(chanceOfLoss({ ...growth, volatility: 0, mean: -0.1 }, 5)).toBe(1);
});

it.each([
  // Tables of the normal distribution.
  [0, 0.5],
  [1, 0.8413447],
  [-1.645, 0.0499849],
  [1.96, 0.9750021],
  [-3, 0.0013499],
])('finds the share of the normal distribution below %f deviations', (deviations, share) => {
  expect(normalShare(deviations)).toBeCloseTo(share, 6);
});
