/** Events that the desk records of issued signals: revisions, withdrawals, outcomes. */
import type { z } from 'zod';
import type {
  EventRecorded,
  signalPublishRequest,
} from '../../../../src/domain/api/signal-publish.ts';
import { blindAfterMs } from '../../../../src/domain/signals/outcome.ts';
import { noSource } from '../../../../src/domain/signals/named-source.ts';
import type { SignalEventKind } from '../../../../src/domain/signals/states.ts';
import type { Client } from '../../platform/supabase.ts';
import { currentPrice } from '../prices.ts';
import { sendSoon } from '../send-soon.ts';
import { observedFrom } from '../watch/observe.ts';
import type { OpenSignal } from '../watch/open-signals.ts';
import { watchSignal, type Checked } from '../watch/watch.ts';
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
 * no price. Throws 409 `conflict`, or 503 `no_price` or `not_compared`.
 */
export async function withdrawSignal(
  service: Client,
  { id, last, note, price, source }: Of<'withdraw'>,
): Promise<EventRecorded> {
  const upTo = await closeAfterData(service, id);
  const { data: signal, error } = await service
    .from('signals')
    .select('coin, currency, state, entered_at, watched_until')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  if (!signal) throw conflict();
  const by = await exitPrice(signal, price, source);
  // Prices have come back since: they are compared first.
  if (by.by === 'data' && upTo !== 'now') throw notCompared();
  const at = Date.now();
  return record(service, {
    p_id: id,
    p_kind: 'withdrawn',
    p_at: new Date(at).toISOString(),
    p_price: by.price,
    p_facts: {
      note,
      by: by.by,
      source: by.source,
      ...(by.by === 'desk' && blindBefore(signal, at)),
    },
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

/**
 * Records an outcome that prices could not decide. Throws 409 `conflict` or `data_decided`, 422 `levels` or 503
 * `not_compared`.
 */
export async function resolveSignal(
  service: Client,
  { id, last, kind, at, price, source }: Of<'resolve'>,
): Promise<EventRecorded> {
  // Before `letDataDecide`, which compares a single price: the level may have been reached since the last check.
  if (await isCompared(service, id, Date.parse(at))) {
    throw publishError(409, 'data_decided', 'The prices of that time did not reach the level.');
  }
  await closeAfterData(service, id);
  const { data: signal, error } = await service
    .from('signals')
    .select('state, entered_at, watched_until')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  if (!signal) throw conflict();
  return record(service, {
    p_id: id,
    p_kind: kind,
    p_at: at,
    p_price: price ?? null,
    p_facts: { by: 'desk', source, ...blindBefore(signal, Date.parse(at)) },
    p_last: last,
  });
}

/**
 * Records the outcomes that prices have decided since the last check, so that nobody can move a stop that was hit,
 * withdraw the signal or record another outcome. Throws 409 `conflict` if there were any.
 */
async function letDataDecide(service: Client, id: string): Promise<Checked['upTo']> {
  const { recorded, upTo } = await watchSignal(service, id, Date.now());
  if (recorded === 0) return upTo;
  await sendSoon(service);
  throw conflict();
}

/**
 * `letDataDecide` before an event that ends the watch of the prices so far. Throws 503 `not_compared` while they wait
 * for a chart: a level may have been reached.
 */
async function closeAfterData(service: Client, id: string): Promise<Checked['upTo']> {
  const upTo = await letDataDecide(service, id);
  if (upTo === 'waiting') throw notCompared();
  return upTo;
}

function notCompared() {
  return publishError(
    503,
    'not_compared',
    'The last prices are not compared yet: try again in a minute.',
  );
}

/** The start of an interval without prices before an event at `at` (milliseconds), which the event has to state. */
function blindBefore(
  signal: Pick<OpenSignal, 'state' | 'entered_at' | 'watched_until'>,
  at: number,
): { readonly blind_since?: string } {
  const since = observedFrom(signal);
  return at - since > blindAfterMs ? { blind_since: new Date(since).toISOString() } : {};
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
    readonly p_kind: Exclude<SignalEventKind, 'issued'>;
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
