/** Events of the record, as the feed reads them. */
import type { SignalEventPayload } from '../../../src/domain/signals/event-payload.ts';
import type { FeedEvent } from '../../../src/domain/signals/feed/signal-of-events.ts';

type Issue = Extract<SignalEventPayload, { kind: 'issued' }>;

const at = '2026-11-26T09:00:00.000Z';

export function issued(position: number, signal: string, change: Partial<Issue> = {}): FeedEvent {
  return eventOf(position, signal, {
    ...{ kind: 'issued', signal, at, trial: false, action: 'buy', coin: 'bitcoin' },
    ...{ currency: 'eur', entry: '80', take_profit: '92', stop_loss: '75', risk: '0.01' },
    ...{ valid_until: '2026-11-27T09:00:00.000Z', source: 'desk' },
    reasoning: { fr: 'Deux rebonds sur le même niveau.', en: 'Two bounces off the same level.' },
    ...change,
  });
}

export function revised(
  position: number,
  signal: string,
  takeProfit: string,
  stopLoss: string,
): FeedEvent {
  const note = { fr: 'Le stop suit le prix.', en: 'The stop follows the price.' };
  const levels = { take_profit: takeProfit, stop_loss: stopLoss };
  return eventOf(position, signal, { kind: 'revised', signal, at, ...levels, note });
}

export function happened(
  position: number,
  signal: string,
  kind: 'entry_hit' | 'take_profit' | 'stop_loss',
  price: string,
): FeedEvent {
  const outcome = { by: 'data', source: 'CoinGecko' } as const;
  return eventOf(position, signal, { kind, signal, at, ...outcome, price });
}

export function expired(position: number, signal: string): FeedEvent {
  const outcome = { by: 'data', source: 'CoinGecko' } as const;
  return eventOf(position, signal, { kind: 'expired', signal, at, ...outcome });
}

function eventOf(position: number, signal: string, payload: SignalEventPayload): FeedEvent {
  return { position, signal, recordedAt: at, hash: String(position).padStart(64, '0'), payload };
}
