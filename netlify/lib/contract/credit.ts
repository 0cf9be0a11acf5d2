/** The credit that a contract leaves with a customer: it goes with the contract that is paid back whole. */
import type Stripe from 'stripe';
import { failPoint } from '../platform/fail-point.ts';
import { idOf } from '../platform/stripe.ts';

/** What an invoice left to the customer's credit, in cents; negative: what it used up of an earlier one. */
export function creditOf({
  starting_balance: before,
  ending_balance: after,
}: Stripe.Invoice): number {
  return before - (after ?? before);
}

/**
 * Undoes what a contract did to its customer's credit, once for a `purpose`: a cheaper plan left some, which
 * its refund covers already; a payment may have used up some of before. What is spent elsewhere stays spent.
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
  // Stripe counts credit below zero.
  const left = Math.max(0, -customer.balance);
  const amount = Math.min(cents, left);
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
