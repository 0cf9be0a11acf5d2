import type { Account } from '../core/account.ts';
import type { Subscription } from '../core/objects.ts';
import { subscriptionOf } from './invoices.ts';
import { onlyItem } from './subscribing.ts';

const noDetails = { comment: null, feedback: null, feedback_option: null };

/** Whether the subscription can still be billed, changed or cancelled. */
export function isLive(subscription: Subscription): boolean {
  return subscription.ended_at === null;
}

/** Stores a changed subscription and records `customer.subscription.updated`, if anything changed. */
export function change(
  account: Account,
  before: Subscription,
  changes: Partial<Subscription>,
): Subscription {
  const after: Subscription = { ...before, ...changes };
  if (JSON.stringify(before) === JSON.stringify(after)) return before;
  account.keep(after, 'customer.subscription.updated');
  return after;
}

/** Cancels a subscription immediately and records `customer.subscription.deleted`. */
export function end(
  account: Account,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Subscription {
  const now = account.now();
  const ended: Subscription = {
    ...subscription,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: { ...noDetails, reason },
    ended_at: now,
    status: 'canceled',
  };
  account.store.setSetting(failKey(subscription.id), null);
  stopCollecting(account, ended);
  account.keep(ended, 'customer.subscription.deleted');
  return ended;
}

/** Stops retries of a cancelled subscription's open invoices; they can still be paid or voided. */
function stopCollecting(account: Account, ended: Subscription): void {
  const { store } = account;
  for (const invoice of store.list('invoice', { customer: ended.customer, status: 'open' })) {
    if (subscriptionOf(invoice) !== ended.id) continue;
    store.put({ ...invoice, auto_advance: false, next_payment_attempt: null });
  }
}

/** Schedules the cancellation at the period end, or undoes it. */
export function cancelAtPeriodEnd(account: Account, subscription: Subscription, cancel: boolean) {
  if (cancel === subscription.cancel_at_period_end) return subscription;
  return change(account, subscription, {
    cancel_at_period_end: cancel,
    cancel_at: cancel ? onlyItem(subscription).current_period_end : null,
    canceled_at: cancel ? account.now() : null,
    cancellation_details: { ...noDetails, reason: cancel ? 'cancellation_requested' : null },
  });
}

/** Setting key of the dashboard's "fail the next payment" flag of a subscription. */
export function failKey(subscriptionId: string): string {
  return `fail_next:${subscriptionId}`;
}
