import type { Account } from '../core/account.ts';
import type { Invoice, Subscription } from '../core/objects.ts';
import { change } from './lifecycle.ts';
import { attempt, type Attempted, type Means } from './payment.ts';
import { applyPending } from './pending-update.ts';

/** Tries to pay an invoice and gives its subscription what was paid for. */
export function settle(account: Account, invoice: Invoice, means: Means): Attempted {
  const attempted = attempt(account, invoice, means);
  const subscription = account.store.get('subscription', subscriptionOf(invoice) ?? '');
  if (attempted.answer !== 'pays' || subscription?.ended_at !== null) return attempted;
  if (applyPending(account, subscription, invoice)) return attempted;
  if (subscription.latest_invoice !== invoice.id) return attempted;
  if (['past_due', 'unpaid', 'incomplete'].includes(subscription.status)) {
    change(account, subscription, { status: 'active' });
  } else if (subscription.status === 'paused') {
    const resumed = change(account, subscription, { status: 'active' });
    account.record('customer.subscription.resumed', resumed);
  }
  return attempted;
}

/** The unpaid invoice of a subscription, if it has one. */
export function openInvoice(account: Account, subscription: Subscription): Invoice | undefined {
  const { store } = account;
  const latest = store.get('invoice', subscription.latest_invoice ?? '');
  if (latest?.status === 'open') return latest;
  if (!['past_due', 'unpaid'].includes(subscription.status)) return undefined;
  return store
    .list('invoice', { customer: subscription.customer, status: 'open' })
    .find((one) => subscriptionOf(one) === subscription.id);
}

/** The subscription an invoice bills. */
export function subscriptionOf(invoice: Invoice): string | null {
  return invoice.parent?.subscription_details?.subscription ?? null;
}
