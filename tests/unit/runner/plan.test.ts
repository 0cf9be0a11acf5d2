import { describe, expect, it, vi } from 'vitest';
import { overBudget } from '../../runner/budget.ts';
import { sampleSlowness, slownessOf } from '../../runner/machine.ts';
import { failuresOf } from '../../runner/last-failed.ts';
import { longPlan, longStages, planOf, stages, suiteNames, wholePlan } from '../../runner/plan.ts';
import type { TestResult } from '../../runner/reports.ts';

describe('command-line arguments', () => {
  it('are suites, in the order of the run, followed by parts of file names', () => {
    expect(planOf([])).toBe(wholePlan);
    expect(planOf([], longPlan)).toBe(longPlan);
    expect([...planOf(['functions', 'unit']).keys()]).toEqual(['unit', 'functions']);
    expect([...planOf(['browser', 'menu.spec'])]).toEqual([['browser', { files: ['menu.spec'] }]]);
  });

  it('without a suite are rejected with a message', () => {
    expect(() => planOf(['menu.spec'])).toThrow(/No suite is called "menu.spec"\. Suites: check, /);
  });
});

describe('stages', () => {
  it('contain every suite once, in 10 minutes altogether', () => {
    for (const one of [stages, longStages]) {
      expect(one.flatMap(({ suites }) => suites)).toEqual([...suiteNames]);
    }
    expect(stages.reduce((sum, { budget }) => sum + (budget ?? 0), 0)).toBeLessThanOrEqual(10 * 60);
  });

  it('have a budget unless their suites are left to the long run', () => {
    const without = stages.flatMap(({ suites, budget }) => (budget === undefined ? suites : []));
    expect(without).toEqual([...longPlan.keys()].filter((name) => !wholePlan.has(name)));
    expect(without).toEqual(['engines']);
  });

  it('list their five slowest tests when past their budget by more than half', () => {
    const stage = { suites: ['unit'], budget: 10 } as const;
    const tests = Array.from({ length: 7 }, (_, index): TestResult => {
      return { name: `test ${index}`, file: 'some.test.ts', seconds: index, passed: true };
    });
    expect(overBudget(stage, 15, tests)).toBeUndefined();
    const [first, ...slowest] = (overBudget(stage, 15.1, tests) ?? '').split('\n');
    expect(first).toMatch(/^FAIL {2}unit: 15 s/);
    expect(overBudget(stage, 30, tests, 2)).toBeUndefined();
    expect(overBudget(stage, 30.1, tests, 2)).toContain('budget of 20 s');
    expect(slowest.map((line) => line.trim())).toEqual(
      [6, 5, 4, 3, 2].map((index) => `${index}.0 s  some.test.ts: test ${index}`),
    );
  });
});

describe('the slowness of a machine', () => {
  it.each([
    [[1, 1], 1],
    [[34, 68], 1.5],
    [[9_000, 34], 3],
  ])('with rounds of %j ms is %d', (samples, expected) => {
    expect(slownessOf(samples)).toBe(expected);
  });

  it('is sampled every fifteen seconds until the stage ends', async () => {
    vi.useFakeTimers();
    const rounds = [34, 68, 102];
    const stop = sampleSlowness(() => Promise.resolve(rounds.shift() ?? Number.NaN));
    vi.advanceTimersByTime(30_000);
    const slowness = stop();
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(await slowness).toBe(2);
  });

  it('counts the processor time of real work', async () => {
    expect(await sampleSlowness()()).toBeGreaterThanOrEqual(1);
  });
});

describe('the tests to run again', () => {
  const failed = (name: string, file?: string): TestResult => ({
    name,
    seconds: 1,
    passed: false,
    ...(file !== undefined && { file }),
  });
  const passed: TestResult = { name: 'fine', file: 'a.test.ts', seconds: 1, passed: true };
  const again = (...tests: TestResult[]) => failuresOf(new Map([['unit', tests]])).unit;

  it('are the failed ones, by file and name', () => {
    expect(again(passed)).toBeUndefined();
    expect(again(passed, failed('adds', 'a.test.ts'), failed('divides', 'b.test.ts'))).toEqual({
      files: ['a.test.ts', 'b.test.ts'],
      tests: ['adds', 'divides'],
    });
  });

  it('are all of a file that does not load and of a suite that broke', () => {
    expect(again(failed('', 'a.test.ts'))).toEqual({ files: ['a.test.ts'] });
    expect(again(failed('adds', 'a.test.ts'), failed('an error outside of the tests'))).toEqual({});
  });

  it('of checks and builds are the failed ones, by name', () => {
    const results = new Map([['check', [passed, failed('rules (ESLint)')]]] as const);
    expect(failuresOf(results)).toEqual({ check: { tests: ['rules (ESLint)'] } });
  });
});
