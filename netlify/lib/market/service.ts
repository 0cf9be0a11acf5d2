/**
 * Gives the market to everybody and asks CoinGecko once an interval. A record on the shelf says when it
 * may be asked again; whoever replaces it first has the turn, so instances that start together, or find
 * it outdated together, ask once. Whoever has the turn and dies holds the others up for the lease.
 */
import type { MarketAnswer, MarketCurrency } from '../../../src/domain/api/market.ts';
import type { Asked } from '../../../src/domain/market/coingecko-request.ts';
import { failPoint } from '../platform/fail-point.ts';
import { describeError, log } from '../platform/log.ts';
import {
  afterAnswer,
  afterRefusal,
  claimed,
  isDue,
  isOutdated,
  type MarketRecord,
  merged,
} from './record.ts';
import type { Shelf } from './cache.ts';

export interface Tools {
  readonly shelf: Shelf;
  /** One call of CoinGecko, with its time limit. */
  readonly ask: (currency: MarketCurrency, now: number) => Promise<Asked>;
  /** Between two calls, in milliseconds. */
  readonly interval: () => number;
  /** Milliseconds since 1970, by a clock that may jump. */
  readonly now: () => number;
  /** Milliseconds since whenever, by a clock that only goes forward. */
  readonly tick: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
}

/** `wait`: seconds after which asking again may bring something newer. */
export type Served =
  | { readonly type: 'answer'; readonly answer: MarketAnswer; readonly wait: number }
  | { readonly type: 'nothing'; readonly wait: number };

/** How long an instance waits for the one that has the turn, and how often it looks. */
const patience = 5_500;
const glance = 250;

/** The market as one instance of the function gives it. Never rejects for what others do wrong. */
export function createMarket(tools: Tools): (currency: MarketCurrency) => Promise<Served> {
  const { shelf, interval, now, tick, sleep } = tools;
  /** What this instance last saw, and until when (by `tick`) it need not look again. */
  const memory = new Map<MarketCurrency, { record: MarketRecord; until: number }>();
  const flights = new Map<MarketCurrency, Promise<Served>>();

  async function renew(currency: MarketCurrency): Promise<Served> {
    const before = memory.get(currency)?.record;
    const end = tick() + patience;
    for (;;) {
      const kept = await use(currency, () => shelf.read(currency));
      if (!kept) {
        // Out of order: this instance counts for itself.
        if (before && !isDue(before, now(), interval())) return remember(currency, before);
        return ask(currency, merged(undefined, before, now()), undefined);
      }
      const { record, mark } = kept.value;
      const known = merged(record, before, now());
      if (tick() > end) return remember(currency, known);
      if (record && !isDue(record, now(), interval())) {
        if (!record.asking || !isOutdated(known, now())) return remember(currency, known);
        await sleep(glance);
        continue;
      }
      const turn = claimed(known, now());
      const written = await use(currency, () => shelf.write(currency, turn, mark));
      if (!written) return ask(currency, known, undefined);
      if (written.value !== undefined) return ask(currency, known, written.value);
    }
  }

  /** Calls CoinGecko, and keeps what comes of it in the place of `mark`. */
  async function ask(
    currency: MarketCurrency,
    known: MarketRecord,
    mark: string | undefined,
  ): Promise<Served> {
    const asked = await tools.ask(currency, now());
    failPoint('market:asked');
    const record =
      asked.type === 'read'
        ? afterAnswer(known, asked.answer, now(), interval())
        : afterRefusal(known, asked.wait, now(), interval());
    if (asked.type === 'refused') {
      const wait = Math.ceil((record.next - now()) / 1000);
      const fields = { function: 'market', currency, code: asked.code, wait };
      log('warn', 'CoinGecko gave nothing of use.', fields);
    }
    // Refused when another instance has taken over: what this one learnt is right all the same.
    if (mark !== undefined) await use(currency, () => shelf.write(currency, record, mark));
    return remember(currency, record);
  }

  /** `undefined` when the shelf is out of order, which the log then says. */
  async function use<Value>(
    currency: MarketCurrency,
    what: () => Promise<Value>,
  ): Promise<{ readonly value: Value } | undefined> {
    try {
      return { value: await what() };
    } catch (error) {
      const fields = { function: 'market', currency, ...describeError(error) };
      log('error', 'Netlify Blobs is out of order: the market goes on without it.', fields);
      return undefined;
    }
  }

  function remember(currency: MarketCurrency, record: MarketRecord): Served {
    const left = record.asking ? 0 : Math.min(record.next - now(), interval());
    const seen = { record, until: tick() + Math.max(left, 1_000) };
    memory.set(currency, seen);
    return present(seen);
  }

  function present({ record, until }: { record: MarketRecord; until: number }): Served {
    const wait = Math.max(1, Math.ceil((until - tick()) / 1000));
    if (!record.answer) return { type: 'nothing', wait };
    const stale = isOutdated(record, now());
    return { type: 'answer', answer: { ...record.answer, stale, next: wait }, wait };
  }

  return (currency) => {
    const known = memory.get(currency);
    if (known && tick() < known.until) return Promise.resolve(present(known));
    const flying = flights.get(currency);
    if (flying) return flying;
    const flight = renew(currency).finally(() => flights.delete(currency));
    flights.set(currency, flight);
    return flight;
  };
}
