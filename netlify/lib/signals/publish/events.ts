/** Events that the desk records of issued signals: revisions, withdrawals, outcomes. */
import type { z } from 'zod';
import type {
  EventRecorded,
  signalPublishRequest,
} from '../../../../src/domain/api/signal-publish.ts';
import { noSource } from '../../../../src/domain/signals/named-source.ts';
import type { Client } from '../../platform/supabase.ts';
import { currentPrice } from '../prices.ts';
import { sendSoon } from '../send-soon.ts';
import { watchSignal } from '../watch/watch.ts';
import { conflict, publishError } from './errors.ts';

type Input = z.output<typeof signalPublishRequest>;
type Of<Action extends Input['action']> = Extract<Input, { action: Action }>;

/** Moves the levels. Throws 409 `conflict` or 422 `levels`. */
export async function reviseSignal(
  service: Client,
  { id, last, take_profit, stop_loss, note }: Of<'revise'>,
): Promise<EventRecorded> {
  await letDataDecide(service, id);
  return record(service, {
    p_id: id,
    p_kind: 'revised',
    p_at: new Date().toISOString(),
    p_price: null,
    p_facts: { note },
    p_take_profit: take_profit,
    p_stop_loss: stop_loss,
    p_last: last,
  });
}

/**
 * Withdraws a signal: an entered one at the market price, or at the given price and source if the market data has
 * no price. Throws 409 `conflict`, or 503 `no_price`.
 */
export async function withdrawSignal(
  service: Client,
  { id, last, note, price, source }: Of<'withdraw'>,
): Promise<EventRecorded> {
  await letDataDecide(service, id);
  const { data: signal, error } = await service
    .from('signals')
    .select('coin, currency, state')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  if (!signal) throw conflict();
  const by = await exitPrice(signal, price, source);
  return record(service, {
    p_id: id,
    p_kind: 'withdrawn',
    p_at: new Date().toISOString(),
    p_price: by.price,
    p_facts: { note, by: by.by, source: by.source },
    p_last: last,
  });
}

async function exitPrice(
  signal: { coin: string; currency: 'eur' | 'usd'; state: string },
  price: string | undefined,
  source: string | undefined,
): Promise<{ price: string | null; by: 'data' | 'desk'; source: string }> {
  if (signal.state !== 'entry_hit') return { price: null, by: 'desk', source: noSource };
  const found = await currentPrice(signal.coin, signal.currency);
  if (found) return { price: found.price, by: 'data', source: found.source };
  if (price !== undefined && source !== undefined) return { price, by: 'desk', source };
  throw publishError(503, 'no_price', 'The market data has no price now: give one and its source.');
}

/** Records an outcome that prices could not decide. Throws 409 `conflict` or `data_decided`, or 422 `levels`. */
export async function resolveSignal(
  service: Client,
  { id, last, kind, at, price, source }: Of<'resolve'>,
): Promise<EventRecorded> {
  // Before `letDataDecide`, which compares a single price: the level may have been reached since the last check.
  if (await isCompared(service, id, Date.parse(at))) {
    throw publishError(409, 'data_decided', 'The prices of that time did not reach the level.');
  }
  await letDataDecide(service, id);
  return record(service, {
    p_id: id,
    p_kind: kind,
    p_at: at,
    p_price: price ?? null,
    p_facts: { by: 'desk', source },
    p_last: last,
  });
}

/**
 * Records the outcomes that prices have decided since the last check, so that nobody can move a stop that was hit,
 * withdraw the signal or record another outcome. Throws 409 `conflict` if there were any.
 */
async function letDataDecide(service: Client, id: string): Promise<void> {
  if ((await watchSignal(service, id, Date.now())) === 0) return;
  await sendSoon(service);
  throw conflict();
}

/** Whether all prices of the minute from `at` (milliseconds) were compared with the signal's levels. */
async function isCompared(service: Client, id: string, at: number): Promise<boolean> {
  const { data, error } = await service
    .from('signals')
    .select('watched_until, blind_since, blind_until')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  const { watched_until: until, blind_since: blind, blind_until: seen } = data ?? {};
  const isWatched = Boolean(until) && at + 60_000 <= Date.parse(until ?? '');
  const isBlind = Boolean(blind) && at >= Date.parse(blind ?? '');
  return isWatched && !(isBlind && !(seen && at > Date.parse(seen)));
}

/** Records an event of a signal. Throws 409 `conflict` or 422 `levels`. */
async function record(
  service: Client,
  event: {
    readonly p_id: string;
    readonly p_kind:
      | 'revised'
      | 'withdrawn'
      | 'entry_hit'
      | 'take_profit'
      | 'stop_loss'
      | 'expired';
    readonly p_at: string;
    readonly p_price: string | null;
    readonly p_facts: object;
    readonly p_take_profit?: string;
    readonly p_stop_loss?: string;
    readonly p_last: number;
  },
): Promise<EventRecorded> {
  const { data, error } = await service.rpc('record_signal_event', event);
  if (error) throw error;
  const [recorded] = data;
  if (recorded?.outcome === 'levels') {
    throw publishError(422, 'levels', 'The new levels contradict the action.');
  }
  if (recorded?.outcome !== 'recorded') throw conflict();
  const { position, hash } = recorded;
  if (position === null || hash === null) throw new Error('record_signal_event returned no event.');
  return { type: 'recorded', position, hash };
}
