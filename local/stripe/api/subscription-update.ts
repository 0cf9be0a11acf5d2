import { cancelAtPeriodEnd, change } from '../billing/lifecycle.ts';
import { changePlan } from '../billing/plan-change.ts';
import { nextPeriod } from '../billing/renewals.ts';
import { methodOf, ownMethod } from '../billing/saved-cards.ts';
import { settle } from '../billing/settling.ts';
import { voidInvoice } from '../billing/voiding.ts';
import { onlyItem } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import { invalid } from '../core/errors.ts';
import type { Subscription } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';
import { priceOf, refuseUnpaid } from './subscription-create.ts';

/** How parts of a period are paid. */
export const PRORATIONS = ['create_prorations', 'none', 'always_invoice'] as const;

/** `POST /v1/subscriptions/:id`. */
export function updateSubscription(
  account: Account,
  before: Subscription,
  parameters: Parameters,
): Subscription {
  parameters.allow(
    ...['cancel_at_period_end', 'cancel_at', 'cancellation_details', 'default_payment_method'],
    ...['description', 'expand', 'items', 'metadata', 'off_session', 'payment_behavior'],
    ...['proration_behavior', 'proration_date'],
  );
  let subscription = withMethod(account, before, parameters);
  subscription = withPlan(account, subscription, parameters);
  const cancel = parameters.boolean('cancel_at_period_end');
  if (cancel !== undefined) subscription = cancelAtPeriodEnd(account, subscription, cancel);
  const stays = parameters.nullable('cancel_at') === null;
  const at = stays
    ? undefined
    : parameters.integer('cancel_at', account.now(), Number.MAX_SAFE_INTEGER);
  const details = parameters.group('cancellation_details').allow('comment', 'feedback');
  const description = parameters.nullable('description');
  return change(account, subscription, {
    metadata: parameters.metadata(subscription.metadata),
    ...(description === undefined ? {} : { description }),
    ...(at === undefined ? {} : { cancel_at: at, canceled_at: account.now() }),
    ...(stays ? { cancel_at: null, canceled_at: null } : {}),
    ...(parameters.has('cancellation_details')
      ? {
          cancellation_details: {
            comment: details.nullable('comment') ?? null,
            feedback: details.optional('feedback') ?? null,
            feedback_option: null,
            reason: subscription.cancellation_details?.reason ?? null,
          },
        }
      : {}),
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
  const items = parameters.groups('items');
  const behavior =
    parameters.choice('payment_behavior', [
      ...['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'],
    ]) ?? 'allow_incomplete';
  if (behavior === 'pending_if_incomplete' && parameters.has('cancel_at_period_end')) {
    throw invalid(
      'When `payment_behavior` is set to `pending_if_incomplete`, `cancel_at_period_end` cannot be updated here.',
      'cancel_at_period_end',
    );
  }
  if (items.length > 1) throw invalid('The local Stripe takes one item.', 'items[1]');
  const [item] = items;
  if (item === undefined) return before;
  item.allow('id', 'price', 'quantity');
  knownItem(before, item);
  const { subscription, payment } = changePlan(account, before, priceOf(account, item), {
    proration: parameters.choice('proration_behavior', PRORATIONS) ?? 'create_prorations',
    at: proratedAt(account, before, parameters),
    waits: behavior === 'pending_if_incomplete',
  });
  if (behavior === 'error_if_incomplete' && payment !== null) refuseUnpaid(payment);
  return subscription;
}

/** An item without its id would be one more beside it, which this account never sells. */
export function knownItem(subscription: Subscription, item: Parameters): void {
  const id = item.required('id');
  if (id === onlyItem(subscription).id) return;
  throw invalid(`No such subscription item: '${id}'`, item.name('id'), 'resource_missing');
}

/** The moment parts of the period are reckoned from: within the period, now if not given. */
export function proratedAt(
  account: Account,
  subscription: Subscription,
  parameters: Parameters,
): number {
  const { current_period_start: start, current_period_end: end } = onlyItem(subscription);
  return parameters.integer('proration_date', start, end) ?? account.now();
}

/** `POST /v1/subscriptions/:id/resume`: a paused one starts a period, once that is paid. */
export function resumeSubscription(
  account: Account,
  subscription: Subscription,
  parameters: Parameters,
): Subscription {
  const { store } = account;
  parameters.allow('billing_cycle_anchor', 'proration_behavior', 'proration_date', 'expand');
  if (subscription.status !== 'paused') {
    throw invalid('Only paused subscriptions can be resumed.', undefined, 'invalid_request');
  }
  const stale = store.get('invoice', subscription.latest_invoice ?? '');
  if (stale?.status === 'open') voidInvoice(account, stale);
  const anchored = { ...subscription, billing_cycle_anchor: account.now() };
  const { changes, invoice } = nextPeriod(account, anchored, account.now());
  change(account, subscription, changes);
  settle(account, invoice, { method: methodOf(account, subscription) });
  return store.get('subscription', subscription.id) ?? subscription;
}
