import type { Account } from '../core/account.ts';
import type { Invoice } from '../core/objects.ts';
import { subscriptionOf, voidInvoice } from './invoices.ts';
import { change } from './lifecycle.ts';
import { attempt, type Attempted, type Means } from './payment.ts';
import { applyPending } from './pending-update.ts';

/** Attempts to pay an invoice and applies the result to its subscription. */
export function settle(account: Account, invoice: Invoice, means: Means): Attempted {
  const attempted = attempt(account, invoice, means);
  const subscription = account.store.get('subscription', subscriptionOf(invoice) ?? '');
  if (attempted.answer !== 'pays' || subscription?.ended_at !== null) return attempted;
  if (applyPending(account, subscription, invoice)) return attempted;
  if (subscription.latest_invoice !== invoice.id) return attempted;
  if (['past_due', 'unpaid', 'incomplete'].includes(subscription.status)) {
    change(account, subscription, { status: 'active' });
  }
  return attempted;
}

/** Voids an invoice. An overdue subscription then takes its status from the newest invoice that is not void. */
export function voidAndSettle(account: Account, invoice: Invoice): Invoice {
  const { store } = account;
  const voided = voidInvoice(account, invoice);
  const subscription = store.get('subscription', subscriptionOf(invoice) ?? '');
  if (subscription?.ended_at !== null) return voided;
  if (!['past_due', 'unpaid'].includes(subscription.status)) return voided;
  const newest = store
    .list('invoice', { customer: subscription.customer })
    .find((one) => subscriptionOf(one) === subscription.id && one.status !== 'void');
  if (newest?.status === 'paid') change(account, subscription, { status: 'active' });
  return voided;
}
