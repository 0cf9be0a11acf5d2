/** Processes a webhook event; called by the webhook and by the scheduled functions. */
import type Stripe from 'stripe';
import { HttpError } from '../http/http-error.ts';
import { recordConsent } from '../checkout/consent.ts';
import { linkCustomer, hintedUserId, isReplaced } from './customers.ts';
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
import { refundErasedCustomer, erasureRequestedAt } from './erased-customer.ts';
import { describeError, log } from '../platform/log.ts';
import { fromUnix } from './row.ts';
import { syncCustomer } from './sync.ts';
import type { ServiceClients } from '../platform/clients.ts';
import { idOf } from '../platform/stripe.ts';

/** An event leased by this worker. */
type LeasedEvent = Pick<EventRow, 'id' | 'type' | 'created'>;

/** Maximum wait of a duplicate delivery for the worker that holds the lease. Shorter than Stripe's timeout. */
const waitMs = 6_000;

/**
 * Processes an event once, however many duplicates arrive concurrently: the others wait for the first and
 * return its result. After the timeout, responds 503 so that Stripe retries: 200 always means that the event
 * was processed.
 */
export async function processEvent(clients: ServiceClients, event: Stripe.Event): Promise<void> {
  const notice = readEvent(event);
  const until = Date.now() + waitMs;
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
      throw new HttpError(503, 'busy', 'Another delivery of this event is being processed.');
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Resumes events whose worker stopped, until `until`. Returns how many were processed. */
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
      log('error', 'An event failed and will be retried.', {
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
  event: LeasedEvent,
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
 * Syncs the customer's subscriptions; those of an erased account are cancelled and refunded. False: the
 * customer has no account here, and the event stays unprocessed for a manual check.
 */
async function work(
  clients: ServiceClients,
  event: LeasedEvent,
  summary: EventSummary,
): Promise<boolean> {
  const customer = summary.customer ?? (await customerOfCharge(clients.stripe, summary.charge));
  if (customer === undefined) {
    // A payment without a customer is not for anything sold here.
    await markProcessed(clients.service, event.id);
    return true;
  }
  if (event.type === 'refund.failed') {
    // The customer was notified of a refund that the bank has rejected.
    log('error', 'A refund failed: pay it back another way, manually.', {
      event: event.id,
      refund: summary.object,
    });
  }
  const notice = { ...summary, customer };
  if (summary.customer === undefined) await recordEventCustomer(clients.service, event.id, notice);
  failPoint('stripe-webhook:customer-known');
  try {
    if (await linkCustomer(clients, customer, notice.userId)) {
      failPoint('stripe-webhook:customer-linked');
      await recordConsent(clients, customer, event.created);
      failPoint('stripe-webhook:consent-noted');
      await syncCustomer(clients, customer, event.id);
      failPoint('stripe-webhook:synced');
      return true;
    }
  } catch (error) {
    // The account, or the Stripe customer, may have been deleted meanwhile.
    if ((await erasureRequestedAt(clients.service, notice)) === null) throw error;
  }
  const userId =
    notice.userId ?? (await hintedUserId(clients.stripe, customer).catch(() => undefined));
  const since = await erasureRequestedAt(clients.service, { customer, userId });
  if (since !== null) {
    await refundErasedCustomer(clients, customer, event.id, since);
    return true;
  }
  if (await isReplaced(clients, customer)) {
    await markProcessed(clients.service, event.id);
    return true;
  }
  // Stays unprocessed: a payment without an account needs a manual check.
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
