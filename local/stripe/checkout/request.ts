import { found } from '../api/resource.ts';
import { discountAmount, redeemable } from '../billing/discounts.ts';
import type { Account } from '../core/account.ts';
import { invalid } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { CheckoutSession, Price } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';
import { blankSession } from '../shapes/session.ts';
import { keepOrder } from './order.ts';
import { taxOf } from './tax.ts';

const accepted = [
  ...['mode', 'line_items', 'customer', 'client_reference_id', 'success_url', 'cancel_url'],
  ...['locale', 'discounts', 'subscription_data', 'metadata', 'consent_collection', 'custom_text'],
  ...['automatic_tax', 'billing_address_collection', 'customer_update'],
  ...['tax_id_collection', 'expand'],
];

/**
 * Creates a Checkout Session from the request.
 * @throws StripeError 400 naming the invalid parameter.
 */
export function openSession(account: Account, parameters: Parameters): CheckoutSession {
  if (parameters.allow(...accepted).required('mode') !== 'subscription') {
    throw invalid('The local Stripe sells subscriptions only: mode must be subscription.', 'mode');
  }
  const id = newId('cs_test');
  const price = readPrice(account, parameters);
  const promotionCode = readPromotionCode(account, parameters);
  const metadata = parameters.group('subscription_data').allow('metadata').metadata();
  const customer = found(account, 'customer', parameters.required('customer'), 'customer');
  const terms = parameters
    .group('consent_collection')
    .choice('terms_of_service', ['none', 'required']);
  const subtotal = price.unit_amount ?? 0;
  const discount = promotionCode === null ? 0 : discountOf(account, promotionCode, subtotal);
  const custom = parameters.group('custom_text');
  const message = custom.group('submit').optional('message', 1_200);
  const consent = custom.group('terms_of_service_acceptance').optional('message', 1_200);
  if (consent !== undefined && terms !== 'required') {
    throw invalid(
      'You can only set `custom_text.terms_of_service_acceptance` when `consent_collection.terms_of_service` is `required`.',
      'custom_text[terms_of_service_acceptance]',
    );
  }
  const blank = blankSession(id, account.now());
  const session: CheckoutSession = {
    ...blank,
    amount_subtotal: subtotal,
    amount_total: subtotal - discount,
    cancel_url: parameters.address('cancel_url') ?? null,
    client_reference_id: parameters.optional('client_reference_id', 200) ?? null,
    consent_collection:
      terms === undefined
        ? null
        : { payment_method_reuse_agreement: null, promotions: null, terms_of_service: terms },
    currency: price.currency,
    custom_text: {
      ...blank.custom_text,
      submit: message === undefined ? null : { message },
      terms_of_service_acceptance: consent === undefined ? null : { message: consent },
    },
    customer: customer.id,
    discounts: promotionCode === null ? [] : [{ coupon: null, promotion_code: promotionCode }],
    locale: parameters.choice('locale', ['auto', 'fr', 'en']) ?? null,
    metadata: parameters.metadata(),
    success_url: parameters.address('success_url') ?? parameters.required('success_url'),
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    url: `${account.publicUrl()}/c/pay/${id}`,
    ...taxOf(customer, parameters),
  };
  account.store.put(session);
  keepOrder(account, id, { price: price.id, promotionCode, metadata });
  return session;
}

function readPrice(account: Account, parameters: Parameters): Price {
  const [line, second] = parameters.groups('line_items');
  if (line === undefined) {
    throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing');
  }
  if (second !== undefined) throw invalid('The local Stripe takes one line.', 'line_items[1]');
  line.allow('price', 'quantity').integer('quantity', 1, 1);
  const price = found(account, 'price', line.required('price'), line.name('price'));
  if (!price.active) throw invalid('The price specified is inactive.', line.name('price'));
  return price;
}

function readPromotionCode(account: Account, parameters: Parameters): string | null {
  const [discount, second] = parameters.groups('discounts');
  if (second !== undefined) throw invalid('A session takes one discount.', 'discounts');
  if (discount === undefined) return null;
  const code = discount.allow('promotion_code').required('promotion_code');
  return redeemable(account, code, discount.name('promotion_code')).promotionCode;
}

function discountOf(account: Account, promotionCode: string, cents: number): number {
  return discountAmount(redeemable(account, promotionCode, 'discounts').coupon, cents);
}
