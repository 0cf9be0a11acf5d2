import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installTool } from '../aside.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { runCommand } from '../command.ts';
import { measuredPages } from './pages.ts';
import type { BenchServer } from './server.ts';
import { printTable } from './table.ts';

const version = '13.5.0';
const asked = ['home', 'pricing', 'article', 'term', 'lesson', 'faq'] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The part of Lighthouse's report used here; scores are from 0 to 1. */
interface Report {
  readonly categories: Readonly<
    Record<(typeof categories)[number], { readonly score: number | null }>
  >;
}

/** Runs Lighthouse on each page as a phone, and prints the scores, or why it cannot. */
export async function benchLighthouse(server: BenchServer, work: string): Promise<void> {
  let folder: string;
  try {
    folder = await installTool('lighthouse', version);
  } catch (error) {
    console.log(`\nLighthouse was not asked. ${error instanceof Error ? error.message : ''}`);
    return;
  }
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js');
  const pages = measuredPages(asked);
  const executable = await chromiumPath();
  const reports: Report[] = [];
  for (const { name, address } of pages) {
    const file = join(work, `lighthouse-${name}.json`);
    const ask = () =>
      runCommand(
        process.execPath,
        [
          cli,
          server.origin + address,
          '--quiet',
          '--output=json',
          `--output-path=${file}`,
          `--only-categories=${categories.join(',')}`,
          `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
        ],
        { env: { CHROME_PATH: executable } },
      );
    // A recording sometimes lacks its beginning (NO_NAVSTART); a second run has it.
    const first = await ask();
    const { ok, output } = first.ok ? first : await ask();
    if (!ok) throw new Error(`Lighthouse failed on ${address}:\n${output}`);
    reports.push(JSON.parse(await readFile(file, 'utf8')) as Report);
  }
  printTable(
    'Lighthouse, mobile',
    pages.map(({ name }) => name),
    categories.map((category) => {
      const scores = reports.map((report) => (report.categories[category].score ?? 0) * 100);
      return {
        name: category,
        values: scores.map((score) => score.toFixed(0)),
        budget: '100',
        held: scores.every((score) => score === 100),
      };
    }),
  );
}
