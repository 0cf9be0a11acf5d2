/** `npm test`: every suite in turn, cheapest first; stops at the first that fails. */
import { existsSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder } from './build.ts';
import { testBuilds } from './builds.ts';
import { runChecks } from './check/run.ts';
import { lightChromiumPath } from './chromium.ts';
import { runTool, stopCommands } from './command.ts';
import { countPlaywright, countVitest, type Tally, tallyReport, verdict } from './reports.ts';

const work = await buildFolder('tests');
const dataDir = join(work, 'data');
const siteDir = join(work, 'site');

const suites: Readonly<Record<string, () => Promise<Tally>>> = {
  check: runChecks,
  unit: () => vitest('unit'),
  functions: () => vitest('functions'),
  database: () => vitest('database'),
  build: () => testBuilds({ siteDir, dataDir, quiet: true }),
  site: () => vitest('site', { SITE_DIR: siteDir }),
  browser,
};

/** Suites named on the command line (`npm test -- unit`), else all; what looks at the site needs the build. */
function chosen(): string[] {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in suites));
  if (unknown) {
    throw new Error(`No suite is called "${unknown}". Suites: ${Object.keys(suites).join(', ')}.`);
  }
  if (names.length === 0) return Object.keys(suites);
  return Object.keys(suites).filter(
    (name) =>
      names.includes(name) ||
      (name === 'build' && (names.includes('site') || names.includes('browser'))),
  );
}

async function vitest(project: string, env: Record<string, string> = {}): Promise<Tally> {
  const file = join(work, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok } = await runTool('vitest', ['run', '--project', project, ...reporters], {
    env,
    show: true,
  });
  return tallyReport(project, file, ok, countVitest);
}

async function browser(): Promise<Tally> {
  const env = {
    E2E_CHROMIUM_PATH: await lightChromiumPath(),
    E2E_SITE_DIR: siteDir,
    E2E_DATA_DIR: dataDir,
    E2E_RESULTS_DIR: work,
  };
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts'];
  const { ok } = await runTool('playwright', args, { env, show: true });
  return tallyReport('browser', join(work, 'e2e.json'), ok, countPlaywright);
}

/** Runs one suite under a heading; an error outside its tests is a failure of the suite. */
async function runSuite(name: string, run: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  const tally = await run().catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  });
  const { passed, failed } = verdict(name, tally, true);
  const time = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`── ${name}: ${passed} passed, ${failed} failed (${time} s)`);
  return { passed, failed };
}

let passed = 0;
let failed = 0;
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(event, stop);
process.channel?.unref();

/** Ends what runs, leaving nothing behind. */
function stop(): void {
  stopCommands();
  rmSync(work, { recursive: true, force: true });
  process.exit(130);
}

try {
  for (const name of chosen()) {
    const run = suites[name];
    if (!run) continue;
    const tally = await runSuite(name, run);
    passed += tally.passed;
    failed += tally.failed;
    if (failed > 0) break;
  }
} catch (error) {
  failed += 1;
  console.log(error instanceof Error ? error.message : String(error));
}
// The pictures of a failed browser test are worth keeping.
if (existsSync(join(work, 'e2e')) && failed > 0) {
  console.log(`\nPictures of the failed tests, and the site they saw: ${work}`);
} else await rm(work, { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
