/** How Stripe's subscriptions become rows of ours. */
import type Stripe from 'stripe';
import { type PriceIds, planFromPrice } from '../../src/domain/plans.ts';
import type { SubscriptionRow } from './database.ts';

/** Access outlasts the paid period by this, so that a late renewal event locks out no payer. */
export const graceSeconds = 72 * 60 * 60;

/**
 * The row of a subscription. A price we do not sell is kept with status `unknown_price` and no plan,
 * so that it gives access to nothing, here or in the database. Throws when it holds no item.
 */
export function subscriptionRow(subscription: Stripe.Subscription, ids: PriceIds): SubscriptionRow {
  const items = subscription.items.data;
  const item = items.find(({ price }) => planFromPrice(price.id, ids)) ?? items[0];
  if (!item) throw new Error('A Stripe subscription without an item.');
  const plan = planFromPrice(item.price.id, ids);
  const live = subscription.status === 'active' || subscription.status === 'trialing';
  const periodEnd = Math.max(...items.map((each) => each.current_period_end));
  const ends = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  const renews = !ends && (live || subscription.status === 'past_due');
  return {
    stripe_subscription_id: subscription.id,
    stripe_price_id: item.price.id,
    status: live ? (plan ? 'active' : 'unknown_price') : subscription.status,
    plan_key: plan?.key ?? null,
    plan_name: plan?.name ?? null,
    amount: item.price.unit_amount ?? plan?.amount ?? 0,
    currency: item.price.currency,
    start_date: instant(subscription.start_date),
    end_date: instant(periodEnd + graceSeconds),
    renews_at: renews ? instant(periodEnd) : null,
    cancel_at_period_end: ends,
    created_at: instant(subscription.created),
  };
}

/** An ISO 8601 instant from Stripe's seconds since the epoch. */
export function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
