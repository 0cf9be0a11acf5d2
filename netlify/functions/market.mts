/** Prices of the listed coins. Public. Contract: src/domain/api/market.ts. */
import type { Config } from '@netlify/functions';
import { errorBody, withErrorHandling } from '../lib/http/endpoint.ts';
import { market } from '../lib/market/index.ts';
import { readCurrency, respond } from '../lib/market/respond.ts';
import { intervalSeconds } from '../lib/market/settings.ts';

export default withErrorHandling(
  'market',
  errorBody,
  'unavailable',
  async (request) => respond(await market(readCurrency(request)), intervalSeconds()),
  'GET',
);

/**
 * A generous limit: the CDN serves most requests, and a household, a school or a train shares one IP address.
 */
export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
