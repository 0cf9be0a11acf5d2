/** The HTTP request and response of the market, cached by browsers and by the CDN. */
import { type MarketCurrency, marketCurrencies } from '../../../src/domain/api/market.ts';
import { HttpError } from '../http/http-error.ts';
import type { MarketResult } from './service.ts';

/** The requested currency. Rejects any other query string, so that the CDN caches only two responses. */
export function readCurrency(request: Request): MarketCurrency {
  const query = [...new URL(request.url).searchParams];
  const currency = marketCurrencies.find((name) => name === query[0]?.[1]);
  if (query.length !== 1 || query[0]?.[0] !== 'currency' || currency === undefined) {
    throw new HttpError(400, 'bad_request', `Ask for currency=${marketCurrencies.join(' or ')}.`);
  }
  return currency;
}

/** Seconds that a browser may cache any response, and the CDN a stale one. */
const shortCache = 15;

/** `intervalSeconds`: seconds between two calls of CoinGecko. Throws an HttpError when there is no data. */
export function respond(result: MarketResult, intervalSeconds: number): Response {
  if (result.type === 'unavailable') {
    throw new HttpError(503, 'unavailable', 'No prices are available at the moment.', {
      'Retry-After': String(result.retryAfter),
    });
  }
  const { answer, retryAfter } = result;
  const maxAge = answer.stale ? Math.min(retryAfter, shortCache) : retryAfter;
  const revalidate = answer.stale ? shortCache : intervalSeconds;
  return new Response(JSON.stringify(answer), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': `public, max-age=${Math.min(maxAge, shortCache)}`,
      'Netlify-CDN-Cache-Control': `public, durable, max-age=${maxAge}, stale-while-revalidate=${revalidate}`,
      'Netlify-Vary': 'query=currency',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
