import { invalid } from '../core/errors.ts';
import type { CheckoutSession, Customer } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';

/**
 * Validates the tax parameters of a request. No tax is computed.
 * @throws StripeError 400 when the customer's address or name is required but may not be updated.
 */
export function taxOf(customer: Customer, parameters: Parameters): Partial<CheckoutSession> {
  const enabled = (key: string) =>
    parameters.group(key).allow('enabled').boolean('enabled') ?? false;
  const update = parameters.group('customer_update').allow('address', 'name');
  const keeps = (key: string) => update.choice(key, ['auto', 'never']) === 'auto';
  const isAutomatic = enabled('automatic_tax');
  const asksIds = enabled('tax_id_collection');
  if (isAutomatic && customer.address === null && !keeps('address')) {
    throw invalid(
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid ' +
        "address to the Customer or set `customer_update[address]` to 'auto' to save the address " +
        'entered in Checkout to the Customer.',
      'customer_update[address]',
      'customer_tax_location_invalid',
    );
  }
  if (asksIds && !keeps('name')) {
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID ' +
        "collection for an existing customer, please set `customer_update[name]` to 'auto'.",
      'customer_update[name]',
    );
  }
  const status = isAutomatic ? 'requires_location_inputs' : null;
  return {
    automatic_tax: { enabled: isAutomatic, liability: null, provider: null, status },
    billing_address_collection:
      parameters.choice('billing_address_collection', ['auto', 'required']) ?? null,
    ...(asksIds ? { tax_id_collection: { enabled: true, required: 'never' } } : {}),
  };
}
