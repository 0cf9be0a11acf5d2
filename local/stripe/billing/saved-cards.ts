import type { Account } from '../core/account.ts';
import { invalid } from '../core/errors.ts';
import type { PaymentMethod, Subscription } from '../core/objects.ts';
import { cardMethod, testCard, type CardOutcome, type TestCard } from './cards.ts';

/** Why a payment failed, in the API's words. */
export type DeclineCode =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'authentication_required'
  | 'expired_card'
  | 'incorrect_cvc';

/** What the bank says to a charge: the money, a question to the cardholder, or why not. */
export type BankAnswer = 'pays' | 'authenticate' | DeclineCode;

/** Stripe's ready-made payment methods, by the card they stand for. */
const TOKENS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
};

/** What a test card stands for in front of the bank. */
export function declineOf(outcome: CardOutcome): DeclineCode | undefined {
  if (outcome === 'pays' || outcome === 'challenge' || outcome === 'challenge_always') {
    return undefined;
  }
  return outcome === 'card_declined' || outcome === 'declines_later' ? 'generic_decline' : outcome;
}

/** Keeps a card of a customer (or of nobody yet); of its number only how the bank will answer. */
export function saveCard(account: Account, given: Parameters<typeof cardMethod>[0]): PaymentMethod {
  const method = cardMethod(given);
  account.store.put(method);
  account.store.setSetting(outcomeKey(method.id), given.card.outcome);
  return method;
}

/**
 * What the bank answers when this card is charged.
 * @param authenticated whether the cardholder stands there and has confirmed.
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

/** The card a subscription is charged on: its own, else the customer's. */
export function methodOf(account: Account, subscription: Subscription): string | null {
  const customer = account.store.get('customer', subscription.customer);
  return (
    subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null
  );
}

/**
 * The customer's own payment method of this id; a ready-made one (`pm_card_visa`) becomes theirs.
 * @throws StripeError 400 when it is nobody's or somebody else's.
 */
export function ownMethod(
  account: Account,
  customerId: string,
  id: string,
  param: string,
): PaymentMethod {
  const { store } = account;
  const token = readyMade(id);
  if (token !== undefined)
    return saveCard(account, { ...blank(account, token), customer: customerId });
  const method = store.get('payment_method', id);
  if (method === undefined) {
    throw invalid(`No such PaymentMethod: '${id}'`, param, 'resource_missing');
  }
  if (method.customer !== customerId) {
    throw invalid(
      'The customer does not have a payment method with the ID ' +
        `${id}. The payment method must be attached to the customer.`,
      param,
      'resource_missing',
    );
  }
  return method;
}

/** The test card behind one of Stripe's ready-made payment methods. */
export function readyMade(id: string): TestCard | undefined {
  return testCard(TOKENS[id] ?? '');
}

/** A card of nobody's yet, good for three years. */
export function blank(account: Account, card: TestCard): Parameters<typeof cardMethod>[0] {
  const created = account.now();
  const year = new Date(created * 1000).getUTCFullYear() + 3;
  return { customer: null, card, expiry: { month: 12, year }, name: null, email: null, created };
}

function outcomeKey(methodId: string): string {
  return `card:${methodId}`;
}
