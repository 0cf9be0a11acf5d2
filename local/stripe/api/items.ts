import type { Proration } from '../billing/plan-change.ts';
import { onlyItem } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import { invalid } from '../core/errors.ts';
import type { Price, Subscription } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';
import { found } from './resource.ts';

/** The price of the only item in the request. */
export function itemPrice(account: Account, item: Parameters): Price {
  return found(account, 'price', item.required('price'), item.name('price'));
}

/**
 * The price that `items` moves a subscription to; null without `items`. An item without its id would add a
 * second one, which this account never sells.
 */
export function itemChange(
  account: Account,
  subscription: Subscription,
  parameters: Parameters,
): Price | null {
  const [item, second] = parameters.groups('items');
  if (second !== undefined) {
    throw invalid('The local Stripe takes one item.', parameters.name('items[1]'));
  }
  if (item === undefined) return null;
  const id = item.allow('id', 'price', 'quantity').required('id');
  if (id !== onlyItem(subscription).id) {
    throw invalid(`No such subscription item: '${id}'`, item.name('id'), 'resource_missing');
  }
  return itemPrice(account, item);
}

/** Proration behaviour of a price change within the period. */
export function prorationBehavior(parameters: Parameters): Proration {
  const choices = ['create_prorations', 'none', 'always_invoice'] as const;
  return parameters.choice('proration_behavior', choices) ?? 'create_prorations';
}

/** The proration date: within the period, now by default. */
export function periodMoment(
  account: Account,
  subscription: Subscription,
  parameters: Parameters,
): number {
  const { current_period_start: start, current_period_end: end } = onlyItem(subscription);
  return parameters.integer('proration_date', start, end) ?? account.now();
}
