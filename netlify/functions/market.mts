/** Prices of the listed coins. Public. Contract: src/domain/api/market.ts. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '@netlify/functions';
import { fetchMarket } from '../../src/domain/market/coingecko-request.ts';
import { withErrorHandling } from '../lib/http/endpoint.ts';
import { createMarket } from '../lib/market/service.ts';
import { readCurrency, respond } from '../lib/market/respond.ts';
import { intervalSeconds, upstream } from '../lib/market/settings.ts';
import { blobCache } from '../lib/market/cache.ts';

const market = createMarket({
  cache: blobCache(),
  fetchQuotes: (currency, now) =>
    fetchMarket(upstream(), { currency, now, next: intervalSeconds() }),
  interval: () => intervalSeconds() * 1000,
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep,
});

export default withErrorHandling(
  'market',
  (code, message) => ({ error: { code, message } }),
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
