/**
 * Maps Stripe's subscription to the access it gives. Functions store the result in
 * `subscriptions`; browser, functions and database then apply one rule: `status` is active and
 * now is between `start_date` and `end_date` (src/domain/shared/access.ts,
 * public.has_access()).
 */
import { openPlan, paidTime, type BilledPeriod, type PaidTime } from './paid-periods.ts';
import type { PlanKey } from './plans.ts';
import { statusRules, stripeStatuses, type StripeStatus } from './stripe-status.ts';

/**
 * Seconds of access after the paid time: three days for late renewal events and failed
 * payments.
 */
export const graceSeconds = 72 * 60 * 60;

/** The Stripe data that access depends on. Instants in Unix seconds. */
export interface StripeFacts {
  readonly status: StripeStatus;
  /** The current billing period, then earlier ones as far as they matter, newest first. */
  readonly periods: readonly [BilledPeriod, ...BilledPeriod[]];
  /** The plan at Stripe; null for a price we do not sell. */
  readonly plan: PlanKey | null;
  /** The requested end; null while it renews. */
  readonly endsAt: number | null;
  /** When it ended; null while it runs. */
  readonly endedAt: number | null;
}

/** Values of `subscriptions.status`. `active` gives access between the dates; the others say why not. */
export const subscriptionStatuses = [
  'active',
  'refunded',
  'disputed',
  /** Sold at a price that is not ours. */
  'unknown_price',
  ...stripeStatuses.filter((status) => !statusRules[status].grantsAccess),
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export interface Entitlement {
  readonly status: SubscriptionStatus;
  /** End of the paid time, in Unix seconds. */
  readonly paidUntil: number;
  /** The same, plus the grace period if access is given. */
  readonly accessUntil: number;
  /** The next charge, in Unix seconds; null if there is none. */
  readonly renewsAt: number | null;
  /**
   * The plan whose content is open instead of the one at Stripe, because a change of plan was refunded or disputed;
   * null: the one at Stripe.
   */
  readonly fallbackPlan: PlanKey | null;
}

/** The entitlement of a subscription. Pure: independent of the current time. */
export function entitlement(facts: StripeFacts): Entitlement {
  const { status, periods, plan } = facts;
  const [current] = periods;
  const rule = statusRules[status];
  const ends = facts.endedAt ?? facts.endsAt;
  const paid = paidTime(periods);
  const paidUntil = ends === null ? paid.until : Math.min(paid.until, ends);
  const active = rule.grantsAccess && paid.reversed === null;
  return {
    status: rule.grantsAccess ? (paid.reversed ?? 'active') : status,
    paidUntil,
    accessUntil: active ? paidUntil + graceSeconds : paidUntil,
    renewsAt: rule.renews && ends === null ? current.end : null,
    fallbackPlan: plan === null ? null : fallbackPlan(plan, paid),
  };
}

function fallbackPlan(plan: PlanKey, { changes }: PaidTime): PlanKey | null {
  const open = openPlan(plan, changes);
  return open === plan ? null : open;
}
