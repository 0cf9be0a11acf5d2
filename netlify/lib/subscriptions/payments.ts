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
 * Why an invoice is unpaid. `action_required`: the cardholder must authenticate; `processing`: the bank has not
 * responded yet; `declined`: the bank declined, or there is no card.
 */
export type UnpaidReason = 'action_required' | 'processing' | 'declined';

/** Why an open invoice is unpaid, according to its payments. */
export async function unpaidReason(stripe: Stripe, invoice: string): Promise<UnpaidReason> {
  const intents = await invoiceIntents(stripe, invoice);
  if (intents.some(({ status }) => status === 'processing')) return 'processing';
  return intents.some(needsAuthentication) ? 'action_required' : 'declined';
}

/** Whether the bank asks for authentication, also after an automatic attempt without the cardholder. */
function needsAuthentication({ status, last_payment_error: error }: Stripe.PaymentIntent): boolean {
  return (
    status === 'requires_action' ||
    (status === 'requires_payment_method' && error?.code === 'authentication_required')
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
  const reason = await unpaidReason(stripe, invoice.id);
  if (reason !== 'declined') return reason === 'processing' ? null : reason;
  return subscription.pending_update ? null : 'failed';
}
