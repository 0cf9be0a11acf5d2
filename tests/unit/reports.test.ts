import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countPlaywright, countVitest, tallyReport, verdict } from '../reports.ts';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'reports-'));
});

afterAll(async () => {
  await rm(dir, { recursive: true });
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

describe('counting a report', () => {
  it.each([
    [
      { success: true, numPassedTests: 3, numFailedTests: 0 },
      { passed: 3, failed: 0 },
    ],
    [
      { success: false, numPassedTests: 3, numFailedTests: 2 },
      { passed: 3, failed: 2 },
    ],
    // A file that does not load, an error after the tests.
    [
      { success: false, numPassedTests: 3, numFailedTests: 0 },
      { passed: 3, failed: 1 },
    ],
  ])('Vitest %j', (report, tally) => {
    expect(countVitest(report)).toEqual(tally);
  });

  it.each([
    [
      { errors: [], stats: { expected: 4, unexpected: 0, flaky: 0 } },
      { passed: 4, failed: 0 },
    ],
    [
      { errors: [], stats: { expected: 4, unexpected: 1, flaky: 1 } },
      { passed: 4, failed: 2 },
    ],
    [
      { errors: [{}], stats: { expected: 0, unexpected: 0, flaky: 0 } },
      { passed: 0, failed: 1 },
    ],
  ])('Playwright %j', (report, tally) => {
    expect(countPlaywright(report)).toEqual(tally);
  });
});

describe('a silence is a failure', () => {
  it.each([
    ['no test ran', { passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
    ['the tool failed', { passed: 2, failed: 0 }, false, { passed: 2, failed: 1 }],
    ['tests failed', { passed: 2, failed: 3 }, false, { passed: 2, failed: 3 }],
    ['all passed', { passed: 2, failed: 0 }, true, { passed: 2, failed: 0 }],
  ])('%s', (_, tally, toolOk, expected) => {
    expect(verdict('unit', tally, toolOk)).toEqual(expected);
  });

  it('when there is no report, or half of one', async () => {
    const count = () => ({ passed: 1, failed: 0 });
    const file = join(dir, 'report.json');
    expect(await tallyReport('unit', file, true, count)).toEqual({ passed: 0, failed: 1 });
    await writeFile(file, '{ "succ');
    expect(await tallyReport('unit', file, true, count)).toEqual({ passed: 0, failed: 1 });
    await writeFile(file, '{}');
    expect(await tallyReport('unit', file, true, count)).toEqual({ passed: 1, failed: 0 });
  });
});
