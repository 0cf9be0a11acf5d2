import { describe, expect, it } from 'vitest';
import {
  nextOpen,
  readAnswers,
  scoreOf,
  shuffled,
  withAnswer,
} from '../../../src/domain/labs/shared/rounds.ts';

describe('the order of rounds', () => {
  const items = ['a', 'b', 'c'];

  it('keeps every item and repeats with its seed', () => {
    expect(shuffled(items, 5).toSorted()).toEqual(items);
    expect(shuffled(items, 5)).toEqual(shuffled(items, 5));
  });

  it('is each of the six about equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed += 1) {
      const order = shuffled(items, seed).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // Standard deviation: √(6000 × 1/6 × 5/6) ≈ 29.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(116);
  });
});

describe('kept answers', () => {
  it('are read as they were written', () => {
    const text = withAnswer(withAnswer('', 'a', 'sign'), 'b', 'change:100');
    expect(text).toBe('a=sign;b=change:100');
    expect([...readAnswers(text)]).toEqual([
      ['a', 'sign'],
      ['b', 'change:100'],
    ]);
  });

  it('stand once given, and ignore what cannot be read', () => {
    expect(withAnswer('a=sign', 'a', 'refuse')).toBe('a=sign');
    expect(readAnswers('').size).toBe(0);
    expect(readAnswers(';=x;a').size).toBe(0);
  });
});

it.each([
  [['open', 'open', 'open'], 0, 1],
  [['open', 'right', 'wrong'], 2, 0],
  [['right', 'open', 'half'], 1, 1],
  [['right', 'half', 'wrong'], 1, undefined],
] as const)('finds the next open round of %j after %d', (marks, at, next) => {
  expect(nextOpen(marks, at)).toBe(next);
});

it('scores a half answer with half a point', () => {
  expect(scoreOf(['right', 'half', 'wrong', 'open', 'right'])).toBe(2.5);
});
