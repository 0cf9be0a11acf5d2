import type { PaymentIntent } from '../core/objects.ts';
import { nullsOf } from './nulls.ts';

const nulls = nullsOf<PaymentIntent>();

/** Default PaymentIntent waiting for a card, with every field of the API. */
export function blankPaymentIntent(id: string, now: number): PaymentIntent {
  return {
    id,
    object: 'payment_intent',
    amount: 0,
    amount_capturable: 0,
    amount_received: 0,
    capture_method: 'automatic',
    client_secret: `${id}_secret_local`,
    confirmation_method: 'automatic',
    created: now,
    currency: 'eur',
    livemode: false,
    metadata: {},
    payment_method_types: ['card'],
    setup_future_usage: 'off_session',
    status: 'requires_payment_method',
    ...nulls('allowed_payment_method_types', 'application', 'application_fee_amount'),
    ...nulls('automatic_payment_methods', 'canceled_at', 'cancellation_reason', 'customer'),
    ...nulls('customer_account', 'description', 'excluded_payment_method_types'),
    ...nulls('last_payment_error', 'latest_charge', 'managed_payments', 'next_action'),
    ...nulls('on_behalf_of', 'payment_method', 'payment_method_configuration_details'),
    ...nulls('payment_method_options', 'payment_record', 'processing', 'receipt_email'),
    ...nulls('review', 'shipping', 'source', 'statement_descriptor'),
    ...nulls('statement_descriptor_suffix', 'transfer_group'),
  };
}
