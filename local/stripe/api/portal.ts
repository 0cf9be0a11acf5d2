import type { Account } from '../core/account.ts';
import type { Api } from '../core/api.ts';
import { newId } from '../core/ids.ts';
import { listParameters, page } from '../core/lists.ts';
import type { PortalSession } from '../core/objects.ts';
import { found } from './resource.ts';

const configuration = 'bpc_local_default';

/** Creates sessions of the hosted billing portal, and lists its configuration. */
export function portalEndpoints(api: Api, account: Account): void {
  const path = '/v1/billing_portal';

  api('GET', `${path}/configurations`, ({ parameters }) => {
    parameters.allow(...listParameters, 'active', 'is_default');
    const only = { id: configuration, object: 'billing_portal.configuration', active: true };
    return page([{ ...only, is_default: true, livemode: false }], parameters, path);
  });

  api('POST', `${path}/sessions`, ({ parameters }) => {
    parameters.allow('customer', 'return_url', 'locale', 'configuration', 'expand');
    const customer = found(account, 'customer', parameters.required('customer'), 'customer');
    const id = newId('bps');
    const session: PortalSession = {
      id,
      object: 'billing_portal.session',
      configuration,
      created: account.now(),
      customer: customer.id,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: parameters.choice('locale', ['auto', 'fr', 'en']) ?? null,
      on_behalf_of: null,
      return_url: parameters.address('return_url') ?? null,
      url: `${account.publicUrl()}/p/session/${id}`,
    };
    account.store.put(session);
    return session;
  });
}
