import { expire } from '../checkout/expiry.ts';
import { openSession } from '../checkout/request.ts';
import type { Account } from '../core/account.ts';
import type { Api } from '../core/api.ts';
import { invalid } from '../core/errors.ts';
import { found, readable } from './resource.ts';

/** Checkout sessions: create, read, list, expire. */
export function sessionEndpoints(api: Api, account: Account): void {
  const path = '/v1/checkout/sessions';

  api('POST', path, ({ parameters }) => openSession(account, parameters));

  readable(api, account, 'checkout.session', path, {
    fields: ['customer', 'status', 'subscription'],
  });

  api('POST', `${path}/:id/expire`, ({ id, parameters }) => {
    parameters.allow('expand');
    const session = found(account, 'checkout.session', id);
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    return expire(account, session);
  });
}
