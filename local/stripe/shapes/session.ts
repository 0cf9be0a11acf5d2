import type { CheckoutSession } from '../core/objects.ts';
import { nullsOf } from './nulls.ts';

const nulls = nullsOf<CheckoutSession>();
const texts = nullsOf<CheckoutSession['custom_text']>();

/** Default open subscription session, with every field of the API. */
export function blankSession(id: string, now: number): CheckoutSession {
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    amount_subtotal: 0,
    amount_total: 0,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    created: now,
    currency: 'eur',
    custom_fields: [],
    custom_text: {
      ...texts('after_submit', 'shipping_address', 'submit', 'terms_of_service_acceptance'),
    },
    discounts: [],
    expires_at: now + 86_400,
    livemode: false,
    metadata: {},
    mode: 'subscription',
    payment_method_collection: 'always',
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    shipping_options: [],
    status: 'open',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    ...nulls('after_expiration', 'allow_promotion_codes', 'allowed_payment_method_types'),
    ...nulls('billing_address_collection', 'cancel_url', 'client_reference_id', 'client_secret'),
    ...nulls('collected_information', 'consent', 'consent_collection', 'currency_conversion'),
    ...nulls('customer', 'customer_account', 'customer_creation', 'customer_details'),
    ...nulls('customer_email', 'integration_identifier', 'invoice', 'invoice_creation'),
    ...nulls('locale', 'managed_payments', 'optional_items', 'origin_context'),
    ...nulls('payment_intent', 'payment_link', 'payment_method_configuration_details'),
    ...nulls('permissions', 'recovered_from', 'saved_payment_method_options', 'setup_intent'),
    ...nulls('shipping_address_collection', 'shipping_cost', 'submit_type', 'subscription'),
    ...nulls('success_url', 'url', 'wallet_options'),
  };
}
