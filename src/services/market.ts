/** Client of the market function. Never throws: returns errors as values. */
import type { MarketResponse, MarketCurrency } from '../domain/api/market.ts';
import { retryAfter } from './retry-after.ts';

export type MarketOutcome =
  /** `next` is counted from now; at most 0 if newer figures should be there. */
  | { readonly type: 'ok'; readonly value: MarketResponse }
  /** `retryAfter`: seconds to wait, if the server sent them. */
  | { readonly type: 'error'; readonly retryAfter: number | undefined };

const timeoutMs = 12_000;

/** Loads the prices. Never throws: an error says after how many seconds to retry, if known. */
export async function loadMarket(currency: MarketCurrency): Promise<MarketOutcome> {
  try {
    const response = await fetch(`/.netlify/functions/market?currency=${currency}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return { type: 'error', retryAfter: retryAfter(response) };
    const answer = (await response.json()) as unknown;
    const age = Number(response.headers.get('Age')) || 0;
    if (isAnswer(answer, currency)) {
      return { type: 'ok', value: { ...answer, next: answer.next - age } };
    }
  } catch {
    // No network, a timeout, or no JSON: the same for the user.
  }
  return { type: 'error', retryAfter: undefined };
}

/** The function validates its response; this only detects those of a proxy or a captive portal. */
function isAnswer(answer: unknown, currency: MarketCurrency): answer is MarketResponse {
  const { coins, as_of, ...given } = (answer ?? {}) as Partial<MarketResponse>;
  return (
    given.currency === currency &&
    Array.isArray(coins) &&
    coins.length > 0 &&
    coins.every(({ id, price, week }) => !!id && price > 0 && Array.isArray(week)) &&
    !Number.isNaN(Date.parse(as_of ?? ''))
  );
}
