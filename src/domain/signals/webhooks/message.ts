/** Webhook message: an event of a signal, in our own JSON format. Never contains personal data. */
import type { MarketCurrency } from '../../api/market.ts';
import { signalEventPayload } from '../event-payload.ts';
import { pairOf, type SignalAction, type SignalEventKind } from '../signal.ts';

/** Facts of a signal that never change. Prices are decimal text. */
export interface SignalFacts {
  readonly action: SignalAction;
  readonly coin: string;
  readonly currency: MarketCurrency;
  readonly entry: string;
  readonly valid_until: string;
}

/** An event as the database returns it; `payload` is the text that the record commits to. */
export interface RecordedEvent {
  readonly payload: string;
  readonly position: number;
  readonly hash: string;
  readonly signal: SignalFacts;
}

export interface SignalMessage extends SignalFacts {
  readonly kind: SignalEventKind | 'test';
  readonly signal: string;
  /** When it happened; ISO 8601. */
  readonly at: string;
  /** Place in the public record, and hash there; null for a test. */
  readonly position: number | null;
  readonly hash: string | null;
  /** Levels in force from this event on; only with `issued`, `revised` and `test`. */
  readonly take_profit?: string;
  readonly stop_loss?: string;
  /** Share of the capital lost at the stop; only with `issued` and `test`. */
  readonly risk?: string;
  /** Price at which the signal was entered or closed. */
  readonly price?: string;
}

/** The message of an event. Throws for a payload that is not one of the record. */
export function messageOf({
  payload,
  position,
  hash,
  signal: facts,
}: RecordedEvent): SignalMessage {
  const event = signalEventPayload.parse(JSON.parse(payload));
  return {
    ...pick(facts),
    kind: event.kind,
    signal: event.signal,
    at: event.at,
    position,
    hash,
    ...('take_profit' in event && {
      take_profit: event.take_profit,
      stop_loss: event.stop_loss,
    }),
    ...('risk' in event && { risk: event.risk }),
    ...('price' in event && event.price !== undefined && { price: event.price }),
  };
}

/** A made-up signal, for a test. */
export function testMessage(now: Date): SignalMessage {
  return {
    kind: 'test',
    signal: '00000000-0000-4000-8000-000000000000',
    at: now.toISOString(),
    position: null,
    hash: null,
    action: 'buy',
    coin: 'bitcoin',
    currency: 'eur',
    entry: '50000',
    take_profit: '53000',
    stop_loss: '49000',
    risk: '0.01',
    valid_until: new Date(now.getTime() + 3_600_000).toISOString(),
  };
}

/** The body of our own format. `dry`: the receiver should record it and trade nothing. */
export function jsonBody(message: SignalMessage, dry: boolean): string {
  const { kind, at, ...data } = message;
  return JSON.stringify({
    type: `signal.${kind}`,
    timestamp: at,
    data: { ...data, pair: pairOf(data.coin, data.currency), dry_run: dry || kind === 'test' },
  });
}

/** Type of the message that asks a receiver to repeat a challenge. */
export const challengeType = 'endpoint.challenge';

/** The body of the challenge to a new webhook, whose response must contain the challenge. */
export function challengeBody(challenge: string, now: Date): string {
  return JSON.stringify({ type: challengeType, timestamp: now.toISOString(), challenge });
}

function pick({ action, coin, currency, entry, valid_until }: SignalFacts): SignalFacts {
  return { action, coin, currency, entry, valid_until };
}
