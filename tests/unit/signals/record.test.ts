/** Statistics of the record against an independent computation (recount.ts). */
import { describe, expect, it } from 'vitest';
import { type RecordedSignal, recordOf } from '../../../src/domain/signals/record.ts';
import { monthsOf, shareOf, statisticsOf } from '../../../src/domain/signals/statistics.ts';
import { seededRandom } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';
import { recount } from './recount.ts';
import { randomEntries } from './random-record.ts';
import { entries, type Line, write } from './written-chain.ts';

const read = (lines: readonly Line[]) => recordOf(lines);

/** Compares results; numbers may differ by the last digits of floating point, and by no more. */
function expectSame(found: object, expected: object, note: string): void {
  const numbers: number[] = [];
  const shape = (_: string, value: unknown) =>
    typeof value === 'number' ? `number ${numbers.push(value) - 1}` : value;
  const keys = (value: object) => JSON.stringify(value, shape);
  const sorted = (value: object) =>
    keys(Array.isArray(value) ? value.map(inOrder) : inOrder(value));
  const [one, own] = [sorted(found), numbers.splice(0)];
  expect(one, note).toBe(sorted(expected));
  for (const [index, number] of numbers.entries()) {
    const difference = Math.abs(number - (own[index] ?? NaN));
    expect(difference, `${note}: ${own[index]} for ${number}`).toBeLessThanOrEqual(
      1e-9 * Math.max(1, Math.abs(number)),
    );
  }
}

const inOrder = (value: object) =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

describe('random records', () => {
  const seed = seedOf(18);
  const runs = sample(60, 1_000);

  it(`${runs} of them have the statistics of an independent count`, () => {
    for (let run = 0; run < runs; run += 1) {
      const random = seededRandom(seed + run);
      const lines = write(randomEntries(random, Math.floor(random() * 40)), seed + run);
      const { signals, sealed } = read(lines);
      for (const share of ['all', 'live', 'trial'] as const) {
        const own = shareOf(signals, share);
        const expected = recount(lines, share);
        expect(own.map(({ closing }) => closing)).toEqual(expected.order);
        expectSame(statisticsOf(own), expected.statistics, `${seed + run} ${share}`);
        expectSame(monthsOf(own), expected.months, `${seed + run} ${share} by month`);
      }
      expect(sealed, `${seed + run}`).toEqual(recount(lines, 'all').sealed);
    }
  });

  it('contain ties, gaps, revisions, withdrawals and signals disclosed in part', () => {
    const found = new Set<string>();
    for (let run = 0; run < 60; run += 1) {
      const random = seededRandom(seed + run);
      const { signals, sealed } = read(write(randomEntries(random, Math.floor(random() * 40))));
      for (const [index, { end, opening }] of signals.entries()) {
        const next = signals[index + 1];
        if (next?.end.at === end.at) found.add(next.opening > opening ? 'tie' : 'crossed tie');
      }
      if (sealed.closed > 0) found.add('sealed');
      for (const { end, entered, revisions, issued } of signals) {
        if (revisions.length > 0) found.add('revised');
        if (end.kind === 'withdrawn') found.add(entered ? 'withdrawn later' : 'withdrawn');
        if (end.kind === 'stop_loss' && end.price !== issued.stop_loss) found.add('gap');
      }
    }
    expect([...found].sort()).toEqual(
      ['crossed tie', 'gap', 'revised', 'sealed', 'tie', 'withdrawn', 'withdrawn later'].sort(),
    );
  });

  it('of losers have no win in their statistics', () => {
    for (let run = 0; run < runs; run += 1) {
      const random = seededRandom(seed + run);
      const lines = write(randomEntries(random, 5 + Math.floor(random() * 30), true));
      const statistics = statisticsOf(read(lines).signals);
      const { entered } = statistics;
      expect(statistics).toMatchObject({ wins: 0, losses: entered, losingRun: entered });
      // At the stop or worse, with fees: more than the whole risk, each time.
      if (entered) expect(statistics.average).toBeLessThan(-1);
      expect(statistics.sum).toBeLessThanOrEqual(-entered);
      expect(statistics.drawdown).toBeCloseTo(-statistics.sum, 9);
      expect(statistics.winRate).toBe(entered ? 0 : null);
    }
  });
});

describe('a record worked out by hand', () => {
  const { signals, sealed } = read(write(entries));

  it('has its signals in order of their ends', () => {
    expect(signals.map(({ opening }) => opening)).toEqual([1, 3, 8, 10]);
    expect(sealed).toMatchObject({ open: 1, closed: 1 });
  });

  it('counts fees and slippage', () => {
    const [revised, gap, , withdrawn] = signals.map(({ result }) => result);
    // Bought at 100, stopped at 100.5 less 0.1 %: 0.3995 − 0.25 % of 200.3995, over a risk of 10.
    expect(revised?.gross).toBeCloseTo(0.05, 12);
    expect(revised?.net).toBeCloseTo((0.3995 - 0.0025 * 200.3995) / 10, 12);
    // Sold at 100, stopped at 112 after a gap, plus 0.1 %: −12.112 − 0.25 % of 212.112.
    expect(gap?.net).toBeCloseTo((-12.112 - 0.0025 * 212.112) / 10, 12);
    // Withdrawn at 103 less 0.1 %: 2.897 − 0.25 % of 202.897.
    expect(withdrawn?.net).toBeCloseTo((2.897 - 0.0025 * 202.897) / 10, 12);
    expect(signals[2]?.result).toBeNull();
  });

  it('gives its average with twice its standard error, from two results on', () => {
    const results = (...nets: number[]) =>
      nets.map((net) => ({ end: { at: '' }, result: { net } }) as RecordedSignal);
    // Differences of 2 and 0 from the average of 1: a variance of 8 ÷ 3, over 4 results.
    expect(statisticsOf(results(3, 1, 1, -1)).margin).toBeCloseTo(2 * Math.sqrt(8 / 3 / 4), 12);
    expect(statisticsOf(results(1, 1)).margin).toBe(0);
    expect(statisticsOf(results(1)).margin).toBeNull();
  });

  it('has nothing to say before the first closed signal', () => {
    for (const lines of [[], write(entries.slice(0, 1))])
      expect(statisticsOf(read(lines).signals)).toEqual({
        ...{ closed: 0, entered: 0, wins: 0, losses: 0, even: 0, expired: 0, withdrawn: 0 },
        ...{ winRate: null, average: null, margin: null, sum: 0, drawdown: 0, losingRun: 0 },
      });
  });
});
