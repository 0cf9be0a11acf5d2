import { describe, expect, it } from 'vitest';
import { maxDrawdown } from '../../../src/domain/labs/shared/drawdown.ts';
import { normalFrom, randomFrom } from '../../../src/domain/labs/shared/random.ts';
import { draftBeside, numberToTake } from '../../../src/islands/course/labs/kit/numbers.ts';

const draws = (next: () => number, count: number) => Array.from({ length: count }, next);
const meanOf = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

describe('random numbers', () => {
  it('repeat with their seed, and only with it', () => {
    expect(draws(randomFrom(3), 20)).toEqual(draws(randomFrom(3), 20));
    expect(draws(randomFrom(3), 20)).not.toEqual(draws(randomFrom(4), 20));
  });

  it('are spread evenly from 0 up to 1', () => {
    const values = draws(randomFrom(1), 40_000);
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const share = values.filter((value) => Math.floor(value * 10) === tenth).length / 40_000;
      // Standard deviation: 0.15 points.
      expect(Math.abs(share - 0.1)).toBeLessThan(0.006);
    }
  });

  it('are normal with mean 0 and deviation 1', () => {
    const values = draws(normalFrom(2), 40_000);
    expect(meanOf(values)).toBeCloseTo(0, 1);
    expect(Math.sqrt(meanOf(values.map((value) => value ** 2)))).toBeCloseTo(1, 1);
    // 31.7 % beyond one deviation, 4.6 % beyond two.
    expect(meanOf(values.map((value) => (Math.abs(value) > 1 ? 1 : 0)))).toBeCloseTo(0.317, 1);
    expect(meanOf(values.map((value) => (Math.abs(value) > 2 ? 1 : 0)))).toBeCloseTo(0.046, 2);
  });
});

describe('the maximum drawdown', () => {
  it.each([
    ['the deepest of two falls', [100, 120, 90, 130, 65, 140], 0.5, 3, 4],
    ['a fall over several steps', [2400, 2000, 2100, 1800], 0.25, 0, 3],
    ['none in a rise', [1, 2, 3], 0, 0, 0],
    ['none of nothing', [], 0, 0, 0],
  ])('is %s', (_, values, share, peak, trough) => {
    expect(maxDrawdown(values)).toEqual({ share, peak, trough });
  });
});

it.each([
  ['within the limits', 60, 10, 100, 60],
  ['beyond the highest', 4_000, 10, 300, 300],
  ['beyond the lowest', -150, -20, 20, -20],
  ['too small so far', 6, 10, 100, undefined],
  ['negative and not low enough so far', -6, -100, -10, undefined],
  ['not a number', undefined, 10, 100, undefined],
] as const)('a number %s is taken as it should be', (_, typed, min, max, expected) => {
  expect(numberToTake(typed, min, max)).toBe(expected);
});

it('what is typed in a field stays until its number is set in another way', () => {
  // Rounded to 6 by the lab.
  const typed = draftBeside({ text: '5.5' }, 6);
  expect(typed).toEqual({ text: '5.5', value: 6 });
  expect(draftBeside(typed, 6)).toBe(typed);
  expect(draftBeside(typed, 7)).toBeUndefined();
  expect(draftBeside(undefined, 7)).toBeUndefined();
});
