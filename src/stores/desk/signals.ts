/** The signals of the desk: drafts, open and closed ones, reloaded every half minute and after each change. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { WrittenSignal } from '../../domain/signals/draft-form.ts';
import type { FeedEvent, FeedSignal } from '../../domain/signals/feed/signal-of-events.ts';
import { signalsOfEvents } from '../../domain/signals/feed/signal-of-events.ts';
import type { SignalState } from '../../domain/signals/states.ts';
import { startPolling, type Polling } from '../signals/polling.ts';
import { readSignals, type DeskSignal } from './signal-rows.ts';

export type { DeskSignal };

export type DeskSignalsState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | {
      readonly type: 'known';
      readonly signals: readonly DeskSignal[];
      readonly more: boolean;
      /** A later reload failed: somebody else may have changed something since. */
      readonly stale: boolean;
    };

const closedPerRead = 10;
const paceMs = 30_000;

const $state = atom<DeskSignalsState>({ type: 'loading' });
export const $deskSignals: ReadableAtom<DeskSignalsState> = $state;

let closed = closedPerRead;
/** How many reads have begun. */
let reads = 0;
let polling: Polling | undefined;

onMount($state, () => {
  polling = startPolling({ pace: () => paceMs, check: refreshDeskSignals });
  return () => {
    polling?.stop();
    polling = undefined;
    $state.set({ type: 'loading' });
  };
});

/** Reloads the signals now; false if that failed. A response is dropped if another read has begun since. */
export async function refreshDeskSignals(): Promise<boolean> {
  reads += 1;
  const started = reads;
  try {
    const known = await readSignals(closed);
    if (started === reads) $state.set({ type: 'known', ...known, stale: false });
    return true;
  } catch {
    if (started !== reads) return false;
    const before = $state.get();
    $state.set(before.type === 'known' ? { ...before, stale: true } : { type: 'failed' });
    return false;
  }
}

/** Loads more closed ones. */
export function readOlderSignals(): Promise<boolean> {
  closed += closedPerRead;
  return refreshDeskSignals();
}

export type SignalGroup = 'draft' | 'open' | 'closed';

/** The list of the desk that shows a signal. */
export function groupOf(state: SignalState): SignalGroup {
  if (state === 'draft') return 'draft';
  return state === 'issued' || state === 'entry_hit' ? 'open' : 'closed';
}

/** An issued signal as subscribers see it, trials included. */
export function feedSignalOf(events: readonly FeedEvent[]): FeedSignal | undefined {
  // Subscribers' feeds leave trials out: shown here as if it had been sent.
  const shown = events.map((event) =>
    event.payload.kind === 'issued'
      ? { ...event, payload: { ...event.payload, trial: false } }
      : event,
  );
  return signalsOfEvents(shown)[0];
}

/** A draft as subscribers will see it once it is issued at `now`. */
export function previewOf(
  signal: WrittenSignal & { readonly id: string },
  now: number,
): FeedSignal {
  return {
    id: signal.id,
    state: 'issued',
    action: signal.action,
    coin: signal.coin,
    currency: signal.currency,
    entry: signal.entry,
    takeProfit: signal.take_profit,
    stopLoss: signal.stop_loss,
    firstStop: signal.stop_loss,
    risk: signal.risk,
    reasoning: { fr: signal.reasoning_fr, en: signal.reasoning_en },
    issuedAt: new Date(now).toISOString(),
    validUntil: new Date(now + signal.validity_minutes * 60_000).toISOString(),
    enteredAt: undefined,
    closedAt: undefined,
    exit: undefined,
    events: [],
    position: 0,
  };
}
