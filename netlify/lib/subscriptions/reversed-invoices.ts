/** Finds the invoices of a customer whose payment was refunded in full, or is disputed. */
import type Stripe from 'stripe';
import type { ReversedOutcome } from '../../../src/domain/billing/paid-periods.ts';
import { idOf } from '../platform/stripe.ts';

/** Dispute statuses in which the money is withheld or lost. Warnings and won disputes are not. */
const lostStatuses: readonly string[] = ['needs_response', 'under_review', 'lost'];

/** The invoices charged since a time (Unix seconds), by subscription id, then by invoice id. */
export async function reversedInvoices(
  stripe: Stripe,
  customer: string,
  since: number,
): Promise<ReadonlyMap<string, ReadonlyMap<string, ReversedOutcome>>> {
  const reversed = new Map<string, Map<string, ReversedOutcome>>();
  const charges = stripe.charges.list({ customer, created: { gte: since }, limit: 100 });
  for await (const charge of charges) {
    const outcome = await chargeOutcome(stripe, charge);
    if (outcome === 'kept') continue;
    for (const invoice of await invoicesOf(stripe, charge)) {
      const subscription = idOf(invoice.parent?.subscription_details?.subscription);
      if (subscription === undefined) continue;
      const invoices = reversed.get(subscription) ?? new Map<string, ReversedOutcome>();
      if (invoices.get(invoice.id) !== 'disputed') invoices.set(invoice.id, outcome);
      reversed.set(subscription, invoices);
    }
  }
  return reversed;
}

/** Whether the money of a charge was kept, refunded in full, or withheld in a dispute. */
export async function chargeOutcome(
  stripe: Stripe,
  charge: Stripe.Charge,
): Promise<'kept' | ReversedOutcome> {
  if (charge.disputed) {
    const { data } = await stripe.disputes.list({ charge: charge.id, limit: 100 });
    if (data.some(({ status }) => lostStatuses.includes(status))) return 'disputed';
  }
  return charge.refunded ? 'refunded' : 'kept';
}

/** The invoices that a charge paid. */
export async function invoicesOf(stripe: Stripe, charge: Stripe.Charge): Promise<Stripe.Invoice[]> {
  const intent = charge.payment_intent;
  if (intent === null) return [];
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: idOf(intent) },
    limit: 100,
    expand: ['data.invoice'],
  });
  return data.flatMap(({ invoice }) =>
    typeof invoice === 'object' && !('deleted' in invoice) ? [invoice] : [],
  );
}
