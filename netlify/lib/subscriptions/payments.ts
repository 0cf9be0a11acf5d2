/** Payment facts that Stripe keeps outside the subscription object. */
import type Stripe from 'stripe';
import { knownStatus, statusRules } from '../../../src/domain/billing/stripe-status.ts';
import type { PaymentIssue } from '../../../src/domain/billing/subscription-row.ts';
import type { PaymentFacts } from './row.ts';
import { idOf } from '../platform/stripe.ts';

/** Dispute statuses in which the money is withheld or lost. Warnings and won disputes are not. */
const lostStatuses: readonly string[] = ['needs_response', 'under_review', 'lost'];

/** One day before the period start: its invoice may be paid shortly before. */
const marginSeconds = 86_400;

/**
 * The payment facts of each subscription of a customer, by subscription id. The subscriptions must have their
 * latest invoice expanded. Charges are read only for subscriptions that may give access.
 */
export async function readPaymentFacts(
  stripe: Stripe,
  customer: string,
  subscriptions: readonly Stripe.Subscription[],
): Promise<ReadonlyMap<string, PaymentFacts>> {
  const facts = new Map<string, PaymentFacts>();
  const open = subscriptions.filter(({ status }) => statusRules[knownStatus(status)].grantsAccess);
  const lost = await lostPayments(stripe, customer, open);
  for (const each of subscriptions) {
    facts.set(each.id, {
      payment: lost.get(each.id) ?? 'kept',
      issue: await issueOf(stripe, each),
    });
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

/** Why the latest invoice is unpaid; null when it is paid, or when no payment was attempted yet. */
async function issueOf(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<PaymentIssue | null> {
  const invoice = subscription.latest_invoice;
  if (!mayHaveIssue(subscription) || typeof invoice !== 'object' || !invoice?.id) return null;
  const payments = await stripe.invoicePayments.list({
    invoice: invoice.id,
    limit: 100,
    expand: ['data.payment.payment_intent'],
  });
  const intents = payments.data.flatMap(({ payment: { payment_intent: intent } }) =>
    typeof intent === 'object' ? [intent] : [],
  );
  if (intents.some(({ status }) => status === 'processing')) return null;
  const waits = intents.some(
    ({ status, last_payment_error: error }) =>
      status === 'requires_action' ||
      (status === 'requires_payment_method' && error?.code === 'authentication_required'),
  );
  return waits ? 'action_required' : 'failed';
}

/** Subscriptions whose payment for the current period was fully refunded or is disputed. */
async function lostPayments(
  stripe: Stripe,
  customer: string,
  subscriptions: readonly Stripe.Subscription[],
): Promise<Map<string, 'refunded' | 'disputed'>> {
  const lost = new Map<string, 'refunded' | 'disputed'>();
  if (subscriptions.length === 0) return lost;
  const since = Math.min(...subscriptions.map(periodStart)) - marginSeconds;
  for await (const charge of stripe.charges.list({
    customer,
    created: { gte: since },
    limit: 100,
  })) {
    const outcome = await chargeOutcome(stripe, charge);
    if (outcome === 'kept') continue;
    for (const invoice of await invoicesOf(stripe, charge)) {
      const paidFor = subscriptions.find((each) => paysPeriodOf(invoice, each));
      if (paidFor && lost.get(paidFor.id) !== 'disputed') lost.set(paidFor.id, outcome);
    }
  }
  return lost;
}

async function chargeOutcome(
  stripe: Stripe,
  charge: Stripe.Charge,
): Promise<'kept' | 'refunded' | 'disputed'> {
  if (charge.disputed) {
    const { data } = await stripe.disputes.list({ charge: charge.id, limit: 100 });
    if (data.some(({ status }) => lostStatuses.includes(status))) return 'disputed';
  }
  return charge.refunded ? 'refunded' : 'kept';
}

async function invoicesOf(stripe: Stripe, charge: Stripe.Charge): Promise<Stripe.Invoice[]> {
  const intent = charge.payment_intent;
  if (intent === null) return [];
  const { data } = await stripe.invoicePayments.list({
    payment: {
      type: 'payment_intent',
      payment_intent: idOf(intent),
    },
    limit: 100,
    expand: ['data.invoice'],
  });
  return data.flatMap(({ invoice }) =>
    typeof invoice === 'object' && !('deleted' in invoice) ? [invoice] : [],
  );
}

/** Whether the invoice is the one that opened the subscription's current period. */
function paysPeriodOf(invoice: Stripe.Invoice, subscription: Stripe.Subscription): boolean {
  const billed = idOf(invoice.parent?.subscription_details?.subscription);
  const opens = ['subscription_create', 'subscription_cycle'].includes(
    invoice.billing_reason ?? '',
  );
  const start = periodStart(subscription);
  return (
    billed === subscription.id &&
    opens &&
    invoice.lines.data.some(({ period }) => period.start === start)
  );
}

function periodStart({ items, start_date: start }: Stripe.Subscription): number {
  return items.data[0]?.current_period_start ?? start;
}
