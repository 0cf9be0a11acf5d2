import { plans, type Plan } from '../../../src/domain/billing/plans.ts';
import type { Account } from '../core/account.ts';
import type { Coupon, Price, Product, PromotionCode } from '../core/objects.ts';

const SEEDED_AT = Date.UTC(2025, 0, 1) / 1000;
const END_OF_2024 = Date.UTC(2024, 11, 31, 23, 59, 59) / 1000;

/** Puts the plans as they are sold today in the store, and two promotion codes if it has none. */
export function seedCatalog(account: Account): void {
  const { store } = account;
  const { prices } = account.options;
  store.transaction(() => {
    for (const plan of Object.values(plans)) {
      store.put(product(plan, prices[plan.key]));
      store.put(price(plan, prices[plan.key]));
    }
    const add = (value: Coupon | PromotionCode): void => {
      if (store.find(value.id) === undefined) store.put(value);
    };
    add(coupon('local_bienvenue10', 'Bienvenue\u00a0: 10\u00a0%', 10, null));
    add(promotionCode('promo_local_bienvenue10', 'BIENVENUE10', 'local_bienvenue10', null));
    add(coupon('local_expire2024', 'Offre 2024', 20, END_OF_2024));
    add(promotionCode('promo_local_expire2024', 'EXPIRE2024', 'local_expire2024', END_OF_2024));
  });
}

function product(plan: Plan, defaultPrice: string): Product {
  return {
    id: productId(plan),
    object: 'product',
    active: true,
    created: SEEDED_AT,
    default_price: defaultPrice,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: plan.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: SEEDED_AT,
    url: null,
  };
}

function price(plan: Plan, id: string): Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: SEEDED_AT,
    currency: plan.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
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
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: plan.amount,
    unit_amount_decimal: String(plan.amount),
  };
}

function productId(plan: Plan): string {
  return `prod_local_${plan.key}`;
}

function coupon(id: string, name: string, percentOff: number, redeemBy: number | null): Coupon {
  return {
    id,
    object: 'coupon',
    amount_off: null,
    created: SEEDED_AT,
    currency: null,
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name,
    percent_off: percentOff,
    redeem_by: redeemBy,
    times_redeemed: 0,
    valid: redeemBy === null,
  };
}

function promotionCode(
  id: string,
  code: string,
  couponId: string,
  expiresAt: number | null,
): PromotionCode {
  return {
    id,
    object: 'promotion_code',
    active: expiresAt === null,
    code,
    created: SEEDED_AT,
    customer: null,
    customer_account: null,
    expires_at: expiresAt,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    promotion: { coupon: couponId, type: 'coupon' },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: 0,
  };
}
