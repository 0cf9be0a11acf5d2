/** The customer credit created by a contract, removed when the contract is fully refunded. */
import type Stripe from 'stripe';
import { failPoint } from '../platform/fail-point.ts';
import { idOf } from '../platform/stripe.ts';

/** The credit an invoice added to the customer balance, in cents; negative: credit it used. */
export function creditOf({
  starting_balance: before,
  ending_balance: after,
}: Stripe.Invoice): number {
  return before - (after ?? before);
}

/**
 * Reverses the effect of a contract on the customer's credit, once per `purpose`: a downgrade may have added
 * credit, which the refund already covers; a payment may have used earlier credit. Credit spent elsewhere is
 * not recovered.
 */
export async function undoCredit(
  stripe: Stripe,
  subscription: string,
  cents: number,
  purpose: string,
  attempt: number,
): Promise<void> {
  if (cents === 0) return;
  const { customer: owner, currency } = await stripe.subscriptions.retrieve(subscription);
  const id = idOf(owner);
  const customer = await stripe.customers.retrieve(id);
  if (customer.deleted || (await isUndone(stripe, id, purpose))) return;
  // A negative customer balance is credit at Stripe.
  const available = Math.max(0, -customer.balance);
  const amount = Math.min(cents, available);
  if (amount === 0) return;
  await stripe.customers.createBalanceTransaction(
    id,
    { amount, currency, metadata: { contract_end: purpose } },
    { idempotencyKey: `contract-end-credit-${purpose}-${attempt}` },
  );
  failPoint('contract-end:credit-undone');
}

async function isUndone(stripe: Stripe, customer: string, purpose: string): Promise<boolean> {
  for await (const { metadata } of stripe.customers.listBalanceTransactions(customer, {
    limit: 100,
  })) {
    if (metadata?.contract_end === purpose) return true;
  }
  return false;
}
