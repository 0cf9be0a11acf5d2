import { chromium, type Page } from 'playwright';
import { href } from '../../src/i18n/index.ts';
import { chromiumArgs, lightChromiumPath } from '../chromium.ts';
import type { World } from '../e2e/serve-world.ts';
import { openSession, putSession } from '../e2e/sessions.ts';
import { answerCookies } from '../e2e/fixtures.ts';
import { sampleSlowness } from '../runner/machine.ts';
import { median } from './loading.ts';
import { judgedBy, printTable, type Row } from './table.ts';
import { inWorld } from './world.ts';

const rounds = 7;
/** For a subscriber who reopens a lesson: milliseconds until its text, of the longest task, and layout shift. */
const budgets = { text: 300, task: 50, shift: 0 } as const;
/** Long lessons with labs. */
const lessons = ['indicateurs-techniques', 'gestion-risque', 'gestion-portfolio'] as const;

interface Visit {
  readonly text: number;
  readonly task: number;
  readonly shift: number;
}

/** Opens lessons as a subscriber whose browser has them in its cache, in a local world. */
export async function benchLesson(siteDir: string, dataDir: string): Promise<void> {
  await inWorld(siteDir, dataDir, async (world) => {
    const slownessNow = sampleSlowness();
    const visits = new Map<string, Visit[]>();
    for (const lesson of lessons) {
      visits.set(lesson, await visitsOf(world, world.origin + href('fr', 'lesson', lesson)));
    }
    const slowness = await slownessNow();
    const rows = [...visits].map(([lesson, list]) => rowOf(lesson, list, slowness));
    printTable('Lessons opened again', ['text shown', 'longest task', 'layout shift'], rows);
    console.log(judgedBy(slowness));
  });
}

function rowOf(name: string, visits: readonly Visit[], slowness: number): Row {
  const text = median(visits.map((visit) => visit.text));
  const task = median(visits.map((visit) => visit.task));
  const shift = Math.max(...visits.map((visit) => visit.shift));
  return {
    name,
    values: [
      `${text.toFixed(0)} ms`,
      task === 0 ? '< 50 ms' : `${task.toFixed(0)} ms`,
      shift.toFixed(4),
    ],
    budget: `${budgets.text} ms, ${budgets.task} ms, ${budgets.shift}`,
    held:
      text / slowness <= budgets.text && task / slowness <= budgets.task && shift <= budgets.shift,
  };
}

async function visitsOf(world: World, address: string): Promise<Visit[]> {
  const subscriber = world.info.accounts.find(({ role }) => role === 'formation');
  if (!subscriber) throw new Error('The local world has no subscriber.');
  const executablePath = await lightChromiumPath();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await putSession(page, world, await openSession(world, subscriber));
    await answerCookies(page);
    await page.addInitScript(watchOpening);
    // Fills the browser's cache and that of the lesson-key function.
    for (let warming = 0; warming < 2; warming += 1) await visit(page, address);
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(page, address));
    return visits;
  } finally {
    await browser.close();
  }
}

async function visit(page: Page, address: string): Promise<Visit> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => 'shownAt' in globalThis);
  // Later content may still move the text or block the page.
  await page.waitForTimeout(1_500);
  return page.evaluate(() => {
    const { shownAt, tasks, shifts } = globalThis as unknown as Watched;
    return {
      text: shownAt,
      task: Math.max(0, ...tasks),
      shift: shifts.reduce((sum, value) => sum + value, 0),
    };
  });
}

interface Watched {
  readonly shownAt: number;
  readonly tasks: number[];
  readonly shifts: number[];
}

/** Runs in the page before its scripts: when the text is shown, tasks above 50 ms, and layout shifts. */
function watchOpening(): void {
  const watched = globalThis as unknown as { shownAt?: number; tasks: number[]; shifts: number[] };
  watched.tasks = [];
  watched.shifts = [];
  new PerformanceObserver((list) => {
    watched.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
    watched.shifts.push(...entries.map(({ value }) => value));
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    if (document.querySelector('.sealed .prose h2')) watched.shownAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
