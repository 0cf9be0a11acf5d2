/** `npm run check`: formatting, rules, types and content, each with its time. */
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../local/settings.ts';
import { type CommandResult, runTool } from '../command.ts';
import { checkContent, describeFinding, type RuleResult } from './content.ts';
import type { TestResult } from '../runner/reports.ts';
import { findWrongImports } from './imports/graph.ts';
import { findDisableComments } from './lint/disable-comments.ts';

interface Check {
  readonly name: string;
  /** One or more lines with the required change; empty when the check passed. */
  readonly problems: readonly string[];
  /** Lines to show even if the check passed. */
  readonly notes?: readonly string[];
  readonly seconds?: number;
}

export interface CheckOptions {
  /** Output function for lines; default: the console. */
  readonly say?: (line: string) => void;
  /** Names of checks; default: all. Content rules run together. */
  readonly only?: readonly string[] | undefined;
  /** Files for Prettier and the linters; default: all. */
  readonly files?: readonly string[] | undefined;
}

const names = {
  synced: 'generated types (astro sync)',
  types: 'types of Astro components (astro check)',
  formatting: 'formatting (Oxfmt, and Prettier for Astro)',
  rules: 'rules of Astro and CSS (ESLint)',
  typed: 'types and rules of TypeScript and React (Oxlint)',
  imports: 'imports (dependency-cruiser)',
} as const;

/** Runs the checks, prints each as it ends, and returns their results. */
export async function runChecks(options: CheckOptions = {}): Promise<TestResult[]> {
  const { say = (line: string) => console.log(line), files = ['.'] } = options;
  // Without generated types, neither of these two checks could run.
  const only = options.only?.flatMap((name) =>
    name === names.synced ? [names.types, names.typed] : name,
  );
  const start = performance.now();
  const isNamed = (name: string): boolean => (Object.values(names) as string[]).includes(name);
  const wanted = (name: string): boolean =>
    only === undefined ||
    name === names.synced ||
    only.includes(name) ||
    (!isNamed(name) && !only.every(isNamed));
  // Types of the content collections are generated; Oxlint and the type check both read them.
  const synced = await runTool('astro', ['sync']);
  const steps = {
    [names.formatting]: () => formatting(files),
    [names.imports]: imports,
    [names.rules]: () => rules(files),
    content,
    ...(synced.ok
      ? { [names.types]: types, [names.typed]: () => typedRules(files) }
      : { [names.synced]: () => failure(names.synced, synced) }),
  };
  const lane = (...of: readonly string[]): Promise<Check[]> =>
    runLane(
      Object.entries(steps).filter(([name]) => wanted(name) && of.includes(name)),
      say,
    );
  const done = await Promise.all([
    lane(names.types, names.formatting),
    lane(names.synced, names.typed, names.rules, names.imports, 'content'),
  ]);
  const checks = done.flat();
  const [first] = checks.filter(({ problems }) => problems.length > 0);
  if (first) say(`\nStart with ${first.name}: ${first.problems[0] ?? ''}`);
  const results = checks.map(({ name, problems, seconds: time = 0 }) => ({
    name,
    seconds: time,
    passed: problems.length === 0,
  }));
  const failed = results.filter(({ passed }) => !passed).length;
  const time = seconds(start).toFixed(1);
  say(`\n${results.length - failed} checks passed, ${failed} failed (${time} s)`);
  return results;
}

type Step = () => Check | Check[] | Promise<Check | Check[]>;

async function runLane(
  steps: readonly (readonly [string, Step])[],
  say: (line: string) => void,
): Promise<Check[]> {
  const done: Check[] = [];
  for (const [, step] of steps) {
    const start = performance.now();
    const result = await step();
    const checks = Array.isArray(result) ? result : [{ ...result, seconds: seconds(start) }];
    for (const check of checks) report(check, say);
    done.push(...checks);
  }
  return done;
}

async function formatting(files: readonly string[]): Promise<Check> {
  const name = names.formatting;
  const isAll = files.includes('.');
  const components = isAll ? ['src/**/*.astro'] : files.filter((file) => file.endsWith('.astro'));
  const others = files.filter((file) => !file.endsWith('.astro'));
  // Of a change, Oxfmt may read none: it ignores some files and does not know others.
  const options = ['--list-different', '--no-error-on-unmatched-pattern'];
  const results = await Promise.all([
    others.length > 0 ? runTool('oxfmt', [...options, ...others]) : undefined,
    components.length > 0 ? runTool('prettier', ['--list-different', ...components]) : undefined,
  ]);
  const failed = results.filter((result) => result !== undefined).filter(({ ok }) => !ok);
  if (failed.length === 0) return { name, problems: [] };
  const silent = failed.find(({ output }) => output.trim() === '');
  if (silent) return failure(name, silent);
  const lines = failed.flatMap(({ output }) => output.split('\n').filter(Boolean));
  return { name, problems: ['run "npm run format" for the files below.', ...lines] };
}

function rules(files: readonly string[]): Promise<Check> {
  const lintable = files.filter((file) => file === '.' || /\.(astro|css)$/.test(file));
  return lint(names.rules, 'eslint', lintable, ['--no-color', '--no-warn-ignored']);
}

async function typedRules(files: readonly string[]): Promise<Check> {
  const lintable = files.filter((file) => file === '.' || /\.[mc]?[jt]sx?$/.test(file));
  const check = await lint(names.typed, 'oxlint', lintable, ['--type-aware', '--type-check']);
  return { ...check, problems: [...check.problems, ...findDisableComments(root)] };
}

async function lint(
  name: string,
  tool: 'eslint' | 'oxlint',
  files: readonly string[],
  options: readonly string[],
): Promise<Check> {
  if (files.length === 0) return { name, problems: [] };
  const result = await runTool(tool, [...options, '--max-warnings', '0', ...files]);
  return result.ok ? { name, problems: [] } : failure(name, result);
}

async function imports(): Promise<Check> {
  return { name: names.imports, problems: await findWrongImports(root) };
}

async function types(): Promise<Check> {
  const name = names.types;
  const result = await runTool('astro', [
    ...['check', '--noSync', '--tsconfig', 'tsconfig.astro.json'],
    ...['--minimumFailingSeverity', 'warning', '--minimumSeverity', 'warning'],
  ]);
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

function fromRule({ name, findings, notes = [] }: RuleResult): Check {
  const lines = (level: string) =>
    findings.filter((finding) => finding.level === level).map(describeFinding);
  return { name, problems: lines('error'), notes: [...notes, ...lines('warning')] };
}

function failure(name: string, { output }: CommandResult): Check {
  const lines = stripVTControlCharacters(output).split('\n');
  // Astro prints timestamped progress lines before its errors.
  const isProgress = /^\d\d:\d\d:\d\d \[/;
  const problems = lines.filter((line) => line.trim() !== '' && !isProgress.test(line));
  return {
    name,
    problems: problems.length > 0 ? problems : ['it ended with an error, and no word.'],
  };
}

function report(
  { name, problems, notes = [], seconds: time }: Check,
  say: (line: string) => void,
): void {
  const mark = problems.length > 0 ? 'FAIL' : '  ok';
  say(`${mark}  ${name}${time === undefined ? '' : ` (${time.toFixed(1)} s)`}`);
  for (const line of problems) say(`      ${line}`);
  for (const line of notes) say(`      note: ${line}`);
}

function seconds(since: number): number {
  return (performance.now() - since) / 1000;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const results = await runChecks();
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
}
