/** One delivery attempt: builds, signs and sends the request, and interprets the response. */
import {
  messageOf,
  testMessage,
  type SignalMessage,
} from '../../../../src/domain/signals/webhooks/message.ts';
import { recipeRequest } from '../../../../src/domain/signals/webhooks/recipes.ts';
import type { WebhookRequest } from '../../../../src/domain/signals/webhooks/request.ts';
import { signatureHeaders } from '../../../../src/domain/signals/webhooks/signature.ts';
import type {
  ClaimedDelivery,
  DeliveryResult,
  SignalWebhookRow,
} from '../../platform/database/signal-webhooks.ts';
import { describeError, log } from '../../platform/log.ts';
import { guardedRequest, type Answer } from './guarded-request.ts';
import type { Network } from './network.ts';
import { openValues, signingSecrets } from './secret.ts';
import { webhooksAreOff } from './switch.ts';

export type AttemptResult = Pick<DeliveryResult, 'outcome' | 'status' | 'error'>;

/** The columns of a webhook that an attempt needs. */
export type Receiver = Pick<
  SignalWebhookRow,
  'id' | 'url' | 'recipe' | 'recipe_secret' | 'dry_run' | 'secret_version' | 'previous_secret_until'
>;

/** Sends a leased delivery, unless webhooks are switched off or it is too late. Never rejects. */
export async function attempt(
  network: Network,
  delivery: ClaimedDelivery,
  timeoutMs: number,
): Promise<AttemptResult> {
  const receiver = { ...delivery, id: delivery.webhook_id };
  const last = Date.parse(delivery.not_after);
  try {
    const message = messageOfDelivery(delivery);
    if (webhooksAreOff()) return { outcome: 'stopped' };
    if (Date.now() >= last) return { outcome: 'late' };
    const answer = await send(network, { id: delivery.id, receiver, message, last }, timeoutMs);
    if (!answer) return { outcome: 'failed', error: 'nothing_to_send' };
    return isOrder(delivery) ? orderResultOf(answer) : resultOf(answer);
  } catch (error) {
    // The recipe's values cannot be decrypted, or this version cannot read the payload.
    log('error', 'A delivery to a webhook could not be made.', {
      delivery: delivery.id,
      ...describeError(error),
    });
    return { outcome: 'failed', error: 'not_made' };
  }
}

/** A message to send; `id` becomes the `webhook-id`, `last` is the latest time to send it, in milliseconds. */
export interface Sending {
  readonly id: string;
  readonly receiver: Receiver;
  readonly message: SignalMessage;
  readonly last: number;
}

/** Sends a message; undefined when the recipe has nothing to send for it. */
export async function send(
  network: Network,
  { id, receiver, message, last }: Sending,
  timeoutMs: number,
): Promise<Answer | undefined> {
  const request = recipeRequest(receiver.recipe, {
    message,
    url: receiver.url,
    values: openValues(receiver.id, receiver.recipe_secret),
    dry: receiver.dry_run,
    maxLag: Math.max(Math.floor((last - Date.parse(message.at)) / 1_000), 1),
  });
  return request && sendSigned(network, receiver, id, request, { timeoutMs });
}

/** Sends a request. Signs it in our own format only: other services authenticate in their own way. */
export async function sendSigned(
  network: Network,
  receiver: Receiver,
  id: string,
  request: WebhookRequest,
  choices: Parameters<typeof guardedRequest>[2],
): Promise<Answer> {
  if (receiver.recipe !== 'json') return guardedRequest(network, request, choices);
  const at = Date.now();
  const signatures = await signatureHeaders(
    { id, body: request.body, at },
    signingSecrets(receiver, at),
  );
  const headers = { ...request.headers, ...signatures };
  return guardedRequest(network, { ...request, headers }, choices);
}

/** The result of a delivery: 2xx is sent, 410 ends the webhook, anything else is retried. */
export function resultOf(answer: Answer): AttemptResult {
  if (answer.type === 'none') return { outcome: 'retry', error: answer.code };
  const { status } = answer;
  if (status >= 200 && status < 300) return { outcome: 'sent', status };
  if (status === 410) return { outcome: 'gone', status };
  return { outcome: 'retry', status, ...(status >= 300 && status < 400 && { error: 'redirect' }) };
}

/** Whether a delivery is a real order to another service, which would execute a repeated one twice. */
function isOrder({ recipe, dry_run: isDry, event_id: event }: ClaimedDelivery): boolean {
  return recipe !== 'json' && !isDry && event !== null;
}

/**
 * The result of an order: retried only when certainly nothing was traded. Neither 3Commas nor
 * Cryptohopper documents that it ignores duplicates: `max_lag` and `timestamp` of 3Commas reject an
 * old signal, not a second one.
 */
function orderResultOf(answer: Answer): AttemptResult {
  const result = resultOf(answer);
  if (result.outcome !== 'retry' || result.status === 429) return result;
  if (answer.type === 'none' && !answer.written) return result;
  const isUnclear = answer.type === 'none' || answer.status >= 500;
  return { ...result, outcome: 'failed', ...(isUnclear && { error: 'maybe_executed' }) };
}

function messageOfDelivery({ payload, position, hash, signal }: ClaimedDelivery): SignalMessage {
  return payload === null || position === null || hash === null || signal === null
    ? testMessage(new Date())
    : messageOf({ payload, position, hash, signal });
}
