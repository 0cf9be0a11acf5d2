/** Market data of this instance: from CoinGecko, shared through Netlify Blobs. */
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchMarket } from '../../../src/domain/market/coingecko-request.ts';
import { blobCache } from './cache.ts';
import { createMarket } from './service.ts';
import { intervalSeconds, upstream } from './settings.ts';

export const market = createMarket({
  cache: blobCache(),
  fetchQuotes: (currency, now) =>
    fetchMarket(upstream(), { currency, now, next: intervalSeconds() }),
  intervalMs: () => intervalSeconds() * 1000,
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep,
});
