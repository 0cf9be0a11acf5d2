import type { Plan } from '../../../src/domain/billing/plans.ts';
import type { Coupon, Price, Product, PromotionCode } from '../core/objects.ts';
import { nullsOf } from './nulls.ts';

const productNulls = nullsOf<Product>();
const priceNulls = nullsOf<Price>();
const couponNulls = nullsOf<Coupon>();

/** Creation time of products and prices, in Unix seconds. */
const created = Date.UTC(2025, 0, 1) / 1000;

/** The product of a plan. */
export function productOf(plan: Plan, priceId: string): Product {
  return {
    id: productId(plan),
    object: 'product',
    active: true,
    created,
    default_price: priceId,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: plan.name,
    type: 'service',
    updated: created,
    ...productNulls('description', 'package_dimensions', 'shippable', 'statement_descriptor'),
    ...productNulls('tax_code', 'tax_details', 'unit_label', 'url'),
  };
}

/** The monthly price of a plan. */
export function priceOf(plan: Plan, id: string): Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: plan.currency,
    livemode: false,
    metadata: {},
    nickname: plan.name,
    product: productId(plan),
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'inclusive',
    type: 'recurring',
    unit_amount: plan.amount,
    unit_amount_decimal: String(plan.amount),
    ...priceNulls('custom_unit_amount', 'lookup_key', 'tiers_mode', 'transform_quantity'),
  };
}

/**
 * A coupon on the first invoice.
 * @param redeemBy Unix seconds, null: never expires.
 */
export function couponOf(
  id: string,
  name: string,
  percentOff: number,
  redeemBy: number | null,
): Coupon {
  return {
    id,
    object: 'coupon',
    created,
    duration: 'once',
    livemode: false,
    metadata: {},
    name,
    percent_off: percentOff,
    redeem_by: redeemBy,
    times_redeemed: 0,
    valid: redeemBy === null,
    ...couponNulls('amount_off', 'currency', 'duration_in_months', 'max_redemptions'),
  };
}

/** The promotion code of a coupon. */
export function promotionCodeOf(code: string, coupon: Coupon): PromotionCode {
  return {
    id: `promo_${coupon.id}`,
    object: 'promotion_code',
    active: coupon.valid,
    code,
    created,
    customer: null,
    customer_account: null,
    expires_at: coupon.redeem_by,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: 0,
  };
}

function productId(plan: Plan): string {
  return `prod_local_${plan.key}`;
}
