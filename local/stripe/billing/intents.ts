import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import type { Charge, PaymentIntent } from '../core/objects.ts';
import { blankCharge } from './charge-shape.ts';
import { blankIntent } from './intent-shape.ts';
import type { DeclineCode } from './saved-cards.ts';

/** An amount to be paid, in cents. */
export interface Asked {
  amount: number;
  currency: string;
  customer: string | null;
}

/** A payment of which nothing has been tried yet. */
export function openIntent(account: Account, asked: Asked): PaymentIntent {
  const intent: PaymentIntent = { ...blankIntent(newId('pi'), account.now()), ...asked };
  account.store.put(intent);
  return intent;
}

/** The bank pays: keeps the charge and records `payment_intent.succeeded` and `charge.succeeded`. */
export function succeed(account: Account, before: PaymentIntent, method: string | null) {
  const charge = keepCharge(account, before, method, null);
  const intent: PaymentIntent = {
    ...before,
    amount_received: before.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method,
    status: 'succeeded',
  };
  account.store.put(intent);
  account.record('charge.succeeded', charge);
  account.record('payment_intent.succeeded', intent);
  return intent;
}

/** The bank refuses: keeps the failed charge and records it. */
export function refuse(
  account: Account,
  before: PaymentIntent,
  method: string | null,
  decline: DeclineCode,
): PaymentIntent {
  const error = refusal(decline);
  const charge = keepCharge(account, before, method, error);
  const intent: PaymentIntent = {
    ...before,
    last_payment_error: error,
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  account.store.put(intent);
  account.record('charge.failed', charge);
  account.record('payment_intent.payment_failed', intent);
  return intent;
}

/** The bank wants the cardholder to authenticate: nothing is charged yet. */
export function askCardholder(
  account: Account,
  before: PaymentIntent,
  method: string | null,
): PaymentIntent {
  const intent: PaymentIntent = {
    ...before,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
    payment_method: method,
    status: 'requires_action',
  };
  account.store.put(intent);
  account.record('payment_intent.requires_action', intent);
  return intent;
}

/** What the API says of a refusal: some have a code of their own, the others a kind of decline. */
export function refusal(
  decline: DeclineCode,
): NonNullable<PaymentIntent['last_payment_error']> & { code: string; message: string } {
  const own = { expired_card: 'has expired', incorrect_cvc: 'has an incorrect security code' };
  if (decline === 'expired_card' || decline === 'incorrect_cvc') {
    return { code: decline, message: `Your card ${own[decline]}.`, type: 'card_error' };
  }
  return {
    code: decline === 'authentication_required' ? decline : 'card_declined',
    decline_code: decline,
    message:
      decline === 'insufficient_funds'
        ? 'Your card has insufficient funds.'
        : 'Your card was declined.',
    type: 'card_error',
  };
}

function keepCharge(
  account: Account,
  intent: PaymentIntent,
  methodId: string | null,
  error: ReturnType<typeof refusal> | null,
): Charge {
  const paid = error === null;
  const method = account.store.get('payment_method', methodId ?? '');
  const charge: Charge = {
    ...blankCharge(newId('ch'), account.now()),
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    captured: paid,
    currency: intent.currency,
    customer: intent.customer,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: error?.decline_code ?? error?.code ?? null,
      risk_level: 'normal',
      seller_message: paid ? 'Payment complete.' : 'The bank refused this payment.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: methodId,
    status: paid ? 'succeeded' : 'failed',
    ...(method === undefined ? {} : { billing_details: method.billing_details }),
  };
  account.store.put(charge);
  return charge;
}
