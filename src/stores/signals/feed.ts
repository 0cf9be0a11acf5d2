/**
 * The signals sent to the reader, kept up to date while a page that shows them is open and visible: one small request
 * every ten seconds reads the position of the newest event, and new events are loaded when it has changed.
 */
import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import {
  signalsOfEvents,
  type FeedEvent,
  type FeedSignal,
} from '../../domain/signals/feed/signal-of-events.ts';
import { refreshSubscription } from '../billing/subscription.ts';
import { accessTo } from '../course/access.ts';
import { $session } from '../auth/session.ts';
import {
  closedPerRead,
  newestPosition,
  readEventsAfter,
  readEventsOfSignals,
  readFeed,
  readReadPosition,
} from './feed-requests.ts';
import { startPolling, type Polling } from './polling.ts';
import { clearRead, startRead } from './feed-read.ts';
import { listenToSignals } from './realtime.ts';

export type FeedState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | {
      readonly type: 'known';
      /** The newest event first. */
      readonly signals: readonly FeedSignal[];
      /** Whether older closed signals can be read. */
      readonly more: boolean;
      /** Time of the last response, in milliseconds. */
      readonly checkedAt: number;
      /** True after two requests in a row without a response: newer signals may exist. */
      readonly stale: boolean;
    };

type Known = Extract<FeedState, { type: 'known' }>;

/** Whether the reader may see signals, as `decideAccess` says. */
export const $feedAccess = accessTo('signals');

const $state = atom<FeedState>({ type: 'loading' });
export const $feed: ReadableAtom<FeedState> = $state;

const $latest = atom<FeedEvent | undefined>();
/** The newest event that arrived while the feed was shown. */
export const $latestEvent: ReadableAtom<FeedEvent | undefined> = $latest;

/** Also while Realtime is connected, which may break unnoticed. */
const paceMs = 10_000;

let polling: Polling | undefined;
let reader: string | undefined;
let events: readonly FeedEvent[] = [];
/** Position up to which `events` is complete. */
let known = 0;
let closed = closedPerRead;
let failures = 0;

onMount($state, () => {
  if (typeof document === 'undefined') return undefined; // the build renders pages too
  const $reader = computed([$session, $feedAccess], (session, access) =>
    session.type === 'signed-in' && access === 'open' ? session.member.id : undefined,
  );
  const unsubscribe = $reader.subscribe(follow);
  return () => {
    unsubscribe();
    stop();
  };
});

/** Polls now, such as after a failure. */
export function refreshFeed(): void {
  if ($state.get().type === 'failed') $state.set({ type: 'loading' });
  polling?.now();
}

/** Loads older closed signals; resolves to whether it succeeded. */
export async function readOlderSignals(): Promise<boolean> {
  closed += closedPerRead;
  const done = await answered(() => read(reader));
  if (!done) closed -= closedPerRead;
  return done;
}

function follow(now: string | undefined): void {
  if (now === reader && polling) return;
  stop();
  reader = now;
  if (now === undefined) return;
  polling = startPolling({
    check: () => check(now),
    pace: () => paceMs,
    whileVisible: () => listenToSignals(() => polling?.now()),
  });
}

function stop(): void {
  polling?.stop();
  polling = undefined;
  reader = undefined;
  events = [];
  [known, closed, failures] = [0, closedPerRead, 0];
  clearRead();
  $state.set({ type: 'loading' });
  $latest.set(undefined);
}

/** Polls once; resolves to whether there was a response. Marks the state as stale after two failures. */
async function check(user: string): Promise<boolean> {
  const done = await answered(() => ($state.get().type === 'known' ? readNews(user) : read(user)));
  if (user !== reader) return done;
  failures = done ? 0 : failures + 1;
  const state = $state.get();
  if (state.type === 'known') {
    $state.set({
      ...state,
      stale: failures > 1,
      checkedAt: done ? Date.now() : state.checkedAt,
    });
  } else if (!done) $state.set({ type: 'failed' });
  return done;
}

const isIssue = ({ payload }: FeedEvent): boolean => payload.kind === 'issued';

async function readNews(user: string): Promise<void> {
  const newest = await newestPosition();
  // Fewer events than before are readable: the subscription has ended.
  if (newest < known) await refreshSubscription();
  if (newest <= known) return;
  const later = await readEventsAfter(known);
  // A signal that closed while the feed was loaded is in neither list of ids.
  const listed = new Set([...events, ...later].filter(isIssue).map(({ signal }) => signal));
  const missing = later.map(({ signal }) => signal).filter((id) => !listed.has(id));
  const earlier = missing.length > 0 ? await readEventsOfSignals([...new Set(missing)]) : [];
  if (user !== reader) return;
  known = Math.max(known, ...later.map(({ position }) => position));
  show([...earlier, ...later], {});
  $latest.set(later.findLast(({ payload }) => payload.kind !== 'issued' || !payload.trial));
}

/** Loads everything. The position is read first, so that events recorded meanwhile are loaded next time. */
async function read(user: string | undefined): Promise<void> {
  if (user === undefined) return;
  const newest = await newestPosition();
  const [part, position] = await Promise.all([readFeed(closed), readReadPosition(user)]);
  if (user !== reader) return;
  startRead(user, position, signalsOfEvents(part.events));
  known = Math.max(known, newest);
  show(part.events, { more: part.more });
}

function show(more: readonly FeedEvent[], change: Partial<Known>): void {
  events = [...events, ...more];
  const before = $state.get();
  const state: Known =
    before.type === 'known'
      ? before
      : {
          ...{ type: 'known', signals: [], more: false },
          checkedAt: 0,
          stale: false,
        };
  $state.set({
    ...state,
    ...change,
    signals: signalsOfEvents(events),
    checkedAt: Date.now(),
    stale: false,
  });
}

async function answered(request: () => Promise<void>): Promise<boolean> {
  try {
    await request();
    return true;
  } catch {
    return false;
  }
}
