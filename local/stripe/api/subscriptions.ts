import { changePlan } from '../billing/plan-change.ts';
import { cancelAtPeriodEnd, change, end, isLive } from '../billing/lifecycle.ts';
import { cardMethod, TEST_CARDS } from '../billing/cards.ts';
import { subscribe } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import type { createApi } from '../core/api.ts';
import { invalid, missing } from '../core/errors.ts';
import { LIST_PARAMETERS, page } from '../core/lists.ts';
import type { Price, Subscription } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';
import { knownCustomer } from './customers.ts';

/** Subscriptions: create, read, list, change, cancel. */
export function subscriptionEndpoints(api: ReturnType<typeof createApi>, account: Account): void {
  const { store } = account;
  const path = '/v1/subscriptions';

  api('POST', path, ({ parameters }) => create(account, parameters));

  api('GET', path, ({ parameters }) => {
    parameters.only(...LIST_PARAMETERS, 'customer', 'price', 'status', 'collection_method');
    const status = parameters.optional('status');
    const price = parameters.optional('price');
    const all = store
      .list('subscription', { customer: parameters.optional('customer') })
      .filter((one) => matches(one, status))
      .filter((one) => price === undefined || one.items.data.some((i) => i.price.id === price));
    return page(all, parameters, path);
  });

  api('GET', `${path}/:id`, ({ id, parameters }) => {
    parameters.only('expand');
    return known(account, id);
  });

  api('POST', `${path}/:id`, ({ id, parameters }) => {
    parameters.only(
      ...['cancel_at_period_end', 'metadata', 'items', 'proration_behavior', 'description'],
      ...['payment_behavior', 'cancellation_details', 'expand'],
    );
    return update(account, live(account, id), parameters);
  });

  api('DELETE', `${path}/:id`, ({ id, parameters }) => {
    parameters.only('invoice_now', 'prorate', 'cancellation_details', 'expand');
    const details = parameters.group('cancellation_details').only('comment', 'feedback');
    return end(account, live(account, id), 'cancellation_requested', {
      comment: details.optional('comment') ?? null,
      feedback: details.optional('feedback') ?? null,
    });
  });
}

function create(account: Account, parameters: Parameters): Subscription {
  parameters.only(
    ...['customer', 'items', 'metadata', 'default_payment_method', 'cancel_at_period_end'],
    ...['backdate_start_date', 'proration_behavior', 'expand'],
  );
  const customer = knownCustomer(account, parameters.required('customer'), 'customer');
  const [item] = parameters.groups('items');
  if (item === undefined) throw invalid('Missing required param: items.', 'items');
  item.only('price', 'quantity');
  const [card] = TEST_CARDS;
  if (parameters.optional('default_payment_method') !== 'pm_card_visa' || card === undefined) {
    throw invalid(
      'This customer has no attached payment source or default payment method: pass pm_card_visa.',
      'default_payment_method',
      'resource_missing',
    );
  }
  const now = account.now();
  const method = cardMethod({
    customer: customer.id,
    card,
    expiry: { month: 12, year: new Date(now * 1000).getUTCFullYear() + 3 },
    name: customer.name ?? null,
    email: customer.email,
    created: now,
  });
  account.store.put(method);
  const { subscription } = subscribe(account, {
    customer: customer.id,
    price: priceOf(account, item),
    quantity: item.integer('quantity', 1, 1_000) ?? 1,
    paymentMethod: method.id,
    metadata: parameters.metadata(),
    redemptions: [],
    session: null,
    start: parameters.integer('backdate_start_date', 1, now) ?? now,
  });
  const cancel = parameters.boolean('cancel_at_period_end') ?? false;
  return cancelAtPeriodEnd(account, subscription, cancel);
}

function update(account: Account, before: Subscription, parameters: Parameters): Subscription {
  let subscription = before;
  const items = parameters.groups('items');
  if (items.length > 1) throw invalid('The local Stripe takes one item.', 'items[1]');
  for (const item of items) {
    item.only('id', 'price', 'quantity');
    const proration =
      parameters.choice('proration_behavior', ['create_prorations', 'none', 'always_invoice']) ??
      'create_prorations';
    subscription = changePlan(account, subscription, priceOf(account, item), proration);
  }
  const cancel = parameters.boolean('cancel_at_period_end');
  if (cancel !== undefined) subscription = cancelAtPeriodEnd(account, subscription, cancel);
  const description = parameters.nullable('description');
  return change(account, subscription, {
    metadata: parameters.metadata(subscription.metadata),
    ...(description === undefined ? {} : { description }),
  });
}

function priceOf(account: Account, item: Parameters): Price {
  const id = item.required('price');
  const price = account.store.get('price', id);
  if (price === undefined) throw missing('price', id, item.name('price'));
  return price;
}

function known(account: Account, id: string): Subscription {
  const subscription = account.store.get('subscription', id);
  if (subscription === undefined) throw missing('subscription', id);
  return subscription;
}

function live(account: Account, id: string): Subscription {
  const subscription = known(account, id);
  if (!isLive(subscription)) throw missing('subscription', id);
  return subscription;
}

/** Without a status Stripe lists all but the canceled ones. */
function matches(subscription: Subscription, status: string | undefined): boolean {
  if (status === 'all') return true;
  if (status === 'ended') return !isLive(subscription);
  return status === undefined ? isLive(subscription) : subscription.status === status;
}
