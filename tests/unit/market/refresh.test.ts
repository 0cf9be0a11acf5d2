/** When the market page refreshes its prices. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPolling } from '../../../src/scripts/market/refresh.ts';

class FakePage extends EventTarget {
  hidden = false;
  show(visible: boolean): void {
    this.hidden = !visible;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: FakePage;
const refresh = vi.fn<() => Promise<number | undefined>>();

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => undefined);
  refresh.mockReset().mockResolvedValue(60);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts, and lets the first response arrive. */
async function start(): Promise<void> {
  startPolling(refresh);
  await vi.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(1);
}

it('refreshes after the seconds of each response, with some jitter', async () => {
  await start();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('catches up when the tab is shown again', async () => {
  await start();
  page.show(false);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  page.show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('waits no longer than planned in a tab shown again after the clock was set back', async () => {
  await start();
  page.show(false);
  vi.setSystemTime(Date.now() - 3_600_000);
  page.show(true);
  await vi.advanceTimersByTimeAsync(73_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});
