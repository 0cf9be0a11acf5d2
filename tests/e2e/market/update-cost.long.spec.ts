/** How long the market holds the main thread when its figures are renewed. */
import { answer, openMarket, playFunction } from './market.ts';
import { expect, test } from '../fixtures.ts';

/** Milliseconds of script on the main thread for an update of all rows, at the machine's own speed. */
const updateLimit = 8;

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
