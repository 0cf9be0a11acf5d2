import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import type { Discount, Invoice, InvoiceLine, Subscription } from '../core/objects.ts';
import { whole } from '../core/lists.ts';
import { blankInvoice, blankLine } from './invoice-shape.ts';
import { discountAmount } from './discounts.ts';
import { vatOf } from './tax.ts';

/** Less than this is not charged: it waits on the customer's balance. In cents. */
const LEAST = 50;

/** One line to be invoiced, before discounts; amounts in cents. */
export interface Charge {
  description: string;
  amount: number;
  price: string;
  product: string;
  item: string;
  quantity: number;
  period: { start: number; end: number };
  proration: boolean;
}

/** What an invoice is made of. */
export interface Bill {
  subscription: Subscription;
  reason: NonNullable<Invoice['billing_reason']>;
  charges: Charge[];
  /** Those that lower this invoice, applied one after the other. */
  discounts: Discount[];
  /** The moment parts of a period are reckoned from, if there are any. */
  proratedAt?: number | undefined;
}

/** Draws up and finalizes an invoice of a subscription, unpaid as yet. */
export function issueInvoice(
  account: Account,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
  charges: Charge[],
  discounts: Discount[],
  proratedAt?: number,
): Invoice {
  const { store } = account;
  const id = newId('in');
  const number = Number(store.setting('invoice_number') ?? '0') + 1;
  store.setSetting('invoice_number', String(number));
  const bill = { subscription, reason, charges, discounts, proratedAt };
  const invoice: Invoice = {
    ...drawUp(account, id, bill),
    hosted_invoice_url: `${account.publicUrl()}/i/${id}`,
    // The page prints as well as a file would.
    invoice_pdf: `${account.publicUrl()}/i/${id}`,
    number: `LOCAL-${String(number).padStart(6, '0')}`,
  };
  store.put(invoice);
  changeBalance(account, invoice, (invoice.ending_balance ?? 0) - invoice.starting_balance);
  return invoice;
}

/** Moves what a customer has to their credit (negative) or owes, as an invoice took or left it. */
export function changeBalance(account: Account, { customer }: Invoice, by: number): void {
  const before = account.store.get('customer', customer ?? '');
  if (before === undefined || by === 0) return;
  const after = { ...before, balance: before.balance + by };
  account.store.put(after);
  account.record('customer.updated', after, { balance: before.balance });
}

/** An invoice as it would be now, which nothing has kept: no number, no address. */
export function drawUp(account: Account, id: string, bill: Bill): Invoice {
  const { store } = account;
  const { subscription, charges, discounts } = bill;
  const customer = store.get('customer', subscription.customer);
  const now = account.now();
  const subtotal = charges.reduce((sum, charge) => sum + charge.amount, 0);
  const reductions = reduced(account, charges, discounts);
  const total = reductions.reduce((sum, { amount }) => sum - amount, subtotal);
  const balance = customer?.balance ?? 0;
  const sum = total + balance;
  const due = sum < LEAST ? 0 : sum;
  const [first] = charges;
  let left = reductions;
  const lines = charges.map((charge) => {
    const mine = charge.proration ? [] : left;
    if (!charge.proration) left = [];
    return line(id, subscription, charge, mine);
  });
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
    discounts: discounts.map((discount) => discount.id),
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
    ...(subscription.automatic_tax.enabled ? taxed(total, subtotal) : {}),
  };
}

/** What an invoice says of the tax inside its total. */
function taxed(total: number, subtotal: number): Partial<Invoice> {
  const amount = vatOf(total);
  const none = { tax_rate_details: null, taxability_reason: 'standard_rated' as const };
  return {
    automatic_tax: {
      ...{ disabled_reason: null, enabled: true, liability: { type: 'self' as const } },
      ...{ provider: 'stripe', status: 'complete' as const },
    },
    subtotal_excluding_tax: subtotal - vatOf(subtotal),
    total_excluding_tax: total - amount,
    total_taxes: [
      {
        ...{ amount, tax_behavior: 'inclusive' as const, taxable_amount: total - amount },
        ...{ ...none, type: 'tax_rate_details' as const },
      },
    ],
  };
}

/** What each discount takes off; parts of a period are not lowered again. */
function reduced(account: Account, charges: Charge[], discounts: Discount[]) {
  let left = charges
    .filter((charge) => !charge.proration)
    .reduce((sum, charge) => sum + charge.amount, 0);
  return discounts.map((discount) => {
    const coupon = account.store.get('coupon', discount.source.coupon ?? '');
    const amount = coupon === undefined ? 0 : discountAmount(coupon, left);
    left -= amount;
    return { amount, discount: discount.id };
  });
}

function line(
  invoice: string,
  subscription: Subscription,
  charge: Charge,
  reductions: InvoiceLine['discount_amounts'],
): InvoiceLine {
  return {
    ...blankLine(newId('il'), invoice),
    amount: charge.amount,
    currency: subscription.currency,
    description: charge.description,
    discount_amounts: reductions,
    discountable: !charge.proration,
    discounts: (reductions ?? []).map(({ discount }) => discount),
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
      unit_amount_decimal: String(charge.amount / charge.quantity),
    },
    quantity: charge.quantity,
    subscription: subscription.id,
    subtotal: charge.amount,
  };
}
