import { whole } from '../core/lists.ts';
import type { Invoice, InvoiceLine } from '../core/objects.ts';
import { nullsOf } from './nulls.ts';

const nulls = nullsOf<Invoice>();
const tax = nullsOf<Invoice['automatic_tax']>();

/** Default open invoice, with every field of the API. */
export function blankInvoice(id: string, now: number): Invoice {
  return {
    id,
    object: 'invoice',
    account_country: 'FR',
    account_name: 'Stripe local',
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { enabled: false, ...tax('disabled_reason', 'liability', 'provider', 'status') },
    collection_method: 'charge_automatically',
    created: now,
    currency: 'eur',
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: [],
    effective_at: now,
    ending_balance: 0,
    issuer: { type: 'self' },
    lines: whole([], `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: 0,
    total: 0,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    webhooks_delivered_at: now,
    ...nulls('account_tax_ids', 'application', 'automatically_finalizes_at', 'billing_reason'),
    ...nulls('custom_fields', 'customer', 'customer_account', 'customer_address'),
    ...nulls('customer_email', 'customer_name', 'customer_phone', 'customer_shipping'),
    ...nulls('default_payment_method', 'default_source', 'description', 'due_date', 'footer'),
    ...nulls('from_invoice', 'hosted_invoice_url', 'invoice_pdf', 'last_finalization_error'),
    ...nulls('latest_revision', 'next_payment_attempt', 'number', 'on_behalf_of', 'parent'),
    ...nulls('receipt_number', 'rendering', 'shipping_cost', 'shipping_details'),
    ...nulls('statement_descriptor', 'subtotal_excluding_tax', 'test_clock'),
    ...nulls('total_excluding_tax', 'total_taxes'),
  };
}

/** Default invoice line, with every field of the API. */
export function blankLine(id: string, invoice: string): InvoiceLine {
  return {
    id,
    object: 'line_item',
    amount: 0,
    currency: 'eur',
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: null,
    period: { start: 0, end: 0 },
    pretax_credit_amounts: [],
    pricing: null,
    quantity: 1,
    quantity_decimal: '1',
    subscription: null,
    subtotal: 0,
    taxes: [],
  };
}
