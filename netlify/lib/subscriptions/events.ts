/** Extracts from a Stripe event which customer it concerns. All other data is read again from Stripe. */
import type Stripe from 'stripe';
import type { EventRow } from '../platform/database.ts';
import { fromUnix } from './row.ts';
import type { Client } from '../platform/supabase.ts';
import { idOf } from '../platform/stripe.ts';

/**
 * The events the webhook endpoint must subscribe to; the same list is in README.md and `npm run doctor`.
 * `checkout.session.expired` is not needed: nothing is stored for an expired session.
 */
export const handledEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

/** The fields of an event that the webhook needs. */
export interface EventSummary {
  /** False for an event type that is ignored. */
  readonly handled: boolean;
  readonly customer: string | undefined;
  /** The user id from the object's metadata, if any. */
  readonly userId: string | undefined;
  /** Id of the object, stored for debugging. */
  readonly object: string | undefined;
  /** The charge to look up the customer by, when the event has no customer. */
  readonly charge?: string | undefined;
}

/** Lease of an event for one worker. Longer than most take; processing twice is harmless. */
export const eventLeaseSeconds = 15;

/** Reads an event. Never throws: an unknown type, or an object without a customer, is ignored. */
export function readEvent(event: Stripe.Event): EventSummary {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed': {
      const session = event.data.object;
      // Not client_reference_id: on a payment link, the payer can set it in the URL.
      return notice(session.customer, session.metadata?.user_id, session.id);
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed': {
      const subscription = event.data.object;
      return notice(subscription.customer, subscription.metadata.user_id, subscription.id);
    }
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required': {
      const invoice = event.data.object;
      const userId = invoice.parent?.subscription_details?.metadata?.user_id;
      return notice(invoice.customer, userId, invoice.id);
    }
    case 'charge.refunded':
      return notice(event.data.object.customer, undefined, event.data.object.id);
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const { charge, id } = event.data.object;
      const charged = idOf(charge);
      return { ...notice(null, undefined, id), handled: charged !== undefined, charge: charged };
    }
    default:
      return { handled: false, customer: undefined, userId: undefined, object: undefined };
  }
}

/** The summary of a stored event. */
export function storedEventSummary({ payload }: EventRow): EventSummary {
  const { customer, object, charge } = payload;
  return { handled: true, customer, userId: undefined, object, charge };
}

/** Stores the event if it is new, and leases it; see claim_event(). */
export async function claimEvent(
  service: Client,
  event: Stripe.Event,
  { handled, customer, object, charge }: EventSummary,
): Promise<'claimed' | 'busy' | 'done'> {
  const { data, error } = await service.rpc('claim_event', {
    p_id: event.id,
    p_type: event.type,
    p_created: fromUnix(event.created),
    p_payload: {
      ...(customer ? { customer } : {}),
      ...(object ? { object } : {}),
      ...(charge ? { charge } : {}),
    },
    p_handled: handled,
    p_lease_seconds: eventLeaseSeconds,
  });
  if (error) throw error;
  return data;
}

/** Releases the lease after a failure, so that another worker can retry immediately. */
export async function releaseEvent(service: Client, eventId: string): Promise<void> {
  await service
    .from('stripe_events')
    .update({ processing_until: null })
    .eq('id', eventId)
    .is('processed_at', null);
}

/** Stores the event's customer and user once they are known. */
export async function recordEventCustomer(
  service: Client,
  eventId: string,
  notice: EventSummary & { readonly customer: string },
): Promise<void> {
  const { customer, object } = notice;
  const { error } = await service
    .from('stripe_events')
    .update({ payload: { customer, ...(object ? { object } : {}) } })
    .eq('id', eventId);
  if (error) throw error;
}

/** Marks an event as processed (null: none). Idempotent. */
export async function markProcessed(service: Client, eventId: string | null): Promise<void> {
  if (eventId === null) return;
  const { error } = await service
    .from('stripe_events')
    .update({ processed_at: new Date().toISOString() })
    .eq('id', eventId)
    .is('processed_at', null);
  if (error) throw error;
}

function notice(
  customer: string | { readonly id: string } | null,
  userId: string | undefined,
  object: string | undefined,
): EventSummary {
  const id = idOf(customer);
  return { handled: id !== undefined, customer: id, userId, object };
}
