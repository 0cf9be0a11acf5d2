/**
 * The market function with the local CoinGecko and the local Netlify Blobs: responses, concurrency,
 * errors.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sample } from '../../sizes.ts';
import { createMarket } from '../../../netlify/lib/market/service.ts';
import { upstream } from '../../../netlify/lib/market/settings.ts';
import { blobCache } from '../../../netlify/lib/market/cache.ts';
import { marketResponse } from '../../../src/domain/api/market.ts';
import { coins } from '../../../src/domain/market/coins.ts';
import { fetchMarket } from '../../../src/domain/market/coingecko-request.ts';
import {
  calls,
  get,
  instance,
  intervalSeconds,
  logged,
  advanceSeconds,
  provoke,
  read,
  useMarket,
} from './fixtures.ts';

useMarket();

describe('a market response', () => {
  it('contains every coin, by capitalisation, in the requested currency', async () => {
    const handler = await instance();
    const [euros, dollars] = [await read(handler), await read(handler, '?currency=usd')];
    expect([euros.currency, dollars.currency]).toEqual(['eur', 'usd']);
    expect(new Set(euros.coins.map(({ id }) => id))).toEqual(new Set(coins.map(({ id }) => id)));
    const caps = euros.coins.map(({ cap }) => cap ?? 0);
    expect(caps).toEqual(caps.toSorted((one, other) => other - one));
    const [bitcoin] = euros.coins;
    expect(bitcoin).toMatchObject({ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin' });
    expect(bitcoin?.week).toHaveLength(42);
    expect((bitcoin?.price ?? 0) / (dollars.coins[0]?.price ?? 0)).toBeCloseTo(0.86, 1);
  });

  it('is cached by the CDN until the next refresh, briefly by browsers, by no other cache', async () => {
    const handler = await instance();
    await read(handler);
    advanceSeconds(100);
    const response = await get(handler);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=15',
      'netlify-cdn-cache-control': 'public, durable, max-age=200, stale-while-revalidate=300',
      'netlify-vary': 'query=currency',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.json()).toMatchObject({ next: 200, stale: false });
  });

  it.each([
    ...['', '?', '?currency=', '?currency=gbp', '?currency=EUR', '?currency=eur&currency=usd'],
    ...['?currency=eur&more=1', '?Currency=eur', '?currency=eur%00', '?currency[]=eur'],
  ])('is refused for %j', async (query) => {
    const response = await get(await instance(), query);
    expect(response.status).toBe(400);
    expect(response.headers.get('netlify-cdn-cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ error: { code: 'bad_request' } });
    expect(await calls()).toBe(0);
  });

  it.each(['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])('is refused to %s', async (method) => {
    const response = await get(await instance(), '?currency=eur', method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('requires an interval that CoinGecko’s limits allow', async () => {
    delete process.env['COINGECKO_API_ORIGIN'];
    for (const value of ['59', '0', '-300', '1.5', 'often', '100000']) {
      process.env['MARKET_INTERVAL_SECONDS'] = value;
      expect((await get(await instance())).status).toBe(500);
      expect(logged().at(-1)).toContain('MARKET_INTERVAL_SECONDS must be');
    }
  });
});

const crowdSize = sample(200, 1_000);

describe(`${crowdSize} concurrent requests`, () => {
  it('make one call per interval, with a cold and a warm cache', async () => {
    const handler = await instance();
    const crowd = () => Promise.all(Array.from({ length: crowdSize }, () => get(handler)));
    for (const done of [1, 2, 3]) {
      const answers = await crowd();
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      await Promise.all(answers.map((answer) => answer.text()));
      expect(await calls()).toBe(done);
      advanceSeconds(intervalSeconds);
    }
  });

  it('at two instances make one call, under a lease in Netlify Blobs', async () => {
    // Timeouts long enough for a busy machine.
    const start = () =>
      createMarket({
        cache: blobCache(20_000),
        fetchQuotes: (currency, now) =>
          fetchMarket(
            { ...upstream(), timeoutMs: 20_000 },
            { currency, now, next: intervalSeconds },
          ),
        intervalMs: () => intervalSeconds * 1000,
        now: () => Date.now(),
        monotonic: () => performance.now(),
        sleep,
      });
    const [one, other] = [start(), start()];
    for (const done of [1, 2, 3]) {
      const served = await Promise.all(
        Array.from({ length: crowdSize }, (_, index) => (index % 2 ? one : other)('eur')),
      );
      expect(new Set(served.map((each) => each.type))).toEqual(new Set(['answer']));
      expect(await calls()).toBe(done);
      advanceSeconds(intervalSeconds);
    }
  });
});

describe('a failing CoinGecko', () => {
  it.each(['500', '429', 'malformed', 'garbage', 'half', 'skew', 'slow'] as const)(
    '(%s) leaves the last good data, marked stale and cached briefly, until it recovers',
    async (mode) => {
      const handler = await instance();
      const good = await read(handler);
      advanceSeconds(intervalSeconds);
      await provoke(mode);
      const response = await get(handler);
      const stale = marketResponse.parse(await response.json());
      expect(stale).toEqual({ ...good, stale: true, next: mode === '429' ? 120 : 60 });
      expect(response.headers.get('cache-control')).toBe('public, max-age=15');
      expect(response.headers.get('netlify-cdn-cache-control')).toBe(
        'public, durable, max-age=15, stale-while-revalidate=15',
      );
      // Another instance knows both: the last data and the pause.
      expect(await read(await instance())).toMatchObject({ as_of: good.as_of, stale: true });
      expect(await calls()).toBe(2);
      await provoke('ok');
      advanceSeconds(stale.next);
      const healed = await read(handler);
      expect(healed.stale).toBe(false);
      expect(healed.as_of > good.as_of).toBe(true);
      expect(await calls()).toBe(3);
    },
    30_000,
  );

  it.each(['500', '429', 'malformed', 'garbage', 'half', 'skew'] as const)(
    '(%s) from the start returns an uncacheable error with a retry time',
    async (mode) => {
      await provoke(mode);
      const handler = await instance();
      const answers = await Promise.all(Array.from({ length: 50 }, () => get(handler)));
      for (const response of answers) {
        expect(response.status).toBe(503);
        expect(response.headers.get('retry-after')).toBe(mode === '429' ? '120' : '60');
        expect(response.headers.get('netlify-cdn-cache-control')).toBe('no-store');
        expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
      }
      expect(await calls()).toBe(1);
      await provoke('ok');
      advanceSeconds(120);
      expect((await read(handler)).stale).toBe(false);
    },
  );

  it('without some coins leaves those out and returns the others', async () => {
    await provoke('nulls');
    const { coins: given, stale } = await read(await instance());
    expect(stale).toBe(false);
    expect(given.length).toBeGreaterThanOrEqual(80);
    expect(given.length).toBeLessThan(coins.length);
    expect(given.every(({ week, change_7d }) => week.length === 0 && change_7d === null)).toBe(
      true,
    );
  });
});
