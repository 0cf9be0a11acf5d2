/** Exports or erases a user's account. Contract: src/domain/api/account.ts. */
import type { Config } from '@netlify/functions';
import {
  type AccountCode,
  type AccountDeleteResponse,
  type AccountExportResponse,
  accountRequest,
} from '../../src/domain/api/account.ts';
import { HttpError } from '../lib/http/http-error.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { BillingError, erase, recordErasure } from '../lib/account/erasure.ts';
import { exportAccount } from '../lib/account/export.ts';
import { consumeRateLimit } from '../lib/http/rate-limit.ts';
import { describeError, log } from '../lib/platform/log.ts';
import { requireVerifiedMember } from '../lib/http/member.ts';
import { stripeClient } from '../lib/platform/stripe.ts';
import { serviceClient } from '../lib/platform/supabase.ts';

export default defineEndpoint({
  name: 'account',
  schema: accountRequest,
  async work(input, request): Promise<AccountExportResponse | AccountDeleteResponse> {
    const member = await requireVerifiedMember(request);
    const service = serviceClient();
    if (input.action === 'export') {
      await consumeRateLimit(service, 'account-export', member.id);
      return { export: await exportAccount(service, member.id) };
    }
    await consumeRateLimit(service, 'account-delete', member.id);
    if (!isSame(input.confirmation, member.email)) {
      throw accountError(
        400,
        'confirmation_mismatch',
        'The typed address is not that of the account.',
      );
    }
    // Created before anything is stored: a missing setting must not leave an erasure half done.
    const clients = { stripe: stripeClient(), service };
    const erasure = await recordErasure(service, member.id, input.lang);
    try {
      return { deleted: true, kept: await erase(clients, erasure) };
    } catch (error) {
      // The erasure is recorded: `deliver` completes it, whatever failed.
      log('error', 'An erasure was interrupted and will be retried.', {
        erasure: erasure.id,
        ...describeError(error instanceof BillingError ? error.cause : error),
      });
      throw accountError(
        503,
        'erasure_pending',
        'The erasure is recorded and will be completed automatically.',
      );
    }
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ['ip', 'domain'] },
};

function isSame(typed: string, email: string | undefined): boolean {
  return email !== undefined && typed.trim().toLowerCase() === email.toLowerCase();
}

function accountError(status: number, code: AccountCode, message: string): HttpError<AccountCode> {
  return new HttpError(status, code, message);
}
