/** A message to the support. Contract: src/domain/api/support.ts. */
import type { Config } from '@netlify/functions';
import { supportRequest, type Stamped, type Ticket } from '../../src/domain/api/support.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { serviceClient } from '../lib/platform/supabase.ts';
import { send } from '../lib/support/send.ts';
import { newStamp } from '../lib/support/form-token.ts';

export default defineEndpoint({
  name: 'support',
  schema: supportRequest,
  async work(input, request): Promise<Stamped | Ticket> {
    return input.action === 'stamp'
      ? { type: 'stamp', stamp: newStamp(Date.now()) }
      : send(serviceClient(), request, input);
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
