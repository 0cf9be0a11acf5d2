/** How to run each suite. */
import { join } from 'node:path';
import { packFunctions } from '../../local/netlify/functions/packed.ts';
import { root } from '../../local/settings.ts';
import { testBuilds } from '../builds.ts';
import { runChecks } from '../check/run.ts';
import { lightChromiumPath } from '../chromium.ts';
import { runTool } from '../command.ts';
import { long } from '../sizes.ts';
import type { Selection, SuiteName } from './plan.ts';
import { readPlaywright, readVitest, resultsIn, type TestResult } from './reports.ts';
import type { TestSite } from './site.ts';

export interface SuiteRun {
  readonly selection: Selection;
  /** Folder for reports and screenshots, removed by the caller. */
  readonly work: string;
  readonly site: TestSite;
  /** Output function for lines. Without it, tools write to the console themselves. */
  readonly say?: (line: string) => void;
}

type Suite = (run: SuiteRun) => Promise<TestResult[]>;

export const suites: Readonly<Record<SuiteName, Suite>> = {
  check: ({ selection: { files, tests }, say = log }) => runChecks({ say, files, only: tests }),
  unit: (run) => vitest('unit', run),
  // Tests of the local services run when these change (`changed`), by name, and in the long run.
  functions: (run) =>
    vitest('functions', run, isSample(run.selection) ? { SKIP_STAND_INS: '1' } : {}),
  database: (run) => vitest('database', run),
  build: async ({ selection, site, say = log }) =>
    testBuilds(await site.get(), say, selection.tests),
  site: async (run) => {
    const { ok, siteDir } = await run.site.get();
    return ok ? vitest('site', run, { SITE_DIR: siteDir }) : notBuilt;
  },
  browser: (run) => browser(['journeys', 'specs'], run),
  engines: (run) => browser(['engines'], { ...run, work: join(run.work, 'engines') }),
};

const notBuilt: TestResult[] = [{ name: 'the site builds', seconds: 0, passed: false }];

async function vitest(
  project: SuiteName,
  { selection: { files = [], tests }, work, say }: SuiteRun,
  env: Record<string, string> = {},
): Promise<TestResult[]> {
  const file = join(work, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const named = tests ? ['--testNamePattern', anyOf(tests)] : [];
  const args = ['run', '--project', `${project}*`, ...reporters, ...named, ...files];
  const { ok, output } = await runTool('vitest', args, { env, show: !say });
  say?.(output);
  return resultsIn(file, ok, readVitest);
}

/** The browser tests of these projects of playwright.config.ts. */
async function browser(
  projects: readonly string[],
  { selection, work, site, say }: SuiteRun,
): Promise<TestResult[]> {
  const { ok: isBuilt, output: problem, siteDir, dataDir } = await site.get();
  if (!isBuilt) {
    (say ?? log)(problem);
    return notBuilt;
  }
  await packFunctions(root);
  const env = {
    E2E_CHROMIUM_PATH: await lightChromiumPath(),
    E2E_SITE_DIR: siteDir,
    E2E_DATA_DIR: dataDir,
    E2E_RESULTS_DIR: work,
    ...(isSample(selection) ? { E2E_SAMPLE: '1' } : {}),
  };
  const { files = [], tests } = selection;
  const named = tests ? ['--grep', anyOf(tests)] : [];
  const chosen = projects.map((project) => `--project=${project}`);
  const config = ['--config', 'tests/e2e/playwright.config.ts'];
  // Files selected for a change may contain only tests of the long run.
  const none = selection.sample ? ['--pass-with-no-tests'] : [];
  const args = ['test', ...config, ...chosen, ...named, ...none, ...files];
  const { ok, output } = await runTool('playwright', args, { env, show: !say });
  say?.(output);
  if (!ok) (say ?? log)(`The site that these tests saw: ${siteDir}`);
  return resultsIn(join(work, 'e2e.json'), ok, readPlaywright);
}

/** Whether to leave out the tests of the long run: in a short run, unless files or tests are named. */
function isSample({ files, tests, sample = !files && !tests }: Selection): boolean {
  return sample && !long;
}

/** A pattern that matches the whole names; Playwright puts the file before a name, and its tags after. */
function anyOf(names: readonly string[]): string {
  return `(?:${names.map((name) => RegExp.escape(name)).join('|')})(?: @long)?$`;
}

function log(line: string): void {
  console.log(line);
}
