import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import type { Invoice, PaymentIntent, Refund } from '../core/objects.ts';
import { nullsOf } from '../shapes/nulls.ts';

const nulls = nullsOf<Refund>();

/** The successful payment of an invoice; undefined if it is unpaid or was free. */
export function paymentOf(account: Account, invoice: Invoice): PaymentIntent | undefined {
  const [paid] = account.store.list('invoice_payment', { invoice: invoice.id, status: 'paid' });
  return account.store.get('payment_intent', paid?.payment.payment_intent ?? '');
}

/** The refundable rest of a payment, in cents. */
export function refundable(account: Account, payment: PaymentIntent): number {
  return account.store
    .list('refund', { payment_intent: payment.id })
    .reduce((left, refund) => left - refund.amount, payment.amount_received);
}

/** Refunds `amount` cents of a payment and records `refund.created` and `charge.refunded`. */
export function refund(
  account: Account,
  payment: PaymentIntent,
  given: Pick<Refund, 'amount' | 'reason' | 'metadata'>,
): Refund {
  const made: Refund = {
    id: newId('re'),
    object: 'refund',
    ...given,
    charge: payment.latest_charge,
    created: account.now(),
    currency: payment.currency,
    customer: payment.customer,
    payment_intent: payment.id,
    payment_method: payment.payment_method,
    status: 'succeeded',
    ...nulls('balance_transaction', 'customer_account', 'receipt_number'),
    ...nulls('source_transfer_reversal', 'transfer_reversal'),
  };
  account.keep(made, 'refund.created');
  const charge = account.store.get('charge', payment.latest_charge ?? '');
  if (charge !== undefined) {
    const returned = charge.amount_refunded + given.amount;
    const after = { ...charge, amount_refunded: returned, refunded: returned >= charge.amount };
    account.keep(after, 'charge.refunded');
  }
  return made;
}
