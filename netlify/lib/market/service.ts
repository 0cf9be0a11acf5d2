/**
 * Market data for every instance, with one CoinGecko call per interval. The shared record says when it may
 * be refreshed; the instance that replaces it by compare-and-swap holds the lease and makes the call. A
 * crashed lease holder delays the others until the lease expires.
 */
import type { MarketResponse, MarketCurrency } from '../../../src/domain/api/market.ts';
import type { FetchResult } from '../../../src/domain/market/coingecko-request.ts';
import { failPoint } from '../platform/fail-point.ts';
import { describeError, log } from '../platform/log.ts';
import type { MarketCache } from './cache.ts';
import {
  afterFailure,
  afterSuccess,
  isRefreshDue,
  isStale,
  type MarketRecord,
  mergeRecords,
  withLease,
} from './record.ts';

export interface MarketDependencies {
  readonly cache: MarketCache;
  /** One CoinGecko call, with its timeout. Never rejects. */
  readonly fetchQuotes: (currency: MarketCurrency, now: number) => Promise<QuotesResult>;
  /** Milliseconds between two calls. */
  readonly intervalMs: () => number;
  /** Wall clock, in milliseconds since 1970; may jump. */
  readonly now: () => number;
  /** Monotonic clock, in milliseconds. */
  readonly monotonic: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
}

/** The shown part of a CoinGecko result: one time for all prices. */
export type QuotesResult =
  | Omit<Extract<FetchResult, { type: 'ok' }>, 'pricedAt'>
  | Extract<FetchResult, { type: 'error' }>;

/** `retryAfter`: seconds after which a newer response may be available. */
export type MarketResult =
  | { readonly type: 'answer'; readonly answer: MarketResponse; readonly retryAfter: number }
  | { readonly type: 'unavailable'; readonly retryAfter: number };

/** Timeout and poll interval of an instance that waits for the lease holder. */
const waitTimeoutMs = 5_500;
const pollIntervalMs = 250;

/** The record this instance read last, valid until `expires` on the monotonic clock. */
interface Remembered {
  readonly record: MarketRecord;
  readonly expires: number;
}

/** State of one function instance: dependencies, cached prices and requests in progress. */
interface State extends MarketDependencies {
  readonly memory: Map<MarketCurrency, Remembered>;
  readonly inFlight: Map<MarketCurrency, Promise<MarketResult>>;
}

/** The market of one instance. Never rejects for a failure of CoinGecko or of the cache. */
export function createMarket(
  dependencies: MarketDependencies,
): (currency: MarketCurrency) => Promise<MarketResult> {
  const state: State = { ...dependencies, memory: new Map(), inFlight: new Map() };
  return (currency) => {
    const { memory, inFlight } = state;
    const stored = memory.get(currency);
    if (stored && state.monotonic() < stored.expires) {
      return Promise.resolve(toResult(state, stored));
    }
    const running = inFlight.get(currency);
    if (running) return running;
    const loading = load(state, currency).finally(() => inFlight.delete(currency));
    inFlight.set(currency, loading);
    return loading;
  };
}

async function load(state: State, currency: MarketCurrency): Promise<MarketResult> {
  const { cache, intervalMs, now, monotonic, sleep } = state;
  const own = state.memory.get(currency)?.record;
  const deadline = monotonic() + waitTimeoutMs;
  for (;;) {
    const read = await useCache(currency, () => cache.read(currency));
    if (!read) {
      // Without the cache, each instance enforces the interval on its own.
      if (own && !isRefreshDue(own, now(), intervalMs())) return remember(state, currency, own);
      return refresh(state, currency, mergeRecords(undefined, own, now()), undefined);
    }
    const { record: shared, etag } = read.value;
    const stored = mergeRecords(shared, own, now());
    if (monotonic() > deadline) return remember(state, currency, stored);
    if (shared && !isRefreshDue(shared, now(), intervalMs())) {
      if (!shared.refreshing || !isStale(stored, now())) return remember(state, currency, stored);
      await sleep(pollIntervalMs);
      continue;
    }
    const lease = await useCache(currency, () =>
      cache.write(currency, withLease(stored, now()), etag),
    );
    if (!lease) return refresh(state, currency, stored, undefined);
    if (lease.value !== undefined) return refresh(state, currency, stored, lease.value);
  }
}

/** Calls CoinGecko and stores the outcome in place of the lease of `etag`. */
async function refresh(
  state: State,
  currency: MarketCurrency,
  stored: MarketRecord,
  etag: string | undefined,
): Promise<MarketResult> {
  const { cache, fetchQuotes, intervalMs, now } = state;
  const result = await fetchQuotes(currency, now());
  failPoint('market:asked');
  const record =
    result.type === 'ok'
      ? afterSuccess(stored, result.answer, now(), intervalMs())
      : afterFailure(stored, result.retryAfter, now(), intervalMs());
  if (result.type === 'error') {
    const retryAfter = Math.ceil((record.refresh_at - now()) / 1000);
    const fields = { function: 'market', currency, code: result.code, retryAfter };
    log('warn', 'CoinGecko returned no valid response.', fields);
  }
  // A lost race is fine: another instance refreshed meanwhile, and this response is valid too.
  if (etag !== undefined) await useCache(currency, () => cache.write(currency, record, etag));
  return remember(state, currency, record);
}

/** The result of a cache operation; logs an error and returns `undefined` when the cache fails. */
async function useCache<Value>(
  currency: MarketCurrency,
  operation: () => Promise<Value>,
): Promise<{ readonly value: Value } | undefined> {
  try {
    return { value: await operation() };
  } catch (error) {
    const fields = { function: 'market', currency, ...describeError(error) };
    log('error', 'Netlify Blobs failed: continuing without the cache.', fields);
    return undefined;
  }
}

/** Keeps the record in memory until it may be refreshed, at least for a second. */
function remember(state: State, currency: MarketCurrency, record: MarketRecord): MarketResult {
  const { intervalMs, now, monotonic } = state;
  const left = record.refreshing ? 0 : Math.min(record.refresh_at - now(), intervalMs());
  const entry: Remembered = { record, expires: monotonic() + Math.max(left, 1_000) };
  state.memory.set(currency, entry);
  return toResult(state, entry);
}

function toResult({ now, monotonic }: State, { record, expires }: Remembered): MarketResult {
  const retryAfter = Math.max(1, Math.ceil((expires - monotonic()) / 1000));
  if (!record.answer) return { type: 'unavailable', retryAfter };
  const stale = isStale(record, now());
  return { type: 'answer', answer: { ...record.answer, stale, next: retryAfter }, retryAfter };
}
