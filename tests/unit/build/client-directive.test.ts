/** `client:when` with `visible`: hydrates an island once, as it scrolls into view, and prefetches its code. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import when from '../../../src/scripts/shell/client-when.ts';

type Seen = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

let see: Seen;
let watched: unknown[];
let watching: boolean;
let page: EventTarget;

beforeEach(() => {
  watched = [];
  watching = true;
  class Observer {
    constructor(seen: Seen) {
      see = seen;
    }
    observe(element: unknown) {
      watched.push(element);
    }
    disconnect() {
      watching = false;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('document', { getElementById: () => null });
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

/** An island with a box in it, and a count of its renders. */
function island(value: string) {
  const box = {};
  const element = Object.assign(new EventTarget(), { children: [box] });
  const draw = vi.fn(() => Promise.resolve());
  const load = vi.fn(() => Promise.resolve(draw));
  const options = { name: 'Island', value };
  when(load, options, element as unknown as HTMLElement);
  return { box, load, draw };
}

it('hydrates the island once when part of it becomes visible', async () => {
  const { box, load, draw } = island('visible reach');
  expect(watched).toEqual([box]);
  see([{ isIntersecting: false }]);
  expect(load).not.toHaveBeenCalled();
  see([{ isIntersecting: false }, { isIntersecting: true }]);
  see([{ isIntersecting: true }]);
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(1);
  expect(watching).toBe(false);
});

it.each([
  { saveData: false, fetched: 1 },
  { saveData: true, fetched: 0 },
])('after the first scroll its code is fetched $fetched times (Save-Data: $saveData)', (each) => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { connection: { saveData: each.saveData } });
  const { load, draw } = island('visible');
  for (let turn = 0; turn < 2; turn += 1) page.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect(load).toHaveBeenCalledTimes(each.fetched);
  expect(draw).not.toHaveBeenCalled();
});

it('observes nothing for an island with other conditions', () => {
  island('reach');
  expect(watched).toEqual([]);
});
