import { attach, ownMethod, readyMade } from '../billing/saved-cards.ts';
import type { Account } from '../core/account.ts';
import type { Api } from '../core/api.ts';
import { invalid } from '../core/errors.ts';
import { found, readable } from './resource.ts';

/** Saved cards: read, list, attach, detach. */
export function paymentMethodEndpoints(api: Api, account: Account): void {
  const path = '/v1/payment_methods';
  readable(api, account, 'payment_method', path, { fields: ['customer', 'type'] });

  api('POST', `${path}/:id/attach`, ({ id, parameters }) => {
    parameters.allow('customer', 'expand');
    const { id: customer } = found(
      account,
      'customer',
      parameters.required('customer'),
      'customer',
    );
    if (readyMade(account, id) !== undefined) return ownMethod(account, customer, id, 'id');
    const method = found(account, 'payment_method', id);
    if (method.customer !== null && method.customer !== customer) {
      throw invalid('The payment method you provided has already been attached to a customer.');
    }
    return attach(account, method, customer);
  });

  api('POST', `${path}/:id/detach`, ({ id, parameters }) => {
    parameters.allow('expand');
    const method = found(account, 'payment_method', id);
    if (method.customer === null) {
      throw invalid(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    }
    return attach(account, method, null);
  });
}
