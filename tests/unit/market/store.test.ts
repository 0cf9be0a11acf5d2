/** The market store: requests, stored values and errors. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MarketResponse, MarketCoin } from '../../../src/domain/api/market.ts';
import * as store from '../../../src/stores/market/market.ts';

const bitcoin: MarketCoin = {
  ...{ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', price: 90_000, cap: 1.8e12 },
  ...{ change_24h: 1, change_7d: 2, week: [1, 2] },
};
const answer = (part: Partial<MarketResponse> = {}): MarketResponse => ({
  ...{ currency: 'eur', as_of: '2026-11-22T12:00:00.000Z', stale: false, next: 300 },
  coins: [bitcoin],
  ...part,
});

const asked = vi.fn<(address: string) => Promise<Response>>();
const kept = new Map<string, string>();
const respondWith = (body: unknown, init?: ResponseInit): void => {
  asked.mockImplementation(async () => Response.json(body, init));
};

beforeEach(() => {
  kept.clear();
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  respondWith(answer());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const page = {
  currency: 'eur',
  coins: [{ ...bitcoin, week: [] }],
  asOf: '2026-11-22T09:00:00.000Z',
};
const begin = (part: Partial<Parameters<typeof store.initMarket>[0]> = {}): void => {
  store.initMarket({ ...page, currency: 'eur', ...part });
};
const market = () => store.$market.get();

describe('loading prices', () => {
  it('replaces the page’s prices and schedules the next request', async () => {
    begin();
    expect(market()).toMatchObject({ live: false, asOf: page.asOf });
    expect(await store.refresh()).toBe(300);
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      '/.netlify/functions/market?currency=eur',
      expect.anything(),
    );
    expect(market()).toMatchObject({
      ...{ live: true, asOf: '2026-11-22T12:00:00.000Z', failed: false, loading: false },
      coins: [bitcoin],
    });
  });

  it('never polls faster than the minimum, whatever a response says', async () => {
    begin();
    respondWith(answer({ next: 1 }));
    expect(await store.refresh()).toBe(10);
  });

  it.each([
    ['120', 180],
    ['295', 10],
    ['4000', 10],
    ['soon', 300],
  ])('waits less for a response that a cache has kept for %s seconds', async (age, wait) => {
    begin();
    respondWith(answer(), { headers: { Age: age } });
    expect(await store.refresh()).toBe(wait);
  });

  it('ignores older responses', async () => {
    begin();
    await store.refresh();
    respondWith(answer({ as_of: '2026-11-22T11:59:00.000Z', coins: [{ ...bitcoin, price: 1 }] }));
    await store.refresh();
    expect(market()).toMatchObject({ asOf: '2026-11-22T12:00:00.000Z', coins: [bitcoin] });
  });

  it('marks stale prices', async () => {
    begin();
    respondWith(answer({ stale: true }));
    await store.refresh();
    expect(market()).toMatchObject({ stale: true, failed: false });
    respondWith(answer());
    await store.refresh();
    expect(market().stale).toBe(false);
  });

  it.each([
    ['no network', () => asked.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['503', () => respondWith({ error: { code: 'unavailable' } }, { status: 503 })],
    ['no JSON', () => asked.mockImplementation(async () => new Response('<html>'))],
    ['another currency', () => respondWith(answer({ currency: 'usd' }))],
    ['no coins', () => respondWith(answer({ coins: [] }))],
    ['no time', () => respondWith({ ...answer(), as_of: 'now' })],
    ['null', () => respondWith(null)],
    ['a coin without a price', () => respondWith({ ...answer(), coins: [{ id: 'bitcoin' }] })],
    ['coins that are none', () => respondWith({ ...answer(), coins: [null] })],
  ])('keeps the prices on %s and recovers', async (_, fails) => {
    begin();
    await store.refresh();
    const before = market();
    fails();
    expect(await store.refresh()).toBe(15);
    expect(market()).toEqual({ ...before, failed: true });
    expect(await store.refresh()).toBe(30);
    respondWith(answer({ as_of: '2026-11-22T12:10:00.000Z' }));
    expect(await store.refresh()).toBe(300);
    expect(market()).toMatchObject({ failed: false, asOf: '2026-11-22T12:10:00.000Z' });
    fails();
    expect(await store.refresh()).toBe(15);
    respondWith(answer());
    await store.refresh();
  });

  it('waits at most five minutes between retries, longer only for Retry-After', async () => {
    begin();
    respondWith({}, { status: 503 });
    const waits: unknown[] = [];
    for (let n = 0; n < 7; n += 1) waits.push(await store.refresh());
    expect(waits).toEqual([15, 30, 60, 120, 240, 300, 300]);
    respondWith({}, { status: 429, headers: { 'Retry-After': '900' } });
    expect(await store.refresh()).toBe(900);
    respondWith(answer());
    await store.refresh();
  });
});

describe('the currency', () => {
  it('changes with its prices and is stored', async () => {
    begin();
    await store.refresh();
    store.selectCurrency('usd');
    expect(market()).toMatchObject({ currency: 'eur', requested: 'usd' });
    expect(kept.get('market-currency')).toBe('usd');
    respondWith({}, { status: 503 });
    await store.refresh();
    expect(market()).toMatchObject({ currency: 'eur', requested: 'usd', failed: true });
    // Older than those in euros: each currency is a separate series.
    respondWith(answer({ currency: 'usd', as_of: '2026-11-22T11:00:00.000Z' }));
    await store.refresh();
    expect(market()).toMatchObject({ currency: 'usd', failed: false });
    begin();
    expect(market()).toMatchObject({ currency: 'eur', requested: 'usd' });
  });

  it('is the last selected one, whatever the order of responses', async () => {
    begin();
    const answers: ((response: Response) => void)[] = [];
    asked.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    store.selectCurrency('usd');
    const first = store.refresh();
    store.selectCurrency('eur');
    const second = store.refresh();
    answers[1]?.(Response.json(answer()));
    expect(await second).toBe(300);
    answers[0]?.(Response.json(answer({ currency: 'usd' })));
    expect(await first).toBeUndefined();
    expect(market()).toMatchObject({ currency: 'eur', loading: false });
  });

  it('ignores invalid stored values', () => {
    kept.set('market-currency', 'xyz');
    begin();
    expect(market().requested).toBe('eur');
  });
});

describe('favourites', () => {
  it('are stored', () => {
    begin();
    store.toggleFavourite('bitcoin');
    store.toggleFavourite('solana');
    store.toggleFavourite('bitcoin');
    expect([...store.$favourites.get()]).toEqual(['solana']);
    expect(kept.get('market-favourites')).toBe('["solana"]');
    begin();
    expect([...store.$favourites.get()]).toEqual(['solana']);
  });

  it.each(['', 'x', '{}', 'null', '[1,{}]', '"bitcoin"'])(
    'ignore the invalid stored value %j',
    (text) => {
      kept.set('market-favourites', text);
      begin();
      expect(store.$favourites.get().size).toBe(0);
    },
  );

  it('last as long as the page without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    begin();
    store.toggleFavourite('bitcoin');
    store.toggleFavourite('solana');
    store.readFavourites();
    expect([...store.$favourites.get()]).toEqual(['bitcoin', 'solana']);
  });

  it('of another tab are kept when one is added here', () => {
    begin();
    store.toggleFavourite('bitcoin');
    kept.set('market-favourites', '["bitcoin","solana"]');
    store.toggleFavourite('cardano');
    expect(kept.get('market-favourites')).toBe('["bitcoin","solana","cardano"]');
    // The star that is pressed changes what it shows.
    kept.set('market-favourites', '["bitcoin","ripple"]');
    store.toggleFavourite('ripple');
    expect(kept.get('market-favourites')).toBe('["bitcoin","ripple"]');
  });
});

it('a change of filter or order keeps the rows that were asked for', () => {
  begin();
  store.showAllRows();
  expect(store.$marketFilter.get().all).toBe(true);
  store.search('b');
  expect(store.$marketFilter.get()).toMatchObject({ query: 'b', all: true });
  store.sortBy('price');
  expect(store.$marketFilter.get()).toMatchObject({ column: 'price', descending: true });
  store.sortBy('price');
  expect(store.$marketFilter.get().descending).toBe(false);
  store.sortBy('name');
  expect(store.$marketFilter.get()).toMatchObject({ column: 'name', descending: false });
});
