/** Maps a row of `subscriptions` to the billing section's view. */
import type { BilledSubscription } from '../api/billing.ts';
import { withdrawalEnds } from '../contract/withdrawal.ts';
import { isActive } from '../shared/access.ts';
import { planFromKey } from './plans.ts';
import { isLive } from './stripe-status.ts';
import { paidUntil, type SubscriptionRow } from './subscription-row.ts';
import { canWithdraw, subscriptionState } from './subscription-status.ts';

interface More {
  /** Stripe's page of the open invoice. */
  readonly payUrl: string | null;
  /** Whether the right of withdrawal was used, even if Stripe is not updated yet. */
  readonly withdrawn: boolean;
}

/** The API view of a row at `now`, with the fields the row does not have. */
export function billedSubscription(
  row: SubscriptionRow,
  now: Date,
  { payUrl, withdrawn }: More,
): BilledSubscription {
  const { start_date, end_date, renews_at, cancel_at_period_end, stripe_status } = row;
  const withdrawable = !withdrawn && canWithdraw(row, now);
  return {
    reference: row.reference,
    plan: planFromKey(row.plan_key ?? '')?.key ?? null,
    state: subscriptionState(row, now),
    stripe_status,
    active: isActive(row, now),
    amount: row.amount,
    currency: row.currency,
    started_at: iso(start_date),
    paid_until: paidUntil(row),
    access_until: iso(end_date),
    renews_at: cancel_at_period_end || renews_at === null ? null : iso(renews_at),
    ends_at: cancel_at_period_end && isLive(stripe_status) ? paidUntil(row) : null,
    payment_issue: row.payment_issue,
    pay_url: payUrl,
    withdrawal_until: withdrawable ? withdrawalEnds(new Date(start_date)).toISOString() : null,
  };
}

function iso(instant: string): string {
  return new Date(instant).toISOString();
}
