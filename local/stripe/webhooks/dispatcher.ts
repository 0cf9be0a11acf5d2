import { createHmac } from 'node:crypto';
import type { Account } from '../core/account.ts';
import {
  deliveryOf,
  drop,
  dueDeliveries,
  nextDue,
  requeue,
  writeAttempt,
  type Attempt,
  type Delivery,
} from './deliveries.ts';
import { outageOf, setOutage } from './outage.ts';

const TIMEOUT = 30_000;
const AT_ONCE = 4;
/** The longest sleep, so that a machine waking up does not wait for an old timer. */
const LONGEST_SLEEP = 30_000;

/** Posts queued events in the background. */
export interface Courier {
  /** Looks at the queue now. */
  wake(): void;
  /** Sends an event again and waits for that one try. */
  replay(eventId: string): Promise<Attempt>;
  /** Resolves once nothing is being sent and nothing is due yet. */
  idle(): Promise<void>;
  /** Stops; what was not delivered stays queued. */
  close(): Promise<void>;
}

/** Starts the courier of an account; what a former run left pending continues by itself. */
export function startCourier(account: Account): Courier {
  const { store } = account;
  const stop = new AbortController();
  const inFlight = new Map<string, Promise<Attempt>>();
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    clearTimeout(timer);
    if (stop.signal.aborted || outageOf(store).off) return;
    const now = Date.now();
    for (const delivery of dueDeliveries(store, now)) {
      if (inFlight.size >= AT_ONCE) return;
      if (!inFlight.has(delivery.event) && !lost(delivery)) void start(delivery);
    }
    const next = nextDue(store, now);
    if (next === undefined) return;
    timer = setTimeout(wake, Math.min(next - now, LONGEST_SLEEP));
  }

  /** Loses an event that was never sent, while some are to be lost. */
  function lost({ event, log }: Delivery): boolean {
    const { dropNext } = outageOf(store);
    if (dropNext === 0 || log.length > 0) return false;
    store.transaction(() => {
      drop(store, event);
      setOutage(store, { dropNext: dropNext - 1 });
    });
    return true;
  }

  function start(delivery: Delivery): Promise<Attempt> {
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
  function note(delivery: Delivery, attempt: Attempt): boolean {
    const { log } = account.options;
    try {
      const current = deliveryOf(store, delivery.event) ?? delivery;
      const { state, attempts } = writeAttempt(store, current, attempt);
      const why = attempt.status ?? attempt.error ?? 'no answer';
      if (state !== 'delivered')
        log?.(`stripe: ${delivery.event} not delivered (${why}), try ${attempts}`);
      return true;
    } catch (error) {
      log?.(`stripe: ${String(error)}`);
      return false;
    }
  }

  return {
    wake,
    async replay(eventId) {
      if (store.get('event', eventId) === undefined) throw new Error(`No event ${eventId}`);
      await inFlight.get(eventId);
      requeue(store, eventId, Date.now());
      const delivery = deliveryOf(store, eventId);
      if (delivery === undefined) throw new Error(`No delivery of ${eventId}`);
      return inFlight.get(eventId) ?? start(delivery);
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

async function send(account: Account, delivery: Delivery, stop: AbortSignal): Promise<Attempt> {
  const at = Date.now();
  const result = (status: number | null, error: string | null): Attempt => ({
    at,
    status,
    took: Date.now() - at,
    error,
  });
  try {
    const body = JSON.stringify(account.store.get('event', delivery.event), null, 2);
    const response = await fetch(account.options.webhookUrl(), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT)]),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (local stand-in)',
        'stripe-signature': signature(body, account.options.webhookSecret, at),
      },
      body,
    });
    await response.body?.cancel();
    return result(response.status, null);
  } catch (error) {
    return result(null, error instanceof Error ? causeOf(error) : String(error));
  }
}

/**
 * The `Stripe-Signature` header of a body.
 * @param at the real time in Unix milliseconds, not the account's: receivers check it against theirs.
 */
export function signature(body: string, secret: string, at: number): string {
  const t = Math.floor(at / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return `t=${t},v1=${v1}`;
}

function causeOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
