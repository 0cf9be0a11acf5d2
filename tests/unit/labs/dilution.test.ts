import { describe, expect, it } from 'vitest';
import {
  isConsistent,
  monthsOf,
  plannedIn,
  plannedTotal,
  priceAtSameCap,
  type Schedule,
  type Supply,
} from '../../../src/domain/labs/dilution.ts';

/** The lesson's token, in millions of units and euros. */
const supply: Supply = { circulating: 25, total: 60, maximum: 100 };
const schedule: Schedule = { cliff: 15, cliffMonth: 12, monthly: 1.5, months: 24 };
const market = { price: 0.8, sold: 0.5, daily: 0.4 };
const months = monthsOf(supply, schedule, market, 36);

it('follows the schedule of the lesson', () => {
  expect(months).toHaveLength(37);
  expect([0, 11, 12, 13, 36].map((month) => months[month]?.circulating)).toEqual([
    25, 25, 40, 41.5, 76,
  ]);
  expect(plannedTotal(schedule)).toBe(51);
  expect(plannedIn(schedule, 37)).toBe(0);
});

describe('the buying that holds the price', () => {
  it('is 6 million and 15 days at the cliff, 0.6 million and 1.5 days later', () => {
    // 15 × 50 % = 7.5 million units × 0.80 € = 6 million ÷ 0.4 = 15 days.
    expect(months[12]?.buying).toBeCloseTo(6, 12);
    expect(months[12]?.days).toBeCloseTo(15, 12);
    expect(months[20]?.buying).toBeCloseTo(0.6, 12);
    expect(months[20]?.days).toBeCloseTo(1.5, 12);
    expect(months[11]?.buying).toBe(0);
  });

  it('is the same in all for a cliff or evenly', () => {
    const even = { ...schedule, cliff: 0, months: 34 };
    const sum = (of: Schedule) =>
      monthsOf(supply, of, market, 48).reduce((total, { buying }) => total + buying, 0);
    expect(sum(schedule)).toBeCloseTo(51 * 0.5 * 0.8, 10);
    expect(sum(even)).toBeCloseTo(20.4, 10);
  });

  it('is nothing if nobody sells, though the circulation grows', () => {
    const held = monthsOf(supply, schedule, { ...market, sold: 0 }, 36);
    expect(held.every(({ buying }) => buying === 0)).toBe(true);
    expect(held[36]?.circulating).toBe(76);
  });
});

describe('a schedule of more than the maximum', () => {
  it('stops at the maximum', () => {
    const full = monthsOf({ ...supply, maximum: 50 }, schedule, market, 36);
    // 25 + 15 + 6 × 1.5 = 49 in month 18, then 1 in month 19.
    expect(full[18]?.circulating).toBe(49);
    expect(full[19]?.released).toBe(1);
    expect(full[20]?.released).toBe(0);
    expect(Math.max(...full.map(({ circulating }) => circulating))).toBe(50);
  });

  it('releases nothing below what circulates', () => {
    const wrong = { ...supply, maximum: 20 };
    expect(monthsOf(wrong, schedule, market, 12).every(({ released }) => released === 0)).toBe(
      true,
    );
    expect(isConsistent(wrong)).toBe(false);
    expect(isConsistent({ ...supply, total: 10 })).toBe(false);
    expect(isConsistent(supply)).toBe(true);
  });
});

it('divides the same market cap by more units', () => {
  expect(priceAtSameCap(0.8, 25, 40)).toBeCloseTo(0.5, 12);
  expect(priceAtSameCap(0.8, 25, 76)).toBeCloseTo(0.263, 3);
});
