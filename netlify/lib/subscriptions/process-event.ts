/** What an event leads to, whoever takes it up: the webhook, the minute's work, or the hourly one. */
import type Stripe from 'stripe';
import { HttpError } from '../http/http-error.ts';
import { recordConsent } from '../checkout/consent.ts';
import { attributeCustomer, hintedUserId } from './customers.ts';
import type { EventRow } from '../platform/database.ts';
import {
  claimEvent,
  eventLeaseSeconds,
  markProcessed,
  recordEventCustomer,
  readEvent,
  releaseEvent,
  storedEventSummary,
  type EventSummary,
} from './events.ts';
import { failPoint } from '../platform/fail-point.ts';
import { refundErasedCustomer, wasErased } from './erased-customer.ts';
import { describeError, log } from '../platform/log.ts';
import { fromUnix } from './row.ts';
import { syncCustomer } from './sync.ts';
import type { ServiceClients } from '../platform/clients.ts';
import { idOf } from '../platform/stripe.ts';

/** An event this worker holds. */
type Held = Pick<EventRow, 'id' | 'type' | 'created'>;

/** How long a copy waits for the worker that has its event. Shorter than Stripe waits for an answer. */
const patienceMs = 6_000;

/**
 * Does what an event calls for, once, however many copies come at once: the others wait for the first and
 * answer as it ends. One that cannot wait longer refuses, so that Stripe asks again: 200 always means that
 * the work is done.
 */
export async function processEvent(clients: ServiceClients, event: Stripe.Event): Promise<void> {
  const notice = readEvent(event);
  const until = Date.now() + patienceMs;
  for (let pause = 50; ; pause = Math.min(pause * 2, 800)) {
    const claim = await claimEvent(clients.service, event, notice);
    failPoint('stripe-webhook:claimed');
    if (claim === 'done') return;
    if (claim === 'claimed') {
      return orRelease(
        clients,
        { id: event.id, type: event.type, created: fromUnix(event.created) },
        notice,
      );
    }
    if (Date.now() + pause > until) {
      throw new HttpError(503, 'busy', 'Another delivery of this event is being worked on.');
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Takes up events whose worker stopped, until `until`. Gives how many were brought to their end. */
export async function resumeEvents(clients: ServiceClients, until: number): Promise<number> {
  let ended = 0;
  while (Date.now() < until) {
    const { data, error } = await clients.service.rpc('claim_waiting_events', {
      p_limit: 1,
      p_lease_seconds: eventLeaseSeconds,
    });
    if (error) throw error;
    const [event] = data;
    if (!event) break;
    try {
      if (await work(clients, event, storedEventSummary(event))) ended += 1;
    } catch (failure) {
      log('error', 'An event waits for another try.', {
        event: event.id,
        type: event.type,
        attempts: event.attempts,
        ...describeError(failure),
      });
    }
    await releaseEvent(clients.service, event.id);
  }
  return ended;
}

async function orRelease(
  clients: ServiceClients,
  event: Held,
  notice: EventSummary,
): Promise<void> {
  try {
    if (await work(clients, event, notice)) return;
  } catch (error) {
    await releaseEvent(clients.service, event.id).catch(() => undefined);
    throw error;
  }
  await releaseEvent(clients.service, event.id);
}

/**
 * Reads the customer's subscriptions again; those of an account that is erased come to an end. False: the
 * event is about nobody here, and stays for a person to look at.
 */
async function work(clients: ServiceClients, event: Held, told: EventSummary): Promise<boolean> {
  const customer = told.customer ?? (await customerOfCharge(clients.stripe, told.charge));
  if (customer === undefined) {
    // A payment without a customer pays for nothing that is sold here.
    await markProcessed(clients.service, event.id);
    return true;
  }
  if (event.type === 'refund.failed') {
    // What was told as paid back has not arrived: their bank has no place for it.
    log('error', 'A refund failed: a person must find another way.', {
      event: event.id,
      refund: told.object,
    });
  }
  const notice = { ...told, customer };
  if (told.customer === undefined) await recordEventCustomer(clients.service, event.id, notice);
  failPoint('stripe-webhook:customer-known');
  try {
    if (await attributeCustomer(clients, customer, notice.userId)) {
      failPoint('stripe-webhook:attributed');
      await recordConsent(clients, notice, event.created);
      failPoint('stripe-webhook:consent-noted');
      await syncCustomer(clients, customer, event.id);
      failPoint('stripe-webhook:synced');
      return true;
    }
  } catch (error) {
    // The account, or Stripe's customer, may have gone meanwhile.
    if ((await wasErased(clients.service, notice)) === null) throw error;
  }
  const userId =
    notice.userId ?? (await hintedUserId(clients.stripe, customer).catch(() => undefined));
  const since = await wasErased(clients.service, { customer, userId });
  if (since !== null) {
    await refundErasedCustomer(clients, customer, event.id, since);
    return true;
  }
  // Kept unprocessed: a payment that belongs to nobody here is for a person to look at.
  log('error', 'A Stripe customer belongs to no account.', { event: event.id, type: event.type });
  return false;
}

async function customerOfCharge(
  stripe: Stripe,
  id: string | undefined,
): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const { customer } = await stripe.charges.retrieve(id);
  return idOf(customer);
}
