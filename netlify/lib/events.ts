/** What a Stripe event tells us: whose it is. The rest is read again from Stripe. */
import type Stripe from 'stripe';
import { instant } from './subscriptions.ts';
import type { Client } from './supabase.ts';

/** What the webhook needs of an event. */
export interface Notice {
  /** False for a type that changes nothing here. */
  readonly handled: boolean;
  readonly customer: string | undefined;
  /** The user id we wrote on the object, if it carries one. */
  readonly userId: string | undefined;
  /** Id of the object, for the record. */
  readonly object: string | undefined;
}

/** Reads an event. Total: an unknown type, or an object without a customer, is simply not handled. */
export function readEvent(event: Stripe.Event): Notice {
  switch (event.type) {
    case 'checkout.session.completed': {
      const session = event.data.object;
      // Not client_reference_id: on a payment link, whoever pays writes it into the address.
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
    default:
      return { handled: false, customer: undefined, userId: undefined, object: undefined };
  }
}

/** Writes the event down, once; true when it has been processed already. */
export async function recordEvent(
  service: Client,
  event: Stripe.Event,
  { handled, customer, object }: Notice,
): Promise<boolean> {
  const { error } = await service.from('stripe_events').upsert(
    {
      id: event.id,
      type: event.type,
      created: instant(event.created),
      processed_at: handled ? null : new Date().toISOString(),
      payload: { ...(customer ? { customer } : {}), ...(object ? { object } : {}) },
    },
    { onConflict: 'id', ignoreDuplicates: true },
  );
  if (error) throw error;
  const stored = await service
    .from('stripe_events')
    .select('processed_at')
    .eq('id', event.id)
    .single();
  if (stored.error) throw stored.error;
  return stored.data.processed_at !== null;
}

/** Marks an event as processed (null: none), unless it is already. */
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
): Notice {
  const id = typeof customer === 'string' ? customer : customer?.id;
  return { handled: id !== undefined, customer: id, userId, object };
}
