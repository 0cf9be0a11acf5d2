/** Which signals are unread. The account keeps one number: the position of the newest event read. */
import { isOpenSignal, type FeedSignal } from './signal-of-events.ts';

export interface ReadState {
  /** Position up to which events are read. */
  readonly position: number;
  /** Signals read beyond that position, with the position of their newest event read. */
  readonly opened: ReadonlyMap<string, number>;
}

/** Initial state for somebody who has never read the feed: all but the open signals are read. */
export function firstRead(signals: readonly FeedSignal[]): ReadState {
  const open = signals.filter(isOpenSignal).map(({ events }) => events[0]?.position ?? 1);
  const closed = signals.filter((signal) => !isOpenSignal(signal));
  const newest = Math.max(0, ...signals.map(({ position }) => position));
  return {
    position: Math.min(newest, ...open.map((position) => position - 1)),
    opened: new Map(closed.map(({ id, position }) => [id, position])),
  };
}

/** The ids of the signals with an event that was not read. */
export function unreadSignals(
  signals: readonly FeedSignal[],
  { position, opened }: ReadState,
): ReadonlySet<string> {
  const isUnread = (signal: FeedSignal) =>
    signal.position > Math.max(position, opened.get(signal.id) ?? 0);
  return new Set(signals.filter(isUnread).map(({ id }) => id));
}

/** After one signal was read up to its newest event: the position rises to just before the first unread event. */
export function afterReading(
  signals: readonly FeedSignal[],
  state: ReadState,
  signal: FeedSignal,
): ReadState {
  const opened = new Map(state.opened).set(signal.id, signal.position);
  const unread = unreadSignals(signals, { ...state, opened });
  const waiting = signals
    .filter(({ id }) => unread.has(id))
    .flatMap(({ id, events }) => {
      const from = Math.max(state.position, opened.get(id) ?? 0);
      return events.map(({ position }) => position).filter((position) => position > from);
    });
  const newest = Math.max(state.position, ...signals.map(({ position }) => position));
  return { position: Math.min(newest, ...waiting.map((position) => position - 1)), opened };
}
