/** `/certificates/issuer.json`: who issues certificates, with the public keys. */
import type { Config } from '@netlify/functions';
import { publishedIssuer } from '../lib/course/certificate-verify.ts';
import { definePublicDocument } from '../lib/http/public-document.ts';

export default definePublicDocument('certificate-issuer', publishedIssuer);

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
