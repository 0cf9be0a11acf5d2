import Stripe from 'stripe';
import type { Account } from '../core/account.ts';
import type { Delivery, DeliveryAttempt } from '../core/objects.ts';
import {
  deliveryOf,
  enqueue,
  isWebhookHeld,
  pendingDeliveries,
  writeAttempt,
} from './deliveries.ts';

const timeoutMs = 30_000;
const mostAtOnce = 4;
/** The longest timer, so that a machine waking up does not wait for an old one. */
const longestSleepMs = 30_000;

/** Delivers queued events in the background. */
export interface WebhookDispatcher {
  /** Checks the queue now. */
  wake(): void;
  /** Redelivers an event and waits for that attempt. */
  replay(eventId: string): Promise<DeliveryAttempt>;
  /** Resolves once no delivery is running and none is due. */
  idle(): Promise<void>;
  /** Stops; undelivered events stay queued. */
  close(): Promise<void>;
}

/** Starts the dispatcher of an account; resumes deliveries left pending by an earlier run. */
export function startDispatcher(account: Account): WebhookDispatcher {
  const { store } = account;
  const stop = new AbortController();
  const inFlight = new Map<string, Promise<DeliveryAttempt>>();
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    clearTimeout(timer);
    if (stop.signal.aborted || isWebhookHeld(store)) return;
    const now = Date.now();
    const waiting = pendingDeliveries(store).filter(({ event }) => !inFlight.has(event));
    for (const delivery of waiting.filter(({ next_at: at }) => at <= now)) {
      if (inFlight.size >= mostAtOnce) return;
      void start(delivery);
    }
    const later = waiting.map(({ next_at: at }) => at).filter((at) => at > now);
    if (later.length === 0) return;
    timer = setTimeout(wake, Math.min(...later.map((at) => at - now), longestSleepMs));
  }

  function start(delivery: Delivery): Promise<DeliveryAttempt> {
    const sending = send(account, delivery, stop.signal).then((attempt) => {
      inFlight.delete(delivery.event);
      // An attempt aborted by the shutdown is not counted.
      if (!stop.signal.aborted && note(delivery, attempt)) wake();
      return attempt;
    });
    inFlight.set(delivery.event, sending);
    return sending;
  }

  /** Records an attempt; if the write fails, the event stays queued. */
  function note({ event }: Delivery, attempt: DeliveryAttempt): boolean {
    try {
      writeAttempt(store, deliveryOf(store, event) ?? enqueue(store, event, attempt.at), attempt);
      return true;
    } catch (error) {
      console.error('stripe:', error);
      return false;
    }
  }

  return {
    wake,
    async replay(eventId) {
      if (store.get('event', eventId) === undefined) throw new Error(`No event ${eventId}`);
      await inFlight.get(eventId);
      return start(enqueue(store, eventId, Date.now()));
    },
    async idle() {
      wake();
      while (inFlight.size > 0) await Promise.all(inFlight.values());
    },
    async close() {
      clearTimeout(timer);
      stop.abort();
      await Promise.all(inFlight.values());
    },
  };
}

async function send(
  { store, options }: Account,
  { event }: Delivery,
  stop: AbortSignal,
): Promise<DeliveryAttempt> {
  const at = Date.now();
  const result = (status: number | null, error: string | null): DeliveryAttempt => ({
    ...{ at, status, took: Date.now() - at, error },
  });
  const payload = JSON.stringify(store.get('event', event), null, 2);
  // Signed with the real time, not the account's: receivers check it against their clock.
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: options.webhookSecret,
  });
  try {
    const response = await fetch(options.webhookUrl(), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
    });
    await response.body?.cancel();
    return result(response.status, null);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return result(null, cause instanceof Error && cause.message ? cause.message : String(error));
  }
}
