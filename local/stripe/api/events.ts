import { enabledEvents, type Account } from '../core/account.ts';
import type { createApi } from '../core/api.ts';
import { missing } from '../core/errors.ts';
import { LIST_PARAMETERS, page } from '../core/lists.ts';
import { API_VERSION, type WebhookEndpoint } from '../core/objects.ts';

/** Recorded events, and the one webhook endpoint of this machine. */
export function eventEndpoints(api: ReturnType<typeof createApi>, account: Account): void {
  const { store } = account;

  api('GET', '/v1/events', ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS, 'type', 'types');
    const types = parameters.texts('types');
    const type = parameters.optional('type');
    const wanted = type === undefined ? types : [...types, type];
    const all = store
      .list('event')
      .filter((one) => wanted.length === 0 || wanted.some((pattern) => fits(one.type, pattern)));
    return page(all, parameters, '/v1/events');
  });

  api('GET', '/v1/events/:id', ({ id }) => {
    const event = store.get('event', id);
    if (event === undefined) throw missing('event', id);
    return event;
  });

  api('GET', '/v1/webhook_endpoints', ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS);
    return page([endpoint(account)], parameters, '/v1/webhook_endpoints');
  });

  api('GET', '/v1/webhook_endpoints/:id', ({ id }) => {
    const only = endpoint(account);
    if (id !== only.id) throw missing('webhook endpoint', id);
    return only;
  });
}

/** `customer.*` fits every type that starts with `customer.`. */
function fits(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

function endpoint(account: Account): WebhookEndpoint {
  return {
    id: 'we_local_site',
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: 0,
    description: null,
    enabled_events: [...enabledEvents(account.options)],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url: account.options.webhookUrl(),
  };
}
