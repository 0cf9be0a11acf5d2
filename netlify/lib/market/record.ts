/** The shared record of a currency: the last valid response, and when it may be refreshed. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type MarketResponse, marketResponse } from '../../../src/domain/api/market.ts';
import { maxAheadMs } from '../../../src/domain/market/coingecko-response.ts';

/** Times are milliseconds since 1970. */
export const marketRecord = z.strictObject({
  /** The last valid response; null until there is one. */
  answer: marketResponse.nullable(),
  /** The response is fresh until then. */
  fresh_until: z.number(),
  /** CoinGecko may be called again from then on. */
  refresh_at: z.number(),
  /** An instance holds the lease and is calling CoinGecko. */
  refreshing: z.boolean(),
  /** Random for each write, so that no two records have the same bytes and etag. */
  lease_token: z.uuid(),
});
export type MarketRecord = z.output<typeof marketRecord>;

/** Length of a lease: one CoinGecko call and one write, with room. */
const leaseMs = 10_000;
/** Pause after a failure, unless the interval is shorter; CoinGecko may request more, up to the maximum. */
const failurePauseMs = 60_000;
const maxPauseMs = 15 * 60_000;
/** Quotes older than this are stale, however recent the response. */
const maxAgeMs = 30 * 60_000;

const empty = { answer: null, fresh_until: 0, refresh_at: 0, refreshing: false, lease_token: '' };

/**
 * Whether the lease may be taken. A `refresh_at` beyond any possible pause was written by a clock that
 * runs ahead and is ignored, unless CoinGecko's own time is ahead too: then this clock runs behind.
 */
export function isRefreshDue(
  { answer, refresh_at }: MarketRecord,
  now: number,
  intervalMs: number,
): boolean {
  if (refresh_at <= now) return true;
  const isImpossible = refresh_at > now + Math.max(intervalMs, maxPauseMs) + leaseMs;
  return isImpossible && !(answer && Date.parse(answer.as_of) > now + maxAheadMs);
}

/** Whether there are no prices, or they are past their time. `now` in milliseconds. */
export function isStale({ answer, fresh_until }: MarketRecord, now: number): boolean {
  return !answer || now >= fresh_until || Date.parse(answer.as_of) < now - maxAgeMs;
}

/** Merges two records, keeping the newer response: without the cache, an instance updates only itself. */
export function mergeRecords(
  shared: MarketRecord | undefined,
  own: MarketRecord | undefined,
  now: number,
): MarketRecord {
  const record = shared ?? own ?? empty;
  if (!own?.answer || newer(record.answer, own.answer, now) === record.answer) return record;
  return { ...record, answer: own.answer, fresh_until: own.fresh_until };
}

/** The record while one instance asks CoinGecko, so that no other does. `now` in milliseconds. */
export function withLease(record: MarketRecord, now: number): MarketRecord {
  return { ...record, ...newWrite(), refresh_at: now + leaseMs, refreshing: true };
}

/** The record after an answer of CoinGecko. `now` and the interval in milliseconds. */
export function afterSuccess(
  { answer }: MarketRecord,
  fetched: MarketResponse,
  now: number,
  intervalMs: number,
): MarketRecord {
  const next = now + intervalMs;
  return {
    ...newWrite(),
    answer: newer(fetched, answer, now),
    fresh_until: next,
    refresh_at: next,
  };
}

/** `retryAfter`: the seconds requested by CoinGecko. */
export function afterFailure(
  { answer, fresh_until }: MarketRecord,
  retryAfter: number | undefined,
  now: number,
  intervalMs: number,
): MarketRecord {
  const requested = Math.min((retryAfter ?? 0) * 1000, maxPauseMs);
  return {
    ...newWrite(),
    answer,
    fresh_until: Math.min(fresh_until, now),
    refresh_at: now + Math.max(requested, Math.min(failurePauseMs, intervalMs)),
  };
}

function newWrite() {
  return { refreshing: false, lease_token: randomUUID() };
}

/**
 * The response with newer quotes; the first when equal. A response dated ahead of this clock loses, because
 * it would never be replaced.
 */
function newer<First extends MarketResponse | null>(
  first: First,
  second: MarketResponse | null,
  now: number,
): First | MarketResponse {
  const dateOf = (answer: MarketResponse | null): number => {
    const time = Date.parse(answer?.as_of ?? '');
    return time <= now + maxAheadMs ? time : 0;
  };
  return first === null || (second !== null && dateOf(second) > dateOf(first))
    ? (second ?? first)
    : first;
}
