/** Compares open signals with prices and records what happened: outcomes are decided by data. */
import { fetchPricesSince } from '../../../src/domain/market/coingecko-chart.ts';
import type { MarketAnswer, MarketCurrency } from '../../../src/domain/api/market.ts';
import { signalEventPayload } from '../../../src/domain/signals/event-payload.ts';
import type { Observation } from '../../../src/domain/signals/observation.ts';
import { watch, type LevelsSince, type Outcome } from '../../../src/domain/signals/outcome.ts';
import { upstream } from '../market/settings.ts';
import { optionalSetting, SettingError } from '../platform/env.ts';
import { log } from '../platform/log.ts';
import type { Client } from '../platform/supabase.ts';
import { marketNow, priceSource } from './prices.ts';

/** Age of the last check above which the prices since then are requested too, in milliseconds. */
const backfillAfterMs = 150_000;

interface OpenSignal {
  readonly id: string;
  readonly action: 'buy' | 'sell';
  readonly coin: string;
  readonly currency: MarketCurrency;
  readonly state: string;
  readonly valid_until: string | null;
  readonly watched_until: string | null;
  readonly blind_since: string | null;
  readonly signal_events: readonly { readonly position: number; readonly payload: string }[];
}

/** Checks every open signal that is due. Returns the number of outcomes recorded. */
export async function watchSignals(service: Client, now: number): Promise<number> {
  const open = await openSignals(service);
  const due = now - watchSeconds() * 1000 + 5_000;
  if (open.every(({ watched_until: at }) => Date.parse(at ?? '') > due)) return 0;
  const markets = new Map<MarketCurrency, MarketAnswer | undefined>();
  for (const currency of new Set(open.map((signal) => signal.currency))) {
    markets.set(currency, await marketNow(currency));
  }
  let recorded = 0;
  for (const signal of open) {
    const market = markets.get(signal.currency);
    if (market) recorded += await check(service, signal, market, now);
    else
      log('warn', 'No prices for a signal: it is checked again in a minute.', {
        signal: signal.id,
      });
  }
  return recorded;
}

async function openSignals(service: Client): Promise<OpenSignal[]> {
  const { data, error } = await service
    .from('signals')
    .select(
      'id, action, coin, currency, state, valid_until, watched_until, blind_since, signal_events (position, payload)',
    )
    .in('state', ['issued', 'entry_hit'])
    .order('issued_at')
    .overrideTypes<OpenSignal[], { merge: false }>();
  if (error) throw error;
  return data;
}

/** Compares one signal with the prices since its last check. */
async function check(
  service: Client,
  signal: OpenSignal,
  market: MarketAnswer,
  now: number,
): Promise<number> {
  const since = Date.parse(signal.watched_until ?? '');
  const observations = await observe(signal, market, since, now);
  const { outcomes, watchedUntil, blindSince } = watch(
    {
      action: signal.action,
      entry: issuedOf(signal).entry,
      validUntil: Date.parse(signal.valid_until ?? ''),
      entered: signal.state === 'entry_hit',
      watchedUntil: since,
      blindSince: signal.blind_since === null ? undefined : Date.parse(signal.blind_since),
      levels: levelsOf(signal),
    },
    observations,
  );
  let last = Math.max(...signal.signal_events.map(({ position }) => position));
  for (const outcome of outcomes) {
    const position = await record(service, signal.id, outcome, last);
    // Something else happened meanwhile: the next check sees it.
    if (position === undefined) return 0;
    last = position;
  }
  const { error } = await service
    .from('signals')
    .update({
      watched_until: new Date(watchedUntil).toISOString(),
      blind_since: blindSince === undefined ? null : new Date(blindSince).toISOString(),
    })
    .eq('id', signal.id)
    // Unless another check has done so meanwhile.
    .eq('watched_until', signal.watched_until ?? '');
  if (error) throw error;
  return outcomes.length;
}

async function observe(
  signal: OpenSignal,
  market: MarketAnswer,
  since: number,
  now: number,
): Promise<Observation[]> {
  const points = now - since > backfillAfterMs ? await past(signal, since, now) : [];
  const price = market.coins.find(({ id }) => id === signal.coin)?.price;
  return price === undefined ? points : [...points, { at: Date.parse(market.as_of), price }];
}

async function past({ coin, currency }: OpenSignal, since: number, now: number) {
  return [...((await fetchPricesSince(upstream(), coin, currency, since, now)) ?? [])];
}

/** The event that issued a signal: prices are exact in the text of events. */
function issuedOf({ signal_events: events }: OpenSignal) {
  const issued = events
    .map(({ payload }) => signalEventPayload.parse(JSON.parse(payload)))
    .find((event) => event.kind === 'issued');
  if (!issued) throw new Error('An open signal has no event that issued it.');
  return issued;
}

/** The levels as issued and as revised, oldest first. */
function levelsOf({ signal_events: events }: OpenSignal): LevelsSince[] {
  return [...events]
    .sort((one, other) => one.position - other.position)
    .map(({ payload }) => signalEventPayload.parse(JSON.parse(payload)))
    .flatMap((event) =>
      event.kind === 'issued' || event.kind === 'revised'
        ? [
            {
              since: Date.parse(event.at),
              takeProfit: event.take_profit,
              stopLoss: event.stop_loss,
            },
          ]
        : [],
    );
}

/** Records an outcome; its position, or undefined when another event came first. */
async function record(
  service: Client,
  id: string,
  { kind, at, price, observed, blindSince }: Outcome,
  last: number,
): Promise<number | undefined> {
  const { data, error } = await service.rpc('record_signal_event', {
    p_id: id,
    p_kind: kind,
    p_at: new Date(at).toISOString(),
    p_price: price,
    p_facts: {
      by: 'data',
      source: priceSource,
      ...(observed !== undefined && { observed }),
      ...(blindSince !== undefined && { blind_since: new Date(blindSince).toISOString() }),
    },
    p_last: last,
  });
  if (error) throw error;
  return data[0]?.position ?? undefined;
}

/** Seconds between two checks. */
function watchSeconds(): number {
  const seconds = Number(optionalSetting('SIGNAL_WATCH_SECONDS') ?? '60');
  if (Number.isInteger(seconds) && seconds >= 60 && seconds <= 9_999) return seconds;
  throw new SettingError('SIGNAL_WATCH_SECONDS must be a whole number of seconds, 60 to 9999.');
}
