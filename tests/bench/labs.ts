import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { root } from '../../local/settings.ts';
import { href } from '../../src/i18n/index.ts';
import { chromiumArgs, lightChromiumPath } from '../chromium.ts';
import { sampleSlowness } from '../runner/machine.ts';
import { median } from './loading.ts';
import type { BenchServer } from './server.ts';
import { judgedBy, printTable, type Row } from './table.ts';

const rounds = 5;
const slowdown = 4;
/** Milliseconds until a lab scrolled to can be used, and of its work for one input on a CPU four times slower. */
const budgets = { ready: 200, input: 16 } as const;
/** Milliseconds of reading before the lab; its code loads at the first scroll. */
const reading = 2_000;

const control = ':is(input, select, textarea, button)';

/** Labs of public pages, with the address of the French article that contains each. */
async function publicLabs(): Promise<{ name: string; address: string }[]> {
  const folder = join(root, 'content/articles/fr');
  const found = [];
  for (const file of await readdir(folder)) {
    const text = await readFile(join(folder, file), 'utf8');
    const [, name] = /<Lab name="([a-z-]+)"/.exec(text) ?? [];
    const article = file.replace(/\.mdx$/, '');
    if (name) found.push({ name, address: href('fr', 'article', article) });
  }
  return found;
}

/** Measures every lab on a public page: the medians of several visits. */
export async function benchLabs(server: BenchServer): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await lightChromiumPath(),
    args: chromiumArgs,
  });
  const visits = new Map<string, LabTimes[]>();
  const slownessNow = sampleSlowness();
  try {
    for (const { name, address } of await publicLabs()) {
      const times: LabTimes[] = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await visit(browser, server.origin + address));
      }
      visits.set(name, times);
    }
  } finally {
    await browser.close();
  }
  const slowness = await slownessNow();
  const rows = [...visits].map(([name, times]) => rowOf(name, times, slowness));
  printTable('Labs of articles', ['ready', 'unread', `one input, CPU ÷${slowdown}`], rows);
  console.log(judgedBy(slowness));
}

function rowOf(name: string, times: readonly LabTimes[], slowness: number): Row {
  const ready = median(times.map((time) => time.ready));
  const jumped = median(times.map((time) => time.jumped));
  const input = median(times.map((time) => time.input));
  return {
    name,
    values: [`${ready.toFixed(0)} ms`, `${jumped.toFixed(0)} ms`, `${input.toFixed(1)} ms`],
    budget: `${budgets.ready}, ${budgets.input} ms`,
    held: ready / slowness <= budgets.ready && input / slowness <= budgets.input,
  };
}

interface LabTimes {
  /** Until the lab can be used, for somebody who scrolled and read before reaching it. */
  readonly ready: number;
  /** The same right after the page opens, before the lab's code is loaded. */
  readonly jumped: number;
  readonly input: number;
}

async function visit(browser: Browser, url: string): Promise<LabTimes> {
  const jumped = await onPage(browser, url, (page) => page.evaluate(reach, `.lab ${control}`));
  return onPage(browser, url, async (page, context) => {
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(reading);
    const ready = await page.evaluate(reach, `.lab ${control}`);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return { ready, jumped, input: await answer(page) };
  });
}

/** Opens an address with an empty cache and runs `measure` on the page. */
async function onPage<Result>(
  browser: Browser,
  url: string,
  measure: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    return await measure(page, context);
  } finally {
    await context.close();
  }
}

/** Jumps to the lab; returns the milliseconds until it has a control. */
async function reach(selector: string): Promise<number> {
  const start = performance.now();
  document.querySelector('.lab-place')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  while (!document.querySelector(selector)) {
    if (performance.now() - start > 10_000)
      throw new Error(
        `${location.pathname}: the lab did not come. ${document.querySelector('.lab')?.outerHTML.slice(0, 600)}`,
      );
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return performance.now() - start;
}

/**
 * Milliseconds of work for one key press in the lab's first control: the event, React's rendering, styles and
 * layout, until the frame is ready. The median of six presses.
 */
async function answer(page: Page): Promise<number> {
  const first = page
    .locator(`.lab :is(input[type=range], input[type=number], input, button)`)
    .first();
  await first.focus();
  const isButton = await first.evaluate(({ tagName }) => tagName === 'BUTTON');
  await page.evaluate(watchKeys);
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press(isButton ? 'Enter' : 'ArrowUp');
    await page.waitForFunction(
      (count) => (globalThis as unknown as { works: number[] }).works.length > count,
      press,
    );
  }
  return median(await page.evaluate(() => (globalThis as unknown as { works: number[] }).works));
}

/** Runs in the page: measures the work from a key's event to the end of the frame that shows its effect. */
function watchKeys(): void {
  const works: number[] = [];
  Object.assign(globalThis, { works });
  addEventListener(
    'keydown',
    () => {
      const start = performance.now();
      // Runs after the event handlers and React's rendering: counts their work, not the wait for the frame.
      setTimeout(() => {
        const handled = performance.now() - start;
        requestAnimationFrame(() => {
          const frame = performance.now();
          // Reading a size forces the styles and layout that the frame would compute next.
          document.body.getBoundingClientRect();
          works.push(handled + performance.now() - frame);
        });
      }, 0);
    },
    { capture: true },
  );
}
