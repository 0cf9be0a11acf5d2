/** Test results from the reports of Vitest and Playwright. */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../../local/settings.ts';

/** The result of a test. An error outside of tests counts as a failed test, named after what failed. */
export interface TestResult {
  readonly name: string;
  /** Path from the project's root; undefined for a check or a build. */
  readonly file?: string;
  readonly seconds: number;
  readonly passed: boolean;
  /** The test did not run; its suite printed the reason. */
  readonly skipped?: true;
}

/** Whether a test ran and did not pass. */
export function isFailure({ passed, skipped }: TestResult): boolean {
  return !passed && skipped !== true;
}

/** “3 passed, 1 failed”, and the number of skipped tests if there are any. */
export function countsOf(
  tests: readonly TestResult[],
  failed = tests.filter(isFailure).length,
): string {
  const passed = tests.filter((test) => test.passed).length;
  const skipped = tests.filter((test) => test.skipped).length;
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly duration?: number | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

const failure = (name: string, file?: string): TestResult => ({
  name,
  seconds: 0,
  passed: false,
  ...(file !== undefined && { file }),
});

/** The tests of a Vitest report. A file that could not be loaded is a failure without a name. */
export function readVitest({ success, testResults }: VitestReport): TestResult[] {
  const tests = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const ran = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        // In the format of Vitest's name filter.
        name: [...test.ancestorTitles, test.title].join(' > '),
        file,
        seconds: (test.duration ?? 0) / 1000,
        passed: test.status === 'passed',
      }));
    const isExplained = status === 'passed' || ran.some(({ passed }) => !passed);
    return isExplained ? ran : [...ran, failure('', file)];
  });
  const isExplained = success || tests.some(({ passed }) => !passed);
  return isExplained ? tests : [...tests, failure('an error outside of the tests')];
}

/** The tests of a Playwright report; a flaky test or an error outside of tests is a failure. */
export function readPlaywright({ errors, suites }: PlaywrightReport): TestResult[] {
  const read = (
    suite: PlaywrightSuite,
    titles: readonly string[],
    // The file of the outermost suite: an inner one may be defined in a helper.
    file = join('tests/e2e', suite.file),
  ): TestResult[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        name: [...titles, title].join(' '),
        file,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        passed: status === 'expected',
        ...(status === 'skipped' && { skipped: true as const }),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...titles, inner.title], file)),
  ];
  return [
    ...suites.flatMap((suite) => read(suite, [])),
    ...errors.map(({ message = '' }) => failure(`an error outside of the tests: ${message}`)),
  ];
}

/**
 * The results of a suite with its report in `file`. A missing or empty report, or an error exit without a
 * failed test, is a failure.
 */
export async function resultsIn(
  file: string,
  toolOk: boolean,
  read: (report: never) => TestResult[],
): Promise<TestResult[]> {
  let tests: TestResult[];
  try {
    tests = read(JSON.parse(await readFile(file, 'utf8')) as never);
  } catch {
    return [failure('the suite ends with a report')];
  }
  if (tests.length === 0) return [failure('the suite runs a test')];
  if (toolOk || tests.some(isFailure)) return tests;
  return [...tests, failure('the suite ends without an error')];
}
