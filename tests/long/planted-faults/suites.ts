/** Runs tests of a suite in a copy of the project and reads their results. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, runTool, type CommandResult } from '../../command.ts';
import type { Suite } from './fault.ts';

/** Results of some test files. */
export interface Outcome {
  /** Files that ran, from the root of the copy, with the names of their failed tests. */
  readonly failed: ReadonlyMap<string, readonly string[]>;
  readonly passed: number;
  /** Why there is no result: no report, or an error exit without a failed test. */
  readonly unclear?: string;
}

/** The part of Vitest's JSON report that is read; built.ts converts other reports to it. */
export interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
    }[];
  }[];
}

/** Runs test files of a suite in the copy. `first` stops at the first failed test. */
export async function runFiles(
  copy: string,
  suite: Suite,
  files: readonly string[],
  first: boolean,
): Promise<Outcome> {
  const report = join(copy, 'node_modules/.cache/planted-faults.json');
  rmSync(report, { force: true });
  const result = await start(copy, suite, files, report, first);
  return read(copy, report, result);
}

function start(
  copy: string,
  suite: Suite,
  files: readonly string[],
  report: string,
  first: boolean,
): Promise<CommandResult> {
  if (suite === 'unit' || suite === 'functions' || suite === 'database') {
    const json = ['--reporter=json', `--outputFile.json=${report}`];
    const args = [
      'run',
      '--project',
      `${suite}*`,
      ...json,
      ...(first ? ['--bail=1'] : []),
      ...files,
    ];
    return runTool('vitest', args, { cwd: copy });
  }
  const program = join(copy, 'tests/long/planted-faults/built.ts');
  const args = [program, suite, report, first ? 'first' : 'all', ...files];
  return runCommand(process.execPath, args, { cwd: copy });
}

function read(copy: string, file: string, { ok, output }: CommandResult): Outcome {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { failed: new Map(), passed: 0, unclear: `no report: ${lastLines(output)}` };
  }
  const all = report.testResults.map(({ name, assertionResults }) => ({
    name: name.startsWith(copy) ? name.slice(copy.length + 1) : name,
    tests: assertionResults,
  }));
  const failed = new Map(
    all.map(({ name, tests }) => [
      name,
      tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ]),
  );
  const passed = all.flatMap(({ tests }) => tests).filter(({ status }) => status === 'passed');
  const failures = [...failed.values()].flat().length;
  const isClear = failures > 0 || (ok && passed.length > 0);
  return {
    failed,
    passed: passed.length,
    ...(!isClear && { unclear: `no test failed or passed: ${lastLines(output)}` }),
  };
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-8).join('\n');
}
