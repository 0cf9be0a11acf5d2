/** Validates the price and the promotion code of an order against Stripe. */
import type Stripe from 'stripe';
import type { Plan } from '../../../src/domain/billing/plans.ts';
import { priceDifferences } from '../../../src/domain/billing/stripe-price.ts';
import { badPromotion, unknownPrice } from './errors.ts';
import { taxIsAutomatic } from '../platform/env.ts';
import { log } from '../platform/log.ts';
import { idOf, unlessMissing } from '../platform/stripe.ts';

/** Throws when the price at Stripe differs from the plan table. */
export async function checkPrice(stripe: Stripe, priceId: string, plan: Plan): Promise<void> {
  const price = await unlessMissing(stripe.prices.retrieve(priceId));
  if (price && priceDifferences(priceId, plan, price, taxIsAutomatic()).length === 0) return;
  log('error', 'The price at Stripe differs from the plan table: checkout is blocked.', {
    price: priceId,
    plan: plan.key,
  });
  throw unknownPrice();
}

/** The id of a promotion code valid for this order; `undefined` when none was given. */
export async function findPromotion(
  stripe: Stripe,
  code: string,
  plan: Plan,
  customer: string | undefined,
): Promise<string | undefined> {
  if (code === '') return undefined;
  const { data } = await stripe.promotionCodes.list({
    code,
    active: true,
    limit: 100,
    expand: ['data.promotion.coupon'],
  });
  // The same code may exist for this customer and for all customers.
  const own = data.filter((each) => idOf(each.customer) === customer);
  const general = data.filter((each) => each.customer === null);
  const works = [...own, ...general].find((each) => applies(each, plan));
  if (!works) throw badPromotion();
  return works.id;
}

/**
 * Checks the amount and the expiry. Product and first-order restrictions are checked by Stripe when the
 * session is created.
 */
function applies(code: Stripe.PromotionCode, plan: Plan): boolean {
  const { expires_at: expires, max_redemptions: most, restrictions } = code;
  const { coupon } = code.promotion;
  const minimum = restrictions.minimum_amount;
  return (
    (expires === null || expires * 1_000 > Date.now()) &&
    (most === null || code.times_redeemed < most) &&
    (minimum === null ||
      (restrictions.minimum_amount_currency === plan.currency && minimum <= plan.amount)) &&
    (coupon === null ||
      typeof coupon === 'string' ||
      (coupon.valid && (coupon.amount_off === null || coupon.currency === plan.currency)))
  );
}
