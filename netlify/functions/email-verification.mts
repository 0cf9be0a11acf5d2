/** Proofs of an email address. Contract: src/domain/api/email-verification.ts. */
import type { Config } from '@netlify/functions';
import {
  emailVerificationRequest,
  type SendLinkResponse,
  type UseLinkResponse,
} from '../../src/domain/api/email-verification.ts';
import { sendAddressLink, redeemAddressLink } from '../lib/auth/address-link.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { serviceClient } from '../lib/platform/supabase.ts';

export default defineEndpoint({
  name: 'email-verification',
  schema: emailVerificationRequest,
  async work(input, request): Promise<SendLinkResponse | UseLinkResponse> {
    const service = serviceClient();
    return input.action === 'send-link'
      ? sendAddressLink(service, request)
      : redeemAddressLink(service, request, input.token);
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
