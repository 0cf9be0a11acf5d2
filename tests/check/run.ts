/** `npm run check`: formatting, rules, types and content, each with its time. */
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../local/settings.ts';
import { type CommandResult, runTool } from '../command.ts';
import { checkContent, describeFinding, type RuleResult } from './content.ts';
import { findWrongImports } from './imports/graph.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Check {
  readonly name: string;
  /** One or more lines saying what to change; empty when the check passed. */
  readonly problems: readonly string[];
  /** Lines to show although the check passed. */
  readonly notes?: readonly string[];
  readonly seconds?: number;
}

/** Runs all checks, prints each as it ends, and counts them. */
export async function runChecks(): Promise<Tally> {
  const start = performance.now();
  // Types of the content collections are generated; ESLint and the type check both read them.
  const synced = await runTool('astro', ['sync']);
  const lanes = synced.ok
    ? [
        [types, formatting],
        [rules, imports, content],
      ]
    : [[() => failure('generated types (astro sync)', synced)], [formatting, imports, content]];
  const done = await Promise.all(lanes.map(runLane));
  const checks = done.flat();
  const failed = checks.filter(({ problems }) => problems.length > 0);
  const tally = { passed: checks.length - failed.length, failed: failed.length };
  const [first] = failed;
  if (first) console.log(`\nStart with ${first.name}: ${first.problems[0] ?? ''}`);
  console.log(
    `\n${tally.passed} checks passed, ${tally.failed} failed (${seconds(start).toFixed(1)} s)`,
  );
  return tally;
}

type Step = () => Check | Check[] | Promise<Check | Check[]>;

async function runLane(steps: readonly Step[]): Promise<Check[]> {
  const done: Check[] = [];
  for (const step of steps) {
    const start = performance.now();
    const result = await step();
    const checks = Array.isArray(result) ? result : [{ ...result, seconds: seconds(start) }];
    checks.forEach(print);
    done.push(...checks);
  }
  return done;
}

async function formatting(): Promise<Check> {
  const { ok, output } = await runTool('prettier', ['--check', '.', '--log-level', 'warn']);
  const name = 'formatting (Prettier)';
  if (ok) return { name, problems: [] };
  const lines = output.split('\n').map((line) => line.replace('[warn] ', ''));
  const files = lines.filter((line) => !line.startsWith('Code style issues'));
  return { name, problems: ['run "npm run format" for the files below.', ...files] };
}

async function rules(): Promise<Check> {
  const name = 'rules (ESLint)';
  const result = await runTool('eslint', ['.', '--max-warnings', '0', '--no-color']);
  return result.ok ? { name, problems: [] } : failure(name, result);
}

async function imports(): Promise<Check> {
  return { name: 'imports (dependency-cruiser)', problems: await findWrongImports(root) };
}

async function types(): Promise<Check> {
  const name = 'types (astro check)';
  const args = ['check', '--noSync', '--minimumFailingSeverity', 'warning'];
  const result = await runTool('astro', [...args, '--minimumSeverity', 'warning']);
  return result.ok ? { name, problems: [] } : failure(name, result);
}

async function content(): Promise<Check[]> {
  try {
    return (await checkContent(root)).map(fromRule);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return [{ name: 'content can be read', problems: [problem] }];
  }
}

function fromRule({ name, findings }: RuleResult): Check {
  const lines = (level: string) =>
    findings.filter((finding) => finding.level === level).map(describeFinding);
  return { name, problems: lines('error'), notes: lines('warning') };
}

function failure(name: string, { output }: CommandResult): Check {
  const lines = stripVTControlCharacters(output).split('\n');
  // Astro says what it is about to do, with the time, before it says what is wrong.
  const isProgress = /^\d\d:\d\d:\d\d \[/;
  const problems = lines.filter((line) => line.trim() !== '' && !isProgress.test(line));
  return {
    name,
    problems: problems.length > 0 ? problems : ['it ended with an error, and no word.'],
  };
}

function print({ name, problems, notes = [], seconds: time }: Check): void {
  const mark = problems.length > 0 ? 'FAIL' : '  ok';
  console.log(`${mark}  ${name}${time === undefined ? '' : ` (${time.toFixed(1)} s)`}`);
  for (const line of problems) console.log(`      ${line}`);
  for (const line of notes) console.log(`      note: ${line}`);
}

function seconds(since: number): number {
  return (performance.now() - since) / 1000;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await runChecks();
  process.exitCode = failed > 0 ? 1 : 0;
}
