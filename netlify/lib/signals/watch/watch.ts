/** Compares open signals with prices and records the outcomes. */
import { watch, type Outcome } from '../../../../src/domain/signals/outcome.ts';
import { optionalSetting, SettingError } from '../../platform/env.ts';
import { log } from '../../platform/log.ts';
import type { Client } from '../../platform/supabase.ts';
import { priceSource } from '../prices.ts';
import { observe, type Observed } from './observe.ts';
import { openSignals, saveWatched, watchedSignal, type OpenSignal } from './open-signals.ts';

/** Checks every open signal, if one is due. Returns the number of outcomes recorded. */
export async function watchSignals(service: Client, now: number): Promise<number> {
  const open = await openSignals(service);
  const soon = now - watchSeconds() * 1000 + 5_000;
  if (open.every(({ watched_until: at }) => Date.parse(at ?? '') > soon)) return 0;
  const { observed } = await observe(open, now);
  return checkAll(service, observed);
}

/** The result of a check of one signal. */
export interface Checked {
  /** Number of outcomes recorded. */
  readonly recorded: number;
  /** `waiting`: newer prices wait for the chart of a gap; `unpriced`: there is no current price to compare. */
  readonly upTo: 'now' | 'waiting' | 'unpriced';
}

/** Checks one signal up to the newest price, due or not. */
export async function watchSignal(service: Client, id: string, now: number): Promise<Checked> {
  const open = await openSignals(service);
  const own = open.filter((signal) => signal.id === id);
  const { observed, unpriced, waiting } = await observe(own, now);
  return {
    recorded: await checkAll(service, observed),
    upTo: waiting.has(id) ? 'waiting' : unpriced.has(id) ? 'unpriced' : 'now',
  };
}

async function checkAll(service: Client, observed: readonly Observed[]): Promise<number> {
  let recorded = 0;
  for (const each of observed) recorded += await check(service, each);
  return recorded;
}

/** Compares one signal with the prices since its last check. Returns the number of outcomes recorded. */
async function check(service: Client, { signal, since, prices }: Observed): Promise<number> {
  const { outcomes, ...watched } = watch(watchedSignal(signal, since), prices);
  const { recorded, outcome, last } = await record(service, signal, outcomes);
  const refused = outcomes[recorded];
  if (!refused) {
    await saveWatched(service, signal, watched);
    return recorded;
  }
  log('warn', 'An outcome was refused.', { signal: signal.id, kind: refused.kind, outcome });
  // After another event, the next check compares again. Otherwise this observation is skipped: it would be
  // refused each time and block those after it.
  if (!(await hasEventAfter(service, signal.id, last))) {
    const { until: watchedUntil, blindSince } = refused;
    const blindUntil = blindSince === undefined ? undefined : watchedUntil;
    await saveWatched(service, signal, { watchedUntil, blindSince, blindUntil });
  }
  return recorded;
}

/** Records outcomes in one transaction, unless there was another event. Stops at the first that is refused. */
async function record(service: Client, signal: OpenSignal, outcomes: readonly Outcome[]) {
  const last = Math.max(...signal.signal_events.map(({ position }) => position));
  const none = { recorded: 0, outcome: 'nothing', last };
  if (outcomes.length === 0) return none;
  const { data, error } = await service.rpc('record_signal_outcomes', {
    p_id: signal.id,
    p_outcomes: outcomes.map(({ kind, at, price, observed, blindSince }) => ({
      kind,
      at: new Date(at).toISOString(),
      price,
      facts: {
        by: 'data',
        source: priceSource,
        ...(observed !== undefined && { observed }),
        ...(blindSince !== undefined && { blind_since: new Date(blindSince).toISOString() }),
      },
    })),
    p_last: last,
  });
  if (error) throw error;
  return data[0] ?? none;
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
