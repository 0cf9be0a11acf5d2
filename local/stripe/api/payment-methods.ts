import { attach } from '../billing/setups.ts';
import { ownMethod, readyMade } from '../billing/saved-cards.ts';
import type { Account } from '../core/account.ts';
import type { createApi } from '../core/api.ts';
import { invalid, missing } from '../core/errors.ts';
import { LIST_PARAMETERS, page } from '../core/lists.ts';
import type { PaymentMethod } from '../core/objects.ts';
import { knownCustomer } from './customers.ts';

/** Saved cards: read, list, attach, detach. */
export function paymentMethodEndpoints(api: ReturnType<typeof createApi>, account: Account): void {
  const { store } = account;
  const path = '/v1/payment_methods';

  api('GET', path, ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS, 'customer', 'type', 'allow_redisplay');
    const customer = parameters.required('customer');
    const type = parameters.optional('type');
    return page(store.list('payment_method', { customer, type }), parameters, path);
  });

  api('GET', `${path}/:id`, ({ id, parameters }) => {
    parameters.allow('expand');
    return known(account, id);
  });

  api('POST', `${path}/:id/attach`, ({ id, parameters }) => {
    parameters.allow('customer', 'expand');
    const customer = knownCustomer(account, parameters.required('customer'), 'customer').id;
    if (readyMade(id) !== undefined) return ownMethod(account, customer, id, 'id');
    const method = known(account, id);
    if (method.customer !== null && method.customer !== customer) {
      throw invalid('The payment method you provided has already been attached to a customer.');
    }
    return attach(account, method, customer);
  });

  api('POST', `${path}/:id/detach`, ({ id, parameters }) => {
    parameters.allow('expand');
    const method = known(account, id);
    if (method.customer === null) {
      throw invalid(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    }
    return attach(account, method, null);
  });

  api('GET', '/v1/customers/:id/payment_methods', ({ id, parameters }) => {
    parameters.allow(...LIST_PARAMETERS, 'type', 'allow_redisplay');
    const customer = knownCustomer(account, id).id;
    const all = store.list('payment_method', { customer, type: parameters.optional('type') });
    return page(all, parameters, `/v1/customers/${id}/payment_methods`);
  });
}

function known(account: Account, id: string): PaymentMethod {
  const method = account.store.get('payment_method', id);
  if (method === undefined) throw missing('PaymentMethod', id);
  return method;
}
