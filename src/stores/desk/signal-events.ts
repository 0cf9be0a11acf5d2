/** The events of the signal that an editor has opened. */
import { atom, type ReadableAtom } from 'nanostores';
import type { FeedEvent } from '../../domain/signals/feed/signal-of-events.ts';
import { readEvents } from './signal-rows.ts';

export type SignalEventsState = { readonly id: string } & (
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | { readonly type: 'known'; readonly events: readonly FeedEvent[] }
);

const $state = atom<SignalEventsState>({ type: 'loading', id: '' });
export const $signalEvents: ReadableAtom<SignalEventsState> = $state;

/** Loads the events of a signal; those shown stay until then. */
export async function openSignalEvents(id: string): Promise<void> {
  if ($state.get().id !== id) $state.set({ type: 'loading', id });
  try {
    const events = await readEvents(id);
    if ($state.get().id === id) $state.set({ type: 'known', id, events });
  } catch {
    if ($state.get().id === id && $state.get().type !== 'known') $state.set({ type: 'failed', id });
  }
}

/** Reloads the events, if some are shown. */
export async function refreshSignalEvents(): Promise<void> {
  const { id } = $state.get();
  if (id !== '') await openSignalEvents(id);
}
