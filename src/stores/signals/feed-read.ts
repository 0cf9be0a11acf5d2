/** How far the reader has read the feed. Stored in the account; an opened signal counts at once. */
import { atom, type ReadableAtom } from 'nanostores';
import type { FeedSignal } from '../../domain/signals/feed/signal-of-events.ts';
import { afterReading, firstRead, type ReadState } from '../../domain/signals/feed/unread.ts';
import { keepOpened, keptOpened } from './feed-opened.ts';
import { saveReadPosition } from './feed-requests.ts';

const $state = atom<ReadState | undefined>();
/** Undefined until loaded. */
export const $read: ReadableAtom<ReadState | undefined> = $state;

let reader: string | undefined;

/**
 * Takes the account's position, undefined for somebody who has never read the feed. It may be
 * ahead, set by another device; an earlier position is ignored.
 */
export function startRead(
  user: string,
  position: number | undefined,
  signals: readonly FeedSignal[],
): void {
  const before = reader === user ? $state.get() : undefined;
  reader = user;
  const kept = keptOpened(user);
  if (position === undefined) {
    const first = firstRead(signals);
    $state.set(before ?? { ...first, opened: new Map([...first.opened, ...kept]) });
  } else {
    const { opened = kept, position: earlier = 0 } = before ?? {};
    $state.set({ opened, position: Math.max(position, earlier) });
  }
}

/** Forgets what was read, after a sign-out. */
export function clearRead(): void {
  reader = undefined;
  $state.set(undefined);
}

/** Marks one signal as read, up to its newest event. `signals`: all that are known. */
export function markRead(signal: FeedSignal, signals: readonly FeedSignal[]): Promise<void> {
  const before = $state.get();
  return before ? save(afterReading(signals, before, signal), before) : Promise.resolve();
}

/** Marks everything as read. */
export function markAllRead(signals: readonly FeedSignal[]): Promise<void> {
  const before = $state.get();
  if (!before) return Promise.resolve();
  const position = Math.max(before.position, ...signals.map((signal) => signal.position));
  return save({ ...before, position }, before);
}

/** Saves the position. If it fails, this visit's marks stay, and the next write includes them. */
async function save(now: ReadState, before: ReadState): Promise<void> {
  const user = reader;
  $state.set(now);
  if (user !== undefined) keepOpened(user, now);
  if (user === undefined || now.position === before.position) return;
  try {
    await saveReadPosition(user, now.position);
  } catch {
    // The account still has the earlier position.
  }
}
