/** The scales of the chart of seven days, and its deepest fall. */
import { describe, expect, it } from 'vitest';
import { drawdown, midnights, roundMarks } from '../../../src/domain/market/week-scale.ts';

describe('the marks of prices', () => {
  it.each([
    [71_614, 76_216, [72_000, 73_000, 74_000, 75_000, 76_000]],
    [0, 10, [0, 2, 4, 6, 8, 10]],
    [1, 1, [1]],
  ])('from %s to %s are round', (low, high, marks) => {
    expect(roundMarks(low, high)).toEqual(marks);
  });

  it('are inside the range and few at every size', () => {
    for (const low of [1e-8, 0.3, 7, 812, 91_234]) {
      for (const share of [0.0003, 0.02, 0.4]) {
        const marks = roundMarks(low, low * (1 + share));
        expect(marks.length).toBeGreaterThanOrEqual(2);
        expect(marks.length).toBeLessThanOrEqual(6);
        expect(Math.min(...marks)).toBeGreaterThanOrEqual(low * (1 - 1e-9));
        expect(Math.max(...marks)).toBeLessThanOrEqual(low * (1 + share) * (1 + 1e-9));
      }
    }
  });
});

describe('midnights', () => {
  it('are seven in seven days, also when the clocks change', () => {
    for (const end of ['2026-11-22T12:00:00Z', '2026-10-27T12:00:00Z', '2026-03-31T09:00:00Z']) {
      const to = Date.parse(end);
      const found = midnights(to - 7 * 86_400_000, to);
      expect(found).toHaveLength(7);
      for (const at of found) expect(new Date(at).getHours()).toBe(0);
    }
  });
});

describe('the deepest fall', () => {
  it.each([
    [[100, 50, 80], 50, 100],
    [[90, 100, 90, 120, 60], 50, 100],
    [[1, 2, 3], 0, 0],
    [[], 0, 0],
  ])('of %j is %i %%, undone by %i %%', (prices, fall, rise) => {
    expect(drawdown(prices)).toEqual({ fall, rise });
  });
});
