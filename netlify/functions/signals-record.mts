/** The public record of signals. Contract: src/domain/api/signals-record.ts. */
import type { Config } from '@netlify/functions';
import { definePublicDocument } from '../lib/http/public-document.ts';
import { serviceClient } from '../lib/platform/supabase.ts';
import { readAfter, recordPage } from '../lib/signals/record.ts';

export default definePublicDocument('signals-record', (request) =>
  recordPage(serviceClient(), readAfter(request)),
);

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
