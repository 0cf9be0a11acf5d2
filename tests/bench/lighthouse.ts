import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installTool } from '../aside.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { runCommand } from '../command.ts';
import { isHidden, type PageId, pages } from '../../src/domain/site/pages.ts';
import { median } from './loading.ts';
import { type MeasuredPage, measuredPages } from './pages.ts';
import type { BenchServer } from './server.ts';
import { printTable, type Row } from './table.ts';
import { inWorld } from './world.ts';
import { sampleSlowness } from '../runner/machine.ts';

const version = '13.5.0';
/** Runs of a page whose first run scores below 100 in a category; the median counts. */
const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Pages that search engines may list: not those that still lack the owner's content. */
async function listedPages(siteDir: string): Promise<MeasuredPage[]> {
  const ids = (Object.keys(pages) as PageId[]).filter((page) => !isHidden(page));
  const found: MeasuredPage[] = [];
  for (const page of measuredPages(ids)) {
    const html = await readFile(join(siteDir, `${page.address}.html`), 'utf8');
    if (!/<meta[^>]+noindex/.test(html)) found.push(page);
  }
  return found;
}

/** The part of Lighthouse's report used here; scores are from 0 to 1. */
interface Report {
  readonly categories: Readonly<
    Record<(typeof categories)[number], { readonly score: number | null }>
  >;
}

/**
 * Runs Lighthouse's mobile audit on every kind of page that search engines list; prints the scores, or why it
 * cannot run.
 */
export async function benchLighthouse(
  server: BenchServer,
  work: string,
  siteDir: string,
  dataDir: string,
): Promise<void> {
  let folder: string;
  try {
    folder = await installTool('lighthouse', version);
  } catch (error) {
    console.log(`\nLighthouse was not asked. ${error instanceof Error ? error.message : ''}`);
    return;
  }
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js');
  const executable = await chromiumPath();
  const rows: Row[] = [];
  const slownessNow = sampleSlowness();
  // Pages call functions as they load: a failed call is a console error and costs points.
  await inWorld(siteDir, dataDir, async (world) => {
    server.forwardFunctions(world.origin);
    for (const { name, address } of await listedPages(siteDir)) {
      const file = join(work, `lighthouse-${name}.json`);
      const run = (): Promise<number[]> => scoresOf(cli, executable, server.origin + address, file);
      const scores = [await run()];
      while (scores[0]?.some((score) => score < 100) && scores.length < runs) {
        scores.push(await run());
      }
      const medians = categories.map((_, index) => median(scores.map((row) => row[index] ?? 0)));
      rows.push({
        name,
        values: medians.map((score) => score.toFixed(0)),
        budget: scores.length === 1 ? '100' : `100, median of ${runs}`,
        held: medians.every((score) => score === 100),
      });
    }
  });
  server.forwardFunctions(undefined);
  printTable('Lighthouse, mobile', categories, rows);
  console.log(
    `This machine was ${(await slownessNow()).toFixed(1)} times slower than the reference machine.`,
  );
}

/** Scores of one run, 0 to 100, in the order of {@link categories}. */
async function scoresOf(
  cli: string,
  executable: string,
  address: string,
  file: string,
): Promise<number[]> {
  const args = [
    ...[cli, address, '--quiet', '--output=json', `--output-path=${file}`],
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
  ];
  const run = () => runCommand(process.execPath, args, { env: { CHROME_PATH: executable } });
  // A trace sometimes lacks its start (NO_NAVSTART); a second run has it.
  const first = await run();
  const { ok, output } = first.ok ? first : await run();
  if (!ok) throw new Error(`Lighthouse failed on ${address}:\n${output}`);
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  return categories.map((category) => (report.categories[category].score ?? 0) * 100);
}
