import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import type { Invoice, PaymentIntent, Refund } from '../core/objects.ts';

/** The successful payment of an invoice; none if it is unpaid or cost nothing. */
export function paymentOf(account: Account, invoice: Invoice): PaymentIntent | undefined {
  const [paid] = account.store.list('invoice_payment', { invoice: invoice.id, status: 'paid' });
  return account.store.get('payment_intent', paid?.payment.payment_intent ?? '');
}

/** What of a payment can still be given back, in cents. */
export function refundable(account: Account, payment: PaymentIntent): number {
  return account.store
    .list('refund', { payment_intent: payment.id })
    .reduce((left, refund) => left - refund.amount, payment.amount_received);
}

/** How much of an invoice was given back. */
export type RefundState = 'none' | 'part' | 'whole';

/** Whether an invoice was refunded. */
export function refundState(account: Account, invoice: Invoice): RefundState {
  const payment = paymentOf(account, invoice);
  if (payment === undefined) return 'none';
  const left = refundable(account, payment);
  if (left === payment.amount_received) return 'none';
  return left > 0 ? 'part' : 'whole';
}

/** Gives `amount` cents of a payment back and records `refund.created` and `charge.refunded`. */
export function refund(
  account: Account,
  payment: PaymentIntent,
  given: { amount: number; reason: Refund['reason']; metadata: Record<string, string> },
): Refund {
  const made: Refund = {
    id: newId('re'),
    object: 'refund',
    amount: given.amount,
    balance_transaction: null,
    charge: payment.latest_charge,
    created: account.now(),
    currency: payment.currency,
    customer: payment.customer,
    customer_account: null,
    metadata: given.metadata,
    payment_intent: payment.id,
    payment_method: payment.payment_method,
    reason: given.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  account.store.put(made);
  account.record('refund.created', made);
  const charge = account.store.get('charge', payment.latest_charge ?? '');
  if (charge !== undefined) {
    const returned = charge.amount_refunded + given.amount;
    const after = { ...charge, amount_refunded: returned, refunded: returned >= charge.amount };
    account.store.put(after);
    account.record('charge.refunded', after, {
      amount_refunded: charge.amount_refunded,
      ...(after.refunded === charge.refunded ? {} : { refunded: charge.refunded }),
    });
  }
  return made;
}
