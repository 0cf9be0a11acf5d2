/** The deliveries of the reader's webhooks, by webhook; loaded when a log is opened. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Delivery, WebhookDelivery, WebhookLog } from '../../domain/api/signal-webhooks.ts';
import { $session } from '../auth/session.ts';
import { ok } from '../outcome.ts';
import { callWebhooks, type WebhookOutcome } from './webhooks.ts';

export interface DeliveryLog {
  /** The newest first. */
  readonly deliveries: readonly Delivery[];
  /** Whether there are older ones. */
  readonly more: boolean;
}

const $state = atom<ReadonlyMap<string, DeliveryLog>>(new Map());
/** The loaded logs. */
export const $deliveryLogs: ReadableAtom<ReadonlyMap<string, DeliveryLog>> = $state;

/** Loads the newest deliveries of a webhook. */
export async function readLog(id: string): Promise<WebhookOutcome> {
  const outcome = await callWebhooks<WebhookLog>({ action: 'log', id });
  if (outcome.type === 'error') return outcome;
  show(id, outcome.value);
  return ok;
}

/** Loads the deliveries before those shown. */
export async function readOlderLog(id: string): Promise<WebhookOutcome> {
  const { deliveries = [] } = $state.get().get(id) ?? {};
  const before = deliveries.at(-1)?.id;
  if (before === undefined) return readLog(id);
  const outcome = await callWebhooks<WebhookLog>({ action: 'log', id, before });
  if (outcome.type === 'error') return outcome;
  const { deliveries: older, more } = outcome.value;
  show(id, { deliveries: [...deliveries, ...older], more });
  return ok;
}

/** Sends a made-up signal now, and returns the delivery, which may have failed. */
export async function testWebhook(id: string): Promise<WebhookOutcome<Delivery>> {
  const outcome = await callWebhooks<WebhookDelivery>({ action: 'test', id });
  if (outcome.type === 'error') return outcome;
  const { delivery } = outcome.value;
  put(id, delivery);
  return { type: 'ok', value: delivery };
}

/** Resends a failed delivery under its id. */
export async function replayDelivery(id: string, delivery: string): Promise<WebhookOutcome> {
  const outcome = await callWebhooks<WebhookDelivery>({ action: 'replay', id, delivery });
  return outcome.type === 'ok' ? put(id, outcome.value.delivery) : outcome;
}

/** Replaces a delivery of a loaded log, or adds it as the newest. */
function put(id: string, delivery: Delivery): typeof ok {
  const log = $state.get().get(id);
  if (!log) return ok;
  const isKnown = log.deliveries.some((one) => one.id === delivery.id);
  const deliveries = isKnown
    ? log.deliveries.map((one) => (one.id === delivery.id ? delivery : one))
    : [delivery, ...log.deliveries];
  show(id, { ...log, deliveries });
  return ok;
}

function show(id: string, log: DeliveryLog): void {
  $state.set(new Map($state.get()).set(id, log));
}

$session.listen(({ type }) => {
  if (type !== 'signed-in') $state.set(new Map());
});
