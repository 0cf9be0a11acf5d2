import type { Account } from '../core/account.ts';
import type { Invoice } from '../core/objects.ts';
import { subscriptionOf } from './invoices.ts';
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
