/** The customer credit created by a contract, removed when the contract is fully refunded. */
import Stripe from 'stripe';
import { failPoint } from '../platform/fail-point.ts';
import { idOf, isServerError } from '../platform/stripe.ts';

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
 * not recovered. `attempt` counts the calls for this purpose.
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
  const params = { amount, currency, metadata: { contract_end: purpose } };
  // Concurrent calls use the same keys in the same order, so that Stripe makes one change. It replays the response
  // of a failed call for a day, and refuses its key for another amount: each attempt may try one more key.
  for (let failures = 0; ; failures += 1) {
    const idempotencyKey = `contract-end-credit-${purpose}${failures === 0 ? '' : `-${failures}`}`;
    try {
      await stripe.customers.createBalanceTransaction(id, params, { idempotencyKey });
      break;
    } catch (error) {
      if (await isUndone(stripe, id, purpose)) break;
      if (!isSpent(error) || failures >= attempt) throw error;
    }
  }
  failPoint('contract-end:credit-undone');
}

/** Whether the key of a call belongs to one that failed. A call under way is another error, 409. */
function isSpent(error: unknown): boolean {
  const isReused = error instanceof Stripe.errors.StripeIdempotencyError;
  return isServerError(error) || (isReused && error.statusCode === 400);
}

async function isUndone(stripe: Stripe, customer: string, purpose: string): Promise<boolean> {
  for await (const { metadata } of stripe.customers.listBalanceTransactions(customer, {
    limit: 100,
  })) {
    if (metadata?.contract_end === purpose) return true;
  }
  return false;
}
