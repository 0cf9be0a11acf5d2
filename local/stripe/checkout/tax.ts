import type { Account } from '../core/account.ts';
import { invalid } from '../core/errors.ts';
import type { CheckoutSession } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';

/**
 * What a request says of tax and of whom it is for. Everybody lives in France here, so that the
 * address is never asked.
 * @throws StripeError 400 where a known customer's address or name would be needed and may not be kept.
 */
export function taxOf(
  account: Account,
  sessionId: string,
  parameters: Parameters,
): Partial<CheckoutSession> {
  const automatic = parameters.group('automatic_tax').allow('enabled', 'liability');
  const ids = parameters.group('tax_id_collection').allow('enabled', 'required');
  const update = parameters.group('customer_update').allow('address', 'name', 'shipping');
  const customer = account.store.get('customer', parameters.optional('customer') ?? '');
  const isAutomatic = automatic.boolean('enabled') ?? false;
  const asksIds = ids.boolean('enabled') ?? false;
  const keeps = (key: string) => update.choice(key, ['auto', 'never']) === 'auto';
  if (isAutomatic && customer?.address === null && !keeps('address')) {
    throw invalid(
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid ' +
        "address to the Customer or set `customer_update[address]` to 'auto' to save the address " +
        'entered in Checkout to the Customer.',
      'customer_update[address]',
      'customer_tax_location_invalid',
    );
  }
  if (asksIds && customer !== undefined && !keeps('name')) {
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID ' +
        "collection for an existing customer, please set `customer_update[name]` to 'auto'.",
      'customer_update[name]',
    );
  }
  if (keeps('address')) account.store.setSetting(addressKey(sessionId), '1');
  return {
    automatic_tax: {
      enabled: isAutomatic,
      liability: isAutomatic ? { type: 'self' } : null,
      provider: isAutomatic ? 'stripe' : null,
      status: isAutomatic ? 'requires_location_inputs' : null,
    },
    billing_address_collection:
      parameters.choice('billing_address_collection', ['auto', 'required']) ?? null,
    ...(asksIds
      ? {
          tax_id_collection: {
            enabled: true,
            required: ids.choice('required', ['if_supported', 'never']) ?? 'never',
          },
        }
      : {}),
  };
}

/** Whether the address of a payer is to be kept with the customer. */
export function keepsAddress(account: Account, sessionId: string): boolean {
  return account.store.setting(addressKey(sessionId)) !== undefined;
}

function addressKey(sessionId: string): string {
  return `customer_address:${sessionId}`;
}
