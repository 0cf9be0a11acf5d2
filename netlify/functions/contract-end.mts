/** Ends a contract: cancelled, or withdrawn from. Contract: src/domain/api/contract-end.ts. */
import type { Config } from '@netlify/functions';
import {
  contractEndRequest,
  type ContractEnded,
  type MailSent,
  type PendingEnd,
} from '../../src/domain/api/contract-end.ts';
import { confirm, declare, look } from '../lib/contract/index.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { stripeClient } from '../lib/platform/stripe.ts';
import { serviceClient } from '../lib/platform/supabase.ts';

export default defineEndpoint({
  name: 'contract-end',
  schema: contractEndRequest,
  async work(input, request): Promise<ContractEnded | MailSent | PendingEnd> {
    // Made before anything is noted: a missing setting must not leave half a declaration.
    const tools = { stripe: stripeClient(), service: serviceClient() };
    switch (input.action) {
      case 'declare':
        return declare(tools, request, input);
      case 'look':
        return look(tools, input.token);
      case 'confirm':
        return confirm(tools, input.token);
    }
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ['ip', 'domain'] },
};
