import { newId } from '../core/ids.ts';
import type { Customer } from '../core/objects.ts';
import { nullsOf } from './nulls.ts';

const nulls = nullsOf<Customer>();

/** Default customer. */
export function newCustomer(now: number): Customer {
  const id = newId('cus');
  return {
    id,
    object: 'customer',
    balance: 0,
    created: now,
    delinquent: false,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    next_invoice_sequence: 1,
    preferred_locales: [],
    tax_exempt: 'none',
    ...nulls('address', 'customer_account', 'currency', 'default_source', 'description'),
    ...nulls('discount', 'email', 'name', 'phone', 'shipping', 'test_clock'),
  };
}
