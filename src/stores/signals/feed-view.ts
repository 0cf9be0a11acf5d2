/**
 * The list of the feed: the filtered signals, in an order that does not change while they are read.
 * New signals wait until the reader asks for them, unless nothing is shown yet.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { filterSignals, noFilters, type FeedFilters } from '../../domain/signals/feed/filters.ts';
import type { FeedSignal } from '../../domain/signals/feed/signal-of-events.ts';
import { unreadSignals } from '../../domain/signals/feed/unread.ts';
import { $feed } from './feed.ts';
import { $read } from './feed-read.ts';

const $chosen = atom<FeedFilters>(noFilters);
export const $filters: ReadableAtom<FeedFilters> = $chosen;

/** Ids in the order shown, and the position of the newest issue among all signals then. */
interface Shown {
  readonly ids: readonly string[];
  readonly upTo: number;
}
const $shown = atom<Shown>({ ids: [], upTo: 0 });

const signalsOf = (feed: ReturnType<typeof $feed.get>): readonly FeedSignal[] =>
  feed.type === 'known' ? feed.signals : [];
const issueOf = ({ events }: FeedSignal): number => events[0]?.position ?? 0;

/** The signals shown, the newest issue first. */
export const $list: ReadableAtom<readonly FeedSignal[]> = computed(
  [$feed, $shown],
  (feed, { ids }) => {
    const byId = new Map(signalsOf(feed).map((signal) => [signal.id, signal]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  },
);

/** Signals issued since the list was made, the newest first. */
export const $arrivals: ReadableAtom<readonly FeedSignal[]> = computed(
  [$feed, $shown],
  (feed, { upTo }) =>
    signalsOf(feed)
      .filter((signal) => issueOf(signal) > upTo)
      .sort((a, b) => issueOf(b) - issueOf(a)),
);

/** The ids of the unread signals. */
export const $unread: ReadableAtom<ReadonlySet<string>> = computed([$feed, $read], (feed, read) =>
  read ? unreadSignals(signalsOf(feed), read) : new Set<string>(),
);

/** Changes filters, and rebuilds the list. New signals keep waiting: the filters may exclude them. */
export function setFilters(change: Partial<FeedFilters>): void {
  $chosen.set({ ...$chosen.get(), ...change });
  rebuild($shown.get().upTo);
}

/** Clears the filters, and rebuilds the list with the new signals. */
export function showArrivals(): void {
  $chosen.set(noFilters);
  showAll();
}

function showAll(): void {
  rebuild(Math.max(0, ...signalsOf($feed.get()).map(issueOf)));
}

function rebuild(upTo: number): void {
  const signals = signalsOf($feed.get()).filter((signal) => issueOf(signal) <= upTo);
  const ids = filterSignals(signals, $chosen.get())
    .toSorted((a, b) => issueOf(b) - issueOf(a))
    .map(({ id }) => id);
  $shown.set({ ids, upTo });
}

/** Follows the feed while a list is shown: the first signals and older ones are shown at once. */
export function followFeed(): () => void {
  let started = false;
  let count = 0;
  return $feed.subscribe((feed) => {
    if (feed.type !== 'known') {
      started = false;
      $shown.set({ ids: [], upTo: 0 });
      return;
    }
    const { upTo } = $shown.get();
    const older = feed.signals.filter((signal) => issueOf(signal) <= upTo).length;
    const isUnfiltered = Object.values($chosen.get()).every((value) => value === 'all');
    if (!started || (older === 0 && isUnfiltered)) showAll();
    else if (older > count) rebuild(upTo);
    started = true;
    count = feed.signals.filter((signal) => issueOf(signal) <= $shown.get().upTo).length;
  });
}
