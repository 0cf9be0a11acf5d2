import { end, isLive } from '../billing/lifecycle.ts';
import type { Account } from '../core/account.ts';
import type { createApi } from '../core/api.ts';
import { missing } from '../core/errors.ts';
import { LIST_PARAMETERS, page } from '../core/lists.ts';
import type { Subscription } from '../core/objects.ts';
import { createSubscription } from './subscription-create.ts';
import { resumeSubscription, updateSubscription } from './subscription-update.ts';

/** Subscriptions: create, read, list, change, resume, cancel. */
export function subscriptionEndpoints(api: ReturnType<typeof createApi>, account: Account): void {
  const { store } = account;
  const path = '/v1/subscriptions';

  api('POST', path, ({ parameters }) => createSubscription(account, parameters));

  api('GET', path, ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS, 'customer', 'price', 'status', 'collection_method');
    const status = parameters.optional('status');
    const price = parameters.optional('price');
    const all = store
      .list('subscription', { customer: parameters.optional('customer') })
      .filter((one) => matches(one, status))
      .filter((one) => price === undefined || one.items.data.some((i) => i.price.id === price));
    return page(all, parameters, path);
  });

  api('GET', `${path}/:id`, ({ id, parameters }) => {
    parameters.allow('expand');
    return knownSubscription(account, id);
  });

  api('POST', `${path}/:id`, ({ id, parameters }) =>
    updateSubscription(account, live(account, id), parameters),
  );

  api('POST', `${path}/:id/resume`, ({ id, parameters }) =>
    resumeSubscription(account, live(account, id), parameters),
  );

  api('DELETE', `${path}/:id`, ({ id, parameters }) => {
    parameters.allow('invoice_now', 'prorate', 'cancellation_details', 'expand');
    const details = parameters.group('cancellation_details').allow('comment', 'feedback');
    return end(account, live(account, id), 'cancellation_requested', {
      comment: details.optional('comment') ?? null,
      feedback: details.optional('feedback') ?? null,
    });
  });
}

/** The subscription with this id. @throws StripeError `resource_missing`. */
export function knownSubscription(account: Account, id: string, param = 'id'): Subscription {
  const subscription = account.store.get('subscription', id);
  if (subscription === undefined) throw missing('subscription', id, param);
  return subscription;
}

function live(account: Account, id: string): Subscription {
  const subscription = knownSubscription(account, id);
  if (!isLive(subscription)) throw missing('subscription', id);
  return subscription;
}

/** Without a status Stripe lists all but the canceled ones. */
function matches(subscription: Subscription, status: string | undefined): boolean {
  if (status === 'all') return true;
  if (status === 'ended') return !isLive(subscription);
  return status === undefined ? isLive(subscription) : subscription.status === status;
}
