/** What all instances of the function know of a currency: the last good answer, and whose turn it is. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type MarketAnswer, marketAnswer } from '../../../src/domain/api/market.ts';
import { mostAhead } from '../../../src/domain/market/coingecko-response.ts';

/** Times are milliseconds since 1970. */
export const marketRecord = z.strictObject({
  /** The last good answer; null until there is one. */
  answer: marketAnswer.nullable(),
  /** Until when that answer is as new as it should be. */
  good_until: z.number(),
  /** When CoinGecko may be asked again. */
  next: z.number(),
  /** Somebody is asking now. */
  asking: z.boolean(),
  /** Another one at each writing: no two records are the same bytes, so their marks differ. */
  turn: z.uuid(),
});
export type MarketRecord = z.output<typeof marketRecord>;

/** How long a turn lasts: a call of CoinGecko and a writing, with room. */
const lease = 10_000;
/** Between two calls after a failure, unless the interval is shorter. */
const pause = 60_000;
/** CoinGecko may ask for a longer pause, up to this. */
const longestPause = 15 * 60_000;
/** Figures of then are old, however new the answer that brought them. */
const oldAge = 30 * 60_000;

/**
 * Whether somebody may take the turn. A time further away than anybody could have meant was written by a
 * clock that runs ahead and does not count; unless CoinGecko's time is ahead too: then ours is behind.
 */
export function isDue({ answer, next }: MarketRecord, now: number, interval: number): boolean {
  if (next <= now) return true;
  const isFar = next > now + Math.max(interval, longestPause) + lease;
  return isFar && !(answer && Date.parse(answer.as_of) > now + mostAhead);
}

export function isOutdated({ answer, good_until }: MarketRecord, now: number): boolean {
  if (!answer) return true;
  return now >= good_until || Date.parse(answer.as_of) < now - oldAge;
}

/** The shelf's record with the newer of both answers: an instance without a shelf learns for itself. */
export function merged(
  shelf: MarketRecord | undefined,
  own: MarketRecord | undefined,
  now: number,
): MarketRecord {
  const record = shelf ?? own ?? { answer: null, good_until: 0, next: 0, asking: false, turn: '' };
  if (!own?.answer || newer(record.answer, own.answer, now) === record.answer) return record;
  return { ...record, answer: own.answer, good_until: own.good_until };
}

export function claimed(record: MarketRecord, now: number): MarketRecord {
  return written({ ...record, next: now + lease, asking: true });
}

export function afterAnswer(
  { answer }: MarketRecord,
  brought: MarketAnswer,
  now: number,
  interval: number,
): MarketRecord {
  const next = now + interval;
  return written({ answer: newer(brought, answer, now), good_until: next, next });
}

/** `wait`: the seconds that CoinGecko asked for. */
export function afterRefusal(
  { answer, good_until }: MarketRecord,
  wait: number | undefined,
  now: number,
  interval: number,
): MarketRecord {
  const asked = Math.min((wait ?? 0) * 1000, longestPause);
  return written({
    answer,
    good_until: Math.min(good_until, now),
    next: now + Math.max(asked, Math.min(pause, interval)),
  });
}

function written(record: Omit<MarketRecord, 'asking' | 'turn'> & { asking?: boolean }) {
  return { asking: false, ...record, turn: randomUUID() };
}

/**
 * The one with newer figures; the first when they are the same. One that is dated ahead of our clock
 * would never be replaced: it loses.
 */
function newer<First extends MarketAnswer | null>(
  first: First,
  second: MarketAnswer | null,
  now: number,
): First | MarketAnswer {
  const at = (answer: MarketAnswer | null): number => {
    const time = Date.parse(answer?.as_of ?? '');
    return time <= now + mostAhead ? time : 0;
  };
  return first === null || (second !== null && at(second) > at(first)) ? (second ?? first) : first;
}
