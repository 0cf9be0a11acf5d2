import { randomBytes } from 'node:crypto';
import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import type { SetupIntent } from '../core/objects.ts';
import { blankSetupIntent } from '../shapes/setup-intent.ts';
import { declineError } from './intents.ts';
import { attach, declineOf, isChallenged, saveCard, type Entered } from './saved-cards.ts';

/** Creates a SetupIntent. */
export function openSetup(account: Account, given: Partial<SetupIntent>): SetupIntent {
  const id = newId('seti');
  // Long and random: it alone authorises a browser.
  const secret = `${id}_secret_${randomBytes(16).toString('hex')}`;
  return keep(account, {
    ...blankSetupIntent(id, account.now()),
    client_secret: secret,
    ...given,
  });
}

/** Confirms a SetupIntent: saved, declined, or requiring authentication. */
export function confirmSetup(account: Account, setup: SetupIntent, entered: Entered): SetupIntent {
  const { card } = entered;
  const decline = declineOf(card.outcome);
  // A `declines_later` card is declined when charged, not when saved.
  if (decline !== undefined && card.outcome !== 'declines_later') {
    return fail(account, setup, declineError(decline));
  }
  const email = account.store.get('customer', setup.customer ?? '')?.email ?? null;
  const { id } = saveCard(account, entered, { customer: null, email });
  const saved = { ...setup, last_setup_error: null, payment_method: id };
  if (!isChallenged(card)) return finish(account, saved);
  return keep(account, {
    ...saved,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
    status: 'requires_action',
  });
}

/** Finishes the authentication: succeeded or failed. */
export function authenticateSetup(
  account: Account,
  setup: SetupIntent,
  succeeds: boolean,
): SetupIntent {
  if (succeeds) return finish(account, setup);
  return fail(account, setup, {
    code: 'setup_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    type: 'invalid_request_error',
  });
}

function finish(account: Account, setup: SetupIntent): SetupIntent {
  const method = account.store.get('payment_method', setup.payment_method ?? '');
  if (method !== undefined && setup.customer !== null) attach(account, method, setup.customer);
  return keep(account, { ...setup, next_action: null, status: 'succeeded' });
}

function fail(
  account: Account,
  setup: SetupIntent,
  error: NonNullable<SetupIntent['last_setup_error']>,
): SetupIntent {
  return keep(account, {
    ...{ ...setup, last_setup_error: error, next_action: null, payment_method: null },
    status: 'requires_payment_method',
  });
}

function keep({ store }: Account, setup: SetupIntent): SetupIntent {
  store.put(setup);
  return setup;
}
