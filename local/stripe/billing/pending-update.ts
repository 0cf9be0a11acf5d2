import type { Account } from '../core/account.ts';
import { whole } from '../core/lists.ts';
import type { Invoice, Subscription, SubscriptionItem } from '../core/objects.ts';
import { nullsOf } from '../shapes/nulls.ts';
import { voidInvoice } from './invoices.ts';
import { change } from './lifecycle.ts';

const nulls = nullsOf<NonNullable<Subscription['pending_update']>>();

/** Lifetime of a pending update, in seconds. */
const longestWait = 23 * 3_600;

/** Stores a plan change until its invoice is paid. */
export function keepPending(
  account: Account,
  subscription: Subscription,
  item: SubscriptionItem,
  invoice: Invoice,
): Subscription {
  dropPending(account, subscription);
  account.store.setSetting(key(subscription), invoice.id);
  return change(account, subscription, {
    latest_invoice: invoice.id,
    pending_update: {
      ...nulls('billing_cycle_anchor', 'cancel_at_period_end', 'discount', 'discounts'),
      ...nulls('metadata', 'trial_end', 'trial_from_plan'),
      expires_at: account.now() + longestWait,
      subscription_items: [item],
    },
  });
}

/** Applies the pending update of a paid invoice; `false` when it has none. */
export function applyPending(
  account: Account,
  subscription: Subscription,
  invoice: Invoice,
): boolean {
  const items = subscription.pending_update?.subscription_items;
  if (!items || account.store.setting(key(subscription)) !== invoice.id) return false;
  account.store.setSetting(key(subscription), null);
  const applied = change(account, subscription, {
    items: whole(items, subscription.items.url),
    pending_update: null,
  });
  account.record('customer.subscription.pending_update_applied', applied);
  return true;
}

/** Removes an expired pending update and voids its invoice. */
export function expirePending(account: Account, subscription: Subscription): void {
  dropPending(account, subscription);
  const left = change(account, subscription, { pending_update: null });
  account.record('customer.subscription.pending_update_expired', left);
}

/** Voids the invoice of a pending update, if any. */
export function dropPending(account: Account, subscription: Subscription): void {
  const invoice = account.store.get('invoice', account.store.setting(key(subscription)) ?? '');
  account.store.setSetting(key(subscription), null);
  if (invoice?.status === 'open') voidInvoice(account, invoice);
}

function key({ id }: Subscription): string {
  return `pending_update:${id}`;
}
