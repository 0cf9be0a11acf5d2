import type { Account } from '../core/account.ts';
import type { PaymentMethod, SetupIntent } from '../core/objects.ts';
import { newId } from '../core/ids.ts';
import type { TestCard } from './cards.ts';
import { refusal } from './intents.ts';
import { declineOf, saveCard, type DeclineCode } from './saved-cards.ts';
import { blankSetup } from './setup-shape.ts';

/** A card as it was entered. */
export interface Entered {
  card: TestCard;
  expiry: { month: number; year: number };
  name: string | null;
}

/** Opens the entry of a card. */
export function openSetup(account: Account, given: Partial<SetupIntent>): SetupIntent {
  const id = newId('seti');
  const setup: SetupIntent = {
    ...blankSetup(id, account.now()),
    // Long and random: it is all a browser shows to be let in.
    client_secret: `${id}_secret_${newId('s').slice(8)}`,
    ...given,
  };
  account.store.put(setup);
  account.record('setup_intent.created', setup);
  return setup;
}

/** Enters a card: saved, refused, or waiting for its holder to authenticate. */
export function confirmSetup(account: Account, setup: SetupIntent, entered: Entered): SetupIntent {
  const decline = declineOf(entered.card.outcome);
  // Such a card is refused when it is charged, not when it is saved.
  if (decline !== undefined && entered.card.outcome !== 'declines_later') {
    return failSetup(account, setup, decline);
  }
  const email = account.store.get('customer', setup.customer ?? '')?.email ?? null;
  const method = saveCard(account, {
    ...{ customer: null, email, created: account.now() },
    ...entered,
  });
  if (entered.card.outcome === 'challenge' || entered.card.outcome === 'challenge_always') {
    const waiting: SetupIntent = {
      ...setup,
      last_setup_error: null,
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
      payment_method: method.id,
      status: 'requires_action',
    };
    account.store.put(waiting);
    account.record('setup_intent.requires_action', waiting);
    return waiting;
  }
  return finish(account, { ...setup, payment_method: method.id });
}

/** The cardholder has authenticated, or has not. */
export function authenticateSetup(
  account: Account,
  setup: SetupIntent,
  succeeds: boolean,
): SetupIntent {
  return succeeds ? finish(account, setup) : failSetup(account, setup, 'authentication_required');
}

/** Gives a payment method to a customer, or takes it away (`null`). */
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
  account.record(`payment_method.${customer === null ? 'detached' : 'attached'}`, after);
  return after;
}

function finish(account: Account, setup: SetupIntent): SetupIntent {
  const method = account.store.get('payment_method', setup.payment_method ?? '');
  if (method !== undefined && setup.customer !== null) attach(account, method, setup.customer);
  const done: SetupIntent = {
    ...setup,
    last_setup_error: null,
    next_action: null,
    status: 'succeeded',
  };
  account.store.put(done);
  account.record('setup_intent.succeeded', done);
  return done;
}

function failSetup(account: Account, setup: SetupIntent, decline: DeclineCode): SetupIntent {
  const failed: SetupIntent = {
    ...setup,
    last_setup_error: decline === 'authentication_required' ? NOT_AUTHENTICATED : refusal(decline),
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  account.store.put(failed);
  account.record('setup_intent.setup_failed', failed);
  return failed;
}

/** Stripe's words when the cardholder did not confirm. */
const NOT_AUTHENTICATED = {
  code: 'setup_intent_authentication_failure' as const,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  type: 'invalid_request_error' as const,
};
