/** Previews the cost of a plan change through Stripe. The plan stays as it is. */
import type Stripe from 'stripe';
import type { PlanPreview } from '../../../src/domain/api/billing.ts';
import { planFromPrice, plans, type PlanKey } from '../../../src/domain/billing/plans.ts';
import { isPaidUp } from '../../../src/domain/billing/stripe-status.ts';
import { priceDifferences } from '../../../src/domain/billing/stripe-price.ts';
import { knownPrices, priceIds, taxIsAutomatic } from '../platform/env.ts';
import { log } from '../platform/log.ts';
import type { Client } from '../platform/supabase.ts';
import { isProration } from '../subscriptions/billed-periods.ts';
import { isDraftRenewal } from '../subscriptions/renewal-invoices.ts';
import { cancelledEnd, fromUnix } from '../subscriptions/row.ts';
import {
  noSubscription,
  billingError,
  changeableSubscriptions,
  type CustomerContext,
} from './context.ts';
import { cancelDeclinedChange } from './declined-change.ts';
import { isOpen } from './invoices.ts';
import { offeredPlans } from './offered-plans.ts';
import { requireChangeable } from './plan-limits.ts';

/** A running subscription and the price it would move to. */
export interface PlanMove {
  readonly subscription: Stripe.Subscription;
  readonly item: Stripe.SubscriptionItem;
  readonly plan: PlanKey;
  readonly price: string;
}

/** The amounts of the invoice a plan change would create; see `PlanPreview`. */
export type PlanCost = Pick<
  PlanPreview,
  'due_now' | 'credit' | 'charge' | 'balance' | 'later' | 'prorated_at'
>;

/** The user's running subscription and the new price. Throws when there is none. */
export async function findPlanMove(caller: CustomerContext, plan: PlanKey): Promise<PlanMove> {
  const [subscription] = await changeableSubscriptions(caller);
  const item = subscription?.items.data[0];
  if (!subscription || !item) throw noSubscription();
  return { subscription, item, plan, price: priceIds()[plan] };
}

/** Throws if something must be settled before the plan can change, or the plan is not on sale. */
export async function rejectUnready(
  service: Client,
  { subscription, item, plan }: PlanMove,
): Promise<void> {
  const { status, latest_invoice: invoice } = subscription;
  if (!isPaidUp(status) || isOpen(invoice)) {
    throw billingError(409, 'payment_due', 'Pay the open invoice first.');
  }
  // Stripe would credit the rest of a period that is not paid yet, and may never be.
  if (isDraftRenewal(invoice)) {
    throw billingError(409, 'payment_due', 'The renewal is about to be charged.');
  }
  if (planFromPrice(item.price.id, knownPrices())?.key === plan)
    throw billingError(409, 'same_plan', 'This is already the current plan.');
  if (!(await offeredPlans(service)).includes(plan))
    throw billingError(409, 'plan_not_open', 'This plan is not on sale yet.');
  if (cancelledEnd(subscription) !== null) {
    throw billingError(409, 'ending', 'The subscription is cancelled: resume it first.');
  }
}

/** Previews a change, after cancelling an earlier one that the bank declined. */
export async function previewPlan(caller: CustomerContext, plan: PlanKey): Promise<PlanPreview> {
  const found = await findPlanMove(caller, plan);
  const { pending_update: pending, latest_invoice: invoice } = found.subscription;
  const isFreed = pending !== null && (await cancelDeclinedChange(caller, invoice));
  const move = isFreed ? await findPlanMove(caller, plan) : found;
  await rejectUnready(caller.service, move);
  const [cost] = await Promise.all([previewCost(caller, move), requirePrice(caller.stripe, move)]);
  await requireChangeable(caller, move, cost.prorated_at);
  return {
    plan,
    ...cost,
    next_amount: plans[plan].amount,
    next_at: fromUnix(move.item.current_period_end),
    currency: plans[plan].currency,
  };
}

/** The cost of changing now, or prorated as of `proratedAt` (Unix seconds). */
export async function previewCost(
  { stripe, customer }: CustomerContext,
  { subscription, item, price }: PlanMove,
  proratedAt?: number,
): Promise<PlanCost> {
  const preview = await stripe.invoices.createPreview({
    customer,
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      ...(proratedAt === undefined ? {} : { proration_date: proratedAt }),
    },
  });
  const lines = preview.lines.data.map(
    ({ amount, discount_amounts: discounts }) =>
      amount - (discounts ?? []).reduce((sum, each) => sum + each.amount, 0),
  );
  const credit = lines.filter((amount) => amount < 0).reduce((sum, amount) => sum + amount, 0);
  const { total, starting_balance: before } = preview;
  // An existing credit is used first; an existing debt is added.
  const sum = total + Math.max(before, -Math.max(total, 0));
  const dueNow = sum > 0 ? preview.amount_due : sum;
  // Stripe does not charge amounts below its minimum: they are added to the customer balance and to the next
  // invoice.
  const later = Math.max(0, sum - dueNow);
  return {
    due_now: dueNow,
    credit,
    charge: total - credit,
    balance: dueNow + later - total,
    later,
    prorated_at: proratedAt ?? dateOf(preview),
  };
}

/** The proration date Stripe used, in Unix seconds. */
function dateOf({ lines, parent }: Stripe.Invoice): number {
  const line = lines.data.find(isProration);
  return (
    parent?.subscription_details?.subscription_proration_date ??
    line?.period.start ??
    Math.floor(Date.now() / 1000)
  );
}

/** Throws when the price at Stripe differs from the price on the site. */
async function requirePrice(stripe: Stripe, { plan, price }: PlanMove): Promise<void> {
  const found = await stripe.prices.retrieve(price);
  if (priceDifferences(price, plans[plan], found, taxIsAutomatic()).length === 0) return;
  log('error', 'A price at Stripe differs from the plan table.', { price });
  throw billingError(503, 'unavailable', 'This plan cannot be sold at the moment.');
}
