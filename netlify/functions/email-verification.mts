/** Proves email addresses by code or link. Contract: src/domain/api/email-verification.ts. */
import type { Config } from '@netlify/functions';
import {
  emailVerificationRequest,
  type SendCodeResponse,
  type SendLinkResponse,
  type SignUpResponse,
  type UseLinkResponse,
} from '../../src/domain/api/email-verification.ts';
import { redeemAddressLink, sendAddressLink } from '../lib/auth/address-link.ts';
import { sendSignUpCode, signUpByCode } from '../lib/auth/sign-up-code.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { serviceClient } from '../lib/platform/supabase.ts';

type EmailVerificationResponse =
  | SendCodeResponse
  | SignUpResponse
  | SendLinkResponse
  | UseLinkResponse;

export default defineEndpoint({
  name: 'email-verification',
  schema: emailVerificationRequest,
  work(input, request): Promise<EmailVerificationResponse> {
    const service = serviceClient();
    switch (input.action) {
      case 'send-code':
        return sendSignUpCode(service, request, input);
      case 'sign-up':
        return signUpByCode(service, request, input);
      case 'send-link':
        return sendAddressLink(service, request);
      case 'use-link':
        return redeemAddressLink(service, request, input.token);
    }
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
