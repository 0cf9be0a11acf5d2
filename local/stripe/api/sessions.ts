import type { Account } from '../core/account.ts';
import type { createApi } from '../core/api.ts';
import { invalid, missing } from '../core/errors.ts';
import { LIST_PARAMETERS, page, whole } from '../core/lists.ts';
import type { CheckoutSession } from '../core/objects.ts';
import { expire } from '../checkout/expiry.ts';
import { openSession } from '../checkout/request.ts';
import { lineOf } from '../checkout/totals.ts';

/** Checkout sessions: create, read, change metadata, list, expire, their lines. */
export function sessionEndpoints(api: ReturnType<typeof createApi>, account: Account): void {
  const { store } = account;
  const path = '/v1/checkout/sessions';

  api('POST', path, ({ parameters }) => openSession(account, parameters));

  api('GET', path, ({ parameters }) => {
    parameters.allow(
      ...LIST_PARAMETERS,
      ...['customer', 'customer_details', 'payment_intent', 'status', 'subscription'],
    );
    const email = parameters.group('customer_details').optional('email');
    const all = store
      .list('checkout.session', {
        customer: parameters.optional('customer'),
        payment_intent: parameters.optional('payment_intent'),
        status: parameters.choice('status', ['open', 'complete', 'expired']),
        subscription: parameters.optional('subscription'),
      })
      .filter((one) => email === undefined || one.customer_details?.email === email);
    return page(all, parameters, path);
  });

  api('GET', `${path}/:id`, ({ id, parameters }) => {
    parameters.allow('expand');
    return knownSession(account, id);
  });

  api('GET', `${path}/:id/line_items`, ({ id, parameters }) => {
    const session = knownSession(account, id);
    parameters.allow(...LIST_PARAMETERS);
    return whole([lineOf(account, session.id)], `${path}/${id}/line_items`);
  });

  api('POST', `${path}/:id`, ({ id, parameters }) => {
    parameters.allow('metadata', 'expand');
    const session = knownSession(account, id);
    const changed = { ...session, metadata: parameters.metadata(session.metadata ?? {}) };
    store.put(changed);
    return changed;
  });

  api('POST', `${path}/:id/expire`, ({ id, parameters }) => {
    parameters.allow('expand');
    const session = knownSession(account, id);
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    return expire(account, session);
  });
}

function knownSession(account: Account, id: string): CheckoutSession {
  const session = account.store.get('checkout.session', id);
  if (session === undefined) throw missing('checkout.session', id);
  return session;
}
