/** Actions and states of a signal, kept apart from its schema so that pages load no validator. */
import type { MarketCurrency } from '../api/market.ts';
import { coins } from '../market/coins.ts';

export const signalActions = ['buy', 'sell'] as const;
export type SignalAction = (typeof signalActions)[number];

/** `issued`: waiting for the entry; `entry_hit`: entered; the last four are final. */
const signalStates = [
  'draft',
  'issued',
  'entry_hit',
  'take_profit',
  'stop_loss',
  'expired',
  'withdrawn',
] as const;
export type SignalState = (typeof signalStates)[number];
export const closedStates = ['take_profit', 'stop_loss', 'expired', 'withdrawn'] as const;
export type ClosedState = (typeof closedStates)[number];

/** What can happen to an issued signal: `supabase/schemas/signals/events.sql` lists the same. */
export const signalEventKinds = [
  'issued',
  'revised',
  'entry_hit',
  'take_profit',
  'stop_loss',
  'expired',
  'withdrawn',
] as const;
export type SignalEventKind = (typeof signalEventKinds)[number];

/** Events that prices decide, or the desk records of prices that the data missed. */
export const outcomeKinds = ['entry_hit', 'take_profit', 'stop_loss', 'expired'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** 1 for a buy, which gains when the price rises; -1 for a sell. */
export function wayOf(action: SignalAction): 1 | -1 {
  return action === 'buy' ? 1 : -1;
}

/** The pair as traders write it, such as `BTC/EUR`. */
export function pairOf(coin: string, currency: MarketCurrency): string {
  const symbol = coins.find(({ id }) => id === coin)?.symbol ?? coin.toUpperCase();
  return `${symbol}/${currency.toUpperCase()}`;
}

/** Whether a signal has ended: nothing can follow. */
export function isClosed(state: SignalState): state is ClosedState {
  return (closedStates as readonly SignalState[]).includes(state);
}
