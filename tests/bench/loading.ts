import type { Browser } from 'playwright';

/** Loading metrics of a page; times in milliseconds. */
export interface Loading {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/**
 * A mid-range phone on a slow mobile network: Lighthouse's values, applied instead of simulated.
 */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
};
const slowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Opens an address as a first visit, with an empty cache, and records until it is idle. */
export async function watchLoading(browser: Browser, url: string): Promise<Loading> {
  const context = await browser.newContext({ ...phone, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(record);
    await page.goto(url);
    return await page.evaluate(readRecord);
  } finally {
    await context.close();
  }
}

/** The median of one metric over several visits. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

interface Entry extends PerformanceEntry {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
}

/** Runs in the page before its own scripts. */
function record(): void {
  const entries: Entry[] = [];
  Object.assign(globalThis, { recorded: entries });
  const observer = new PerformanceObserver((list) => {
    entries.push(...list.getEntries());
  });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    observer.observe({ type, buffered: true });
  }
}

/** Runs in the page after it has loaded: waits for two idle seconds. */
async function readRecord(): Promise<Loading> {
  const { recorded } = globalThis as unknown as { recorded: Entry[] };
  for (let seen = -1; seen !== recorded.length;) {
    seen = recorded.length;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  const of = (type: string): Entry[] => recorded.filter(({ entryType }) => entryType === type);
  const firstPaint = of('paint').find(({ name }) => name === 'first-contentful-paint');
  return {
    firstPaint: firstPaint?.startTime ?? NaN,
    largestPaint: of('largest-contentful-paint').at(-1)?.startTime ?? NaN,
    blocked: of('longtask')
      .filter(({ startTime }) => startTime >= (firstPaint?.startTime ?? 0))
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: of('layout-shift').reduce((sum, { value = 0 }) => sum + value, 0),
  };
}
