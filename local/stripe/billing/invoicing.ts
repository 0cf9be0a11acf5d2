import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import { whole } from '../core/lists.ts';
import type { Invoice, InvoiceLine, Subscription } from '../core/objects.ts';
import { blankInvoice, blankLine } from '../shapes/invoice.ts';
import { changeBalance } from './balance.ts';

/** Stripe's minimum charge, in cents: smaller amounts go to the customer's balance. */
const leastCharged = 50;

/** A line to be invoiced, before discounts; amounts in cents. */
export interface Charge {
  readonly description: string;
  readonly amount: number;
  readonly price: string;
  readonly product: string;
  readonly item: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly proration: boolean;
}

/** Inputs of an invoice. */
export interface Bill {
  readonly subscription: Subscription;
  readonly reason: NonNullable<Invoice['billing_reason']>;
  readonly charges: readonly Charge[];
  /** The discount of the first line, in cents, and its source. */
  readonly reduction?: { readonly amount: number; readonly discount: string } | undefined;
  /** The proration date, if any. */
  readonly proratedAt?: number | undefined;
}

/** Creates and finalizes an unpaid invoice of a subscription. */
export function issueInvoice(account: Account, bill: Bill): Invoice {
  return finalize(account, drawUp(account, newId('in'), bill));
}

/**
 * Creates the draft of an invoice and records `invoice.created`. `finalizesAt` is when it is finalized and charged, in
 * Unix seconds; null: never by itself.
 */
export function draftInvoice(account: Account, bill: Bill, finalizesAt: number | null): Invoice {
  const drawn = drawUp(account, newId('in'), bill);
  const draft: Invoice = {
    ...drawn,
    auto_advance: finalizesAt !== null,
    automatically_finalizes_at: finalizesAt,
    effective_at: null,
    ending_balance: null,
    status: 'draft',
    status_transitions: { ...drawn.status_transitions, finalized_at: null },
  };
  account.keep(draft, 'invoice.created');
  return draft;
}

/** Finalizes a draft, whose payment Stripe then attempts if it `advances`, and records `invoice.finalized`. */
export function finalizeDraft(account: Account, draft: Invoice, advances: boolean): Invoice {
  const invoice = finalize(account, { ...draft, auto_advance: advances });
  account.record('invoice.finalized', invoice);
  return invoice;
}

/** Numbers an invoice, and takes what the customer's balance covers now. */
function finalize(account: Account, drawn: Invoice): Invoice {
  const { store } = account;
  const now = account.now();
  const number = Number(store.setting('invoice_number') ?? '0') + 1;
  store.setSetting('invoice_number', String(number));
  const page = `${account.publicUrl()}/i/${drawn.id}`;
  const invoice: Invoice = {
    ...drawn,
    ...amountsDue(account, drawn.customer, drawn.total),
    automatically_finalizes_at: null,
    effective_at: now,
    hosted_invoice_url: page,
    // Links the page: it can be printed like a PDF.
    invoice_pdf: page,
    number: `LOCAL-${String(number).padStart(6, '0')}`,
    status: 'open',
    status_transitions: { ...drawn.status_transitions, finalized_at: now },
  };
  store.put(invoice);
  const taken = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  changeBalance(account, invoice.customer, taken);
  return invoice;
}

/** A preview of an invoice, not stored: no number, no URL. */
export function drawUp(account: Account, id: string, bill: Bill): Invoice {
  const { subscription, charges, reduction } = bill;
  const customer = account.store.get('customer', subscription.customer);
  const now = account.now();
  const subtotal = charges.reduce((sum, charge) => sum + charge.amount, 0);
  const total = subtotal - (reduction?.amount ?? 0);
  const [first] = charges;
  const reductions = reduction === undefined ? [] : [reduction];
  const lines = charges.map((charge) =>
    line(id, subscription, charge, charge === first ? reductions : []),
  );
  return {
    ...blankInvoice(id, now),
    ...amountsDue(account, subscription.customer, total),
    billing_reason: bill.reason,
    currency: subscription.currency,
    customer: subscription.customer,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    default_payment_method: subscription.default_payment_method,
    discounts: reductions.map(({ discount }) => discount),
    lines: whole(lines, `/v1/invoices/${id}/lines`),
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(bill.proratedAt === undefined ? {} : { subscription_proration_date: bill.proratedAt }),
      },
      type: 'subscription_details',
    },
    period_end: first?.period.end ?? now,
    period_start: first?.period.start ?? now,
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: reductions,
    total_excluding_tax: total,
    total_taxes: [],
  };
}

/** What is left to pay of a total after the customer's balance, and the balance before and after. */
function amountsDue(
  { store }: Account,
  customer: string | null,
  total: number,
): Pick<Invoice, 'amount_due' | 'amount_remaining' | 'ending_balance' | 'starting_balance'> {
  const balance = store.get('customer', customer ?? '')?.balance ?? 0;
  const sum = total + balance;
  const due = sum < leastCharged ? 0 : sum;
  return {
    amount_due: due,
    amount_remaining: due,
    ending_balance: sum - due,
    starting_balance: balance,
  };
}

function line(
  invoice: string,
  subscription: Subscription,
  charge: Charge,
  reductions: NonNullable<InvoiceLine['discount_amounts']>,
): InvoiceLine {
  return {
    ...blankLine(newId('il'), invoice),
    amount: charge.amount,
    currency: subscription.currency,
    description: charge.description,
    discount_amounts: reductions,
    discountable: !charge.proration,
    discounts: reductions.map(({ discount }) => discount),
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: charge.proration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: charge.item,
      },
      type: 'subscription_item_details',
    },
    period: charge.period,
    pricing: {
      price_details: { price: charge.price, product: charge.product },
      type: 'price_details',
      unit_amount_decimal: String(charge.amount),
    },
    subscription: subscription.id,
    subtotal: charge.amount,
  };
}
