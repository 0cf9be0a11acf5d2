/** One request to CoinGecko, with a timeout. Never throws: returns an error code. */
import { retryAfterSeconds } from '../shared/retry-after.ts';
import {
  marketUrl,
  type ResponseError,
  type MarketQuery,
  type ParseResult,
  parseMarket,
} from './coingecko-response.ts';

export const coinGecko = 'https://api.coingecko.com';

export interface Upstream {
  readonly fetch: (address: URL, init: RequestInit) => Promise<Response>;
  /** {@link coinGecko}, or a test server. */
  readonly origin: string;
  readonly key?: string | undefined;
  /** For the whole response, in milliseconds. */
  readonly timeoutMs: number;
}

export type FetchResult =
  | Extract<ParseResult, { type: 'ok' }>
  | {
      readonly type: 'error';
      readonly code: ResponseError | 'no_answer' | `status_${number}`;
      /** Seconds of the Retry-After header. */
      readonly retryAfter?: number | undefined;
    };

/** Asks CoinGecko for the prices. Never throws: the result says what failed, and when to retry. */
export async function fetchMarket(upstream: Upstream, query: MarketQuery): Promise<FetchResult> {
  const { fetch, origin, key, timeoutMs } = upstream;
  let text: string;
  try {
    const response = await fetch(marketUrl(origin, query.currency), {
      headers: { accept: 'application/json', ...(key ? { 'x-cg-demo-api-key': key } : {}) },
      signal: AbortSignal.timeout(timeoutMs),
      // The API key must not follow a redirect.
      redirect: 'error',
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), query.now);
      return { type: 'error', code: `status_${response.status}`, retryAfter };
    }
    text = await response.text();
  } catch {
    return { type: 'error', code: 'no_answer' };
  }
  try {
    return parseMarket(JSON.parse(text), query);
  } catch {
    return { type: 'error', code: 'malformed' };
  }
}
