import { newId } from '../core/ids.ts';
import { whole } from '../core/lists.ts';
import type { Price, Subscription, SubscriptionItem } from '../core/objects.ts';
import { nullsOf } from './nulls.ts';

const nulls = nullsOf<Subscription>();
const planNulls = nullsOf<SubscriptionItem['plan']>();

/** Default active subscription to one price, with every field of the API. */
export function newSubscription(
  order: {
    readonly customer: string;
    readonly price: Price;
    readonly paymentMethod: string | null;
    readonly metadata: Record<string, string>;
  },
  period: { readonly start: number; readonly end: number },
  now: number,
): Subscription {
  const id = newId('sub');
  return {
    id,
    object: 'subscription',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: period.start,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    cancel_at_period_end: false,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: order.price.currency,
    customer: order.customer,
    default_payment_method: order.paymentMethod,
    default_tax_rates: [],
    discounts: [],
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: whole([newItem(id, order.price, period)], `/v1/subscription_items?subscription=${id}`),
    livemode: false,
    metadata: order.metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    start_date: period.start,
    status: 'active',
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    ...nulls('application', 'application_fee_percent', 'billing_cycle_anchor_config'),
    ...nulls('billing_thresholds', 'cancel_at', 'canceled_at', 'customer_account'),
    ...nulls('days_until_due', 'default_source', 'description', 'ended_at', 'latest_invoice'),
    ...nulls('managed_payments', 'next_pending_invoice_item_invoice', 'on_behalf_of'),
    ...nulls('pause_collection', 'pending_invoice_item_interval', 'pending_setup_intent'),
    ...nulls('pending_update', 'schedule', 'test_clock', 'transfer_data', 'trial_end'),
    ...nulls('trial_start'),
  };
}

/** The item with the price and, since API 2025-03-31, the billing period. */
function newItem(
  subscription: string,
  price: Price,
  period: { readonly start: number; readonly end: number },
): SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: period.start,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

/** The legacy format of a price, still present on items. */
export function planOf(price: Price): SubscriptionItem['plan'] {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    nickname: price.nickname,
    product: price.product,
    usage_type: 'licensed',
    ...planNulls('meter', 'tiers_mode', 'transform_usage', 'trial_period_days'),
  };
}
