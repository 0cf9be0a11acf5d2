/** When the feed polls: its pace, backoff after failures, and never while the page is hidden. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPolling, type Polling } from '../../../src/stores/signals/polling.ts';

class FakePage extends EventTarget {
  hidden = false;
  show(visible: boolean): void {
    this.hidden = !visible;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: FakePage;
let online: EventTarget;
let polling: Polling | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
  online = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
});
afterEach(() => {
  polling?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(check: () => Promise<boolean>, whileVisible?: () => () => void): void {
  polling = startPolling({ check, pace: () => 10_000, ...(whileVisible && { whileVisible }) });
}

it('asks at once and then at its pace, less than 15 seconds apart', async () => {
  const times: number[] = [];
  start(() => {
    times.push(Date.now());
    return Promise.resolve(true);
  });
  await vi.advanceTimersByTimeAsync(120_000);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(gaps.length).toBeGreaterThanOrEqual(10);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10_000);
  expect(Math.max(...gaps)).toBeLessThan(15_000);
});

it('retries soon after a failure, then backs off, and returns to its pace after an answer', async () => {
  let fails = true;
  const times: number[] = [];
  start(() => {
    times.push(Date.now());
    return Promise.resolve(!fails);
  });
  await vi.advanceTimersByTimeAsync(600_000);
  const gaps = times.slice(1).map((time, index) => Math.round((time - (times[index] ?? 0)) / 1000));
  expect(gaps[0]).toBeLessThanOrEqual(6);
  expect(gaps[1]).toBeGreaterThan(gaps[0] ?? 0);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(132);
  expect(times.length).toBeLessThan(12);
  fails = false;
  online.dispatchEvent(new Event('online'));
  const before = times.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times.length - before).toBeGreaterThanOrEqual(5);
});

it('asks nothing while the page is hidden, and at once when it returns', async () => {
  const check = vi.fn(() => Promise.resolve(true));
  const listening: boolean[] = [];
  start(check, () => {
    listening.push(true);
    return () => listening.push(false);
  });
  await vi.advanceTimersByTimeAsync(1);
  page.show(false);
  check.mockClear();
  online.dispatchEvent(new Event('online'));
  polling?.now();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(check).not.toHaveBeenCalled();
  page.show(true);
  expect(check).toHaveBeenCalledOnce();
  expect(listening).toEqual([true, false, true]);
  polling?.stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(check).toHaveBeenCalledOnce();
  expect(listening).toEqual([true, false, true, false]);
});

it('runs one request at a time, and once more when asked meanwhile', async () => {
  const answers: ((done: boolean) => void)[] = [];
  start(() => new Promise((resolve) => answers.push(resolve)));
  polling?.now();
  polling?.now();
  expect(answers).toHaveLength(1);
  answers[0]?.(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toHaveLength(2);
  answers[1]?.(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(answers).toHaveLength(2);
});
