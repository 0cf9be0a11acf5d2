import { describe, expect, it } from 'vitest';
import { anyDay, found, patternCases } from '../../../src/domain/labs/pattern-cases.ts';
import {
  chanceOfAtLeast,
  changeAfter,
  daysAfter,
  patternNames,
} from '../../../src/domain/labs/patterns.ts';
import { findPattern, turns } from './find-patterns.ts';

/** Closes that go in straight lines through some corners, `step` days apart. */
const through = (corners: readonly number[], step = 5) =>
  corners.flatMap((from, at) => {
    const to = corners[at + 1];
    if (to === undefined) return [from];
    return Array.from({ length: step }, (_, day) => from + ((to - from) * day) / step);
  });
const days = (closes: readonly number[], name: (typeof patternNames)[number]) =>
  findPattern(name, closes).map(({ at, points }) => [at, points.map((day) => closes[day])]);

describe('turns', () => {
  it('are the highs and lows left by a tenth, known on the day of the move', () => {
    expect(turns([100, 105, 95, 94, 96, 104, 110, 112, 105, 100])).toEqual([
      { at: 1, isHigh: true, known: 3 },
      { at: 3, isHigh: false, known: 6 },
      { at: 7, isHigh: true, known: 9 },
    ]);
  });

  it('do not change when later closes are added', () => {
    const closes = through([100, 150, 120, 160, 90, 130, 100, 170]);
    const all = turns(closes);
    for (let count = 1; count <= closes.length; count += 1) {
      expect(turns(closes.slice(0, count))).toEqual(all.filter(({ known }) => known < count));
    }
  });
});

describe('a pattern', () => {
  it('is a double top once the close falls below the low between two equal highs', () => {
    // 148 is within 4 % of 150; the line from 148 to 80 is below 120 on its third day.
    expect(days(through([80, 150, 120, 148, 80]), 'double-top')).toEqual([[18, [150, 120, 148]]]);
    expect(days(through([80, 150, 120, 143, 80]), 'double-top')).toEqual([]);
  });

  it('is a double bottom where its mirror image is a double top', () => {
    const closes = through([80, 150, 120, 148, 80]);
    const mirrored = closes.map((close) => 10_000 / close);
    expect(findPattern('double-bottom', mirrored)).toEqual(findPattern('double-top', closes));
  });

  it('is a head and shoulders below the line of its two lows', () => {
    const closes = through([100, 140, 120, 160, 120, 142, 90]);
    expect(days(closes, 'head-and-shoulders')).toEqual([[28, [140, 120, 160, 120, 142]]]);
    const flat = through([100, 140, 120, 145, 120, 142, 90]);
    expect(days(flat, 'head-and-shoulders')).toEqual([]);
  });

  it('is a triangle on the first close outside its lines', () => {
    // The upper line falls by 2 a day from 200 on day 5: 164 on day 23 and 162 on day 24. Closes: 163, 169.
    const closes = through([145, 200, 130, 180, 145, 175]);
    expect(days(closes, 'triangle')).toEqual([[24, [200, 130, 180, 145]]]);
    // Lows that fall as the highs do make no triangle.
    expect(days(through([145, 200, 130, 180, 120, 175]), 'triangle')).toEqual([]);
  });

  it('is a flag above the top of a rise of 30 % after a short pause', () => {
    const rise = through([100, 135], 10);
    expect(days([...rise, 130, 128, 125, 128, 131, 136], 'flag')).toEqual([[16, [100, 135]]]);
    // Gives back more than half; rises by less than 30 %.
    expect(days([...rise, 130, 116, 125, 128, 131, 136], 'flag')).toEqual([]);
    expect(days([...through([100, 128], 10), 125, 122, 120, 122, 125, 129], 'flag')).toEqual([]);
  });

  it('is a golden cross when the mean of 50 closes passes that of 200', () => {
    const closes = [
      ...Array.from({ length: 200 }, () => 100),
      99,
      ...Array.from({ length: 30 }, () => 101),
    ];
    // One close at 99 first: with n closes at 101, (n − 1) ÷ 50 > (n − 1) ÷ 200 from n = 2 on.
    expect(days(closes, 'golden-cross')).toEqual([[202, []]]);
  });
});

describe('the cases', () => {
  it('are two of each pattern, one followed by a rise and one by a fall', () => {
    for (const name of patternNames) {
      const changes = patternCases
        .filter((one) => one.name === name)
        .map(({ closes, at }) => Math.sign(changeAfter(closes, at) ?? 0));
      expect(changes.toSorted()).toEqual([-1, 1]);
    }
    expect(patternCases).toHaveLength(12);
  });

  it.each(patternCases.map((one) => [`${one.name} of ${one.date}`, one] as const))(
    'obey the rule: %s',
    (_, { name, closes, at, points }) => {
      expect(closes).toHaveLength(at + daysAfter + 1);
      // Found on its day, without any later close.
      expect(findPattern(name, closes.slice(0, at + 1))).toContainEqual({ at, points });
    },
  );

  it('have the closes that are known from elsewhere', () => {
    // Yahoo Finance, BTC-USD: closes of 23 April and 23 May 2021, of 26 September and 26 October 2024.
    const known = { '2021-04-23': [51_093.65, 34_770.58], '2024-09-26': [65_181.02, 67_014.7] };
    for (const [date, [then = 0, later = 0]] of Object.entries(known)) {
      const one = patternCases.find((each) => each.date === date);
      // Prices differ between sources: within half a per cent.
      expect(Math.abs((one?.closes[one.at] ?? 0) / then - 1)).toBeLessThan(0.005);
      expect(Math.abs((one?.closes.at(-1) ?? 0) / later - 1)).toBeLessThan(0.005);
    }
  });

  it('are in the counts of all signals', () => {
    for (const { name, asset, closes, at } of patternCases) {
      const { signals, rises } = found[name][asset];
      const isRise = (changeAfter(closes, at) ?? 0) > 0;
      expect(isRise ? rises : signals - rises).toBeGreaterThan(0);
    }
    expect(anyDay.rises / anyDay.signals).toBeCloseTo(0.583, 3);
  });

  it('come from twelve counts, most of fewer than five signals', () => {
    const counts = Object.values(found).flatMap((assets) => Object.values(assets));
    expect(counts).toHaveLength(12);
    expect(counts.filter(({ signals }) => signals < 5)).toHaveLength(9);
  });

  it('agree with the textbooks in 7 of 12', () => {
    const right = patternCases.filter(({ closes, at, expects }) => {
      return (changeAfter(closes, at) ?? 0) > 0 === (expects === 'up');
    });
    expect(right).toHaveLength(7);
  });
});

describe('the chance of right answers', () => {
  it('is that of all sequences counted one by one', () => {
    for (const answers of [1, 4, 10]) {
      for (let right = 0; right <= answers; right += 1) {
        let count = 0;
        for (let tosses = 0; tosses < 2 ** answers; tosses += 1) {
          const heads = tosses.toString(2).replaceAll('0', '').length;
          if (heads >= right) count += 1;
        }
        expect(chanceOfAtLeast(right, answers)).toBeCloseTo(count / 2 ** answers, 12);
      }
    }
  });

  it('is 39 % for 7 of 12 and 34 % for 4 of 6', () => {
    expect(chanceOfAtLeast(7, 12)).toBeCloseTo(0.387, 3);
    expect(chanceOfAtLeast(4, 6)).toBeCloseTo(0.344, 3);
  });
});
