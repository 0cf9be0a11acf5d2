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
/** The longest sleep, so that a machine waking up does not wait for an old timer. */
const longestSleepMs = 30_000;

/** Posts queued events in the background. */
export interface WebhookDispatcher {
  /** Looks at the queue now. */
  wake(): void;
  /** Sends an event again and waits for that one try. */
  replay(eventId: string): Promise<DeliveryAttempt>;
  /** Resolves once nothing is being sent and nothing is due yet. */
  idle(): Promise<void>;
  /** Stops; what was not delivered stays queued. */
  close(): Promise<void>;
}

/** Starts the dispatcher of an account; what a former run left pending continues by itself. */
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
      // A try cut short by the shutdown says nothing about the receiver.
      if (!stop.signal.aborted && note(delivery, attempt)) wake();
      return attempt;
    });
    inFlight.set(delivery.event, sending);
    return sending;
  }

  /** Writes a try down; if the disk refuses it, the event stays queued for the next look. */
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
  // Signed at the real time, not the account's: receivers check it against theirs.
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
