/** A customer's invoices from Stripe, and the open one among them. */
import type Stripe from 'stripe';
import type { BilledInvoice } from '../../../src/domain/api/billing.ts';
import { fromUnix } from '../subscriptions/row.ts';
import { idOf } from '../platform/stripe.ts';

/** Number of invoices shown. */
const maxInvoices = 24;

/** The newest invoices, without drafts. */
export async function readInvoices(stripe: Stripe, customer: string): Promise<Stripe.Invoice[]> {
  const { data } = await stripe.invoices.list({
    customer,
    // Leaves room for drafts, which are filtered out.
    limit: maxInvoices + 6,
    expand: ['data.payments'],
  });
  return data.filter(({ status }) => status !== 'draft' && status !== null).slice(0, maxInvoices);
}

/** Refunded amount of each payment, in cents, by PaymentIntent id. */
export async function readRefunds(stripe: Stripe, customer: string): Promise<Map<string, number>> {
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  const refunds = new Map<string, number>();
  for (const { payment_intent: intent, amount_refunded: amount } of data) {
    const id = idOf(intent);
    if (id !== undefined) refunds.set(id, (refunds.get(id) ?? 0) + amount);
  }
  return refunds;
}

export function billedInvoice(
  invoice: Stripe.Invoice,
  refunds: ReadonlyMap<string, number>,
): BilledInvoice {
  return {
    number: invoice.number ?? invoice.id,
    date: fromUnix(invoice.created),
    // An open one may be settled in part by a credit, or carry an earlier debt.
    amount: invoice.status === 'open' ? invoice.amount_remaining : invoice.total,
    currency: invoice.currency,
    status: statusOf(invoice, refunds),
    pdf: invoice.invoice_pdf ?? null,
    page: invoice.hosted_invoice_url ?? null,
  };
}

/** The newest open invoice of a subscription. */
export function openInvoice(
  invoices: readonly Stripe.Invoice[],
  subscription: string,
): Stripe.Invoice | undefined {
  return invoices.find((invoice) => isOpen(invoice) && subscriptionOf(invoice) === subscription);
}

/** Whether an invoice, expanded where it is a reference, is still to be paid. */
export function isOpen(invoice: Stripe.Invoice | string | null): invoice is Stripe.Invoice {
  return typeof invoice === 'object' && invoice?.status === 'open' && invoice.amount_remaining > 0;
}

function subscriptionOf({ parent }: Stripe.Invoice): string | undefined {
  return idOf(parent?.subscription_details?.subscription);
}

function statusOf(
  invoice: Stripe.Invoice,
  refunds: ReadonlyMap<string, number>,
): BilledInvoice['status'] {
  const unpaid = (['open', 'void', 'uncollectible'] as const).find(
    (word) => word === invoice.status,
  );
  if (unpaid) return unpaid;
  const intents = (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent));
  const refunded = intents.reduce((sum, id) => sum + (refunds.get(id ?? '') ?? 0), 0);
  if (refunded === 0) return 'paid';
  return refunded >= invoice.amount_paid ? 'refunded' : 'part-refunded';
}
