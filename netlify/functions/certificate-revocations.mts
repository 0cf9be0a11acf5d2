/** `/certificates/revocations.json`: the numbers of revoked certificates, each with its reason. */
import type { Config } from '@netlify/functions';
import { publishedRevocations } from '../lib/course/certificate-verify.ts';
import { definePublicDocument } from '../lib/http/public-document.ts';
import { serviceClient } from '../lib/platform/supabase.ts';

export default definePublicDocument('certificate-revocations', () =>
  publishedRevocations(serviceClient()),
);

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
