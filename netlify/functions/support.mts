/** Messages to support. Contract: src/domain/api/support.ts. */
import type { Config } from '@netlify/functions';
import {
  supportRequest,
  type FormTokenResponse,
  type Ticket,
} from '../../src/domain/api/support.ts';
import type { Puzzle } from '../../src/domain/api/puzzle.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { createPuzzle } from '../lib/http/proof-of-work.ts';
import { serviceClient } from '../lib/platform/supabase.ts';
import { sendMessage } from '../lib/support/send.ts';
import { createFormToken } from '../lib/support/form-token.ts';

export default defineEndpoint({
  name: 'support',
  schema: supportRequest,
  async work(input, request): Promise<FormTokenResponse | Puzzle | Ticket> {
    switch (input.action) {
      case 'form-token':
        return { type: 'form-token', form_token: createFormToken(Date.now()) };
      case 'puzzle':
        return createPuzzle(input.request);
      case 'send':
        return sendMessage(serviceClient(), request, input);
    }
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
