import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../local/settings.ts';
import {
  countsOf,
  isFailure,
  readPlaywright,
  readVitest,
  resultsIn,
  type TestResult,
  type VitestReport,
} from '../../runner/reports.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'reports-'));
});
afterAll(async () => {
  await rm(dir, { recursive: true });
});

const file = 'tests/unit/some.test.ts';
const vitest = (statuses: readonly string[], status: string, success: boolean): VitestReport => ({
  success,
  testResults: [
    {
      name: join(root, file),
      status,
      assertionResults: statuses.map((each, index) => ({
        ancestorTitles: ['a sum'],
        title: `adds ${index}`,
        status: each,
        duration: 1500,
      })),
    },
  ],
});

describe('a report of Vitest', () => {
  it('lists each test with its file and seconds, without skipped ones', () => {
    const report = vitest(['passed', 'failed', 'pending', 'skipped', 'todo'], 'failed', false);
    expect(readVitest(report)).toEqual([
      { name: 'a sum > adds 0', file, seconds: 1.5, passed: true },
      { name: 'a sum > adds 1', file, seconds: 1.5, passed: false },
    ]);
  });

  it('has a failure of the file for a file that does not load', () => {
    const failure = { name: '', file, seconds: 0, passed: false };
    expect(readVitest(vitest([], 'failed', false))).toEqual([failure]);
    expect(readVitest(vitest(['passed'], 'failed', false))).toContainEqual(failure);
  });

  it('has a failure for an error after the tests', () => {
    const [, failure] = readVitest(vitest(['passed'], 'passed', false));
    expect(failure).toMatchObject({ name: 'an error outside of the tests', passed: false });
  });
});

describe('a report of Playwright', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, results: [{ duration: 1000 }, { duration: 500 }] }],
  });

  it('lists each test with its describe titles; a flaky one failed, a skipped one did not pass', () => {
    const inner = { title: 'menu', file: 'site/helper.ts', specs: [spec('opens', 'flaky')] };
    const specs = [spec('is there', 'expected'), spec('later', 'skipped')];
    const outer = { title: 'site/menu.spec.ts', file: 'site/menu.spec.ts', specs, suites: [inner] };
    const file = 'tests/e2e/site/menu.spec.ts';
    const tests = readPlaywright({ errors: [], suites: [outer] });
    expect(tests).toEqual([
      { name: 'is there', file, seconds: 1.5, passed: true },
      { name: 'later', file, seconds: 1.5, passed: false, skipped: true },
      { name: 'menu opens', file, seconds: 1.5, passed: false },
    ]);
    expect(tests.filter(isFailure).map(({ name }) => name)).toEqual(['menu opens']);
    expect(countsOf(tests)).toBe('1 passed, 1 failed, 1 skipped');
  });

  it('has a failure for an error outside of the tests', () => {
    const [failure] = readPlaywright({ errors: [{ message: 'no world' }], suites: [] });
    expect(failure).toMatchObject({ passed: false });
    expect(failure?.name).toContain('no world');
  });
});

describe('a suite fails', () => {
  const passed: TestResult = { name: 'adds', seconds: 1, passed: true };
  const broken: TestResult = { name: 'divides', seconds: 1, passed: false };
  const said = async (text: string | undefined, toolOk: boolean, tests: TestResult[]) => {
    const path = join(dir, 'report.json');
    await rm(path, { force: true });
    if (text !== undefined) await writeFile(path, text);
    return (await resultsIn(path, toolOk, () => tests)).map((test) => [test.name, test.passed]);
  };

  it.each([
    ['there is no report', undefined, true, [passed], [['the suite ends with a report', false]]],
    ['half of a report', '{ "succ', true, [passed], [['the suite ends with a report', false]]],
    ['no test ran', '{}', true, [], [['the suite runs a test', false]]],
    [
      'the tool failed',
      '{}',
      false,
      [passed],
      [
        ['adds', true],
        ['the suite ends without an error', false],
      ],
    ],
  ])('when %s', async (_, text, toolOk, tests, expected) => {
    expect(await said(text, toolOk, tests)).toEqual(expected);
  });

  it('with the output of its tool', async () => {
    expect(await said('{}', true, [passed])).toEqual([['adds', true]]);
    expect(await said('{}', false, [broken])).toEqual([['divides', false]]);
  });
});
