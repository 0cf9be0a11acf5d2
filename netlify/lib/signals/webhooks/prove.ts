/** Requests made for a webhook's owner: the challenge that verifies it, a test, a replay. */
import { randomBytes, randomUUID } from 'node:crypto';
import type {
  Delivery,
  WebhookDelivery,
  WebhookOne,
} from '../../../../src/domain/api/signal-webhooks.ts';
import {
  challengeBody,
  challengeType,
  testMessage,
} from '../../../../src/domain/signals/webhooks/message.ts';
import { recipeProbe } from '../../../../src/domain/signals/webhooks/recipes.ts';
import type { SignalWebhookRow } from '../../platform/database/signal-webhooks.ts';
import { resultOf, send, sendSigned } from './attempt.ts';
import { findWebhook, unknownWebhook, webhookError, webhookView, type Caller } from './caller.ts';
import { requestLimits, type Answer } from './guarded-request.ts';
import type { Network } from './network.ts';
import { openValues } from './secret.ts';
import { sendDueDeliveries } from './send-due.ts';

/** Maximum duration of a replay, in milliseconds. */
const replayMs = 13_000;

/** Verifies a pending webhook and activates it. */
export async function verifyWebhook(
  caller: Caller,
  network: Network,
  id: string,
): Promise<WebhookOne> {
  const row = await reachable(caller, id);
  if (row.status !== 'pending') return { type: 'webhook', webhook: webhookView(row) };
  await prove(network, row);
  const { data, error } = await caller.service.rpc('activate_signal_webhook', {
    p_id: id,
    p_user: caller.user,
  });
  if (error) throw error;
  const [active] = data;
  if (!active) throw unknownWebhook();
  return { type: 'webhook', webhook: webhookView(active) };
}

/** Sends an invented signal and logs it. Its result does not count for the automatic pause. */
export async function testWebhook(
  caller: Caller,
  network: Network,
  id: string,
): Promise<WebhookDelivery> {
  const row = await reachable(caller, id);
  if (row.status === 'pending') throw webhookError('not_active', 'Verify the webhook first.');
  const [delivery, now] = [randomUUID(), new Date()];
  const last = now.getTime() + requestLimits.timeoutMs;
  const message = testMessage(now);
  const sending = { id: delivery, receiver: row, message, last };
  const answer = await send(network, sending, requestLimits.timeoutMs);
  const {
    outcome,
    status = null,
    error: code = null,
  } = answer ? resultOf(answer) : { outcome: 'failed', error: 'nothing_to_send' };
  const { error } = await caller.service.from('webhook_deliveries').insert({
    ...{ id: delivery, webhook_id: id, event_id: null, attempts: 1 },
    state: outcome === 'sent' ? 'sent' : 'failed',
    not_after: new Date(last).toISOString(),
    finished_at: new Date().toISOString(),
    status_code: status,
    last_error: code,
  });
  if (error) throw error;
  return { type: 'delivery', delivery: await findDelivery(caller, id, delivery) };
}

/** Sends a failed delivery again, now. */
export async function replayDelivery(
  caller: Caller,
  network: Network,
  id: string,
  delivery: string,
): Promise<WebhookDelivery> {
  await reachable(caller, id);
  const { data: outcome, error } = await caller.service.rpc('replay_webhook_delivery', {
    p_id: delivery,
    p_webhook: id,
    p_user: caller.user,
  });
  if (error) throw error;
  if (outcome === 'unknown') throw webhookError('unknown_delivery', 'No such delivery has failed.');
  if (outcome === 'inactive') throw webhookError('not_active', 'Resume the webhook first.');
  if (outcome === 'too_late') throw webhookError('too_late', 'The signal is no longer valid.');
  await sendDueDeliveries(caller.service, Date.now() + replayMs, { network, only: [id] });
  return { type: 'delivery', delivery: await findDelivery(caller, id, delivery) };
}

/** A webhook of the caller that has not ended. */
async function reachable(caller: Caller, id: string): Promise<SignalWebhookRow> {
  const row = await findWebhook(caller, id);
  if (row.status !== 'gone') return row;
  throw webhookError('gone', 'The address has answered 410: create another webhook.');
}

/**
 * Throws 422 unless the owner controls the address: in our own format it repeats a challenge, at
 * another service it accepts the owner's values.
 */
async function prove(network: Network, row: SignalWebhookRow): Promise<void> {
  const challenge = randomBytes(24).toString('base64url');
  const request =
    row.recipe === 'json'
      ? {
          method: 'POST' as const,
          url: row.url,
          headers: {},
          body: challengeBody(challenge, new Date()),
        }
      : recipeProbe(row.recipe, openValues(row.id, row.recipe_secret));
  const answer = await sendSigned(network, row, randomUUID(), request, {
    timeoutMs: requestLimits.timeoutMs,
    withBody: true,
  });
  const isTaken = resultOf(answer).outcome === 'sent';
  if (isTaken && (row.recipe !== 'json' || isRepeated(challenge, bodyOf(answer)))) return;
  const code = answer.type === 'none' ? answer.code : undefined;
  if (code === 'bad_address' || code === 'address_private' || code === 'address_unknown') {
    throw webhookError(code, 'Check the address.');
  }
  throw webhookError('challenge_failed', 'The address did not answer the challenge.');
}

/** Whether the response repeats the challenge, but not the whole request as public echo services do. */
function isRepeated(challenge: string, body: string): boolean {
  return body.includes(challenge) && !body.includes(challengeType);
}

function bodyOf(answer: Answer): string {
  return answer.type === 'answer' ? answer.body : '';
}

async function findDelivery(caller: Caller, id: string, delivery: string): Promise<Delivery> {
  const { data, error } = await caller.service.rpc('webhook_log', {
    p_webhook: id,
    p_user: caller.user,
    p_limit: 1,
    p_only: delivery,
  });
  if (error) throw error;
  const [found] = data;
  if (!found) throw webhookError('unknown_delivery', 'The delivery was deleted.');
  return found;
}
