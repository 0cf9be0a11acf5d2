/** Recovery codes for a lost second factor. Contract: src/domain/api/two-factor.ts. */
import type { Config } from '@netlify/functions';
import {
  type NewCodesResponse,
  type TwoFactorCode,
  type UseCodeResponse,
  twoFactorRequest,
} from '../../src/domain/api/two-factor.ts';
import { readRecoveryCode } from '../../src/domain/account/recovery-codes.ts';
import { HttpError } from '../lib/http/http-error.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { consumeRateLimit } from '../lib/http/rate-limit.ts';
import { requireMember, secondFactorRequired, verifiedFactors } from '../lib/http/member.ts';
import { removeFactors, renewCodes } from '../lib/account/recovery-codes.ts';
import { serviceClient } from '../lib/platform/supabase.ts';

export default defineEndpoint({
  name: 'two-factor',
  schema: twoFactorRequest,
  async work(input, request): Promise<NewCodesResponse | UseCodeResponse> {
    const member = await requireMember(request);
    const service = serviceClient();
    if (input.action === 'new-codes') {
      if (!member.secondFactorGiven) throw secondFactorRequired();
      await consumeRateLimit(service, 'recovery-codes-new', member.id);
      await requireFactors();
      return { codes: await renewCodes(service, member.id) };
    }
    // Counts every attempt before checking it: concurrent attempts cannot exceed the limit of five either.
    await consumeRateLimit(service, 'recovery-code-try', member.id);
    const factors = await requireFactors();
    const code = readRecoveryCode(input.code);
    if (code === undefined || !(await removeFactors(service, member.id, factors, code))) {
      throw new HttpError<TwoFactorCode>(400, 'invalid_code', 'The code is wrong or already used.');
    }
    return { removed: true };

    async function requireFactors(): Promise<readonly string[]> {
      const found = await verifiedFactors(service, member.id);
      if (found.length === 0)
        throw new HttpError<TwoFactorCode>(409, 'no_factor', 'The account has no second factor.');
      return found;
    }
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ['ip', 'domain'] },
};
