import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { writeIndex } from '../../src/build/search-files.ts';
import { searchIndexPath, type SearchDocument } from '../../src/domain/search/search.ts';
import { href } from '../../src/i18n/index.ts';
import { chromiumArgs, lightChromiumPath } from '../chromium.ts';
import { sampleSlowness } from '../runner/machine.ts';
import { median } from './loading.ts';
import { serveSite, type BenchServer } from './server.ts';
import { judgedBy, kilobytes, printTable, type Row } from './table.ts';

/** Entries of the measured index: as many as a site of 20,000 pages has in a language. */
const entries = 10_000;
const rounds = 5;
/** Milliseconds until the first question's results are shown, and bytes of the index loaded. */
const budgets = { milliseconds: 50, bytes: 300 * 1024 } as const;
/** Milliseconds between two letters: 12 in a second, faster than most people type. */
const keystroke = 80;
const questions = ['blockchain', 'carnet d’ordres', 'prix du bitcoin', 'ord', 'portfeuille'];

/** Measures the first answer of the search page, with the site's index grown to 10,000 entries. */
export async function benchSearch(siteDir: string, work: string): Promise<void> {
  const large = join(work, 'search');
  await cp(siteDir, large, { recursive: true });
  writeIndex(large, 'fr', await grownDocuments(siteDir));
  const server = await serveSite(large);
  const browser = await chromium.launch({
    executablePath: await lightChromiumPath(),
    args: chromiumArgs,
  });
  const rows: Row[] = [];
  const slownessNow = sampleSlowness();
  const asked = new Map<string, Answer[]>();
  try {
    for (const question of questions) {
      // The first visit fills the server's cache of compressed files; a CDN's is already full.
      await ask(browser, server, question);
      const answers: Answer[] = [];
      for (let round = 0; round < rounds; round += 1) {
        answers.push(await ask(browser, server, question));
      }
      asked.set(question, answers);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const slowness = await slownessNow();
  for (const [name, answers] of asked) {
    const time = median(answers.map(({ milliseconds }) => milliseconds));
    const bytes = median(answers.map((answer) => answer.bytes));
    rows.push({
      name,
      values: [`${time.toFixed(0)} ms`, kilobytes(bytes)],
      budget: `${budgets.milliseconds} ms, ${kilobytes(budgets.bytes)}`,
      held: time / slowness <= budgets.milliseconds && bytes <= budgets.bytes,
    });
  }
  printTable(`Search, ${entries} entries`, ['first answer', 'loaded'], rows);
  console.log(judgedBy(slowness));
}

/** The documents of the site's index, and its terms again under other names. */
async function grownDocuments(siteDir: string): Promise<SearchDocument[]> {
  const index = JSON.parse(await readFile(join(siteDir, searchIndexPath('fr')), 'utf8')) as {
    readonly documentIds: Readonly<Record<string, string>>;
    readonly storedFields: Readonly<Record<string, Partial<SearchDocument>>>;
  };
  const real = Object.entries(index.documentIds).map(([number, id]): SearchDocument => {
    const { kind = 'page', title = '', ...shown } = index.storedFields[number] ?? {};
    const empty = { synonyms: '', headings: '', description: '', text: '' };
    return { ...empty, ...shown, id, kind, title };
  });
  const terms = real.filter(({ kind }) => kind === 'term');
  const copies = Array.from({ length: entries - real.length }, (_, copy): SearchDocument => {
    const term = terms[copy % terms.length] as SearchDocument;
    return { ...term, id: `${term.id}-${copy}`, title: `${term.title} ${copy}` };
  });
  return [...real, ...copies];
}

interface Answer {
  readonly milliseconds: number;
  /** Bytes of the index that were loaded. */
  readonly bytes: number;
}

/**
 * Opens the search page with an empty cache, focuses its field, types one question and submits it before typing alone
 * would start a search. The parts of the index are loaded meanwhile.
 */
async function ask(browser: Browser, server: BenchServer, question: string): Promise<Answer> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(server.origin + href('fr', 'search'));
    server.takeTransfers();
    // The code and the head of the index load while a visitor moves to the keyboard.
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith(searchIndexPath('fr'))),
      page.locator('#search-field').focus(),
    ]);
    await page.keyboard.type(question, { delay: keystroke });
    const milliseconds = await page.evaluate(firstAnswer);
    const loaded = server.takeTransfers().filter(({ path }) => path.startsWith('/_search/'));
    return { milliseconds, bytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0) };
  } finally {
    await context.close();
  }
}

/** Runs in the page: milliseconds from the submitted question to its results. */
async function firstAnswer(): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('#search-field');
  const results = document.querySelector<HTMLElement>('#search-results');
  if (!field || !results) throw new Error('This is no search page.');
  const shown = new Promise<number>((resolve) => {
    new MutationObserver(() => {
      if (!results.hidden && results.childElementCount > 0) resolve(performance.now());
    }).observe(results, { attributes: true, childList: true });
  });
  const start = performance.now();
  field.form?.requestSubmit();
  return (await shown) - start;
}
