/** The certificate of the course. Contract: src/domain/api/certificate.ts. */
import type { Config } from '@netlify/functions';
import {
  certificateRequest,
  type CertificateInput,
  type CertificateResponse,
} from '../../src/domain/api/certificate.ts';
import { certificateError, issueCertificate } from '../lib/course/certificate-issue.ts';
import { certificateState, type Holder } from '../lib/course/certificate-state.ts';
import { verifyNumber } from '../lib/course/certificate-verify.ts';
import { requireAccess } from '../lib/course/entitlement.ts';
import { clientIp } from '../lib/http/client-ip.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { consumeRateLimit } from '../lib/http/rate-limit.ts';
import { serviceClient } from '../lib/platform/supabase.ts';

export default defineEndpoint({
  name: 'certificate',
  schema: certificateRequest,
  async work(input, request): Promise<CertificateResponse> {
    const service = serviceClient();
    if (input.action === 'verify') {
      await consumeRateLimit(service, 'certificate-verify', clientIp(request));
      return verifyNumber(service, input.number);
    }
    const holder = { service, ...(await requireAccess(request)) };
    if (input.action !== 'state') await change(holder, input);
    return certificateState(holder);
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};

async function change(
  holder: Holder,
  input: Extract<CertificateInput, { action: 'issue' | 'show-name' }>,
): Promise<void> {
  const { service, user } = holder;
  await consumeRateLimit(service, 'certificate-change', user);
  if (input.action === 'issue') return issueCertificate(holder, input);
  const { data, error } = await service
    .from('certificates')
    .update({ name_public: input.public })
    .eq('user_id', user)
    .select('number');
  if (error) throw error;
  if (data.length === 0)
    throw certificateError(409, 'not_issued', 'There is no certificate whose name could be shown.');
}
