import { describe, expect, it } from 'vitest';
import {
  candleOf,
  candlesOf,
  drawTrades,
  exitsWithin,
  firstHit,
  otherPath,
  riddle,
} from '../../../src/domain/labs/candles.ts';

describe('candles', () => {
  it('have the first, highest, lowest and last price of their trades', () => {
    expect(candlesOf([100, 103, 98, 101, 99, 104, 102], 3)).toEqual([
      { start: 0, trades: 3, open: 100, high: 103, low: 98, close: 98 },
      { start: 3, trades: 3, open: 101, high: 104, low: 99, close: 104 },
      { start: 6, trades: 1, open: 102, high: 102, low: 102, close: 102 },
    ]);
  });

  it('of an hour are made of those of five minutes', () => {
    const prices = drawTrades(240, 7);
    const small = candlesOf(prices, 5);
    for (const [at, hour] of candlesOf(prices, 60).entries()) {
      const parts = small.slice(at * 12, at * 12 + 12);
      expect(hour).toEqual({
        start: at * 60,
        trades: 60,
        open: parts[0]?.open,
        high: Math.max(...parts.map(({ high }) => high)),
        low: Math.min(...parts.map(({ low }) => low)),
        close: parts.at(-1)?.close,
      });
    }
  });

  it('never lose height while they form', () => {
    const prices = drawTrades(60, 3);
    let before = candleOf(prices.slice(0, 1));
    for (let count = 2; count <= 60; count += 1) {
      const now = candleOf(prices.slice(0, count));
      expect(now.open).toBe(before.open);
      expect(now.high).toBeGreaterThanOrEqual(before.high);
      expect(now.low).toBeLessThanOrEqual(before.low);
      before = now;
    }
  });
});

it('finds the exit that is reached first', () => {
  const exits = { target: 110, stop: 90 };
  expect(firstHit([100, 105, 90, 112], exits)).toEqual({ name: 'stop', at: 2 });
  expect(firstHit([100, 111, 80], exits)).toEqual({ name: 'target', at: 1 });
  expect(firstHit([100, 109, 91], exits)).toBeUndefined();
});

it('places exits at three fifths of the way, unless there is no room', () => {
  const candle = candleOf([10_000, 10_100, 9_950, 10_020]);
  expect(exitsWithin(candle)).toEqual({ target: 10_060, stop: 9_970 });
  expect(exitsWithin(candleOf([10_000, 10_100, 9_985]))).toBeUndefined();
});

describe('another path', () => {
  it('makes the same candle and reaches the other exit first', () => {
    let compared = 0;
    for (let seed = 1; seed <= 30; seed += 1) {
      const prices = drawTrades(240, seed);
      for (const size of [5, 15, 60]) {
        for (const candle of candlesOf(prices, size)) {
          const exits = exitsWithin(candle);
          if (!exits) continue;
          const path = prices.slice(candle.start, candle.start + size);
          const other = otherPath(path, exits, seed);
          expect(candleOf(other, candle.start)).toEqual(candle);
          const names = [firstHit(path, exits)?.name, firstHit(other, exits)?.name];
          expect(names.toSorted()).toEqual(['stop', 'target']);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(200);
  });
});

it('goes on to the next stream when a stream has no more riddles', () => {
  const all = Array.from({ length: 20 }, (_, number) => riddle(number, 15, 240, 3));
  expect(new Set(all.map(({ drawn }) => drawn.join())).size).toBe(20);
  for (const { candle, drawn, other } of all) {
    expect(candleOf(drawn, candle.start)).toEqual(candle);
    expect(candleOf(other, candle.start)).toEqual(candle);
  }
});

it('draws trades from their seed, in steps of five cents', () => {
  expect(drawTrades(240, 1)).toEqual(drawTrades(240, 1));
  expect(drawTrades(240, 1)).not.toEqual(drawTrades(240, 2));
  expect(drawTrades(240, 1)[0]).toBe(10_000);
  expect(drawTrades(240, 1).every((price) => price % 5 === 0)).toBe(true);
});
