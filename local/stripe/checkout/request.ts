import { redeemable, type Redemption } from '../billing/discounts.ts';
import type { Account } from '../core/account.ts';
import { invalid, missing } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { CheckoutSession } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';
import { knownCustomer } from '../api/customers.ts';
import { blankSession } from './session-shape.ts';
import { taxOf } from './tax.ts';
import { keepLine, type SoldLine } from './totals.ts';

const READ = [
  ...['mode', 'line_items', 'customer', 'customer_email', 'client_reference_id', 'success_url'],
  ...['cancel_url', 'locale', 'discounts', 'subscription_data', 'metadata', 'consent_collection'],
  ...['allow_promotion_codes', 'expires_at', 'expand', 'custom_text', 'ui_mode'],
  ...['automatic_tax', 'billing_address_collection', 'customer_update', 'tax_id_collection'],
];
/** Accepted, as they change nothing here: cards only, no shipping. */
const IGNORED = [
  ...['payment_method_types', 'payment_method_collection', 'phone_number_collection'],
  ...['submit_type', 'payment_method_options', 'saved_payment_method_options', 'currency'],
  ...['name_collection', 'branding_settings', 'adaptive_pricing', 'integration_identifier'],
];

/**
 * Opens the checkout session a request describes.
 * @throws StripeError 400 naming the parameter at fault.
 */
export function openSession(account: Account, parameters: Parameters): CheckoutSession {
  const { store } = account;
  parameters.allow(...READ, ...IGNORED);
  if (parameters.required('mode') !== 'subscription') {
    throw invalid('The local Stripe sells subscriptions only: mode must be subscription.', 'mode');
  }
  const uiMode = parameters.optional('ui_mode') ?? 'hosted_page';
  if (uiMode !== 'hosted_page') {
    throw invalid('The local Stripe has the hosted page only.', 'ui_mode');
  }
  const id = newId('cs_test');
  const line = readLine(account, parameters);
  const redemptions = readDiscounts(account, parameters);
  const terms = parameters
    .group('consent_collection')
    .choice('terms_of_service', ['none', 'required']);
  const { total, subtotal, discount } = keepLine(account, id, line, redemptions);
  const subscriptionData = parameters.group('subscription_data').allow('metadata', 'description');
  store.setSetting(`subscription_data:${id}`, JSON.stringify(subscriptionData.metadata()));
  const session: CheckoutSession = {
    ...blankSession(id, account.now()),
    allow_promotion_codes: parameters.boolean('allow_promotion_codes') ?? null,
    amount_subtotal: subtotal,
    amount_total: total,
    cancel_url: address(parameters, 'cancel_url', false),
    client_reference_id: parameters.optional('client_reference_id', 200) ?? null,
    consent_collection:
      terms === undefined
        ? null
        : { payment_method_reuse_agreement: null, promotions: null, terms_of_service: terms },
    currency: line.price.currency,
    custom_text: customText(parameters.group('custom_text')),
    discounts: redemptions.map((one) => ({
      coupon: one.promotionCode === null ? one.coupon.id : null,
      promotion_code: one.promotionCode,
    })),
    expires_at: expiry(account, parameters),
    locale: parameters.choice('locale', ['auto', 'fr', 'fr-CA', 'en', 'en-GB']) ?? null,
    metadata: parameters.metadata(),
    success_url: address(parameters, 'success_url', true),
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    url: `${account.publicUrl()}/c/pay/${id}`,
    ...buyer(account, parameters),
    ...taxOf(account, id, parameters),
  };
  store.put(session);
  return session;
}

function readLine(account: Account, parameters: Parameters): SoldLine {
  const lines = parameters.groups('line_items');
  const [line] = lines;
  if (line === undefined) {
    throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing');
  }
  if (lines.length > 1) throw invalid('The local Stripe takes one line item.', 'line_items[1]');
  line.allow('price', 'quantity');
  const priceId = line.required('price');
  const price = account.store.get('price', priceId);
  if (price === undefined) throw missing('price', priceId, line.name('price'));
  if (!price.active) throw invalid('The price specified is inactive.', line.name('price'));
  return { price, quantity: line.integer('quantity', 1, 1_000) ?? 1 };
}

function readDiscounts(account: Account, parameters: Parameters): Redemption[] {
  const groups = parameters.groups('discounts');
  if (groups.length > 0 && parameters.has('allow_promotion_codes')) {
    throw invalid(
      'You may only specify one of these parameters: allow_promotion_codes, discounts.',
      'discounts',
    );
  }
  if (groups.length > 1) throw invalid('A session takes one discount.', 'discounts');
  return groups.map((group) => {
    group.allow('coupon', 'promotion_code');
    const coupon = group.optional('coupon');
    const promotionCode = group.optional('promotion_code');
    if ((coupon === undefined) === (promotionCode === undefined)) {
      throw invalid('Give one of coupon or promotion_code.', group.name('coupon'));
    }
    const param = group.name(coupon === undefined ? 'promotion_code' : 'coupon');
    return redeemable(account, { coupon, promotionCode }, param);
  });
}

function buyer(account: Account, parameters: Parameters): Partial<CheckoutSession> {
  const customerId = parameters.optional('customer');
  const email = parameters.optional('customer_email');
  if (customerId !== undefined && email !== undefined) {
    throw invalid(
      'You may only specify one of these parameters: customer, customer_email.',
      'customer_email',
    );
  }
  if (customerId === undefined) {
    return { customer_creation: 'always', customer_email: email ?? null };
  }
  return { customer: knownCustomer(account, customerId, 'customer').id };
}

function address(parameters: Parameters, key: string, required: boolean): string | null {
  const value = required ? parameters.required(key) : parameters.optional(key);
  if (value === undefined) return null;
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw invalid('Not a valid URL', parameters.name(key), 'url_invalid');
  }
  return value;
}

function expiry(account: Account, parameters: Parameters): number {
  const now = account.now();
  const given = parameters.integer('expires_at', 0, Number.MAX_SAFE_INTEGER);
  if (given === undefined) return now + 86_400;
  // A minute of slack on both ends: the caller reckons with its own clock.
  if (given < now + 1_740 || given > now + 86_460) {
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return given;
}

function customText(group: Parameters): CheckoutSession['custom_text'] {
  const message = (key: string) => {
    const text = group.group(key).optional('message', 1_200);
    return text === undefined ? null : { message: text };
  };
  return {
    after_submit: message('after_submit'),
    shipping_address: null,
    submit: message('submit'),
    terms_of_service_acceptance: message('terms_of_service_acceptance'),
  };
}
