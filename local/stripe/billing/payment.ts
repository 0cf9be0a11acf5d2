import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import type { Invoice, InvoicePayment, PaymentIntent } from '../core/objects.ts';
import { askCardholder, openIntent, refuse, succeed } from './intents.ts';
import { bankAnswer, type BankAnswer, type DeclineCode } from './saved-cards.ts';

/** Options of a payment attempt. */
export interface Means {
  /** The card; without one the attempt fails. */
  readonly method: string | null;
  /** Whether the cardholder is present and has authenticated. */
  readonly authenticated?: boolean;
  /** Forced decline, whatever the card. */
  readonly refused?: DeclineCode | undefined;
  /** Time of the next retry after a failure, in Unix seconds. */
  readonly nextAttempt?: number | null;
}

/** An invoice after an attempt, and the bank's response. */
export interface Attempted {
  readonly invoice: Invoice;
  readonly answer: BankAnswer;
}

/**
 * Attempts to pay an open invoice. On success, stores the payment and records `invoice.paid`. On failure, the
 * invoice stays open with its PaymentIntent, and `invoice.payment_failed` (and
 * `invoice.payment_action_required` if authentication is required) is recorded.
 */
export function attempt(account: Account, invoice: Invoice, means: Means): Attempted {
  const { store } = account;
  if (invoice.amount_due === 0) return { invoice: markPaid(account, invoice), answer: 'pays' };
  const answer = means.refused ?? bankAnswer(account, means.method, means.authenticated === true);
  const payment = paymentFor(account, invoice);
  const intent = intentOf(account, payment);
  if (answer === 'pays') {
    succeed(account, intent, means.method);
    store.put({
      ...payment,
      amount_paid: invoice.amount_due,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: account.now() },
    });
    return { invoice: markPaid(account, invoice), answer };
  }
  const failed: Invoice = {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: means.nextAttempt ?? null,
  };
  store.put(failed);
  if (answer === 'authenticate') {
    askCardholder(account, intent, means.method);
    account.record('invoice.payment_action_required', failed);
  } else refuse(account, intent, means.method, answer);
  account.record('invoice.payment_failed', failed);
  return { invoice: failed, answer };
}

/** The open payment of an invoice; created if there is none. */
export function paymentFor(account: Account, invoice: Invoice): InvoicePayment {
  const [open] = account.store.list('invoice_payment', { invoice: invoice.id, status: 'open' });
  if (open !== undefined) return open;
  const intent = openIntent(account, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
  });
  const payment: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: account.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  account.store.put(payment);
  return payment;
}

function intentOf(account: Account, payment: InvoicePayment): PaymentIntent {
  const intent = account.store.get('payment_intent', payment.payment.payment_intent ?? '');
  if (intent === undefined) throw new Error(`${payment.id} has no payment intent`);
  return intent;
}

function markPaid(account: Account, invoice: Invoice): Invoice {
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: account.now() },
  };
  account.keep(paid, 'invoice.paid');
  return paid;
}
