/**
 * Maps Stripe's subscription to the access it gives. Functions store the result in
 * `subscriptions`; browser, functions and database then apply one rule: `status` is active and
 * now is between `start_date` and `end_date` (src/domain/shared/access.ts,
 * public.has_access()).
 */
import { statusRules, stripeStatuses, type StripeStatus } from './stripe-status.ts';

/**
 * Seconds of access after the paid time: three days for late renewal events and failed
 * payments.
 */
export const graceSeconds = 72 * 60 * 60;

/** The Stripe data that access depends on. Instants in Unix seconds. */
export interface StripeFacts {
  readonly status: StripeStatus;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** The requested end; null while it renews. */
  readonly endsAt: number | null;
  /** When it ended; null while it runs. */
  readonly endedAt: number | null;
  /** State of the payment of the current period. */
  readonly payment: 'kept' | 'refunded' | 'disputed';
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
}

/** The entitlement of a subscription. Pure: independent of the current time. */
export function entitlement(facts: StripeFacts): Entitlement {
  const { status, payment } = facts;
  const rule = statusRules[status];
  const ends = facts.endedAt ?? facts.endsAt;
  const paid = payment === 'kept' ? facts[rule.paidUntil] : facts.periodStart;
  const paidUntil = ends === null ? paid : Math.min(paid, ends);
  const active = rule.grantsAccess && payment === 'kept';
  return {
    status: rule.grantsAccess ? (payment === 'kept' ? 'active' : payment) : status,
    paidUntil,
    accessUntil: active ? paidUntil + graceSeconds : paidUntil,
    renewsAt: rule.renews && ends === null ? facts.periodEnd : null,
  };
}
