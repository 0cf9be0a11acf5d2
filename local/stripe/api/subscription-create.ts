import { refusal } from '../billing/intents.ts';
import { cancelAtPeriodEnd } from '../billing/lifecycle.ts';
import type { Attempted } from '../billing/payment.ts';
import { ownMethod } from '../billing/saved-cards.ts';
import { subscribe, type Order } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import { invalid, missing, unpaid } from '../core/errors.ts';
import type { Customer, Price, Subscription } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';
import { knownCustomer } from './customers.ts';

const DAY = 86_400;
const MISSING_METHOD = ['cancel', 'create_invoice', 'pause'] as const;

/** `POST /v1/subscriptions`. */
export function createSubscription(account: Account, parameters: Parameters): Subscription {
  parameters.allow(
    ...['customer', 'items', 'metadata', 'default_payment_method', 'cancel_at_period_end'],
    ...['backdate_start_date', 'proration_behavior', 'payment_behavior', 'off_session', 'expand'],
    ...['trial_period_days', 'trial_end', 'trial_settings', 'payment_settings'],
  );
  const customer = knownCustomer(account, parameters.required('customer'), 'customer');
  const [item] = parameters.groups('items');
  if (item === undefined) throw invalid('Missing required param: items.', 'items');
  item.allow('price', 'quantity');
  const behavior = parameters.choice('payment_behavior', [
    ...['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'],
  ]);
  const now = account.now();
  const trial = trialOf(now, parameters);
  const waits = behavior === 'default_incomplete';
  const made = subscribe(account, {
    customer: customer.id,
    price: priceOf(account, item),
    quantity: item.integer('quantity', 1, 1_000) ?? 1,
    paymentMethod: methodFor(account, customer, parameters, waits || trial !== undefined),
    authenticated: false,
    waits,
    trial,
    metadata: parameters.metadata(),
    redemptions: [],
    session: null,
    start: parameters.integer('backdate_start_date', 1, now) ?? now,
  });
  if (behavior === 'error_if_incomplete') refuseUnpaid(made);
  const cancel = parameters.boolean('cancel_at_period_end') ?? false;
  return cancelAtPeriodEnd(account, made.subscription, cancel);
}

/** With `error_if_incomplete` a payment that fails undoes everything. */
export function refuseUnpaid({ answer }: Pick<Attempted, 'answer'>): void {
  if (answer === 'pays') return;
  if (answer !== 'authenticate') throw unpaid(refusal(answer), false);
  throw unpaid(
    {
      code: 'subscription_payment_intent_requires_action',
      message:
        'Payment for this subscription requires additional user action before it can be completed successfully.',
    },
    false,
  );
}

/** The price an item names. */
export function priceOf(account: Account, item: Parameters): Price {
  const id = item.required('price');
  const price = account.store.get('price', id);
  if (price === undefined) throw missing('price', id, item.name('price'));
  return price;
}

function methodFor(
  account: Account,
  customer: Customer,
  parameters: Parameters,
  canBeAbsent: boolean,
): string | null {
  const given = parameters.optional('default_payment_method');
  if (given !== undefined) {
    return ownMethod(account, customer.id, given, 'default_payment_method').id;
  }
  // The customer's own stays theirs: a later change of it counts for the subscription too.
  if (canBeAbsent || customer.invoice_settings.default_payment_method !== null) return null;
  throw invalid(
    'This customer has no attached payment source or default payment method.',
    'default_payment_method',
    'resource_missing',
  );
}

function trialOf(now: number, parameters: Parameters): Order['trial'] {
  const behavior = parameters.group('trial_settings').group('end_behavior');
  const missingMethod =
    behavior.choice('missing_payment_method', MISSING_METHOD) ?? 'create_invoice';
  const days = parameters.integer('trial_period_days', 1, 730);
  const end = parameters.integer('trial_end', now + 1, now + 730 * DAY);
  if (days !== undefined && end !== undefined) {
    throw invalid('Give one of trial_end or trial_period_days.', 'trial_end');
  }
  const until = end ?? (days === undefined ? undefined : now + days * DAY);
  return until === undefined ? undefined : { end: until, missingMethod };
}
