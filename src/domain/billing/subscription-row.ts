/** The table `subscriptions`, as read by functions and browser. */
import { isActive } from '../shared/access.ts';
import type { SubscriptionStatus } from './entitlement.ts';
import type { PlanKey } from './plans.ts';
import { isLive, type StripeStatus } from './stripe-status.ts';

/**
 * Why a payment is missing: declined by the bank, or waiting for the cardholder's
 * authentication.
 */
export type PaymentIssue = 'failed' | 'action_required';

/** A row, column by column. Dates are ISO 8601 instants. */
export type SubscriptionRow = {
  id: string;
  user_id: string;
  stripe_subscription_id: string;
  stripe_customer_id: string;
  stripe_price_id: string;
  /** The entitlement; see entitlement.ts. */
  status: SubscriptionStatus;
  /** Stripe's own status; `past_due` gives access until the grace period ends. */
  stripe_status: StripeStatus;
  /** Null for a price we do not sell; may be a plan that is no longer sold. */
  plan_key: string | null;
  plan_name: string | null;
  /**
   * The plan whose content is open instead, after a change of plan was refunded or disputed; null:
   * `plan_key`.
   */
  fallback_plan_key: PlanKey | null;
  includes_signals: boolean;
  /** Price of one month, in cents of `currency`. */
  amount: number;
  currency: string;
  start_date: string;
  /** Last instant of access, grace period included. */
  end_date: string;
  /** End of the paid time; null in rows from before this column. */
  paid_until: string | null;
  /** The next charge; null if there is none. */
  renews_at: string | null;
  cancel_at_period_end: boolean;
  /** When the cancellation was requested. */
  canceled_at: string | null;
  payment_issue: PaymentIssue | null;
  latest_invoice: string | null;
  evidence_id: string | null;
  /** Reference shown to customers: `ECT-1A2B3C4D`. */
  reference: string;
  created_at: string;
  updated_at: string;
};

/** End of the paid time, as an ISO 8601 instant in UTC. */
export function paidUntil({
  paid_until,
  end_date,
}: Pick<SubscriptionRow, 'paid_until' | 'end_date'>): string {
  return new Date(paid_until ?? end_date).toISOString();
}

/**
 * The current subscription among a user's rows, newest first: the one with access, else a live
 * one, else the newest.
 */
export function currentSubscription<Row extends SubscriptionRow>(
  rows: readonly Row[],
  now: Date,
): Row | undefined {
  return (
    rows.find((row) => isActive(row, now)) ??
    rows.find(({ stripe_status }) => isLive(stripe_status)) ??
    rows[0]
  );
}
