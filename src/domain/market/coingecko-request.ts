/** One question to CoinGecko, with a time limit. It never throws: what went wrong is a code. */
import { retryAfterSeconds } from '../shared/retry-after.ts';
import {
  marketAddress,
  type Misread,
  type Question,
  type Reading,
  readMarket,
} from './coingecko-response.ts';

export const coinGecko = 'https://api.coingecko.com';

export interface Upstream {
  readonly fetch: (address: URL, init: RequestInit) => Promise<Response>;
  /** {@link coinGecko}, or a stand-in. */
  readonly origin: string;
  readonly key?: string | undefined;
  /** For the whole answer, in milliseconds. */
  readonly deadline: number;
}

export type Asked =
  | Extract<Reading, { type: 'read' }>
  | {
      readonly type: 'refused';
      readonly code: Misread | 'no_answer' | `status_${number}`;
      /** Seconds to wait before the next question, if CoinGecko said so. */
      readonly wait?: number | undefined;
    };

export async function askMarket(upstream: Upstream, question: Question): Promise<Asked> {
  const { fetch, origin, key, deadline } = upstream;
  let status: number;
  let text: string;
  try {
    const response = await fetch(marketAddress(origin, question.currency), {
      headers: { accept: 'application/json', ...(key ? { 'x-cg-demo-api-key': key } : {}) },
      signal: AbortSignal.timeout(deadline),
      // Our key goes nowhere else.
      redirect: 'error',
    });
    status = response.status;
    if (status !== 200) {
      await response.body?.cancel();
      const wait = retryAfterSeconds(response.headers.get('retry-after'), question.now);
      return { type: 'refused', code: `status_${status}`, wait };
    }
    text = await response.text();
  } catch {
    return { type: 'refused', code: 'no_answer' };
  }
  try {
    return readMarket(JSON.parse(text), question);
  } catch {
    return { type: 'refused', code: 'malformed' };
  }
}
