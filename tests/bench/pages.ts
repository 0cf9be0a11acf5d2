import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { PageId } from '../../src/domain/site/pages.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { kindsOfPage } from '../e2e/kinds.ts';
import { barePage } from './bare.ts';
import { type Loading, median, watchLoading } from './loading.ts';
import { type BenchServer, brotli, type Transfer } from './server.ts';
import { kilobytes, printTable, type Row } from './table.ts';

const measured: readonly PageId[] = ['home', 'article', 'term', 'lesson'];
const visits = 5;
const KB = 1024;

/** A first visit to a page of the site or to its plain version. */
interface Visit {
  readonly transfers: readonly Transfer[];
  readonly inlineScripts: number;
  readonly loading: Loading;
}

export interface MeasuredPage {
  readonly name: string;
  readonly address: string;
}

/** The French pages with a budget, or others by their ids. */
export function measuredPages(ids: readonly PageId[] = measured): MeasuredPage[] {
  return kindsOfPage('fr')
    .filter(({ page }) => ids.includes(page))
    .map(({ page, address }) => ({ name: page, address }));
}

/** Measures each page in turn with the plain page of the same text; prints the table. */
export async function benchPages(server: BenchServer, siteDir: string): Promise<void> {
  const pages = measuredPages();
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const site: Visit[] = [];
  const bare: Visit[] = [];
  try {
    for (const { name, address } of pages) {
      const html = await readFile(join(siteDir, `${address}.html`), 'utf8');
      const twin = `/bare/${name}`;
      server.extra.set(twin, barePage(html));
      const visit = async (path: string): Promise<Omit<Visit, 'inlineScripts'>> => {
        server.takeTransfers();
        const loading = await watchLoading(browser, server.origin + path);
        return { loading, transfers: server.takeTransfers() };
      };
      await visit(twin);
      const rounds: [Omit<Visit, 'inlineScripts'>, Omit<Visit, 'inlineScripts'>][] = [];
      for (let round = 0; round < visits; round += 1) {
        rounds.push([await visit(address), await visit(twin)]);
      }
      const summary = (index: 0 | 1): Visit => ({
        inlineScripts: index === 0 ? inlineScriptBytes(html) : 0,
        transfers: rounds[0]?.[index].transfers ?? [],
        loading: medianLoading(rounds.map((round) => round[index].loading)),
      });
      site.push(summary(0));
      bare.push(summary(1));
    }
  } finally {
    await browser.close();
  }
  printTable(
    'First visit',
    pages.map(({ name }) => name),
    rows(pages, site, bare),
  );
}

function rows(pages: readonly MeasuredPage[], site: Visit[], bare: Visit[]): Row[] {
  const paint = site.map((visit) => sum(visit, '.html', '.css'));
  const fonts = site.map((visit) => sum(visit, '.woff2'));
  const scripts = site.map((visit) => sum(visit, '.js') + visit.inlineScripts);
  const paintBudget = (index: number): number => (pages[index]?.name === 'home' ? 20 : 14) * KB;
  const bytes = (values: readonly number[]): string[] => values.map(kilobytes);
  const times = (visits: readonly Visit[], key: keyof Loading): string[] =>
    visits.map(({ loading }) => `${loading[key].toFixed(0)} ms`);
  const nearBare = (key: keyof Loading, factor: number): boolean =>
    site.every(({ loading }, index) => loading[key] <= factor * (bare[index]?.loading[key] ?? 0));

  return [
    {
      name: 'HTML and CSS, brotli',
      values: bytes(paint),
      budget: '≤ 14 KB, home ≤ 20 KB',
      held: paint.every((value, index) => value <= paintBudget(index)),
    },
    { name: '  the bare page', values: bytes(bare.map((visit) => sum(visit, '.html'))) },
    {
      name: 'requests for CSS',
      values: site.map((visit) => String(of(visit, '.css').length)),
      budget: '0',
      held: site.every((visit) => of(visit, '.css').length === 0),
    },
    {
      name: 'fonts',
      values: site.map((visit, i) => `${of(visit, '.woff2').length} × ${kilobytes(fonts[i] ?? 0)}`),
      budget: 'one, ≤ 24 KB',
      held: site.every((visit, i) => of(visit, '.woff2').length <= 1 && (fonts[i] ?? 0) <= 24 * KB),
    },
    {
      name: 'JavaScript before interaction, brotli',
      values: bytes(scripts),
      budget: '≤ 8 KB',
      held: scripts.every((value) => value <= 8 * KB),
    },
    { name: '  of it inline', values: bytes(site.map(({ inlineScripts }) => inlineScripts)) },
    { name: 'requests', values: site.map(({ transfers }) => String(transfers.length)) },
    {
      name: 'first contentful paint',
      values: times(site, 'firstPaint'),
      budget: 'bare + 10 %',
      held: nearBare('firstPaint', 1.1),
    },
    { name: '  the bare page', values: times(bare, 'firstPaint') },
    {
      name: 'largest contentful paint',
      values: times(site, 'largestPaint'),
      budget: 'bare + 25 %',
      held: nearBare('largestPaint', 1.25),
    },
    { name: '  the bare page', values: times(bare, 'largestPaint') },
    {
      name: 'total blocking time',
      values: times(site, 'blocked'),
      budget: '0',
      held: site.every(({ loading }) => loading.blocked === 0),
    },
    { name: '  the bare page', values: times(bare, 'blocked') },
    {
      name: 'layout shift',
      values: site.map(({ loading }) => loading.shift.toFixed(4)),
      budget: '< 0.01',
      held: site.every(({ loading }) => loading.shift < 0.01),
    },
  ];
}

function of({ transfers }: Visit, ...kinds: string[]): Transfer[] {
  return transfers.filter(({ kind }) => kinds.includes(kind));
}

function sum(visit: Visit, ...kinds: string[]): number {
  return of(visit, ...kinds).reduce((total, { bytes }) => total + bytes, 0);
}

function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/ src=|\btype="?(?:application\/|speculationrules)/.test(attributes),
  );
  return scripts.length === 0 ? 0 : brotli(scripts.map(([, , code]) => code).join('\n')).length;
}

function medianLoading(loadings: readonly Loading[]): Loading {
  const of = (key: keyof Loading): number => median(loadings.map((loading) => loading[key]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    shift: of('shift'),
  };
}
