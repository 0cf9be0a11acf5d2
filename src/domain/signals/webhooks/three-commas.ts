/**
 * 3Commas, signal bot with the type "custom signal". Fields: help.3commas.io, articles 8894481 and 9374557, read on
 * 26 November 2026: `secret`, `max_lag` in seconds as text, `timestamp` in ISO 8601, `trigger_price`, `tv_exchange`,
 * `tv_instrument` (TradingView's names), `action`, `bot_uuid`; fields that are not described are not read. The bot
 * decides size, take profit and stop loss. Sent to the address of `recipeAddress`, which 3Commas shows with each bot.
 */
import { recipeAddress } from '../../api/signal-webhooks.ts';
import { pairOf } from '../signal.ts';
import type { SignalMessage } from './message.ts';
import type { RecipeValues, WebhookRequest } from './request.ts';

/** An order to enter once the entry is reached, and one to exit when the entered signal is closed. */
export function threeCommasRequest(
  message: SignalMessage,
  values: RecipeValues,
  maxLag: number,
): WebhookRequest | undefined {
  if (message.price === undefined) return undefined;
  const [coin = ''] = pairOf(message.coin, message.currency).split('/');
  const way = message.action === 'buy' ? 'long' : 'short';
  return request(values, {
    max_lag: String(maxLag),
    timestamp: message.at,
    trigger_price: message.price,
    tv_instrument: coin + (values.quote ?? '').toUpperCase(),
    action: `${message.kind === 'entry_hit' ? 'enter' : 'exit'}_${way}`,
  });
}

/** A signal years too old for its `max_lag`, which 3Commas accepts but does not execute. */
export function threeCommasProbe(values: RecipeValues): WebhookRequest {
  return request(values, {
    max_lag: '1',
    timestamp: '2020-01-01T00:00:00.000Z',
    trigger_price: '1',
    tv_instrument: `BTC${(values.quote ?? '').toUpperCase()}`,
    action: 'exit_long',
  });
}

function request(
  { secret, exchange, bot_uuid }: RecipeValues,
  order: Readonly<Record<string, string>>,
): WebhookRequest {
  return {
    method: 'POST',
    url: recipeAddress['3commas'],
    headers: {},
    body: JSON.stringify({ secret, ...order, tv_exchange: exchange?.toUpperCase(), bot_uuid }),
  };
}
