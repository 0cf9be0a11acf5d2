import type { Delivery, DeliveryAttempt } from '../core/objects.ts';
import type { Store } from '../core/store.ts';

const mostTries = 10;
const firstWaitMs = 1_000;

/**
 * Queues an event, or queues it again, with all attempts left.
 * @param now Unix milliseconds.
 */
export function enqueue(store: Store, event: string, now: number): Delivery {
  const log = deliveryOf(store, event)?.log ?? [];
  const delivery: Delivery = {
    ...{ id: deliveryId(event), object: 'delivery', event },
    ...{ state: 'pending', attempts: 0, next_at: now, log },
  };
  store.put(delivery);
  return delivery;
}

/** Pending deliveries, oldest first. */
export function pendingDeliveries(store: Store): Delivery[] {
  return store.list('delivery', { state: 'pending' }).reverse();
}

/** The delivery of an event, if it has one. */
export function deliveryOf(store: Store, event: string): Delivery | undefined {
  return store.get('delivery', deliveryId(event));
}

/** Whether deliveries are paused. */
export function isWebhookHeld(store: Store): boolean {
  return store.setting('webhook_held') !== undefined;
}

/** Pauses or resumes deliveries. */
export function holdWebhook(store: Store, isHeld: boolean): void {
  store.setSetting('webhook_held', isHeld ? '1' : null);
}

/** Records an attempt: delivered, retried after 1 s doubling, or parked after ten. */
export function writeAttempt(store: Store, before: Delivery, attempt: DeliveryAttempt): Delivery {
  const attempts = before.attempts + 1;
  const isDone = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
  const delivery: Delivery = {
    ...before,
    state: isDone ? 'delivered' : attempts >= mostTries ? 'parked' : 'pending',
    attempts,
    next_at: attempt.at + attempt.took + firstWaitMs * 2 ** (attempts - 1),
    log: [...before.log, attempt],
  };
  store.transaction(() => {
    store.put(delivery);
    const event = store.get('event', delivery.event);
    if (isDone && event !== undefined) store.put({ ...event, pending_webhooks: 0 });
  });
  return delivery;
}

function deliveryId(event: string): string {
  return `delivery_of_${event}`;
}
