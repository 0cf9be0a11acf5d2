import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import type { Invoice, PaymentIntent } from '../core/objects.ts';

/** Why a payment failed, in the API's words. */
export type DeclineCode =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'authentication_required'
  | 'expired_card'
  | 'incorrect_cvc';

/** Marks an invoice paid, keeps its payment, and records `invoice.paid`. */
export function payInvoice(account: Account, invoice: Invoice): Invoice {
  const { store } = account;
  const now = account.now();
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
  store.put(paid);
  if (invoice.amount_due > 0) {
    const intent = paymentIntent(account, invoice, null);
    store.put({
      id: newId('inpay'),
      object: 'invoice_payment',
      amount_paid: invoice.amount_due,
      amount_requested: invoice.amount_due,
      created: now,
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { payment_intent: intent.id, type: 'payment_intent' },
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: now },
    });
    account.record('payment_intent.succeeded', intent);
  }
  account.record('invoice.paid', paid);
  return paid;
}

/** Keeps a failed attempt on an open invoice, and records `invoice.payment_failed`. */
export function failInvoice(
  account: Account,
  invoice: Invoice,
  nextAttempt: number | null,
): Invoice {
  const failed: Invoice = {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: nextAttempt,
  };
  account.store.put(failed);
  account.record(
    'payment_intent.payment_failed',
    paymentIntent(account, invoice, 'generic_decline'),
  );
  account.record('invoice.payment_failed', failed);
  return failed;
}

/** Keeps the payment of an amount: succeeded, or refused with `decline`. */
export function paymentIntent(
  account: Account,
  paid: {
    amount_due: number;
    currency: string;
    customer: string | null;
    default_payment_method: string | null;
  },
  decline: DeclineCode | null,
): PaymentIntent {
  const id = newId('pi');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: paid.amount_due,
    amount_capturable: 0,
    amount_received: decline === null ? paid.amount_due : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_local`,
    confirmation_method: 'automatic',
    created: account.now(),
    currency: paid.currency,
    customer: paid.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: decline === null ? null : refusal(decline),
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: paid.default_payment_method,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline === null ? 'succeeded' : 'requires_payment_method',
    transfer_group: null,
  };
  account.store.put(intent);
  return intent;
}

/** What the API says of a refusal: some have a code of their own, the others a kind of decline. */
function refusal(decline: DeclineCode): NonNullable<PaymentIntent['last_payment_error']> {
  const own = { expired_card: 'has expired', incorrect_cvc: 'has an incorrect security code' };
  if (decline === 'expired_card' || decline === 'incorrect_cvc') {
    return { code: decline, message: `Your card ${own[decline]}.`, type: 'card_error' };
  }
  return {
    code: decline === 'authentication_required' ? decline : 'card_declined',
    decline_code: decline,
    message: 'Your card was declined.',
    type: 'card_error',
  };
}
