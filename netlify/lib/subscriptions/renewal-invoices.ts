/**
 * The invoice of a renewal. Stripe starts the period with a draft, which it finalizes and charges about an hour later:
 * until then, the subscription is `active` although the period is not paid.
 */
import type Stripe from 'stripe';

type LatestInvoice = Stripe.Subscription['latest_invoice'];

/**
 * Whether the latest invoice, expanded, is a renewal that is not paid yet, although the subscription may be `active`.
 */
export function isUnpaidRenewal(latest: LatestInvoice): boolean {
  if (!isRenewal(latest) || latest.status === 'paid' || latest.status === 'void') return false;
  // With nothing due, the customer's credit pays it.
  return latest.status !== 'draft' || latest.amount_due > 0;
}

function isRenewal(latest: LatestInvoice): latest is Stripe.Invoice {
  return typeof latest === 'object' && latest?.billing_reason === 'subscription_cycle';
}
