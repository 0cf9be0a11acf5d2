/** Compares open signals with prices and records what happened: outcomes are decided by data. */
import type { MarketCurrency } from '../../../src/domain/api/market.ts';
import { signalEventPayload } from '../../../src/domain/signals/event-payload.ts';
import type { PricePoint } from '../../../src/domain/signals/observation.ts';
import { watch, type Outcome, type WatchedSignal } from '../../../src/domain/signals/outcome.ts';
import { optionalSetting, SettingError } from '../platform/env.ts';
import { log } from '../platform/log.ts';
import type { Client } from '../platform/supabase.ts';
import { type Chart, chartsOf } from './charts.ts';
import { priceSource, pricesNow, stalledAfterMs } from './prices.ts';

/** Gaps between two prices above this length are filled from a chart, in milliseconds. */
const backfillAfterMs = 150_000;
/**
 * Gaps above this length are given up when their chart cannot be read, in milliseconds: longer than a usual outage.
 * Shorter ones decide nothing until it can. The next event states a gap that was given up (`blind_since`).
 */
const giveUpAfterMs = 24 * 3_600_000;

interface OpenSignal {
  readonly id: string;
  readonly action: 'buy' | 'sell';
  readonly coin: string;
  readonly currency: MarketCurrency;
  readonly state: string;
  readonly valid_until: string | null;
  readonly entered_at: string | null;
  readonly watched_until: string | null;
  readonly blind_since: string | null;
  readonly signal_events: readonly { readonly position: number; readonly payload: string }[];
}

/** A signal with a newer price. */
interface Due {
  readonly signal: OpenSignal;
  readonly coin: string;
  readonly currency: MarketCurrency;
  /** Where observations start, in milliseconds since 1970. */
  readonly since: number;
  readonly price: PricePoint;
}

/** Checks every open signal, if one is due. Returns the number of outcomes recorded. */
export async function watchSignals(service: Client, now: number): Promise<number> {
  const open = await openSignals(service);
  const soon = now - watchSeconds() * 1000 + 5_000;
  if (open.every(({ watched_until: at }) => Date.parse(at ?? '') > soon)) return 0;
  return watchThese(service, open, now);
}

/** Checks one signal up to the newest price, due or not. Returns the number of outcomes recorded. */
export async function watchSignal(service: Client, id: string, now: number): Promise<number> {
  const open = await openSignals(service);
  return watchThese(
    service,
    open.filter((signal) => signal.id === id),
    now,
  );
}

async function watchThese(
  service: Client,
  open: readonly OpenSignal[],
  now: number,
): Promise<number> {
  const due = await withNewPrice(open, now);
  const chartOf = await chartsOf(due.filter(hasGap), now);
  let recorded = 0;
  for (const each of due) {
    const seen = observed(each, hasGap(each) ? chartOf(each) : []);
    if (seen) recorded += await check(service, each, seen);
  }
  return recorded;
}

async function openSignals(service: Client): Promise<OpenSignal[]> {
  const { data, error } = await service
    .from('signals')
    .select(
      'id, action, coin, currency, state, valid_until, entered_at, watched_until, blind_since, signal_events (position, payload)',
    )
    .in('state', ['issued', 'entry_hit'])
    .order('issued_at')
    .overrideTypes<OpenSignal[], { merge: false }>();
  if (error) throw error;
  return data;
}

/** The signals with a newer price of their coin. The others wait: their time since then is a gap. */
async function withNewPrice(open: readonly OpenSignal[], now: number): Promise<Due[]> {
  const markets = new Map<MarketCurrency, ReadonlyMap<string, PricePoint> | undefined>();
  for (const currency of new Set(open.map((signal) => signal.currency))) {
    markets.set(currency, await pricesNow(currency));
  }
  return open.flatMap((signal) => {
    const { id, coin, currency } = signal;
    const since = startOf(signal);
    const market = markets.get(currency);
    const price = market?.get(coin);
    if (price && price.at > since) return [{ signal, coin, currency, since, price }];
    if (!market || now - since > stalledAfterMs) {
      log('warn', 'No prices for a signal: it is checked again in a minute.', { signal: id });
    }
    return [];
  });
}

/** Until when a signal was watched. Exits count after the entry only, which the desk may have recorded. */
function startOf({ state, entered_at, watched_until }: OpenSignal): number {
  const watched = Date.parse(watched_until ?? '');
  return state === 'entry_hit' ? Math.max(watched, Date.parse(entered_at ?? '')) : watched;
}

function hasGap({ since, price }: Due): boolean {
  return price.at - since > backfillAfterMs;
}

/** Prices to compare; undefined while the chart of a gap is missing. */
function observed(
  { signal, since, price }: Due,
  chart: Chart | undefined,
): readonly PricePoint[] | undefined {
  if (typeof chart === 'object') return [...chart, price];
  if (chart !== 'failed' || price.at - since <= giveUpAfterMs) return undefined;
  log('warn', 'A gap without a chart is given up: the next event states it.', {
    signal: signal.id,
  });
  return [price];
}

/** Compares one signal with the prices since its last check. Returns the number of outcomes recorded. */
async function check(
  service: Client,
  { signal, since }: Due,
  seen: readonly PricePoint[],
): Promise<number> {
  const { outcomes, ...watched } = watch(watchedSignal(signal, since), seen);
  let last = Math.max(...signal.signal_events.map(({ position }) => position));
  for (const [index, outcome] of outcomes.entries()) {
    const answer = await record(service, signal.id, outcome, last);
    if (answer.outcome !== 'recorded') {
      const { kind, until, blindSince } = outcome;
      const refused = { signal: signal.id, kind, outcome: answer.outcome };
      log('warn', 'An outcome was refused.', refused);
      // After another event, the next check compares again. Otherwise this observation is skipped: it would be
      // refused each time and block those after it.
      if (!(await hasEventAfter(service, signal.id, last))) {
        await save(service, signal, { watchedUntil: until, blindSince });
      }
      return index;
    }
    last = answer.position ?? last;
  }
  await save(service, signal, watched);
  return outcomes.length;
}

/** Prices are the exact texts of the signal's events. */
function watchedSignal(signal: OpenSignal, since: number): WatchedSignal {
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
    levels: events
      .filter((event) => event.kind === 'issued' || event.kind === 'revised')
      .map(({ at, take_profit, stop_loss }) => ({
        since: Date.parse(at),
        takeProfit: take_profit,
        stopLoss: stop_loss,
      })),
  };
}

/** Stores until when a signal was watched, unless another check has done so meanwhile. */
async function save(
  service: Client,
  { id, watched_until: before }: OpenSignal,
  { watchedUntil, blindSince }: { watchedUntil: number; blindSince: number | undefined },
): Promise<void> {
  const { error } = await service
    .from('signals')
    .update({
      watched_until: new Date(watchedUntil).toISOString(),
      blind_since: blindSince === undefined ? null : new Date(blindSince).toISOString(),
    })
    .eq('id', id)
    .eq('watched_until', before ?? '');
  if (error) throw error;
}

/** Records an outcome, unless an event came after `last`. */
async function record(
  service: Client,
  id: string,
  { kind, at, price, observed: seen, blindSince }: Outcome,
  last: number,
): Promise<{ readonly outcome: string; readonly position: number | null }> {
  const { data, error } = await service.rpc('record_signal_event', {
    p_id: id,
    p_kind: kind,
    p_at: new Date(at).toISOString(),
    p_price: price,
    p_facts: {
      by: 'data',
      source: priceSource,
      ...(seen !== undefined && { observed: seen }),
      ...(blindSince !== undefined && { blind_since: new Date(blindSince).toISOString() }),
    },
    p_last: last,
  });
  if (error) throw error;
  return data[0] ?? { outcome: 'nothing', position: null };
}

async function hasEventAfter(service: Client, id: string, last: number): Promise<boolean> {
  const { data, error } = await service
    .from('signal_events')
    .select('position')
    .eq('signal_id', id)
    .gt('position', last)
    .limit(1);
  if (error) throw error;
  return data.length > 0;
}

/** Seconds between two checks. */
function watchSeconds(): number {
  const seconds = Number(optionalSetting('SIGNAL_WATCH_SECONDS') ?? '60');
  if (Number.isInteger(seconds) && seconds >= 60 && seconds <= 9_999) return seconds;
  throw new SettingError('SIGNAL_WATCH_SECONDS must be a whole number of seconds, 60 to 9999.');
}
