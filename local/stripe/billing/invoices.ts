import type { Account } from '../core/account.ts';
import type { Invoice, Subscription } from '../core/objects.ts';
import { changeBalance } from './balance.ts';

/** The subscription of an invoice. */
export function subscriptionOf(invoice: Invoice): string | null {
  return invoice.parent?.subscription_details?.subscription ?? null;
}

/** The open invoice of a subscription, if any. */
export function openInvoice(account: Account, subscription: Subscription): Invoice | undefined {
  const { store } = account;
  const latest = store.get('invoice', subscription.latest_invoice ?? '');
  if (latest?.status === 'open') return latest;
  if (!['past_due', 'unpaid'].includes(subscription.status)) return undefined;
  return store
    .list('invoice', { customer: subscription.customer, status: 'open' })
    .find((one) => subscriptionOf(one) === subscription.id);
}

/** Voids an open invoice and records `invoice.voided`. */
export function voidInvoice(account: Account, invoice: Invoice): Invoice {
  const { store } = account;
  const now = account.now();
  const voided: Invoice = {
    ...invoice,
    amount_remaining: 0,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  };
  store.put(voided);
  for (const payment of store.list('invoice_payment', { invoice: invoice.id, status: 'open' })) {
    const transitions = { ...payment.status_transitions, canceled_at: now };
    store.put({ ...payment, status: 'canceled', status_transitions: transitions });
    const intent = store.get('payment_intent', payment.payment.payment_intent ?? '');
    if (intent === undefined) continue;
    store.put({ ...intent, canceled_at: now, next_action: null, status: 'canceled' });
  }
  const taken = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  changeBalance(account, invoice.customer, -taken);
  account.record('invoice.voided', voided);
  return voided;
}
