import type { Account } from '../core/account.ts';
import type { Invoice } from '../core/objects.ts';
import { changeBalance } from './invoicing.ts';

/** Gives up an unpaid invoice: nobody pays it any more. Records `invoice.voided`. */
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
    store.put({
      ...payment,
      status: 'canceled',
      status_transitions: { ...payment.status_transitions, canceled_at: now },
    });
    const intent = store.get('payment_intent', payment.payment.payment_intent ?? '');
    if (intent === undefined) continue;
    store.put({ ...intent, canceled_at: now, next_action: null, status: 'canceled' });
  }
  changeBalance(account, invoice, invoice.starting_balance - (invoice.ending_balance ?? 0));
  account.record('invoice.voided', voided);
  return voided;
}
