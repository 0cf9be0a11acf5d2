import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import type { Discount, Invoice, InvoiceLine, Subscription } from '../core/objects.ts';
import { whole } from '../core/lists.ts';
import { blankInvoice, blankLine } from './invoice-shape.ts';
import { discountAmount } from './discounts.ts';

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

/**
 * Draws up and finalizes an invoice of a subscription, unpaid as yet.
 * @param discounts those that lower this invoice, applied one after the other.
 */
export function issueInvoice(
  account: Account,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
  charges: Charge[],
  discounts: Discount[],
): Invoice {
  const { store } = account;
  const customer = store.get('customer', subscription.customer);
  const id = newId('in');
  const now = account.now();
  const lines = charges.map((charge) => line(id, subscription, charge, discounts));
  const subtotal = charges.reduce((sum, charge) => sum + charge.amount, 0);
  const reductions = discounts.map((discount) => ({ amount: 0, discount: discount.id }));
  let total = subtotal;
  discounts.forEach((discount, index) => {
    const coupon = store.get('coupon', discount.source.coupon ?? '');
    const reduction = reductions[index];
    if (coupon === undefined || reduction === undefined) return;
    reduction.amount = discountAmount(coupon, Math.max(total, 0));
    total -= reduction.amount;
  });
  const due = Math.max(total, 0);
  const number = Number(store.setting('invoice_number') ?? '0') + 1;
  store.setSetting('invoice_number', String(number));
  const [first] = charges;
  const invoice: Invoice = {
    ...blankInvoice(id, now),
    amount_due: due,
    amount_remaining: due,
    billing_reason: reason,
    currency: subscription.currency,
    customer: subscription.customer,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    default_payment_method: subscription.default_payment_method,
    discounts: discounts.map((discount) => discount.id),
    hosted_invoice_url: `${account.publicUrl()}/i/${id}`,
    lines: whole(lines, `/v1/invoices/${id}/lines`),
    number: `LOCAL-${String(number).padStart(6, '0')}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: first?.period.end ?? now,
    period_start: first?.period.start ?? now,
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: reductions,
    total_excluding_tax: total,
  };
  store.put(invoice);
  return invoice;
}

function line(
  invoice: string,
  subscription: Subscription,
  charge: Charge,
  discounts: Discount[],
): InvoiceLine {
  return {
    ...blankLine(newId('il'), invoice),
    amount: charge.amount,
    currency: subscription.currency,
    description: charge.description,
    discountable: !charge.proration,
    discounts: charge.proration ? [] : discounts.map((discount) => discount.id),
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
