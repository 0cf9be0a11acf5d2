/** Converts a Stripe subscription to a row of `subscriptions`. */
import type Stripe from 'stripe';
import { type PlanPrices, planFromPrice } from '../../../src/domain/billing/plans.ts';
import { entitlement } from '../../../src/domain/billing/entitlement.ts';
import { knownStatus } from '../../../src/domain/billing/stripe-status.ts';
import type { PaymentIssue } from '../../../src/domain/billing/subscription-row.ts';
import type { SubscriptionUpdate } from '../platform/database.ts';
import { isUuid } from '../platform/uuid.ts';
import { presumedPeriod, type Periods } from './billed-periods.ts';
import { idOf } from '../platform/stripe.ts';

/** Payment facts of a subscription, read from other Stripe objects. */
export interface PaymentFacts {
  /** The current period, then earlier ones; undefined where the status alone decides. */
  readonly periods: Periods | undefined;
  /** Why the latest invoice is not paid; null when it is. */
  readonly issue: PaymentIssue | null;
}

/**
 * The row of a subscription. An unknown price is stored with status `unknown_price` and no plan, so that it
 * gives no access, neither here nor in the database. Throws when the subscription has no item.
 */
export function subscriptionRow(
  subscription: Stripe.Subscription,
  prices: PlanPrices,
  { periods, issue }: PaymentFacts = { periods: undefined, issue: null },
): SubscriptionUpdate {
  const items = subscription.items.data;
  const item = items.find(({ price }) => planFromPrice(price.id, prices)) ?? items[0];
  if (!item) throw new Error('The Stripe subscription has no item.');
  const plan = planFromPrice(item.price.id, prices);
  const endsAt = cancelledEnd(subscription);
  const stripeStatus = knownStatus(subscription.status);
  const { status, paidUntil, accessUntil, renewsAt, fallbackPlan } = entitlement({
    status: stripeStatus,
    periods: periods ?? [presumedPeriod(subscription)],
    plan: plan?.key ?? null,
    endsAt,
    endedAt: subscription.ended_at,
  });
  return {
    stripe_subscription_id: subscription.id,
    stripe_price_id: item.price.id,
    status: status === 'active' && !plan ? 'unknown_price' : status,
    stripe_status: stripeStatus,
    plan_key: plan?.key ?? null,
    plan_name: plan?.name ?? null,
    fallback_plan_key: fallbackPlan,
    amount: item.price.unit_amount ?? plan?.amount ?? 0,
    currency: item.price.currency,
    start_date: fromUnix(subscription.start_date),
    end_date: fromUnix(accessUntil),
    paid_until: fromUnix(paidUntil),
    renews_at: renewsAt === null ? null : fromUnix(renewsAt),
    cancel_at_period_end: endsAt !== null,
    canceled_at: subscription.canceled_at === null ? null : fromUnix(subscription.canceled_at),
    payment_issue: issue,
    latest_invoice: idOf(subscription.latest_invoice) ?? null,
    evidence: evidenceOf(subscription),
    created_at: fromUnix(subscription.created),
  };
}

/**
 * When a cancelled subscription ends, in Unix seconds; null while the period renews, as before a later end set in
 * Stripe's dashboard.
 */
export function cancelledEnd(subscription: Stripe.Subscription): number | null {
  const { items, cancel_at_period_end: endsNow, cancel_at: endsAt } = subscription;
  const periodEnd = Math.max(...items.data.map((each) => each.current_period_end));
  return endsNow || (endsAt !== null && endsAt <= periodEnd) ? (endsAt ?? periodEnd) : null;
}

/** Converts Unix seconds to an ISO 8601 timestamp. */
export function fromUnix(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

function evidenceOf({ metadata }: Stripe.Subscription): string | null {
  const id = metadata.evidence_id ?? '';
  return isUuid(id) ? id : null;
}
