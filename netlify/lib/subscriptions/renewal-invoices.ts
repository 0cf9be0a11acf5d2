/**
 * The invoice of a renewal. Stripe starts the period with a draft, which it finalizes and charges about an hour later:
 * until then, the subscription is `active` although the period is not paid.
 */
import type Stripe from 'stripe';

type LatestInvoice = Stripe.Subscription['latest_invoice'];

/** Whether Stripe has not charged the renewal yet. Takes the expanded latest invoice of the subscription. */
export function isDraftRenewal(latest: LatestInvoice): boolean {
  return isRenewal(latest) && latest.status === 'draft';
}

/**
 * Whether the latest invoice, expanded, is a renewal that nobody has paid. The status of the subscription does not tell:
 * Stripe ignores drafts and void invoices, so it is `active` before the first attempt and after the invoice was voided.
 */
export function isUnpaidRenewal(latest: LatestInvoice): boolean {
  if (!isRenewal(latest) || latest.status === 'paid') return false;
  // With nothing due, the customer's credit pays it.
  return latest.status !== 'draft' || latest.amount_due > 0;
}

function isRenewal(latest: LatestInvoice): latest is Stripe.Invoice {
  return typeof latest === 'object' && latest?.billing_reason === 'subscription_cycle';
}
