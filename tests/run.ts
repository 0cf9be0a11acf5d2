/**
 * `npm test`: every suite, cheapest first; stops after the first failing stage. Suite names select
 * suites, parts of file names after them select files; `changed` runs tests related to changes,
 * `last-failed` the failed ones, `long` everything in full, without stopping.
 */
// Imported first: other modules read the variable it sets.
import { isLong } from './runner/long.ts';
import { existsSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../local/settings.ts';
import { buildFolder } from './build.ts';
import { stopCommands } from './command.ts';
import { overBudget } from './runner/budget.ts';
import { changedFiles, changedPlan, changesPackages } from './runner/changed.ts';
import { sampleSlowness } from './runner/machine.ts';
import { saveFailures, lastFailedPlan } from './runner/last-failed.ts';
import {
  longPlan,
  longStages,
  type Plan,
  planOf,
  stages,
  type SuiteName,
  wholePlan,
} from './runner/plan.ts';
import { countsOf, isFailure, type TestResult } from './runner/reports.ts';
import { testSite, type TestSite } from './runner/site.ts';
import { suites } from './runner/suites.ts';

const [first = '', ...more] = process.argv.slice(2);

const work = buildFolder('tests');
// Contains the temporary folders of tests and their processes; removed with everything they leave behind.
const temporary = await mkdtemp(join(tmpdir(), 'tests-'));
await chmod(temporary, 0o711); // PostgreSQL runs as another user
process.env['TMPDIR'] = temporary;
// Node.js's compile cache halves the start time of test processes.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/compiled');
const results = new Map<SuiteName, readonly TestResult[]>();
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(event, stop);
process.channel?.unref();

let overruns = 0;
let problem: string | undefined;
try {
  const plan = chosen();
  const isRepeat = [first, ...more].includes('last-failed');
  await runPlan(plan, plan === wholePlan && !isLong);
  saveFailures(results, isLong, isRepeat ? plan : undefined);
} catch (error) {
  problem = error instanceof Error ? error.message : String(error);
  console.log(problem);
}
const tests = [...results.values()].flat();
const failed = tests.filter(isFailure).length + overruns + (problem === undefined ? 0 : 1);
// Keeps the screenshots of a failed browser test.
if (['e2e', 'engines/e2e'].some((name) => existsSync(join(work, name))) && failed > 0) {
  console.log(`\nPictures of the failed tests, for a day: ${work}`);
} else await rm(work, { recursive: true, force: true });
await rm(temporary, { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${countsOf(tests, failed)}`);

/** The selection on the command line. */
function chosen(): Plan {
  const words = isLong ? more : [first, ...more].filter(Boolean);
  if (words.length !== 1) return planOf(words, isLong ? longPlan : wholePlan);
  if (words[0] === 'last-failed') {
    const plan = lastFailedPlan(isLong);
    if (plan.size === 0) console.log('Nothing failed in the last run.');
    return plan;
  }
  if (words[0] !== 'changed') return planOf(words);
  const files = changedFiles();
  const packages = changesPackages(files) ? ' Packages changed: every suite runs.' : '';
  console.log(`${files.length} files differ from main.${packages}`);
  return changedPlan(files);
}

/**
 * Runs the stages of a plan until one fails (the long run: all of them); checks time budgets in a
 * full run.
 */
async function runPlan(plan: Plan, hasBudgets: boolean): Promise<void> {
  const site = await testSite(work, plan.has('build'));
  try {
    for (const stage of isLong ? longStages : stages) {
      const names = stage.suites.filter((name) => plan.has(name));
      if (names.length === 0) continue;
      const slowness = hasBudgets ? sampleSlowness() : undefined;
      const start = performance.now();
      await Promise.all(names.map((name) => runSuite(name, plan, site, names.length > 1)));
      const seconds = (performance.now() - start) / 1000;
      const ran = names.flatMap((name) => results.get(name) ?? []);
      const factor = (await slowness?.()) ?? 1;
      const slow = hasBudgets ? overBudget(stage, seconds, ran, factor) : undefined;
      if (hasBudgets) console.log(`── stage: ${timeOf(seconds, factor)} ──`);
      if (slow !== undefined) {
        overruns += 1;
        console.log(slow);
      }
      if (!isLong && ran.some(isFailure)) return;
    }
  } finally {
    await site.close();
  }
}

/** Runs a suite under a heading; prints its output at the end if other suites run in parallel. */
async function runSuite(
  name: SuiteName,
  plan: Plan,
  site: TestSite,
  isBeside: boolean,
): Promise<void> {
  const lines: string[] = [];
  const say = isBeside ? { say: (line: string) => void lines.push(line) } : {};
  console.log(isBeside ? `── ${name} begins ──` : `\n── ${name} ──`);
  const start = performance.now();
  const selection = plan.get(name) ?? {};
  const ran: TestResult[] = await suites[name]({ selection, work, site, ...say }).catch(
    (error: unknown) => {
      lines.push(error instanceof Error ? error.message : String(error));
      return [{ name: 'the suite ends without an error', seconds: 0, passed: false }];
    },
  );
  results.set(name, ran);
  if (isBeside) console.log(`\n── ${name} ──`);
  if (lines.length > 0) console.log(lines.join('\n'));
  const bad = ran.filter(isFailure);
  for (const test of bad) console.log(`FAIL  ${[test.file, test.name].filter(Boolean).join(': ')}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`── ${name}: ${countsOf(ran)} (${seconds} s)`);
}

/** Seconds of a stage, here and on the reference machine for which the budgets are set. */
function timeOf(seconds: number, slowness: number): string {
  const reference = (seconds / slowness).toFixed(0);
  return `${seconds.toFixed(0)} s, ${reference} s on the reference machine (this one: ${slowness.toFixed(1)} times slower)`;
}

/** Stops all running commands and cleans up. */
function stop(): void {
  stopCommands();
  for (const folder of [work, temporary]) rmSync(folder, { recursive: true, force: true });
  process.exit(130);
}
