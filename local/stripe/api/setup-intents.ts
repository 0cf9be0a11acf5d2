import { isCardNumber, testCard } from '../billing/cards.ts';
import { blank, readyMade } from '../billing/saved-cards.ts';
import { authenticateSetup, confirmSetup, openSetup, type Entered } from '../billing/setups.ts';
import type { Account } from '../core/account.ts';
import type { Call, createApi } from '../core/api.ts';
import { invalid, missing, StripeError, unpaid } from '../core/errors.ts';
import { LIST_PARAMETERS, page } from '../core/lists.ts';
import type { SetupIntent } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';
import { knownCustomer } from './customers.ts';

const PATH = '/v1/setup_intents';
const CONFIRMATION = [
  ...['client_secret', 'payment_method', 'payment_method_data', 'return_url', 'use_stripe_sdk'],
  'expand',
];

/** Cards entered to be charged later; read and confirmed by the page too, which knows the secret. */
export function setupIntentEndpoints(api: ReturnType<typeof createApi>, account: Account): void {
  const { store } = account;

  api('POST', PATH, ({ parameters }) => create(account, parameters));

  api('GET', PATH, ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS, 'customer', 'payment_method');
    const all = store.list('setup_intent', {
      customer: parameters.optional('customer'),
      payment_method: parameters.optional('payment_method'),
    });
    return page(all, parameters, PATH);
  });

  api.open('GET', `${PATH}/:id`, (call) => {
    call.parameters.allow('client_secret', 'expand');
    return known(account, call);
  });

  api.open('POST', `${PATH}/:id/confirm`, (call) => {
    call.parameters.allow(...CONFIRMATION);
    return confirm(account, known(account, call), call.parameters);
  });

  api.open('POST', `${PATH}/:id/cancel`, (call) => {
    call.parameters.allow('client_secret', 'cancellation_reason', 'expand');
    const setup = known(account, call);
    if (setup.status === 'succeeded') throw wrongState(setup, 'canceled');
    const canceled: SetupIntent = {
      ...setup,
      ...{ next_action: null, status: 'canceled', cancellation_reason: 'abandoned' },
    };
    store.put(canceled);
    return canceled;
  });

  // Not Stripe's: what its bank page does, with `outcome` "complete" or "fail".
  api.open('POST', `${PATH}/:id/authenticate`, (call) => {
    call.parameters.allow('client_secret', 'outcome');
    const setup = known(account, call);
    if (setup.status !== 'requires_action') throw wrongState(setup, 'authenticated');
    const outcome = call.parameters.choice('outcome', ['complete', 'fail']);
    return authenticateSetup(account, setup, outcome === 'complete');
  });
}

function create(account: Account, parameters: Parameters): SetupIntent {
  parameters.allow(
    ...['customer', 'usage', 'allowed_payment_method_types', 'payment_method_types', 'metadata'],
    ...['automatic_payment_methods', 'description', 'confirm', ...CONFIRMATION],
  );
  const customer = parameters.optional('customer');
  const automatic = parameters.group('automatic_payment_methods');
  const types = [
    ...parameters.texts('payment_method_types'),
    ...parameters.texts('allowed_payment_method_types'),
  ];
  const wrong = types.find((type) => type !== 'card');
  if (wrong !== undefined) throw invalid('The local Stripe takes cards.', 'payment_method_types');
  const setup = openSetup(account, {
    automatic_payment_methods: parameters.has('automatic_payment_methods')
      ? {
          allow_redirects: automatic.choice('allow_redirects', ['always', 'never']) ?? 'always',
          enabled: automatic.boolean('enabled') ?? true,
        }
      : null,
    customer: customer === undefined ? null : knownCustomer(account, customer, 'customer').id,
    description: parameters.nullable('description') ?? null,
    metadata: parameters.metadata(),
    usage: parameters.choice('usage', ['off_session', 'on_session']) ?? 'off_session',
  });
  return parameters.boolean('confirm') === true ? confirm(account, setup, parameters) : setup;
}

function confirm(account: Account, setup: SetupIntent, parameters: Parameters): SetupIntent {
  const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
  if (!open.includes(setup.status)) throw wrongState(setup, 'confirmed');
  const done = confirmSetup(account, setup, entered(account, parameters));
  const error = done.last_setup_error;
  if (error === null) return done;
  const { code = 'card_declined', message = '', decline_code } = error;
  const decline = decline_code === undefined ? {} : { decline_code };
  throw unpaid({ code, message, ...decline }, true, { setup_intent: done });
}

/** The card in a confirmation: its details, or one of Stripe's ready-made ones. */
function entered(account: Account, parameters: Parameters): Entered {
  const token = parameters.optional('payment_method');
  if (token !== undefined) {
    const card = readyMade(token);
    if (card === undefined) throw missing('PaymentMethod', token, 'payment_method');
    return blank(account, card);
  }
  const data = parameters.group('payment_method_data');
  data.allow('type', 'card', 'billing_details');
  const card = data.group('card').allow('number', 'exp_month', 'exp_year', 'cvc');
  const digits = card.required('number').replace(/\s/g, '');
  if (!isCardNumber(digits))
    throw wrongCard(card, 'number', 'incorrect_number', 'number is incorrect');
  const known = testCard(digits);
  if (known === undefined) {
    throw wrongCard(
      card,
      'number',
      'card_declined',
      'was declined: test mode takes test cards only',
    );
  }
  const month = card.integer('exp_month', 1, 12) ?? 0;
  const year = card.integer('exp_year', 1, 9_999) ?? 0;
  const full = year < 100 ? 2000 + year : year;
  if (Date.UTC(full, month) <= account.now() * 1000) {
    throw wrongCard(card, 'exp_year', 'invalid_expiry_year', 'expiration year is invalid');
  }
  if (!/^\d{3,4}$/.test(card.required('cvc'))) {
    throw wrongCard(card, 'cvc', 'invalid_cvc', 'security code is invalid');
  }
  const name = data.group('billing_details').nullable('name') ?? null;
  return { card: known, expiry: { month, year: full }, name };
}

function wrongCard(card: Parameters, key: string, code: string, what: string): StripeError {
  const param = card.name(key);
  return new StripeError(402, `Your card ${what}.`, { type: 'card_error', code, param });
}

function wrongState({ status }: SetupIntent, what: string): StripeError {
  return invalid(
    `This SetupIntent cannot be ${what}: its status is ${status}.`,
    undefined,
    'setup_intent_unexpected_state',
  );
}

/** The setup of a call; a browser, which has no secret key, must know its secret. */
function known(account: Account, { id, browser, parameters }: Call): SetupIntent {
  const setup = account.store.get('setup_intent', id);
  const secret = parameters.optional('client_secret');
  const wrong = secret === undefined ? browser : secret !== setup?.client_secret;
  if (setup === undefined || wrong) throw missing('setupintent', id);
  return setup;
}
