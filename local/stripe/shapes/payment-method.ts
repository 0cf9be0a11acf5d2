import { newId } from '../core/ids.ts';
import type { PaymentMethod } from '../core/objects.ts';

/** Stored data of a card; its number is not stored. */
export interface CardDetails {
  readonly customer: string | null;
  readonly brand: string;
  readonly last4: string;
  /** The same for every payment method of a card number. */
  readonly fingerprint: string;
  readonly expiry: { readonly month: number; readonly year: number };
  readonly name: string | null;
  readonly email: string | null;
}

/** A saved card. */
export function newPaymentMethod(card: CardDetails, now: number): PaymentMethod {
  const { customer, brand, last4, fingerprint, expiry, name, email } = card;
  return {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'FR',
      display_brand: brand,
      exp_month: expiry.month,
      exp_year: expiry.year,
      fingerprint,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: null,
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
