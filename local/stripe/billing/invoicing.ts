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
  const { store } = account;
  const id = newId('in');
  const number = Number(store.setting('invoice_number') ?? '0') + 1;
  store.setSetting('invoice_number', String(number));
  const page = `${account.publicUrl()}/i/${id}`;
  const invoice: Invoice = {
    ...drawUp(account, id, bill),
    hosted_invoice_url: page,
    // Links the page: it can be printed like a PDF.
    invoice_pdf: page,
    number: `LOCAL-${String(number).padStart(6, '0')}`,
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
  const balance = customer?.balance ?? 0;
  const sum = total + balance;
  const due = sum < leastCharged ? 0 : sum;
  const [first] = charges;
  const reductions = reduction === undefined ? [] : [reduction];
  const lines = charges.map((charge) =>
    line(id, subscription, charge, charge === first ? reductions : []),
  );
  return {
    ...blankInvoice(id, now),
    amount_due: due,
    amount_remaining: due,
    billing_reason: bill.reason,
    currency: subscription.currency,
    customer: subscription.customer,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    default_payment_method: subscription.default_payment_method,
    discounts: reductions.map(({ discount }) => discount),
    ending_balance: sum - due,
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
    starting_balance: balance,
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: reductions,
    total_excluding_tax: total,
    total_taxes: [],
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
