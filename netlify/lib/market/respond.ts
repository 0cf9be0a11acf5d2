/** What the market looks like over HTTP, for browsers and for the CDN that answers most of them. */
import { type MarketCurrency, marketCurrencies } from '../../../src/domain/api/market.ts';
import { HttpError } from '../http/http-error.ts';
import type { Served } from './service.ts';

/** The currency asked for; refuses everything else, so that there are two answers to keep. */
export function readCurrency(request: Request): MarketCurrency {
  const query = [...new URL(request.url).searchParams];
  const currency = marketCurrencies.find((name) => name === query[0]?.[1]);
  if (query.length !== 1 || query[0]?.[0] !== 'currency' || currency === undefined) {
    throw new HttpError(400, 'bad_request', `Ask for currency=${marketCurrencies.join(' or ')}.`);
  }
  return currency;
}

/** Seconds that a browser, and the CDN an outdated answer, may be kept. */
const shortly = 15;

/** `interval`: seconds between two calls of CoinGecko. Refuses when there is nothing to show. */
export function respond(served: Served, interval: number): Response {
  if (served.type === 'nothing') {
    throw new HttpError(503, 'unavailable', 'There are no prices at the moment.', {
      'Retry-After': String(served.wait),
    });
  }
  const { answer, wait } = served;
  const kept = answer.stale ? Math.min(wait, shortly) : wait;
  const renewed = answer.stale ? shortly : interval;
  return new Response(JSON.stringify(answer), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': `public, max-age=${Math.min(kept, shortly)}`,
      'Netlify-CDN-Cache-Control': `public, durable, max-age=${kept}, stale-while-revalidate=${renewed}`,
      'Netlify-Vary': 'query=currency',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
