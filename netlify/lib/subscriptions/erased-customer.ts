/** What Stripe tells of a customer whose account is erased. */
import type Stripe from 'stripe';
import { endSubscriptions } from '../billing/end-subscriptions.ts';
import type { EventSummary } from './events.ts';
import { failPoint } from '../platform/fail-point.ts';
import { log } from '../platform/log.ts';
import type { Client } from '../platform/supabase.ts';
import type { ServiceClients } from '../platform/clients.ts';
import { isUuid } from '../platform/uuid.ts';

/** When the person an event is about asked for the end of their account; null when they did not. */
export async function wasErased(
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
 * Gives back what was paid since the end of the account was asked for, ends what would be paid again, and
 * forgets the event (null: none). In that order: whatever stops it, the next call still finds what is left to do.
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
  // What was paid while it was being ended.
  const meanwhile = await refundSince(stripe, customer, since);
  if (ended + refunded + meanwhile > 0) {
    log('warn', 'A subscription of an erased account was paid: it is cancelled and paid back.', {
      customer,
      event: eventId ?? 'none',
      payments: refunded + meanwhile,
    });
  }
  if (eventId === null) return;
  const { error } = await service
    .from('stripe_events')
    .update({ payload: {}, processed_at: new Date().toISOString() })
    .eq('id', eventId);
  if (error) throw error;
}

/** Pays back whole what the customer paid since then, each payment once. Gives how many. */
async function refundSince(stripe: Stripe, customer: string, since: Date): Promise<number> {
  let count = 0;
  const from = Math.floor(since.getTime() / 1000);
  for await (const charge of stripe.charges.list({
    customer,
    created: { gte: from },
    limit: 100,
  })) {
    if (!charge.paid || charge.refunded || charge.disputed) continue;
    try {
      await stripe.refunds.create(
        { charge: charge.id },
        { idempotencyKey: `late-refund-${charge.id}-${charge.amount_refunded}` },
      );
      count += 1;
    } catch (error) {
      // Somebody was quicker.
      if ((error as { code?: unknown }).code !== 'charge_already_refunded') throw error;
    }
  }
  return count;
}
