/** Extracts from a Stripe event which customer it concerns. All other data is read again from Stripe. */
import type Stripe from 'stripe';
import type { EventRow } from '../platform/database.ts';
import { fromUnix } from './row.ts';
import type { Client } from '../platform/supabase.ts';
import { idOf } from '../platform/stripe.ts';

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

type EventType = Stripe.Event['type'];
type EventObject<Type extends EventType> = Extract<Stripe.Event, { type: Type }>['data']['object'];

/** How the object of each handled event is read. The same list is in README.md. */
const readers = {
  'checkout.session.completed': readSession,
  'checkout.session.async_payment_succeeded': readSession,
  'checkout.session.async_payment_failed': readSession,
  'customer.subscription.created': readSubscription,
  'customer.subscription.updated': readSubscription,
  'customer.subscription.deleted': readSubscription,
  'customer.subscription.paused': readSubscription,
  'customer.subscription.resumed': readSubscription,
  'invoice.paid': readInvoice,
  'invoice.payment_failed': readInvoice,
  'invoice.payment_action_required': readInvoice,
  'charge.refunded': ({ customer, id }) => notice(customer, undefined, id),
  'refund.failed': readByCharge,
  'charge.dispute.created': readByCharge,
  'charge.dispute.updated': readByCharge,
  'charge.dispute.closed': readByCharge,
} satisfies { readonly [Type in EventType]?: (object: EventObject<Type>) => EventSummary };

/**
 * The events the webhook endpoint must subscribe to; `npm run doctor` checks it.
 * `checkout.session.expired` is not needed: nothing is stored for an expired session.
 */
export const handledEvents = Object.keys(readers) as readonly (keyof typeof readers)[];

/** Reads an event. Never throws: an unknown type, or an object without a customer, is ignored. */
export function readEvent({ type, data }: Stripe.Event): EventSummary {
  const handled = handledEvents.find((name) => name === type);
  if (handled === undefined) {
    return { handled: false, customer: undefined, userId: undefined, object: undefined };
  }
  // TypeScript does not relate the type of an event to its object; `readers` does.
  return readers[handled](data.object as never);
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
    .update({ leased_until: null })
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

function readSession({ customer, metadata, id }: Stripe.Checkout.Session): EventSummary {
  // Not client_reference_id: on a payment link, the payer can set it in the URL.
  return notice(customer, metadata?.user_id, id);
}

function readSubscription({ customer, metadata, id }: Stripe.Subscription): EventSummary {
  return notice(customer, metadata.user_id, id);
}

function readInvoice({ customer, parent, id }: Stripe.Invoice): EventSummary {
  return notice(customer, parent?.subscription_details?.metadata?.user_id, id);
}

/** A refund or dispute has no customer. */
function readByCharge({ charge, id }: Stripe.Refund | Stripe.Dispute): EventSummary {
  const charged = idOf(charge);
  return { ...notice(null, undefined, id), handled: charged !== undefined, charge: charged };
}
