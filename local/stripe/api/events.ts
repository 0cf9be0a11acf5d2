import { enabledEvents, type Account } from '../core/account.ts';
import type { Api } from '../core/api.ts';
import { listParameters, page } from '../core/lists.ts';
import { apiVersion, type WebhookEndpoint } from '../core/objects.ts';
import { readable } from './resource.ts';

/** Recorded events, and the single webhook endpoint. */
export function eventEndpoints(api: Api, account: Account): void {
  readable(api, account, 'event', '/v1/events', {
    fields: ['type'],
    others: ['types'],
    filter: (parameters) => {
      const types = parameters.texts('types');
      return ({ type }) => types.length === 0 || types.includes(type);
    },
  });

  const path = '/v1/webhook_endpoints';
  api('GET', path, ({ parameters }) => {
    parameters.allow(...listParameters);
    return page([endpoint(account)], parameters, path);
  });
}

function endpoint({ options }: Account): WebhookEndpoint {
  return {
    id: 'we_local_site',
    object: 'webhook_endpoint',
    api_version: apiVersion,
    application: null,
    created: 0,
    description: null,
    enabled_events: [...enabledEvents(options)],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url: options.webhookUrl(),
  };
}
