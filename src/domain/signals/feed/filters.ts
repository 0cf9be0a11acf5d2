/** The filters of the feed. */
import type { SignalAction } from '../states.ts';
import { isOpenSignal, type FeedSignal } from './signal-of-events.ts';

export interface FeedFilters {
  readonly state: 'open' | 'closed' | 'all';
  readonly action: SignalAction | 'all';
  /** CoinGecko's id, or `all`. */
  readonly coin: string;
}

export const noFilters: FeedFilters = { state: 'all', action: 'all', coin: 'all' };

/** The signals that match all filters, in the same order. */
export function filterSignals(
  signals: readonly FeedSignal[],
  { state, action, coin }: FeedFilters,
): readonly FeedSignal[] {
  return signals.filter(
    (signal) =>
      (state === 'all' || (state === 'open') === isOpenSignal(signal)) &&
      (action === 'all' || action === signal.action) &&
      (coin === 'all' || coin === signal.coin),
  );
}

/** The coins of the signals, each once, in the order of their newest event. */
export function coinsOf(signals: readonly FeedSignal[]): readonly string[] {
  return [...new Set(signals.map(({ coin }) => coin))];
}
