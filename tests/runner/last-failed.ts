/** Failed tests of the last run, to run again. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../local/settings.ts';
import { type Plan, type Selection, type SuiteName, suiteNames } from './plan.ts';
import { isFailure, type TestResult } from './reports.ts';

const kept = join(root, 'node_modules/.cache/failed-tests.json');

type Failures = Partial<Record<SuiteName, Selection>>;

interface Kept {
  /** Whether the run was a long one: a short run leaves out some of its tests. */
  readonly long: boolean;
  readonly failures: Failures;
}

type Results = ReadonlyMap<SuiteName, readonly TestResult[]>;

/**
 * Stores the failures of this run. Tests of `before` that a rerun did not reach are kept; a run without
 * failures clears the list, one without tests leaves it.
 */
export function saveFailures(results: Results, long: boolean, before: Plan = new Map()): void {
  if (results.size === 0) return;
  const left = [...before].filter(([suite]) => !results.has(suite));
  const failures: Failures = { ...Object.fromEntries(left), ...failuresOf(results) };
  if (Object.keys(failures).length === 0) return rmSync(kept, { force: true });
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify({ long, failures } satisfies Kept));
}

/** The tests to rerun, by suite; all tests of a file that could not be loaded or of a suite that crashed. */
export function failuresOf(results: Results): Failures {
  const failures: Failures = {};
  for (const [suite, tests] of results) {
    const failed = tests.filter(isFailure);
    if (failed.length === 0) continue;
    const isInFile = suite !== 'check' && suite !== 'build';
    const files = [...new Set(failed.flatMap(({ file }) => file ?? []))];
    const isNamed = failed.every(
      ({ name, file }) => name !== '' && (file !== undefined || !isInFile),
    );
    const isPlaced = failed.every(({ file }) => file !== undefined);
    failures[suite] = {
      ...(isPlaced && { files }),
      ...(isNamed && { tests: [...new Set(failed.map(({ name }) => name))] }),
    };
  }
  return failures;
}

/** The failures of the last run; empty if there were none. Throws if only a long run can repeat them. */
export function lastFailedPlan(isLong: boolean): Plan {
  if (!existsSync(kept)) return new Map();
  const { long, failures } = JSON.parse(readFileSync(kept, 'utf8')) as Kept;
  if (long && !isLong) {
    throw new Error(
      'The last run was a long one; repeat its failures with: npm run test:long -- last-failed',
    );
  }
  return new Map(
    suiteNames.flatMap((name) => {
      const selection = failures[name];
      return selection ? [[name, selection] as const] : [];
    }),
  );
}
