/** Credit for an unused part of a payment that was reversed afterwards. */
import type Stripe from 'stripe';
import type { PaymentLinkRow } from '../platform/database.ts';
import { idOf, isAtStripe } from '../platform/stripe.ts';
import { creditOf } from '../contract/credit.ts';
import { invoicesOf, reversedInvoices } from '../subscriptions/reversed-invoices.ts';

/** Less than this is the rounding of changes back and forth, in cents. */
const leastCents = 50;

/**
 * The credit in cents that changes of plan gave for the rest of a payment, which was refunded or is disputed: the
 * customer would get that part twice. Credit that later changes used, or that was taken from the customer's balance by
 * hand or by a withdrawal, does not count. 0 for most payments, at the cost of one call.
 */
export async function creditLeft(
  stripe: Stripe,
  charge: Stripe.Charge,
  link: PaymentLinkRow | undefined,
): Promise<number> {
  const customer = idOf(charge.customer);
  const subscription = link?.stripe_subscription_id ?? null;
  if (customer === undefined || subscription === null) return 0;
  const changes = await changesAfter(stripe, charge, subscription, link?.period_end ?? null);
  if (changes.every((invoice) => creditOf(invoice) <= 0)) return 0;
  // The credit ended with its customer.
  if (!(await isAtStripe(stripe, customer))) return 0;
  const own = await invoicesOf(stripe, charge);
  const reversed = await reversedInvoices(stripe, customer, charge.created);
  let credit = 0;
  for (const invoice of changes) {
    if (own.some(({ id }) => id === invoice.id)) continue;
    // From here on, the credit is for the rest of this payment.
    if (reversed.get(subscription)?.has(invoice.id)) break;
    credit += creditOf(invoice) - invoice.amount_paid;
  }
  const given = Math.min(credit, charge.amount_captured);
  if (given < leastCents) return 0;
  const left = given - (await takenBack(stripe, customer, charge.created));
  return left < leastCents ? 0 : left;
}

/** The paid invoices of changes of plan in the period of a payment, oldest first. */
async function changesAfter(
  stripe: Stripe,
  { created }: Stripe.Charge,
  subscription: string,
  periodEnd: string | null,
): Promise<Stripe.Invoice[]> {
  const end = periodEnd === null ? Infinity : Date.parse(periodEnd) / 1_000;
  const changes: Stripe.Invoice[] = [];
  for await (const invoice of stripe.invoices.list({
    subscription,
    status: 'paid',
    created: { gte: created },
    limit: 100,
  })) {
    const isChange = invoice.billing_reason === 'subscription_update' && invoice.created < end;
    if (isChange) changes.unshift(invoice);
  }
  return changes;
}

/** Cents of credit taken from the customer's balance other than by invoices, since a time in Unix seconds. */
async function takenBack(stripe: Stripe, customer: string, since: number): Promise<number> {
  let cents = 0;
  for await (const { type, amount, created } of stripe.customers.listBalanceTransactions(customer, {
    limit: 100,
  })) {
    if (type === 'adjustment' && amount > 0 && created >= since) cents += amount;
  }
  return cents;
}
