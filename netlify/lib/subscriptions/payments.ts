/** Payment facts that Stripe keeps outside the subscription object. */
import type Stripe from 'stripe';
import type { PlanPrices } from '../../../src/domain/billing/plans.ts';
import type { PaymentIssue } from '../../../src/domain/billing/subscription-row.ts';
import { invoiceIntents } from '../platform/stripe.ts';
import { readBilledPeriods } from './billed-periods.ts';
import type { PaymentFacts } from './row.ts';

/**
 * The payment facts of each subscription of a customer, by subscription id. The subscriptions must have their
 * latest invoice expanded.
 */
export async function readPaymentFacts(
  stripe: Stripe,
  customer: string,
  subscriptions: readonly Stripe.Subscription[],
  prices: PlanPrices,
): Promise<ReadonlyMap<string, PaymentFacts>> {
  const facts = new Map<string, PaymentFacts>();
  const periods = await readBilledPeriods(stripe, customer, subscriptions, prices);
  for (const each of subscriptions) {
    facts.set(each.id, { periods: periods.get(each.id), issue: await issueOf(stripe, each) });
  }
  return facts;
}

/** Whether the latest invoice may be unpaid, without another Stripe call. */
export function mayHaveIssue({ latest_invoice: invoice }: Stripe.Subscription): boolean {
  return (
    typeof invoice === 'object' &&
    invoice !== null &&
    (invoice.status === 'open' || invoice.status === 'uncollectible') &&
    invoice.attempted
  );
}

/**
 * Why the latest invoice is unpaid; null when it is paid, or when no payment was attempted yet. A
 * change of plan that waits for its payment is never `failed`: the month itself is paid, and the plan
 * stays as it is.
 */
async function issueOf(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<PaymentIssue | null> {
  const invoice = subscription.latest_invoice;
  if (!mayHaveIssue(subscription) || typeof invoice !== 'object' || !invoice?.id) return null;
  const intents = await invoiceIntents(stripe, invoice.id);
  if (intents.some(({ status }) => status === 'processing')) return null;
  const waits = intents.some(
    ({ status, last_payment_error: error }) =>
      status === 'requires_action' ||
      (status === 'requires_payment_method' && error?.code === 'authentication_required'),
  );
  if (waits) return 'action_required';
  return subscription.pending_update ? null : 'failed';
}
