import type { Delivery, DeliveryAttempt } from '../core/objects.ts';
import type { Store } from '../core/store.ts';

const mostTries = 10;
const firstWaitMs = 1_000;

/** Queues an event, delivered before or not, with all its tries ahead. @param now Unix milliseconds. */
export function enqueue(store: Store, event: string, now: number): Delivery {
  const log = deliveryOf(store, event)?.log ?? [];
  const delivery: Delivery = {
    ...{ id: deliveryId(event), object: 'delivery', event },
    ...{ state: 'pending', attempts: 0, next_at: now, log },
  };
  store.put(delivery);
  return delivery;
}

/** Deliveries that have not come to an end, oldest first. */
export function pendingDeliveries(store: Store): Delivery[] {
  return store.list('delivery', { state: 'pending' }).reverse();
}

/** The delivery of an event, if it is one that is delivered. */
export function deliveryOf(store: Store, event: string): Delivery | undefined {
  return store.get('delivery', deliveryId(event));
}

/** Whether events wait instead of being posted. */
export function isWebhookHeld(store: Store): boolean {
  return store.setting('webhook_held') !== undefined;
}

/** Holds events back, or lets them go. */
export function holdWebhook(store: Store, isHeld: boolean): void {
  store.setSetting('webhook_held', isHeld ? '1' : null);
}

/** Writes down a try: delivered, to be tried again after 1 s doubling, or parked after ten. */
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
