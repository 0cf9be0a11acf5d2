/** Undoes a cancellation before the period ends. */
import Stripe from 'stripe';
import { knownStatus, statusRules } from '../../../src/domain/billing/stripe-status.ts';
import { finishContractEndsOf } from '../contract/finish.ts';
import { failPoint } from '../platform/fail-point.ts';
import { syncCustomer } from '../subscriptions/sync.ts';
import { noSubscription, changeableSubscriptions, type CustomerContext } from './context.ts';

/** Idempotent: safe for two tabs and for retries. */
export async function resume(caller: CustomerContext): Promise<void> {
  const { stripe, userId } = caller;
  // A contract end that was interrupted would be retried after this and cancel again.
  await finishContractEndsOf(caller, userId);
  const [subscription] = await changeableSubscriptions(caller);
  if (!subscription || !statusRules[knownStatus(subscription.status)].renews)
    throw noSubscription();
  // A subscription that has ended in the meantime can no longer be changed.
  const { id, cancel_at_period_end: atPeriodEnd, cancel_at: at } = subscription;
  if (atPeriodEnd || at !== null) {
    try {
      await stripe.subscriptions.update(
        id,
        atPeriodEnd ? { cancel_at_period_end: false } : { cancel_at: '' },
      );
    } catch (error) {
      if (await hasEnded(stripe, id, error)) throw noSubscription();
      throw error;
    }
  }
  failPoint('billing:resume-at-stripe');
  await syncCustomer(caller, caller.customer, null);
  failPoint('billing:resume-stored');
}

/** Whether Stripe's error was caused by a subscription that has already ended. */
export async function hasEnded(stripe: Stripe, id: string, error: unknown): Promise<boolean> {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  const { ended_at: endedAt } = await stripe.subscriptions.retrieve(id);
  return endedAt !== null;
}
