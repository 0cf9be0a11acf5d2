/** The signal feed against a fake Data API: events arrive in time, a failed request loses nothing. */
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noFilters } from '../../../src/domain/signals/feed/filters.ts';
import type { FeedEvent } from '../../../src/domain/signals/feed/signal-of-events.ts';
import type { SessionState } from '../../../src/stores/auth/session.ts';
import { happened, issued } from './feed-events.ts';

const member = { id: 'ada', email: 'ada@example.test', firstName: 'Ada' };
const $session = atom<SessionState>({ type: 'signed-in', member });
const $access = atom('open');
const refreshSubscription = vi.fn(() => Promise.resolve());
const saved: number[] = [];
const api = {
  record: [] as FeedEvent[],
  /** What the first read finds, if it is not the record. */
  loaded: undefined as readonly FeedEvent[] | undefined,
  fails: false,
  requests: 0,
  read: 0 as number | undefined,
};

function answer<Value>(value: () => Value): Promise<Value> {
  api.requests += 1;
  return api.fails ? Promise.reject(new Error('no network')) : Promise.resolve(value());
}

vi.mock('../../../src/stores/auth/session.ts', () => ({ $session }));
vi.mock('../../../src/stores/course/access.ts', () => ({ accessTo: () => $access }));
vi.mock('../../../src/stores/billing/subscription.ts', () => ({ refreshSubscription }));
let tell: () => void = () => undefined;
vi.mock('../../../src/stores/signals/realtime.ts', () => ({
  listenToSignals: (onNews: () => void) => {
    tell = onNews;
    return () => undefined;
  },
}));
vi.mock('../../../src/stores/signals/feed-requests.ts', () => ({
  closedPerRead: 30,
  newestPosition: () => answer(() => api.record.at(-1)?.position ?? 0),
  readFeed: () => answer(() => ({ events: api.loaded ?? [...api.record], more: false })),
  readEventsOfSignals: (ids: readonly string[]) =>
    answer(() => api.record.filter(({ signal }) => ids.includes(signal))),
  readEventsAfter: (after: number) =>
    answer(() => api.record.filter(({ position }) => position > after)),
  readReadPosition: () => answer(() => api.read),
  saveReadPosition: (_user: string, position: number) =>
    answer(() => {
      saved.push(position);
      api.read = position;
    }),
}));

const { $feed } = await import('../../../src/stores/signals/feed.ts');
const { $arrivals, $list, $unread, followFeed, setFilters, showArrivals } =
  await import('../../../src/stores/signals/feed-view.ts');
const { markAllRead, markRead } = await import('../../../src/stores/signals/feed-read.ts');

const page = Object.assign(new EventTarget(), { hidden: false });
let leave: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => undefined);
  Object.assign(api, { record: [issued(1, 'a'), issued(2, 'b')], loaded: undefined });
  Object.assign(api, { fails: false, read: 1 });
  $session.set({ type: 'signed-in', member });
  $access.set('open');
  saved.length = 0;
  const stores = [$list, $arrivals, $unread].map((store) => store.listen(() => undefined));
  leave = [followFeed(), ...stores];
});
afterEach(async () => {
  for (const stop of leave) stop();
  setFilters(noFilters);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ids = () => $list.get().map(({ id }) => id);
const known = () => {
  const feed = $feed.get();
  if (feed.type !== 'known') throw new Error(`The feed is ${feed.type}.`);
  return feed;
};

it('shows a new signal within 15 seconds, without moving the list', async () => {
  await vi.advanceTimersByTimeAsync(0);
  expect(ids()).toEqual(['b', 'a']);
  expect([...$unread.get()]).toEqual(['b']);
  api.record.push(issued(3, 'c'), happened(4, 'a', 'entry_hit', '80'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect($arrivals.get().map(({ id }) => id)).toEqual(['c']);
  expect(ids()).toEqual(['b', 'a']);
  expect($list.get()[1]?.state).toBe('entry_hit');
  expect([...$unread.get()].sort()).toEqual(['a', 'b', 'c']);
  showArrivals();
  expect(ids()).toEqual(['c', 'b', 'a']);
  expect($arrivals.get()).toEqual([]);
});

it('asks at once when Realtime tells of news', async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  api.record.push(issued(3, 'c'));
  tell();
  await vi.advanceTimersByTimeAsync(1_000);
  expect($arrivals.get().map(({ id }) => id)).toEqual(['c']);
});

it('asks for one number while nothing happens', async () => {
  await vi.advanceTimersByTimeAsync(0);
  const before = api.requests;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.requests - before).toBeLessThanOrEqual(6);
  expect(api.requests - before).toBeGreaterThanOrEqual(5);
});

it('loses nothing when requests fail, and says that it may be out of date', async () => {
  await vi.advanceTimersByTimeAsync(0);
  const { checkedAt } = known();
  api.fails = true;
  api.record.push(issued(3, 'c'));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(known()).toMatchObject({ stale: true, checkedAt });
  expect(ids()).toEqual(['b', 'a']);
  api.fails = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(known().stale).toBe(false);
  expect($arrivals.get().map(({ id }) => id)).toEqual(['c']);
});

it('says that the first reading failed, and reads once it can', async () => {
  for (const stop of leave) stop();
  await vi.advanceTimersByTimeAsync(2_000);
  api.fails = true;
  leave = [followFeed()];
  await vi.advanceTimersByTimeAsync(0);
  expect($feed.get().type).toBe('failed');
  api.fails = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(known().signals).toHaveLength(2);
});

it('reads the subscription again when events can no longer be read', async () => {
  await vi.advanceTimersByTimeAsync(0);
  api.record = [];
  await vi.advanceTimersByTimeAsync(12_000);
  expect(refreshSubscription).toHaveBeenCalled();
});

/** Loads the feed, which finds these events. */
async function loadAgain(loaded: readonly FeedEvent[]): Promise<void> {
  for (const stop of leave) stop();
  await vi.advanceTimersByTimeAsync(2_000);
  api.loaded = loaded;
  leave = [followFeed()];
  await vi.advanceTimersByTimeAsync(0);
}

it('shows a signal that closed while the feed was loaded', async () => {
  // In neither list of ids: still open for one, already closed for the other.
  await loadAgain([issued(2, 'b')]);
  expect(ids()).toEqual(['b']);
  api.record.push(happened(3, 'a', 'stop_loss', '75'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ids()).toEqual(['b', 'a']);
  expect($list.get()[1]).toMatchObject({ state: 'stop_loss', takeProfit: '92' });
});

it('shows a signal issued while the feed was loaded, before an event that was read', async () => {
  const later = happened(4, 'a', 'entry_hit', '80');
  await loadAgain([...api.record, later]);
  api.record.push(issued(3, 'c'), later);
  await vi.advanceTimersByTimeAsync(15_000);
  expect($arrivals.get().map(({ id }) => id)).toEqual(['c']);
});

it('forgets everything and stops with the session or the subscription', async () => {
  await vi.advanceTimersByTimeAsync(0);
  $access.set('subscribe');
  expect($feed.get()).toEqual({ type: 'loading' });
  expect(ids()).toEqual([]);
  expect($unread.get().size).toBe(0);
  const before = api.requests;
  await vi.advanceTimersByTimeAsync(60_000);
  $session.set({ type: 'signed-out' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.requests).toBe(before);
});

it('marks one signal and all as read, with the account', async () => {
  await vi.advanceTimersByTimeAsync(0);
  api.record.push(issued(3, 'c'));
  await vi.advanceTimersByTimeAsync(15_000);
  const [newest] = $arrivals.get();
  if (newest) await markRead(newest, known().signals);
  // An earlier one is still unread.
  expect([...$unread.get()]).toEqual(['b']);
  expect(saved).toEqual([]);
  api.fails = true;
  await markAllRead(known().signals);
  expect($unread.get().size).toBe(0);
  expect(saved).toEqual([]);
  api.fails = false;
  await markAllRead(known().signals);
  api.record.push(issued(4, 'd'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect([...$unread.get()]).toEqual(['d']);
  await markAllRead(known().signals);
  expect(saved).toEqual([4]);
});

it.each([
  ['that are changed later', { state: 'closed' }],
  ['that match nothing', { coin: 'dogecoin' }],
] as const)('keeps announcing a new signal with filters %s', async (_, filters) => {
  await vi.advanceTimersByTimeAsync(0);
  setFilters(filters);
  api.record.push(issued(3, 'c'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect($arrivals.get().map(({ id }) => id)).toEqual(['c']);
  setFilters({ state: 'open' });
  expect($arrivals.get().map(({ id }) => id)).toEqual(['c']);
  expect(ids()).not.toContain('c');
  showArrivals();
  expect(ids()).toEqual(['c', 'b', 'a']);
  expect($arrivals.get()).toEqual([]);
});

it('shows the first signal of all at once, unless the list is filtered', async () => {
  for (const filters of [noFilters, { coin: 'dogecoin' }]) {
    $access.set('subscribe');
    api.record = [];
    $access.set('open');
    await vi.advanceTimersByTimeAsync(0);
    setFilters(filters);
    api.record = [issued(1, 'a')];
    await vi.advanceTimersByTimeAsync(15_000);
    const isFiltered = filters !== noFilters;
    expect(ids()).toEqual(isFiltered ? [] : ['a']);
    expect($arrivals.get()).toHaveLength(isFiltered ? 1 : 0);
  }
});

it('filters the list, and keeps in it what changes', async () => {
  await vi.advanceTimersByTimeAsync(0);
  setFilters({ state: 'open' });
  api.record.push(happened(3, 'a', 'entry_hit', '80'), happened(4, 'a', 'stop_loss', '75'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ids()).toEqual(['b', 'a']);
  expect($list.get()[1]?.state).toBe('stop_loss');
  setFilters({ state: 'open' });
  expect(ids()).toEqual(['b']);
});
