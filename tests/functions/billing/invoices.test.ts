/** The amount shown of an invoice. */
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { billedInvoice } from '../../../netlify/lib/billing/invoices.ts';
import { blankInvoice } from '../../../local/stripe/shapes/invoice.ts';

const amountOf = (changes: Pick<Stripe.Invoice, 'status' | 'amount_remaining'>) => {
  const invoice: unknown = { ...blankInvoice('in_1', 0), total: 24_999, ...changes };
  return billedInvoice(invoice as Stripe.Invoice, new Map()).amount;
};

it('is what remains to be paid while it is open: a credit settles a part, a debt is added', () => {
  expect(amountOf({ status: 'open', amount_remaining: 19_999 })).toBe(19_999);
  expect(amountOf({ status: 'open', amount_remaining: 25_039 })).toBe(25_039);
});

it('is its total once it is paid or given up', () => {
  for (const status of ['paid', 'void', 'uncollectible'] as const) {
    expect(amountOf({ status, amount_remaining: 0 })).toBe(24_999);
  }
});
