/** A cancellation taken back while the period runs. */
import Stripe from 'stripe';
import { knownStatus, statusRules } from '../../../src/domain/billing/stripe-status.ts';
import { finishContractEndsOf } from '../contract/finish.ts';
import { failPoint } from '../platform/fail-point.ts';
import { syncCustomer } from '../subscriptions/sync.ts';
import { noSubscription, changeableSubscriptions, type CustomerContext } from './context.ts';

/** Done twice, by two tabs or by a retry, it finds that done. */
export async function resume(caller: CustomerContext): Promise<void> {
  const { stripe, userId } = caller;
  // A declaration whose work stopped half-way would be taken up after this, and cancel again.
  await finishContractEndsOf(caller, userId);
  const [subscription] = await changeableSubscriptions(caller);
  if (!subscription || !statusRules[knownStatus(subscription.status)].renews)
    throw noSubscription();
  // Read, then changed: what ends for good in between, or at this second, cannot be changed any more.
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

/** Whether Stripe's error came from a subscription that has ended. */
export async function hasEnded(stripe: Stripe, id: string, error: unknown): Promise<boolean> {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  const { ended_at: endedAt } = await stripe.subscriptions.retrieve(id);
  return endedAt !== null;
}
