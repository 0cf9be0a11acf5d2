/**
 * Runs the suites that need more than Vitest on the tree of this file, and writes a report in Vitest's format:
 * `node built.ts <suite> <report> <first|all> <files…>`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../../../local/settings.ts';
import { buildFolder, buildSite } from '../../build.ts';
import { testBuilds } from '../../builds.ts';
import { checkContent, describeFinding } from '../../check/content.ts';
import { lightChromiumPath } from '../../chromium.ts';
import { runTool, stopCommands } from '../../command.ts';
import { testSite } from '../../runner/site.ts';
import type { Report } from './suites.ts';

type Result = readonly [test: string, status: 'passed' | 'failed'];

const [suite = '', report = '', how = '', ...files] = process.argv.slice(2);
mkdirSync(dirname(report), { recursive: true });
const work = buildFolder('planted');
const siteDir = join(work, 'site');
const dataDir = join(work, 'data');
process.once('SIGTERM', () => {
  stopCommands();
  process.exit(130);
});

if (suite === 'check') write(await content());
else if (suite === 'build') write(await builds());
else if (await site()) await (suite === 'site' ? sitePages() : browser());
await rm(work, { recursive: true, force: true });

/** The text and content rules, one result each. */
async function content(): Promise<Result[]> {
  const rules = await checkContent(root);
  return rules.map(({ name, findings }) => {
    const errors = findings.filter(({ level }) => level === 'error').map(describeFinding);
    return [`${name}: ${errors[0] ?? 'nothing'}`, errors.length > 0 ? 'failed' : 'passed'];
  });
}

async function builds(): Promise<Result[]> {
  const built = await testSite(work, true);
  const results = await testBuilds(await built.get(), () => undefined);
  await built.close();
  return results.map(({ name, passed }) => [name, passed ? 'passed' : 'failed']);
}

/** Builds the site; a failed build counts as a failed test. */
async function site(): Promise<boolean> {
  const { ok, output } = await buildSite({ siteDir, dataDir, quiet: true });
  if (!ok) write([[`the build: ${output.split('\n').slice(-3).join(' ')}`, 'failed']]);
  return ok;
}

async function sitePages(): Promise<void> {
  const json = ['--reporter=json', `--outputFile.json=${report}`];
  const bail = how === 'first' ? ['--bail=1'] : [];
  await runTool('vitest', ['run', '--project', 'site', ...json, ...bail, ...files], {
    env: { SITE_DIR: siteDir },
  });
}

async function browser(): Promise<void> {
  const env = {
    E2E_CHROMIUM_PATH: await lightChromiumPath(),
    E2E_SITE_DIR: siteDir,
    E2E_DATA_DIR: dataDir,
    E2E_RESULTS_DIR: work,
    // The short run must detect the fault.
    E2E_SAMPLE: '1',
  };
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', ...files];
  await runTool('playwright', [...args, ...(how === 'first' ? ['-x'] : [])], { env });
  const found = JSON.parse(readFileSync(join(work, 'e2e.json'), 'utf8')) as {
    readonly suites: readonly PlaywrightSuite[];
  };
  write(found.suites.flatMap(resultsOf));
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

function resultsOf({ suites = [], specs }: PlaywrightSuite): Result[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status }): Result => [title, status === 'expected' ? 'passed' : 'failed']),
  );
  return [...own, ...suites.flatMap(resultsOf)];
}

/** Writes the results under the first of the given files. */
function write(results: readonly Result[]): void {
  const assertionResults = results.map(([fullName, status]) => ({ fullName, status }));
  const written: Report = { testResults: [{ name: files[0] ?? suite, assertionResults }] };
  writeFileSync(report, JSON.stringify(written));
}
