import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../core/objects.ts';
import { blankCharge, chargedCard } from '../shapes/charge.ts';
import { blankPaymentIntent } from '../shapes/payment-intent.ts';
import type { DeclineCode } from './saved-cards.ts';

/** The API's error for a declined payment. */
type DeclineError = NonNullable<PaymentIntent['last_payment_error']> & {
  readonly code: string;
  readonly message: string;
};

/** A new PaymentIntent; the amount in cents. */
export function openIntent(
  account: Account,
  asked: Pick<PaymentIntent, 'amount' | 'currency' | 'customer'>,
): PaymentIntent {
  const intent = { ...blankPaymentIntent(newId('pi'), account.now()), ...asked };
  account.store.put(intent);
  return intent;
}

/** Succeeds: stores the charge and records `charge.succeeded`. */
export function succeed(account: Account, intent: PaymentIntent, method: string | null): void {
  const charge = keepCharge(account, intent, method, null);
  account.store.put({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method,
    status: 'succeeded',
  });
}

/** Declines: stores the failed charge and records `charge.failed`. */
export function refuse(
  account: Account,
  intent: PaymentIntent,
  method: string | null,
  decline: DeclineCode,
): void {
  const error = declineError(decline);
  const charge = keepCharge(account, intent, method, error);
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: error,
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  account.keep(failed, 'payment_intent.payment_failed');
}

/** Requires authentication: nothing is charged yet. */
export function askCardholder(
  account: Account,
  intent: PaymentIntent,
  method: string | null,
): void {
  account.store.put({
    ...intent,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
    payment_method: method,
    status: 'requires_action',
  });
}

/** The API's error for a decline: some have their own code, the others a decline code. */
export function declineError(decline: DeclineCode): DeclineError {
  const own = { expired_card: 'has expired', incorrect_cvc: 'has an incorrect security code' };
  if (decline === 'expired_card' || decline === 'incorrect_cvc') {
    return { code: decline, message: `Your card ${own[decline]}.`, type: 'card_error' };
  }
  const code = decline === 'authentication_required' ? decline : 'card_declined';
  const why = decline === 'insufficient_funds' ? 'has insufficient funds' : 'was declined';
  return { code, decline_code: decline, message: `Your card ${why}.`, type: 'card_error' };
}

function keepCharge(
  account: Account,
  intent: PaymentIntent,
  methodId: string | null,
  error: DeclineError | null,
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
    paid,
    payment_intent: intent.id,
    payment_method: methodId,
    status: paid ? 'succeeded' : 'failed',
    ...(method === undefined ? {} : chargedMethod(method)),
  };
  account.keep(charge, `charge.${charge.status}`);
  return charge;
}

function chargedMethod({ billing_details, card }: PaymentMethod): Partial<Charge> {
  if (card === undefined) return { billing_details };
  return { billing_details, payment_method_details: { type: 'card', card: chargedCard(card) } };
}
