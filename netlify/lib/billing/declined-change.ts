/** Cancels a change of plan that waits for its payment once the bank has declined it. */
import type Stripe from 'stripe';
import { failPoint } from '../platform/fail-point.ts';
import { syncCustomer } from '../subscriptions/sync.ts';
import type { CustomerContext } from './context.ts';
import { isOpen } from './invoices.ts';
import { unpaidReason } from '../subscriptions/payments.ts';

/**
 * Voids the invoice of a pending change if the bank declined it; Stripe then drops the change, which would
 * otherwise block every other one for up to 23 hours. Returns false when it is paid or may still be.
 */
export async function cancelDeclinedChange(
  caller: CustomerContext,
  invoice: Stripe.Subscription['latest_invoice'],
): Promise<boolean> {
  if (!isOpen(invoice) || invoice.billing_reason !== 'subscription_update') return false;
  if ((await unpaidReason(caller.stripe, invoice.id)) !== 'declined') return false;
  await caller.stripe.invoices.voidInvoice(invoice.id);
  failPoint('billing:plan-given-up');
  await syncCustomer(caller, caller.customer, null);
  return true;
}
