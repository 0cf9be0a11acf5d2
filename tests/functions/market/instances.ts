/** Market instances that share one cache and one CoinGecko, with a test clock. */
import { setImmediate as breathe } from 'node:timers/promises';
import { vi } from 'vitest';
import {
  createMarket,
  type MarketDependencies,
  type QuotesResult,
} from '../../../netlify/lib/market/service.ts';
import type { MarketRecord } from '../../../netlify/lib/market/record.ts';
import type { MarketCache } from '../../../netlify/lib/market/cache.ts';
import type { MarketResponse, MarketCurrency } from '../../../src/domain/api/market.ts';
import { coins } from '../../../src/domain/market/coins.ts';

export const intervalMs = 300_000;
export const minute = 60_000;

export function answerOf(currency: MarketCurrency, at: number, price = 1): MarketResponse {
  const listed = coins.map(({ id, symbol, name }) => ({ id, symbol, name }));
  return {
    ...{ currency, as_of: new Date(at).toISOString(), stale: false, next: 1 },
    coins: listed.map((coin) => ({
      ...coin,
      ...{ price, change_24h: 1.5, change_7d: -2, cap: 1e9, week: [] },
    })),
  };
}

export function marketInstances() {
  let time = Date.UTC(2026, 10, 22, 12);
  const calls: { currency: MarketCurrency; at: number }[] = [];
  const kept = new Map<MarketCurrency, { record: MarketRecord; etag: string }>();
  let writes = 0;
  /** CoinGecko's response; by default with present data. */
  let reply = (currency: MarketCurrency, now: number): QuotesResult | Promise<QuotesResult> => ({
    type: 'ok',
    answer: answerOf(currency, now),
  });
  let isDown = false;

  const cache: MarketCache = {
    async read(currency) {
      await breathe();
      if (isDown) throw new Error('down');
      const found = kept.get(currency);
      return { record: found?.record, etag: found?.etag };
    },
    async write(currency, record, etag) {
      await breathe();
      if (isDown) throw new Error('down');
      if (kept.get(currency)?.etag !== etag) return undefined;
      writes += 1;
      kept.set(currency, { record, etag: String(writes) });
      return String(writes);
    },
  };

  /** `clock`: offset of this instance's clock from the others'. */
  function instance(clock: () => number = () => 0) {
    const dependencies: MarketDependencies = {
      cache,
      async fetchQuotes(currency, now) {
        calls.push({ currency, at: time });
        await breathe();
        const asked = await reply(currency, time);
        if (asked.type !== 'ok') return asked;
        // As in production: CoinGecko's timestamp is checked against the instance's own clock.
        const at = Date.parse(asked.answer.as_of);
        return at > now + 5 * minute ? { type: 'error', code: 'future' } : asked;
      },
      intervalMs: () => intervalMs,
      now: () => time + clock(),
      monotonic: () => time,
      async sleep(milliseconds) {
        time += milliseconds;
        await breathe();
      },
    };
    return createMarket(dependencies);
  }

  return {
    instance,
    kept,
    calls,
    now: () => time,
    pass: (milliseconds: number) => void (time += milliseconds),
    replies: (next: typeof reply) => void (reply = next),
    refuses: (code: Extract<QuotesResult, { type: 'error' }>['code'], retryAfter?: number) =>
      void (reply = () => ({ type: 'error', code, retryAfter })),
    breaks: (down: boolean) => void (isDown = down),
  };
}

/** Captures the log output instead of printing it. */
export function silenceLogs() {
  const said: string[] = [];
  for (const level of ['error', 'warn', 'info'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void said.push(String(line)));
  }
  return said;
}
