/** Handles webhook events of customers whose account was erased. */
import type Stripe from 'stripe';
import { endSubscriptions } from '../billing/end-subscriptions.ts';
import type { EventSummary } from './events.ts';
import { failPoint } from '../platform/fail-point.ts';
import { log } from '../platform/log.ts';
import type { Client } from '../platform/supabase.ts';
import type { ServiceClients } from '../platform/clients.ts';
import { isUuid } from '../platform/uuid.ts';
import { refundPayment } from './refunds.ts';

/** When the erasure of the event's account was requested; null if it was not. */
export async function erasureRequestedAt(
  service: Client,
  { customer, userId }: Pick<EventSummary, 'customer' | 'userId'>,
): Promise<Date | null> {
  const erasures = () => service.from('erasures').select('requested_at');
  const answers = await Promise.all([
    ...(customer ? [erasures().contains('stripe_customers', [customer])] : []),
    ...(userId && isUuid(userId) ? [erasures().eq('user_id', userId)] : []),
  ]);
  for (const { error } of answers) if (error) throw error;
  const [first] = answers.flatMap(({ data }) => data ?? []);
  return first ? new Date(first.requested_at) : null;
}

/**
 * Refunds payments made since the erasure was requested, ends remaining subscriptions, then marks the event
 * as processed (null: none). In this order, a call after a failure still finds the remaining work.
 */
export async function refundErasedCustomer(
  { stripe, service }: ServiceClients,
  customer: string,
  eventId: string | null,
  since: Date,
): Promise<void> {
  const refunded = await refundSince(stripe, customer, since);
  failPoint('stripe-webhook:late-refunded');
  const ended = await endSubscriptions(stripe, customer, `late-${eventId ?? since.toISOString()}`);
  // Payments made while the subscriptions were being ended.
  const late = await refundSince(stripe, customer, since);
  if (ended + refunded + late > 0) {
    log('warn', 'A subscription of an erased account was paid: it was cancelled and refunded.', {
      customer,
      event: eventId ?? 'none',
      payments: refunded + late,
    });
  }
  if (eventId === null) return;
  const { error } = await service
    .from('stripe_events')
    .update({ payload: {}, processed_at: new Date().toISOString() })
    .eq('id', eventId);
  if (error) throw error;
}

/** Fully refunds the customer's payments since then, each once. Returns their number. */
async function refundSince(stripe: Stripe, customer: string, since: Date): Promise<number> {
  let count = 0;
  const from = Math.floor(since.getTime() / 1000);
  for await (const charge of stripe.charges.list({
    customer,
    created: { gte: from },
    limit: 100,
  })) {
    if (!charge.paid || charge.refunded || charge.disputed) continue;
    const key = `late-refund-${charge.id}-${charge.amount_refunded}`;
    if (await refundPayment(stripe, { charge: charge.id }, {}, key)) count += 1;
  }
  return count;
}
