import { type Stage, tolerance } from './plan.ts';
import type { TestResult } from './reports.ts';

/**
 * The failure message of a stage that exceeded its budget by half: its time and slowest five tests.
 * Undefined when it was fast enough.
 * @param slowness How many times slower this machine is than the reference machine.
 */
export function overBudget(
  { suites, budget }: Stage,
  seconds: number,
  tests: readonly TestResult[],
  slowness = 1,
): string | undefined {
  if (budget === undefined || seconds <= budget * slowness * tolerance) return undefined;
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 5);
  return [
    `FAIL  ${suites.join(' and ')}: ${seconds.toFixed(0)} s, which is past the budget of ${(budget * slowness).toFixed(0)} s by more than half. The slowest:`,
    ...slowest.map(({ name, file, seconds: time }) => {
      return `      ${time.toFixed(1)} s  ${file === undefined ? '' : `${file}: `}${name}`;
    }),
  ].join('\n');
}
