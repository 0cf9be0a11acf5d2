import { refund, refundable } from '../billing/refunding.ts';
import type { Account } from '../core/account.ts';
import type { createApi } from '../core/api.ts';
import { invalid, missing } from '../core/errors.ts';
import { LIST_PARAMETERS, page } from '../core/lists.ts';
import type { Refund } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';

/** Refunds of payments, whole or in part: create, read, list. */
export function refundEndpoints(api: ReturnType<typeof createApi>, account: Account): void {
  const { store } = account;

  api('POST', '/v1/refunds', ({ parameters }) => create(account, parameters));

  api('GET', '/v1/refunds', ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS, 'payment_intent', 'charge');
    const all = store.list('refund', {
      charge: parameters.optional('charge'),
      payment_intent: parameters.optional('payment_intent'),
    });
    return page(all, parameters, '/v1/refunds');
  });

  api('GET', '/v1/refunds/:id', ({ id }) => {
    const known = store.get('refund', id);
    if (known === undefined) throw missing('refund', id);
    return known;
  });
}

function create(account: Account, parameters: Parameters): Refund {
  const { store } = account;
  parameters.allow('payment_intent', 'charge', 'amount', 'reason', 'metadata', 'expand');
  const charge = parameters.optional('charge');
  if (charge !== undefined && store.get('charge', charge) === undefined) {
    throw missing('charge', charge, 'charge');
  }
  const intentId =
    store.get('charge', charge ?? '')?.payment_intent ?? parameters.required('payment_intent');
  const intent = store.get('payment_intent', intentId);
  if (intent === undefined) throw missing('payment_intent', intentId, 'payment_intent');
  const left = refundable(account, intent);
  if (left <= 0) {
    throw invalid('This payment has already been refunded.', undefined, 'charge_already_refunded');
  }
  const amount = parameters.integer('amount', 1, Number.MAX_SAFE_INTEGER) ?? left;
  if (amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount (${left})`,
      'amount',
    );
  }
  const reason =
    parameters.choice('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null;
  return refund(account, intent, { amount, reason, metadata: parameters.metadata() });
}
