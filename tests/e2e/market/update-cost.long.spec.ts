/** Main-thread time of a market update. */
import { answer, openMarket, stubMarket } from './market.ts';
import { expect, test } from '../fixtures.ts';

/** Limit for an update of all rows, in milliseconds of script without throttling. */
const updateLimit = 8;

test('updates all rows without blocking the main thread', async ({ page }, { annotations }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const market = await stubMarket(page);
  const { section, rows } = await openMarket(page, 'fr');
  await section.locator('[data-more]').click();
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
    market.respondWith(answer({ as_of: time }, (index) => (4_000 + round * 137) / (index + 1)));
    const before = await drawn();
    const script = await page.evaluate(costOfUpdate);
    costs.push({ script, drawing: (await drawn()) - before });
    const last = `${40 + Math.floor((round * 137) / 100)},`;
    await expect(rows.last().getByRole('cell').first()).toContainText(last);
  }
  await expect(section.getByRole('alert')).toBeHidden();
  const said = costs.map(({ script, drawing }) => `${script.toFixed(1)} + ${drawing.toFixed(1)}`);
  annotations.push({ type: 'milliseconds of script + style and layout', description: said.join() });
  // The first round may update rows deferred by the previous response.
  const scripts = costs.slice(1).map(({ script }) => script);
  expect(Math.min(...scripts), said.join()).toBeLessThan(updateLimit);
});

/** Runs in the page: measures the script of an update, from parsing its JSON to its last row. */
function clockScripts(): void {
  const cost = { since: 0, sum: 0, works: () => undefined as unknown };
  Object.assign(globalThis, { cost });
  Response.prototype.json = async function () {
    const text = await this.text();
    cost.since = performance.now();
    return JSON.parse(text) as unknown;
  };
  // Reported at the end of the task that handled the response.
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
 * Runs in the page: milliseconds of script of one update. The minimum of several is the cost; the others
 * shared the machine or ran cold code.
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
    // Triggers a request: back online.
    dispatchEvent(new Event('online'));
  });
}
