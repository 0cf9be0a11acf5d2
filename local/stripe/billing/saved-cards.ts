import { createHash } from 'node:crypto';
import type { Account } from '../core/account.ts';
import { invalid, missing } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { PaymentMethod, Subscription } from '../core/objects.ts';
import { newPaymentMethod } from '../shapes/payment-method.ts';
import { testCard, type CardOutcome, type TestCard } from './cards.ts';

/** The API's decline codes. */
export type DeclineCode =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'authentication_required'
  | 'expired_card'
  | 'incorrect_cvc';

/** The bank's response to a charge: paid, authentication required, or declined. */
export type BankAnswer = 'pays' | 'authenticate' | DeclineCode;

/** Card details as entered. */
export interface Entered {
  readonly card: TestCard;
  readonly expiry: { readonly month: number; readonly year: number };
  readonly name: string | null;
  /** Default: that of the number. */
  readonly fingerprint?: string;
}

/** The decline code of charging such a card; `undefined` if it succeeds. */
export function declineOf(outcome: CardOutcome): DeclineCode | undefined {
  if (outcome === 'pays' || outcome.startsWith('challenge')) return undefined;
  const own = ['insufficient_funds', 'expired_card', 'incorrect_cvc'] as const;
  return own.find((code) => code === outcome) ?? 'generic_decline';
}

/** Whether entering such a card requires authentication. */
export function isChallenged({ outcome }: TestCard): boolean {
  return outcome === 'challenge' || outcome === 'challenge_always';
}

/** Saves a card; of its number only the last digits and the simulated outcome are stored. */
export function saveCard(
  account: Account,
  { card, expiry, name, fingerprint = fingerprintOf(card.number) }: Entered,
  owner: { readonly customer: string | null; readonly email: string | null },
): PaymentMethod {
  const { number, outcome } = card;
  const brand = number.startsWith('5') ? 'mastercard' : 'visa';
  const details = { ...owner, brand, last4: number.slice(-4), fingerprint, expiry, name };
  const method = newPaymentMethod(details, account.now());
  account.store.put(method);
  account.store.setSetting(outcomeKey(method.id), outcome);
  return method;
}

/**
 * The bank's response when this card is charged.
 * @param authenticated whether the cardholder is present and has authenticated.
 */
export function bankAnswer(
  account: Account,
  methodId: string | null,
  authenticated: boolean,
): BankAnswer {
  const method = account.store.get('payment_method', methodId ?? '');
  if (method === undefined || method.customer === null) return 'generic_decline';
  const outcome = (account.store.setting(outcomeKey(method.id)) ?? 'pays') as CardOutcome;
  if (outcome === 'challenge_always' && !authenticated) return 'authenticate';
  return declineOf(outcome) ?? 'pays';
}

/** The card of a subscription: its own, else the customer's default. */
export function methodOf(account: Account, subscription: Subscription): string | null {
  const customer = account.store.get('customer', subscription.customer);
  return (
    subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null
  );
}

/**
 * The customer's own payment method with this id; a test one (`pm_card_visa`) is attached first.
 * @throws StripeError 400 when it is not attached to this customer.
 */
export function ownMethod(
  account: Account,
  customer: string,
  id: string,
  param: string,
): PaymentMethod {
  const ready = readyMade(account, id);
  if (ready !== undefined) return saveCard(account, ready, { customer, email: null });
  const method = account.store.get('payment_method', id);
  if (method === undefined) throw missing('payment_method', id, param);
  if (method.customer === customer) return method;
  throw invalid(
    'The customer does not have a payment method with the ID ' +
      `${id}. The payment method must be attached to the customer.`,
    param,
    'resource_missing',
  );
}

/**
 * The card of one of Stripe's test payment methods, valid for three years. Unlike at Stripe, each use is a new
 * card, so that test customers are different people; a typed number always has the same fingerprint.
 */
export function readyMade(account: Account, token: string): Entered | undefined {
  const card = token.startsWith('pm_card_') ? testCard(token) : undefined;
  const year = new Date(account.now() * 1000).getUTCFullYear() + 3;
  return card && { card, expiry: { month: 12, year }, name: null, fingerprint: newId('card') };
}

/** Attaches a payment method to a customer, or detaches it (`null`). */
export function attach(
  account: Account,
  method: PaymentMethod,
  customer: string | null,
): PaymentMethod {
  const { store } = account;
  const after = { ...method, customer };
  store.put(after);
  const owner = store.get('customer', method.customer ?? '');
  if (owner?.invoice_settings.default_payment_method === method.id && customer === null) {
    const settings = { ...owner.invoice_settings, default_payment_method: null };
    store.put({ ...owner, invoice_settings: settings });
  }
  return after;
}

function fingerprintOf(number: string): string {
  return createHash('sha256').update(number).digest('hex').slice(0, 16);
}

function outcomeKey(methodId: string): string {
  return `card:${methodId}`;
}
