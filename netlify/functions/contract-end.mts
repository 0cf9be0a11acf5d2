/** Cancels a contract, or withdraws from it. Contract: src/domain/api/contract-end.ts. */
import type { Config } from '@netlify/functions';
import {
  contractEndRequest,
  type ContractEnded,
  type MailSent,
  type PendingEnd,
} from '../../src/domain/api/contract-end.ts';
import { confirmEnd, declareEnd, showPendingEnd } from '../lib/contract/index.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { serviceClients } from '../lib/platform/clients.ts';

export default defineEndpoint({
  name: 'contract-end',
  schema: contractEndRequest,
  async work(input, request): Promise<ContractEnded | MailSent | PendingEnd> {
    // Created before anything is stored: a missing setting must not leave a declaration half done.
    const clients = serviceClients();
    switch (input.action) {
      case 'declare':
        return declareEnd(clients, request, input);
      case 'show':
        return showPendingEnd(clients, input.token);
      case 'confirm':
        return confirmEnd(clients, input.token);
    }
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ['ip', 'domain'] },
};
