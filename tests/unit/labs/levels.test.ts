import { describe, expect, it } from 'vitest';
import {
  contactsByPeriod,
  contactsOf,
  drawWalk,
  randomScores,
  scoreOf,
  shareAsGood,
} from '../../../src/domain/labs/levels.ts';

const [days, split, tolerance] = [240, 160, 0.01];

describe('the contacts of a level', () => {
  it.each([
    ['a rebound from above', [110, 100, 110], [{ at: 2, held: true }]],
    ['a rebound from below', [90, 100.5, 99.5, 90], [{ at: 3, held: true }]],
    ['a crossing', [110, 100, 90], [{ at: 2, held: false }]],
    ['a crossing in one day', [110, 90], [{ at: 1, held: false }]],
    ['one that is not over', [110, 100], []],
    ['none without a side to come from', [100, 110], []],
    ['none far away', [110, 120, 105], []],
    [
      'two in a row',
      [110, 100, 110, 100, 90],
      [
        { at: 2, held: true },
        { at: 4, held: false },
      ],
    ],
  ])('are %s', (_, prices, contacts) => {
    expect(contactsOf(prices, 100, tolerance)).toEqual(contacts);
  });

  it('are those of a text of sides', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { prices } = drawWalk(days, seed, false);
      const sides = prices
        .map((price) => (price > 101 ? 'u' : price < 99 ? 'd' : '.'))
        .join('')
        .replace(/^\.+/, '');
      // Lookaheads, because a side ends one contact and begins the next.
      const held = [...sides.matchAll(/u(?=\.+u)|d(?=\.+d)/g)].length;
      const broken = [...sides.matchAll(/u(?=\.*d)|d(?=\.*u)/g)].length;
      expect(scoreOf(contactsOf(prices, 100, tolerance))).toBe(held - broken);
    }
  });

  it('belong to the period in which they end', () => {
    const { before, after } = contactsByPeriod([110, 100, 110, 100, 110, 90], 100, tolerance, 4);
    expect(before).toEqual([{ at: 2, held: true }]);
    expect(after).toEqual([
      { at: 4, held: true },
      { at: 5, held: false },
    ]);
  });
});

describe('random levels', () => {
  it('do as well as the worst always, and as the best almost never', () => {
    const scores = randomScores(drawWalk(days, 5, false).prices, tolerance, split);
    const before = scores.map((score) => score.before);
    expect(scores).toHaveLength(300);
    expect(shareAsGood(before, 2, 2 * Math.min(...before))).toBe(1);
    expect(shareAsGood(before, 2, 2 * Math.max(...before))).toBeLessThan(0.05);
    expect(shareAsGood(before, 2, 2 * Math.max(...before) + 1)).toBe(0);
  });

  it('do as well as often as all pairs counted one by one', () => {
    const scores = [3, 1, 0, -2];
    const pairs = scores.flatMap((one) => scores.map((other) => one + other));
    for (const score of [-4, 0, 1, 3, 6]) {
      const share = pairs.filter((sum) => sum >= score).length / pairs.length;
      // Standard deviation over 1,000 sets: at most 1.6 points.
      expect(Math.abs(shareAsGood(scores, 2, score) - share)).toBeLessThan(0.06);
    }
  });

  it('of a single level are its own share', () => {
    expect(shareAsGood([1], 3, 3)).toBe(1);
    expect(shareAsGood([1], 3, 4)).toBe(0);
  });
});

describe('a walk', () => {
  /** Mean score after the split of the level that was best before, over many walks. */
  const bestAfter = (hasHidden: boolean): number => {
    let sum = 0;
    for (let seed = 1; seed <= 120; seed += 1) {
      const { prices } = drawWalk(days, seed, hasHidden);
      const scores = randomScores(prices, tolerance, split);
      const best = Math.max(...scores.map(({ before }) => before));
      const chosen = scores.find(({ before }) => before === best);
      const mean = scores.reduce((total, { after }) => total + after, 0) / scores.length;
      sum += (chosen?.after ?? 0) - mean;
    }
    return sum / 120;
  };

  it('at random forgets the levels that held; one with hidden levels does not', () => {
    expect(Math.abs(bestAfter(false))).toBeLessThan(0.4);
    expect(bestAfter(true)).toBeGreaterThan(0.7);
  });

  it('is the same with the same seed, and has hidden levels if asked', () => {
    expect(drawWalk(days, 3, true)).toEqual(drawWalk(days, 3, true));
    expect(drawWalk(days, 3, false).hidden).toEqual([]);
    expect(drawWalk(days, 3, true).hidden).toHaveLength(2);
    expect(drawWalk(days, 3, true).prices.every((price) => price > 0)).toBe(true);
  });
});
