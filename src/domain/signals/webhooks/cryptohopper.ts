/**
 * Cryptohopper's API: cryptohopper.com/api-documentation/how-the-api-works, read on 26 November 2026, has the address,
 * the header `access-token` and the paths. `order_type` and `coin` are what existing integrations send; no page we
 * could read confirms them or lists other parameters: the hopper sizes the order by its own settings. Newer
 * Cryptohopper libraries use other paths (`/hopper/buy`). Test with a paper-trading hopper before recommending it.
 */
import { recipeAddress } from '../../api/signal-webhooks.ts';
import { pairOf } from '../signal.ts';
import type { SignalMessage } from './message.ts';
import type { RecipeValues, WebhookRequest } from './request.ts';

/** Buys once the entry of a buy is reached, sells when it is closed. A hopper does not sell short. */
export function cryptohopperRequest(
  message: SignalMessage,
  values: RecipeValues,
): WebhookRequest | undefined {
  if (message.price === undefined || message.action === 'sell') return undefined;
  const [coin = ''] = pairOf(message.coin, message.currency).split('/');
  const order_type = message.kind === 'entry_hit' ? 'buy' : 'sell';
  return {
    method: 'POST',
    url: `${hopper(values)}/order`,
    headers: access(values),
    body: JSON.stringify({ order_type, coin }),
  };
}

/** Reads the hopper. */
export function cryptohopperProbe(values: RecipeValues): WebhookRequest {
  return { method: 'GET', url: hopper(values), headers: access(values), body: '' };
}

function hopper({ hopper_id = '' }: RecipeValues): string {
  return `${recipeAddress.cryptohopper}/hopper/${encodeURIComponent(hopper_id)}`;
}

function access({ access_token = '' }: RecipeValues): Record<string, string> {
  return { 'access-token': access_token };
}
