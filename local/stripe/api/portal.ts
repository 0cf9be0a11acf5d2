import type { Account } from '../core/account.ts';
import type { createApi } from '../core/api.ts';
import { invalid } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { LIST_PARAMETERS, page } from '../core/lists.ts';
import type { PortalSession } from '../core/objects.ts';
import { knownCustomer } from './customers.ts';

/** Opens the hosted billing portal for a customer, and tells that there is one. */
export function portalEndpoints(api: ReturnType<typeof createApi>, account: Account): void {
  api('GET', '/v1/billing_portal/configurations', ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS, 'active', 'is_default');
    const configuration = {
      id: 'bpc_local_default',
      object: 'billing_portal.configuration',
      active: true,
      created: 0,
      is_default: true,
      livemode: false,
    };
    return page([configuration], parameters, '/v1/billing_portal/configurations');
  });

  api('POST', '/v1/billing_portal/sessions', ({ parameters }) => {
    parameters.allow('customer', 'return_url', 'locale', 'configuration', 'flow_data', 'expand');
    const customer = knownCustomer(account, parameters.required('customer'), 'customer');
    const returnUrl = parameters.optional('return_url');
    if (returnUrl !== undefined && !/^https?:$/.test(URL.parse(returnUrl)?.protocol ?? '')) {
      throw invalid('Not a valid URL', 'return_url', 'url_invalid');
    }
    const id = newId('bps');
    const session: PortalSession = {
      id,
      object: 'billing_portal.session',
      configuration: 'bpc_local_default',
      created: account.now(),
      customer: customer.id,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: parameters.choice('locale', ['auto', 'fr', 'fr-CA', 'en', 'en-GB']) ?? null,
      on_behalf_of: null,
      return_url: returnUrl ?? null,
      url: `${account.publicUrl()}/p/session/${id}`,
    };
    account.store.put(session);
    return session;
  });
}
