import { cancelAtPeriodEnd, change, end, isLive } from '../billing/lifecycle.ts';
import { changePlan } from '../billing/plan-change.ts';
import { ownMethod } from '../billing/saved-cards.ts';
import { subscribe } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import type { Api } from '../core/api.ts';
import { invalid, missing } from '../core/errors.ts';
import type { Customer, Subscription } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';
import { itemChange, itemPrice, periodMoment, prorationBehavior } from './items.ts';
import { found, readable } from './resource.ts';

const path = '/v1/subscriptions';
const longestTrial = 730 * 86_400;
const behaviors = ['allow_incomplete', 'default_incomplete', 'pending_if_incomplete'] as const;

/** Subscriptions: create, read, list, change, cancel. */
export function subscriptionEndpoints(api: Api, account: Account): void {
  api('POST', path, ({ parameters }) => create(account, parameters));

  readable(api, account, 'subscription', path, {
    fields: ['customer'],
    others: ['status'],
    filter: (parameters) => {
      const status = parameters.optional('status');
      if (status === 'all') return () => true;
      // Without a status Stripe lists all but the canceled ones.
      return (one) => (status === undefined ? isLive(one) : one.status === status);
    },
  });

  api('POST', `${path}/:id`, ({ id, parameters }) =>
    update(account, live(account, id), parameters),
  );

  api('DELETE', `${path}/:id`, ({ id, parameters }) => {
    parameters.allow('invoice_now', 'prorate', 'expand');
    return end(account, live(account, id), 'cancellation_requested');
  });
}

function live(account: Account, id: string): Subscription {
  const subscription = found(account, 'subscription', id);
  if (!isLive(subscription)) throw missing('subscription', id);
  return subscription;
}

function create(account: Account, parameters: Parameters): Subscription {
  parameters.allow(
    ...['customer', 'items', 'metadata', 'default_payment_method', 'payment_behavior', 'expand'],
    ...['backdate_start_date', 'trial_end'],
  );
  const customer = found(account, 'customer', parameters.required('customer'), 'customer');
  const [item] = parameters.groups('items');
  if (item === undefined) throw invalid('Missing required param: items.', 'items');
  const now = account.now();
  const waits = parameters.choice('payment_behavior', behaviors) === 'default_incomplete';
  const trialEnd = parameters.integer('trial_end', now + 1, now + longestTrial);
  const canWait = waits || trialEnd !== undefined;
  return subscribe(account, {
    customer: customer.id,
    price: itemPrice(account, item.allow('price', 'quantity')),
    paymentMethod: methodFor(account, customer, parameters, canWait),
    authenticated: false,
    waits,
    trialEnd,
    metadata: parameters.metadata(),
    redemption: undefined,
    session: null,
    start: parameters.integer('backdate_start_date', 1, now) ?? now,
  }).subscription;
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
  // Not copied from the customer's default: later changes of that default apply to the subscription too.
  if (canBeAbsent || customer.invoice_settings.default_payment_method !== null) return null;
  throw invalid(
    'This customer has no attached payment source or default payment method.',
    'default_payment_method',
    'resource_missing',
  );
}

function update(account: Account, before: Subscription, parameters: Parameters): Subscription {
  parameters.allow(
    ...['cancel_at_period_end', 'cancel_at', 'default_payment_method', 'items', 'metadata'],
    ...['payment_behavior', 'proration_behavior', 'proration_date', 'expand'],
  );
  let subscription = withMethod(account, before, parameters);
  subscription = withPlan(account, subscription, parameters);
  const cancel = parameters.boolean('cancel_at_period_end');
  if (cancel !== undefined) subscription = cancelAtPeriodEnd(account, subscription, cancel);
  const stays = parameters.nullable('cancel_at') === null;
  const at = stays ? null : parameters.integer('cancel_at', account.now(), Number.MAX_SAFE_INTEGER);
  return change(account, subscription, {
    metadata: parameters.metadata(subscription.metadata),
    ...(at === undefined ? {} : { cancel_at: at, canceled_at: stays ? null : account.now() }),
  });
}

function withMethod(account: Account, before: Subscription, parameters: Parameters): Subscription {
  const given = parameters.nullable('default_payment_method');
  if (given === undefined) return before;
  const method =
    given === null ? null : ownMethod(account, before.customer, given, 'default_payment_method').id;
  return change(account, before, { default_payment_method: method });
}

function withPlan(account: Account, before: Subscription, parameters: Parameters): Subscription {
  const waits = parameters.choice('payment_behavior', behaviors) === 'pending_if_incomplete';
  if (waits && parameters.has('cancel_at_period_end')) {
    throw invalid(
      'When `payment_behavior` is set to `pending_if_incomplete`, `cancel_at_period_end` cannot be updated here.',
      'cancel_at_period_end',
    );
  }
  const price = itemChange(account, before, parameters);
  if (price === null) return before;
  const at = periodMoment(account, before, parameters);
  return changePlan(account, before, price, {
    proration: prorationBehavior(parameters),
    at,
    waits,
  });
}
