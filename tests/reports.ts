import { readFile } from 'node:fs/promises';

/** How many tests of a suite passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The part of Vitest's JSON report that counts. */
interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

/** The part of Playwright's JSON report that counts. */
interface PlaywrightReport {
  readonly errors: readonly unknown[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

/**
 * Counts a Vitest report. A file that could not be loaded fails no test, so a failed run counts at
 * least one failure.
 */
export function countVitest({ success, numPassedTests, numFailedTests }: VitestReport): Tally {
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, numFailedTests) };
}

/** Counts a Playwright report; a flaky test is a failed one, and so is an error outside of tests. */
export function countPlaywright({ errors, stats }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * The tally of a suite whose report is in `file`. A tool that ended badly, wrote no report or ran no
 * test counts as a failure, with the reason printed.
 */
export async function tallyReport(
  suite: string,
  file: string,
  toolOk: boolean,
  count: (report: never) => Tally,
): Promise<Tally> {
  let tally: Tally;
  try {
    tally = count(JSON.parse(await readFile(file, 'utf8')) as never);
  } catch {
    console.log(`The suite "${suite}" ended without a report.`);
    return { passed: 0, failed: 1 };
  }
  return verdict(suite, tally, toolOk);
}

/** Turns a silence into a failure: no tests, or a tool that failed with no failing test. */
export function verdict(suite: string, tally: Tally, toolOk: boolean): Tally {
  if (tally.failed > 0) return tally;
  if (tally.passed === 0) {
    console.log(`The suite "${suite}" ran no test.`);
    return { passed: 0, failed: 1 };
  }
  if (!toolOk) {
    console.log(`The suite "${suite}" ended with an error although its tests passed.`);
    return { ...tally, failed: 1 };
  }
  return tally;
}
