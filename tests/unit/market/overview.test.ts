/** The market at a glance: counts, middle half, steps, dots and keyboard moves in the strip. */
import { describe, expect, it } from 'vitest';
import {
  breadth,
  dotBox,
  dotsOf,
  middleHalf,
  nextCell,
  stepOf,
} from '../../../src/domain/market/overview.ts';
import type { MarketCoin } from '../../../src/domain/api/market.ts';
import { marketLive } from '../../../src/i18n/en/market/live.ts';
import { overviewOf } from '../../../src/scripts/market/overview-view.ts';

describe('counts', () => {
  it('tell rises, falls and level changes apart, and leave out unknown ones', () => {
    expect(breadth([2, 0.004, -0.004, 0, null, -1, 0.005])).toEqual({ up: 2, down: 1, level: 3 });
  });
});

describe('the middle half', () => {
  it('leaves out a quarter at each end, whatever the order', () => {
    expect(middleHalf([9, -8, 1, 2, 3, -1, 4, 0])).toEqual({ low: 0, high: 3 });
    expect(middleHalf([5, null])).toEqual({ low: 5, high: 5 });
    expect(middleHalf([null])).toBeUndefined();
  });
});

describe('a step', () => {
  it.each([
    [0, 0],
    [null, undefined],
    [0.004, 0],
    [0.99, 1],
    [-0.99, -1],
    [1, 2],
    [-2.99, -2],
    [3, 3],
    [-60, -3],
  ])('of %s %% is %i', (change, step) => {
    expect(stepOf(change)).toBe(step);
  });
});

describe('dots', () => {
  const { width, height } = dotBox;

  it('are one for each change, in its order, at its side of zero', () => {
    const dots = dotsOf([2, -0.02, 0, -50, 50]);
    expect(dots.map(({ x }) => Math.sign(x - width / 2))).toEqual([1, -1, 0, -1, 1]);
    expect(dots.map(({ trend }) => trend)).toEqual(['up', 'down', 'level', 'down', 'up']);
  });

  it.each([
    ['all level', () => 0],
    ['all alike', () => 40],
    ['spread', (index: number) => (index - 50) / 4],
  ])('stay inside the box and apart with a hundred changes (%s)', (_, change) => {
    const dots = dotsOf(Array.from({ length: 100 }, (_, index) => change(index)));
    for (const { x, y } of dots) {
      expect(x).toBeGreaterThan(4);
      expect(x).toBeLessThan(width - 4);
      expect(y).toBeGreaterThan(4);
      expect(y).toBeLessThan(height);
    }
    expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(100);
  });
});

describe('the sentence, the bar and the dots', () => {
  const coin = (id: string, change_24h: number | null) => ({
    ...{ id, symbol: 'x', name: id, price: 1, change_24h, change_7d: null, cap: null },
    week: [],
  });
  const view = (...coins: MarketCoin[]) =>
    overviewOf(coins, 'en', marketLive.overview, (value) => String(value));
  const known = [coin('solana', 3), coin('bitcoin', -2), coin('tether', 0)];

  it('leave out a coin whose change is unknown', () => {
    expect(view(coin('new', null), ...known)).toEqual(view(...known));
    expect(view(...known).say).toContain('out of 3 rose');
  });

  it('do without Bitcoin when its change is unknown', () => {
    const { say, dots } = view(coin('bitcoin', null), coin('solana', 3));
    expect(say).toContain('Bitcoin: null');
    expect(dots).not.toContain('Bitcoin');
  });
});

describe('the strip', () => {
  it.each([
    ['ArrowRight', 3, 4],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 3, 28],
    ['ArrowDown', 80, 80],
    ['ArrowUp', 30, 5],
    ['Home', 42, 0],
    ['End', 42, 99],
    ['Tab', 3, undefined],
  ])('%s leads from cell %i to %s', (key, at, to) => {
    expect(nextCell(key, at, 25, 100)).toBe(to);
  });
});
