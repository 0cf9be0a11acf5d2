/** Signals of the local world: an invented record, written once, so that the pages are not empty. */
import { createHash } from 'node:crypto';
import { commitmentOf, hashOf, noHash } from '../../src/domain/signals/chain-hash.ts';
import { isClosed } from '../../src/domain/signals/signal.ts';
import type { Query } from '../supabase/query.ts';
import { inventHistory, type InventedSignal } from './history.ts';

/** A name that shows that no such person exists. */
export const demoAnalyst = 'Analyste de démonstration';

/** Writes the record, unless there is one; `open` also opens the service, with the newest signals live. */
export async function seedSignals(query: Query, now: number, open: boolean): Promise<void> {
  const [desk] = await query<{ length: string }>(
    'select chain_length as length from public.signals_desk',
  );
  if (Number(desk?.length) > 0) {
    if (open)
      await query(
        'update public.signals_desk set analyst = $1, opened_at = now() where opened_at is null',
        [demoAnalyst],
      );
    return;
  }
  const signals = inventHistory(now, open);
  for (const signal of signals) await writeSignal(query, signal);
  const events = signals
    .flatMap((signal) => eventsOf(signal))
    .sort((one, other) => one.at - other.at);
  let [position, head] = [0, noHash];
  const openings = new Map<string, number>();
  for (const event of events) {
    position += 1;
    const opening = openings.get(event.signal) ?? position;
    openings.set(event.signal, opening);
    head = await writeEvent(query, event, { position, opening, previous: head });
  }
  await query(
    `update public.signals_desk set chain_length = $1, chain_head = $2, analyst = $3,
       opened_at = case when $4 then now() end`,
    [position, head, open ? demoAnalyst : null, open],
  );
}

const iso = (at: number): string => new Date(at).toISOString();

async function writeSignal(query: Query, signal: InventedSignal): Promise<void> {
  const { outcomes } = signal;
  const last = outcomes.at(-1);
  const state = last?.kind ?? 'issued';
  const closedAt = last && isClosed(last.kind) ? iso(last.at) : null;
  const entered = outcomes.find(({ kind }) => kind === 'entry_hit');
  const exit = closedAt !== null && entered && last?.price ? last.price : null;
  await query(
    `insert into public.signals (
       id, trial, state, action, coin, currency, entry, take_profit, stop_loss, risk, validity_minutes,
       reasoning_fr, reasoning_en, issued_at, valid_until, current_take_profit, current_stop_loss,
       entered_at, closed_at, exit_price, watched_until
     ) values ($1, $2, $3, $4, $5, 'eur', $6, $7, $8, $9, $10, $11, $12, $13, $14, $7, $8, $15, $16, $17, now())`,
    [
      signal.id,
      signal.trial,
      state,
      signal.action,
      signal.coin,
      signal.entry,
      signal.takeProfit,
      signal.stopLoss,
      signal.risk,
      signal.validityMinutes,
      signal.reasoning.fr,
      signal.reasoning.en,
      iso(signal.issuedAt),
      iso(validUntil(signal)),
      entered ? iso(entered.at) : null,
      closedAt,
      exit,
    ],
  );
}

interface WrittenEvent {
  readonly signal: string;
  readonly kind: string;
  readonly at: number;
  readonly facts: object;
}

/** The events of a signal, with the facts that the desk and the market data would give. */
function eventsOf(signal: InventedSignal): WrittenEvent[] {
  const { id, issuedAt, outcomes } = signal;
  const issued = {
    trial: signal.trial,
    action: signal.action,
    coin: signal.coin,
    currency: 'eur',
    entry: signal.entry,
    take_profit: signal.takeProfit,
    stop_loss: signal.stopLoss,
    risk: signal.risk,
    valid_until: iso(validUntil(signal)),
    source: 'desk',
    reasoning: signal.reasoning,
  };
  return [
    { signal: id, kind: 'issued', at: issuedAt, facts: issued },
    ...outcomes.map((outcome) => ({
      signal: id,
      kind: outcome.kind,
      at: outcome.at,
      facts: {
        by: 'data',
        source: 'CoinGecko',
        ...(outcome.price !== null && { price: outcome.price }),
        ...('observed' in outcome && { observed: outcome.observed }),
        ...(outcome.kind === 'withdrawn' && { note: tooLong }),
      },
    })),
  ];
}

const tooLong = {
  fr: 'Ni l’objectif ni le stop en seize jours : l’idée n’est plus d’actualité.',
  en: 'Neither the take profit nor the stop in sixteen days: the idea is out of date.',
};

async function writeEvent(
  query: Query,
  { signal, kind, at, facts }: WrittenEvent,
  { position, opening, previous }: { position: number; opening: number; previous: string },
): Promise<string> {
  const payload = JSON.stringify({ signal, kind, at: iso(at), ...facts });
  const salt = createHash('sha256').update(`salt ${signal} ${kind}`).digest('hex');
  const event = {
    position,
    recorded_at: iso(at),
    opening,
    closes: kind !== 'issued' && kind !== 'entry_hit',
    commitment: await commitmentOf(salt, payload),
  };
  const hash = await hashOf(previous, event);
  await query(
    `insert into public.signal_events (position, signal_id, kind, recorded_at, payload, salt, opening, closes,
       commitment, previous_hash, hash) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      position,
      signal,
      kind,
      event.recorded_at,
      payload,
      salt,
      opening,
      event.closes,
      event.commitment,
      previous,
      hash,
    ],
  );
  return hash;
}

function validUntil({ issuedAt, validityMinutes }: InventedSignal): number {
  return issuedAt + validityMinutes * 60_000;
}
