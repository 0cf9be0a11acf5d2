import { isCardNumber, testCard } from '../billing/cards.ts';
import { readyMade, type Entered } from '../billing/saved-cards.ts';
import { authenticateSetup, confirmSetup, openSetup } from '../billing/setups.ts';
import type { Account } from '../core/account.ts';
import type { Api, Call } from '../core/api.ts';
import { invalid, missing, StripeError, unpaid } from '../core/errors.ts';
import type { SetupIntent } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';
import { found } from './resource.ts';

const path = '/v1/setup_intents';

/** SetupIntents; also retrieved and confirmed by the page, which knows the client secret. */
export function setupIntentEndpoints(api: Api, account: Account): void {
  api('POST', path, ({ parameters }) => create(account, parameters));

  api.open('GET', `${path}/:id`, (call) => {
    call.parameters.allow('client_secret', 'expand');
    return known(account, call);
  });

  api.open('POST', `${path}/:id/confirm`, (call) => {
    call.parameters.allow('client_secret', 'payment_method', 'payment_method_data', 'expand');
    return confirm(account, known(account, call), call.parameters);
  });

  // Not part of Stripe's API: called by its authentication page, with `outcome` "complete" or "fail".
  api.open('POST', `${path}/:id/authenticate`, (call) => {
    call.parameters.allow('client_secret', 'outcome');
    const setup = known(account, call);
    if (setup.status !== 'requires_action') throw wrongState(setup, 'authenticated');
    const outcome = call.parameters.choice('outcome', ['complete', 'fail']);
    return authenticateSetup(account, setup, outcome === 'complete');
  });
}

function create(account: Account, parameters: Parameters): SetupIntent {
  parameters.allow('customer', 'usage', 'allowed_payment_method_types', 'metadata', 'expand');
  const customer = parameters.optional('customer');
  if (parameters.texts('allowed_payment_method_types').some((type) => type !== 'card')) {
    throw invalid('The local Stripe takes cards.', 'allowed_payment_method_types');
  }
  return openSetup(account, {
    customer: customer === undefined ? null : found(account, 'customer', customer, 'customer').id,
    metadata: parameters.metadata(),
    usage: parameters.choice('usage', ['off_session', 'on_session']) ?? 'off_session',
  });
}

function confirm(account: Account, setup: SetupIntent, parameters: Parameters): SetupIntent {
  const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
  if (!open.includes(setup.status)) throw wrongState(setup, 'confirmed');
  const done = confirmSetup(account, setup, entered(account, parameters));
  const error = done.last_setup_error;
  if (error === null) return done;
  const { code = 'card_declined', message = '', decline_code } = error;
  const decline = decline_code === undefined ? {} : { decline_code };
  throw unpaid({ code, message, ...decline }, { setup_intent: done });
}

/** The card of a confirmation: its details, or one of Stripe's test payment methods. */
function entered(account: Account, parameters: Parameters): Entered {
  const token = parameters.optional('payment_method');
  if (token !== undefined) {
    const ready = readyMade(account, token);
    if (ready === undefined) throw missing('payment_method', token, 'payment_method');
    return ready;
  }
  const data = parameters.group('payment_method_data').allow('type', 'card');
  const card = data.group('card').allow('number', 'exp_month', 'exp_year', 'cvc');
  const digits = card.required('number');
  const known = testCard(digits);
  if (known === undefined) {
    const [code, what] = isCardNumber(digits)
      ? ['card_declined', 'was declined: it is no test card']
      : ['incorrect_number', 'number is incorrect'];
    const param = card.name('number');
    throw new StripeError(402, `Your card ${what}.`, { type: 'card_error', code, param });
  }
  const month = card.integer('exp_month', 1, 12) ?? 0;
  const year = card.integer('exp_year', 2000, 9_999) ?? 0;
  return { card: known, expiry: { month, year }, name: null };
}

function wrongState({ status }: SetupIntent, what: string): StripeError {
  return invalid(
    `This SetupIntent cannot be ${what}: its status is ${status}.`,
    undefined,
    'setup_intent_unexpected_state',
  );
}

/** The SetupIntent of a call; a browser, without the secret key, must pass its client secret. */
function known(account: Account, { id, browser, parameters }: Call): SetupIntent {
  const setup = account.store.get('setup_intent', id);
  const secret = parameters.optional('client_secret');
  const wrong = secret === undefined ? browser : secret !== setup?.client_secret;
  if (setup === undefined || wrong) throw missing('setup_intent', id);
  return setup;
}
