/** What the market costs: script, time on the main thread, layout. Exact figures, and one of time. */
import { brotliCompressSync } from 'node:zlib';
import type { Response } from 'playwright/test';
import { answer, openMarket, playFunction, timeOfDay } from './market.ts';
import { countShifts, shiftsSoFar } from '../shifts.ts';
import { expect, test } from '../fixtures.ts';

const KB = 1024;
const scriptLimit = 90 * KB;
/** Milliseconds of script on the main thread for an update of all rows, at the machine's own speed. */
const updateLimit = 8;

test('the whole page, its panel included, keeps its budget of script', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await playFunction(page);
  await openMarket(page, 'fr', '#bitcoin');
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
  const sizes = await Promise.all(
    scripts.map(async (response) => brotliCompressSync(await response.body()).length),
  );
  expect(scripts.map((response) => response.url()).join()).not.toMatch(/\/client\./);
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptLimit);
});

test('nothing moves while the market becomes live, is renewed and fails', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(countShifts);
    await page.clock.install({ time: '2026-11-22T12:00:30.000Z' });
    const market = await playFunction(page);
    // From the figures of the build to these: right-aligned text of another length.
    const { rows, section } = await openMarket(page, 'fr');
    await expect(section.locator('time').first()).toHaveText(timeOfDay('13:00'));
    // Other prices, rises become falls and the other way round, and the names of nine change their places.
    const next = answer({ as_of: '2026-11-22T12:05:00.000Z' }, (index) => 5_010 / (index + 1));
    const second = await rows.nth(1).textContent();
    const turned = next.coins.map((coin, index, { [10 - index]: other }) => ({
      ...coin,
      change_24h: 60 * -(coin.change_24h ?? 0),
      cap: index > 0 && other ? other.cap : coin.cap,
    }));
    market.gives({ ...next, coins: turned });
    await page.clock.fastForward(361_000);
    await expect(rows.first().getByRole('cell').first()).toHaveText(/5\s010\s€/);
    await expect(rows.nth(1)).not.toContainText(second?.slice(0, 5) ?? '');
    market.gives(503);
    await page.clock.fastForward(361_000);
    await expect(section.getByRole('alert')).toBeVisible();
    market.gives({ as_of: '2026-11-22T12:20:00.000Z', stale: true });
    await page.clock.fastForward(61_000);
    await expect(section.getByRole('alert')).toBeHidden();
    expect(await page.evaluate(shiftsSoFar), `${width} px`).toEqual([]);
    await page.unrouteAll();
  }
});

test('an update of all rows leaves the page free', async ({ page }, { annotations }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const market = await playFunction(page);
  const { section, rows } = await openMarket(page, 'fr');
  await expect(rows).toHaveCount(100);
  await page.evaluate(clockScripts);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  const drawn = async (): Promise<number> => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => /^(Layout|RecalcStyle)Duration$/.test(name))
      .reduce((sum, { value }) => sum + value * 1_000, 0);
  };
  const costs: { script: number; drawing: number }[] = [];
  for (let round = 1; round <= 12; round += 1) {
    const time = `2026-11-22T12:${10 + round}:00.000Z`;
    market.gives(answer({ as_of: time }, (index) => (4_000 + round * 137) / (index + 1)));
    const before = await drawn();
    const script = await page.evaluate(costOfUpdate);
    costs.push({ script, drawing: (await drawn()) - before });
    const last = `${40 + Math.floor((round * 137) / 100)},`;
    await expect(rows.last().getByRole('cell').first()).toContainText(last);
  }
  await expect(section.getByRole('alert')).toBeHidden();
  const said = costs.map(({ script, drawing }) => `${script.toFixed(1)} + ${drawing.toFixed(1)}`);
  annotations.push({ type: 'milliseconds of script + style and layout', description: said.join() });
  // The first round may meet rows that the answer before has left for later.
  const scripts = costs.slice(1).map(({ script }) => script);
  expect(Math.min(...scripts), said.join()).toBeLessThan(updateLimit);
});

/** Runs in the page: adds up the script of an update, from the reading of its JSON to its last row. */
function clockScripts(): void {
  const cost = { since: 0, sum: 0, works: () => undefined as unknown };
  Object.assign(globalThis, { cost });
  Response.prototype.json = async function () {
    const text = await this.text();
    cost.since = performance.now();
    return JSON.parse(text) as unknown;
  };
  // Told at the end of the turn in which the answer was taken in.
  new MutationObserver(() => {
    if (cost.since) cost.sum += performance.now() - cost.since;
    cost.since = 0;
    cost.works();
  }).observe(document.querySelector('#market .market-note') as Element, {
    ...{ subtree: true, childList: true },
  });
  const idle = globalThis.requestIdleCallback.bind(globalThis);
  globalThis.requestIdleCallback = (work, options) =>
    idle((deadline) => {
      const start = performance.now();
      work(deadline);
      cost.sum += performance.now() - start;
      cost.works();
    }, options);
}

/**
 * Runs in the page: milliseconds of script of one update. The least of several is what it costs; the others
 * had to share the machine, or were the first to run their code.
 */
function costOfUpdate(): Promise<number> {
  const { cost } = globalThis as unknown as { cost: { sum: number; works: () => void } };
  const last = document.querySelector('#market tbody tr:last-child td') as HTMLElement;
  const before = last.textContent;
  cost.sum = 0;
  return new Promise((resolve) => {
    cost.works = () => {
      if (last.textContent !== before) resolve(cost.sum);
    };
    // What an answer comes for: the connection is back.
    dispatchEvent(new Event('online'));
  });
}
