/** Reads the open signals, and stores the end of their last check. */
import type { MarketCurrency } from '../../../../src/domain/api/market.ts';
import { signalEventPayload } from '../../../../src/domain/signals/event-payload.ts';
import type { Watched, WatchedSignal } from '../../../../src/domain/signals/outcome.ts';
import type { Client } from '../../platform/supabase.ts';

export interface OpenSignal {
  readonly id: string;
  readonly action: 'buy' | 'sell';
  readonly coin: string;
  readonly currency: MarketCurrency;
  readonly state: string;
  readonly valid_until: string | null;
  readonly entered_at: string | null;
  readonly watched_until: string | null;
  readonly blind_since: string | null;
  readonly blind_until: string | null;
  readonly signal_events: readonly { readonly position: number; readonly payload: string }[];
}

/** Signals that are issued or entered, oldest first. */
export async function openSignals(service: Client): Promise<OpenSignal[]> {
  const { data, error } = await service
    .from('signals')
    .select(
      'id, action, coin, currency, state, valid_until, entered_at, watched_until, blind_since, blind_until, signal_events (position, payload)',
    )
    .in('state', ['issued', 'entry_hit'])
    .order('issued_at')
    .overrideTypes<OpenSignal[], { merge: false }>();
  if (error) throw error;
  return data;
}

/** Converts a signal to the input of `watch`. Prices are the exact texts of its events. */
export function watchedSignal(signal: OpenSignal, since: number): WatchedSignal {
  const events = [...signal.signal_events]
    .sort((one, other) => one.position - other.position)
    .map(({ payload }) => signalEventPayload.parse(JSON.parse(payload)));
  const issued = events.find((event) => event.kind === 'issued');
  if (!issued) throw new Error('An open signal has no event that issued it.');
  return {
    action: signal.action,
    entry: issued.entry,
    validUntil: Date.parse(signal.valid_until ?? ''),
    entered: signal.state === 'entry_hit',
    watchedUntil: since,
    blindSince: signal.blind_since === null ? undefined : Date.parse(signal.blind_since),
    blindUntil: signal.blind_until === null ? undefined : Date.parse(signal.blind_until),
    levels: events
      .filter((event) => event.kind === 'issued' || event.kind === 'revised')
      .map(({ at, take_profit, stop_loss }) => ({
        since: Date.parse(at),
        takeProfit: take_profit,
        stopLoss: stop_loss,
      })),
  };
}

/** Stores the end of a signal's last check, unless a concurrent check has done so. */
export async function saveWatched(
  service: Client,
  { id, watched_until: before }: OpenSignal,
  {
    watchedUntil,
    blindSince,
    blindUntil,
  }: Pick<Watched, 'watchedUntil' | 'blindSince' | 'blindUntil'>,
): Promise<void> {
  const { error } = await service
    .from('signals')
    .update({
      watched_until: new Date(watchedUntil).toISOString(),
      blind_since: textOf(blindSince),
      blind_until: textOf(blindUntil),
    })
    .eq('id', id)
    .eq('watched_until', before ?? '');
  if (error) throw error;
}

function textOf(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}
