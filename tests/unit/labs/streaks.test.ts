import { describe, expect, it } from 'vitest';
import {
  capitalQuantiles,
  expectation,
  leftAfter,
  prepareRuns,
  quantile,
  simulateNext,
  streakChance,
  summarise,
  type Method,
  type Runs,
} from '../../../src/domain/labs/streaks.ts';
import { scaleOf } from '../../../src/islands/course/labs/streaks/runs-scale.ts';

const method: Method = { winRate: 0.4, ratio: 2, risk: 0.01, trades: 100 };

function simulate(of: Method, total = 1000, seed = 1): Runs {
  const runs = prepareRuns(of, total, seed);
  while (simulateNext(runs));
  return runs;
}

describe('the chance of a losing streak', () => {
  it('is that of the lesson for 100 trades at 60 % losses', () => {
    expect(streakChance(0.6, 100, 8)).toBeCloseTo(0.49, 2);
    expect(streakChance(0.6, 100, 10)).toBeCloseTo(0.2, 2);
  });

  it('is that of all sequences counted one by one', () => {
    // 12 trades: 4,096 sequences, each with its own probability.
    const [trades, length, loss] = [12, 4, 0.35];
    let chance = 0;
    for (let sequence = 0; sequence < 2 ** trades; sequence += 1) {
      const losses = Array.from({ length: trades }, (_, bit) => ((sequence >> bit) & 1) === 1);
      const text = losses.map((lost) => (lost ? 'L' : 'W')).join('');
      const lost = losses.filter(Boolean).length;
      if (text.includes('L'.repeat(length))) chance += loss ** lost * (1 - loss) ** (trades - lost);
    }
    expect(streakChance(loss, trades, length)).toBeCloseTo(chance, 12);
  });

  it('of the whole series is the chance of losing each time', () => {
    expect(streakChance(0.6, 5, 5)).toBeCloseTo(0.6 ** 5, 12);
  });
});

describe('a thousand runs', () => {
  it('meet a streak of eight as often as calculated', () => {
    const runs = simulate(method, 4000);
    const met = runs.streak.filter((streak) => streak >= 8).length / 4000;
    // Standard deviation of a share near one half over 4,000 runs: 0.8 points.
    expect(Math.abs(met - streakChance(0.6, 100, 8))).toBeLessThan(0.032);
  });

  it('have the average that the expectation gives', () => {
    const runs = simulate({ ...method, trades: 20 }, 4000);
    const ends = Array.from({ length: 4000 }, (_, run) => runs.capital[run * 26 + 25] ?? 0);
    const mean = ends.reduce((sum, end) => sum + end, 0) / 4000;
    // Each trade multiplies the mean by 1 + 0.01 × 0.2.
    expect(mean).toBeCloseTo(1.002 ** 20, 2);
  });

  it('lose everything in a straight line with no win', () => {
    const runs = simulate({ ...method, winRate: 0, risk: 0.1, trades: 50 }, 3);
    expect([...runs.streak]).toEqual([50, 50, 50]);
    expect(runs.drawdown[0]).toBeCloseTo(1 - 0.9 ** 50, 12);
    expect(runs.capital[25]).toBeCloseTo(0.9 ** 50, 12);
    expect(runs.capital[13]).toBeCloseTo(0.9 ** 26, 12);
  });

  it('are the same with the same seed', () => {
    expect(simulate(method, 50, 7).capital).toEqual(simulate(method, 50, 7).capital);
    expect(simulate(method, 50, 8).capital).not.toEqual(simulate(method, 50, 7).capital);
  });

  it('fill every checkpoint when there are fewer trades than checkpoints', () => {
    const runs = simulate({ ...method, trades: 10 }, 5);
    expect(runs.capital.every((value) => value > 0)).toBe(true);
  });
});

it('finds quantiles of the capital at each checkpoint', () => {
  expect(quantile(Float64Array.of(3, 1, 2, 5, 4), 0.5)).toBe(3);
  const [low = [], high = []] = capitalQuantiles(simulate(method, 200), [0.05, 0.95]);
  expect(low).toHaveLength(26);
  expect(low[0]).toBe(1);
  low.forEach((value, at) => expect(value).toBeLessThanOrEqual(high[at] ?? 0));
});

describe('the scale of the runs', () => {
  const summaryOf = (of: Method) => summarise(simulate(of, 200));

  it('holds the band and every sample run of the lesson', () => {
    const summary = summaryOf(method);
    const { from, to, isBelow, isAbove } = scaleOf(summary);
    for (const capital of [...summary.low, ...summary.high, ...summary.samples.flat()]) {
      expect(capital).toBeGreaterThan(2 ** from);
      expect(capital).toBeLessThan(2 ** to);
    }
    expect([isBelow, isAbove]).toEqual([false, false]);
  });

  it('grows with a sample run that leaves the band', () => {
    const summary = summaryOf(method);
    const far = { ...summary, samples: [[1, 20, 0.1]] };
    expect(scaleOf(far)).toEqual({ from: -4, to: 5, isBelow: false, isAbove: false });
  });

  it.each([
    ['512 times', { winRate: 0.95, ratio: 5, risk: 0.2, trades: 500 }, { to: 9, isAbove: true }],
    [
      'a 128th',
      { winRate: 0.05, ratio: 0.25, risk: 0.2, trades: 500 },
      { from: -7, isBelow: true },
    ],
  ])('says that curves go beyond %s of the start', (_, of, scale) => {
    expect(scaleOf(summaryOf(of))).toMatchObject(scale);
  });
});

it('computes what a streak leaves and what a trade brings', () => {
  // The lesson's table: ten losses at 1, 2, 5 and 10 %.
  expect([0.01, 0.02, 0.05, 0.1].map((risk) => leftAfter(risk, 10).toFixed(3))).toEqual([
    '0.904',
    '0.817',
    '0.599',
    '0.349',
  ]);
  expect(expectation(method)).toBeCloseTo(0.2, 12);
});

it('summarises the runs simulated so far', () => {
  const runs = prepareRuns(method, 1000, 1);
  for (let run = 0; run < 100; run += 1) simulateNext(runs);
  const { count, samples, streaks, streak, drawdown, deepDrawdown, losers } = summarise(runs);
  expect(count).toBe(100);
  expect(samples).toHaveLength(24);
  expect(streaks.reduce((sum, runsWithIt) => sum + runsWithIt, 0)).toBe(100);
  expect(streaks[streak]).toBeGreaterThan(0);
  expect(deepDrawdown).toBeGreaterThan(drawdown);
  expect(losers).toBeGreaterThan(0);
  expect(losers).toBeLessThan(0.3);
});
