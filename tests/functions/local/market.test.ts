import { afterEach, describe, expect, it } from 'vitest';
import { dashboardHandler } from '../../../local/dashboard/index.ts';
import {
  type MarketOptions,
  type MarketService,
  startMarket,
} from '../../../local/market/index.ts';
import { localCoins } from '../../../local/market/coins.ts';
import type { Quote } from '../../../local/market/quotes.ts';

const NOW = Date.UTC(2026, 5, 1, 12);
const HOUR = 3_600_000;
const open: MarketService[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((market) => market.close()));
});

async function start(options: MarketOptions = {}): Promise<string> {
  const market = await startMarket({ now: () => NOW, ...options });
  open.push(market);
  return market.url;
}

async function quotes(url: string, query: string): Promise<Quote[]> {
  const response = await fetch(`${url}/api/v3/coins/markets?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Quote[];
}

function provoke(url: string, mode: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${url}/control`, { method: 'POST', headers, body: JSON.stringify({ mode }) });
}

describe('the local coins', () => {
  it('are about a hundred, each once', () => {
    expect(localCoins.length).toBeGreaterThanOrEqual(100);
    expect(new Set(localCoins.map(({ id }) => id)).size).toBe(localCoins.length);
    const ids = new Set(localCoins.map(({ id }) => id));
    expect(localCoins.every(({ follows }) => follows === undefined || ids.has(follows))).toBe(true);
  });
});

describe('/coins/markets', () => {
  it('returns coins by capitalisation, with chart and changes on request', async () => {
    const url = await start();
    const query = 'vs_currency=eur&per_page=100&page=1&sparkline=true';
    const rows = await quotes(url, `${query}&price_change_percentage=24h,7d`);
    expect(rows).toHaveLength(100);
    expect(rows.map((row) => row.market_cap_rank)).toEqual(rows.map((_, index) => index + 1));
    expect(rows[0]).toMatchObject({ id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', image: '' });
    for (const row of rows) {
      expect(row.current_price).toBeGreaterThan(0);
      expect(row.high_24h).toBeGreaterThanOrEqual(row.current_price);
      expect(row.low_24h).toBeLessThanOrEqual(row.current_price);
      expect(row.sparkline_in_7d?.price).toHaveLength(168);
      expect(row.sparkline_in_7d?.price.at(-1)).toBe(row.current_price);
      expect(row.price_change_percentage_24h_in_currency).toBe(row.price_change_percentage_24h);
      expect(Math.abs(row.price_change_percentage_7d_in_currency ?? NaN)).toBeLessThan(80);
    }
  });

  it('pages, filters by id and validates parameters', async () => {
    const url = await start();
    const second = await quotes(url, 'vs_currency=usd&per_page=10&page=2');
    expect(second.map((row) => row.market_cap_rank)).toEqual([
      11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ]);
    expect(second[0]).not.toHaveProperty('sparkline_in_7d');
    const picked = await quotes(url, 'vs_currency=usd&ids=solana,bitcoin,nonsense');
    expect(picked.map(({ id }) => id)).toEqual(['bitcoin', 'solana']);
    expect(await quotes(url, 'vs_currency=usd&page=50')).toEqual([]);
    expect((await fetch(`${url}/api/v3/coins/markets?vs_currency=gbp`)).status).toBe(422);
    expect((await fetch(`${url}/api/v3/coins/markets`)).status).toBe(422);
  });

  it('depends on seed and time only, and changes with time', async () => {
    const query = 'vs_currency=usd&ids=bitcoin,dogecoin,tether';
    const before = await quotes(await start(), query);
    expect(await quotes(await start(), query)).toEqual(before);
    const [later] = await quotes(await start({ now: () => NOW + 60_000 }), query);
    expect(later?.current_price).not.toBe(before[0]?.current_price);
    expect(later?.current_price).toBeCloseTo(before[0]?.current_price ?? 0, -4);
    const [other] = await quotes(await start({ seed: 7 }), query);
    expect(other?.current_price).not.toBe(before[0]?.current_price);
    expect(before.find(({ id }) => id === 'tether')?.current_price).toBeCloseTo(1, 1);
  });

  it('stays within its scale over three years', async () => {
    for (let day = 0; day < 1095; day += 73) {
      const now = () => NOW + day * 24 * HOUR;
      for (const row of await quotes(await start({ now }), 'vs_currency=usd&per_page=250')) {
        const coin = localCoins.find(({ id }) => id === row.id);
        const ratio = row.current_price / (coin?.price ?? NaN);
        expect(ratio).toBeGreaterThan(0.2);
        expect(ratio).toBeLessThan(5);
      }
    }
  });
});

describe('/coins/{id}/market_chart', () => {
  it('agrees with the table, with points as fine as the span allows', async () => {
    const url = await start();
    const [bitcoin] = await quotes(url, 'vs_currency=eur&ids=bitcoin');
    for (const [days, step, count] of [
      [1, HOUR / 12, 288],
      [7, HOUR, 168],
      [365, 24 * HOUR, 365],
    ] as const) {
      const response = await fetch(
        `${url}/api/v3/coins/bitcoin/market_chart?vs_currency=eur&days=${days}`,
      );
      const { prices } = (await response.json()) as { prices: [number, number][] };
      expect(prices).toHaveLength(count + 1);
      expect((prices[1]?.[0] ?? 0) - (prices[0]?.[0] ?? 0)).toBe(step);
      expect(prices.at(-1)).toEqual([NOW, bitcoin?.current_price]);
    }
    const chart = (path: string) => fetch(`${url}/api/v3/coins/${path}`);
    expect((await chart('none/market_chart?vs_currency=eur&days=1')).status).toBe(404);
    expect((await chart('bitcoin/market_chart?vs_currency=eur')).status).toBe(422);
  });
});

describe('/control', () => {
  it('provokes each error until it is reset', async () => {
    const url = await start({ slowMs: 300 });
    const ping = () => fetch(`${url}/api/v3/ping`);
    for (const status of [429, 500]) {
      expect((await provoke(url, String(status))).status).toBe(200);
      expect((await ping()).status).toBe(status);
    }
    await provoke(url, 'malformed');
    await expect((await ping()).json()).rejects.toThrow(SyntaxError);
    await provoke(url, 'slow');
    const started = performance.now();
    expect((await ping()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(280);
    expect((await provoke(url, 'nonsense')).status).toBe(400);
    expect((await fetch(`${url}/control`, { method: 'POST', body: '{"mode":' })).status).toBe(400);
    await provoke(url, 'ok');
    expect((await ping()).status).toBe(200);
  });

  it('overrides the table and counts the API calls', async () => {
    const url = await start();
    const ask = () => quotes(url, 'vs_currency=eur&per_page=100&sparkline=true');
    const count = async () =>
      ((await (await fetch(`${url}/control`)).json()) as { calls: number }).calls;
    await provoke(url, 'half');
    expect(await ask()).toHaveLength(60);
    await provoke(url, 'nulls');
    const unknown = (await ask()).filter((row) => (row.current_price as number | null) === null);
    expect(unknown).toHaveLength(10);
    await provoke(url, 'skew');
    expect(Date.parse((await ask())[0]?.last_updated ?? '')).toBe(NOW + HOUR);
    await provoke(url, 'garbage');
    const page = await fetch(`${url}/api/v3/coins/markets?vs_currency=eur`);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await count()).toBe(4);
  });

  it('moves a price from now on, and leaves those of before', async () => {
    const url = await start();
    const move = (body: object) =>
      fetch(`${url}/control`, { method: 'POST', body: JSON.stringify(body) });
    const priceOf = async (id: string) =>
      (await quotes(url, `vs_currency=eur&ids=${id}`))[0]?.current_price ?? 0;
    const history = async () => {
      const path = 'api/v3/coins/bitcoin/market_chart?vs_currency=eur&days=1';
      const { prices } = (await (await fetch(`${url}/${path}`)).json()) as { prices: number[][] };
      return prices.slice(0, -2);
    };
    const [bitcoin, ether, before] = [
      await priceOf('bitcoin'),
      await priceOf('ethereum'),
      await history(),
    ];
    expect((await move({ coin: 'bitcoin', percent: '-10' })).status).toBe(200);
    expect((await priceOf('bitcoin')) / bitcoin).toBeCloseTo(0.9, 4);
    expect(await priceOf('ethereum')).toBe(ether);
    expect(await history()).toEqual(before);
    for (const wrong of [
      { coin: 'none', percent: 1 },
      { coin: 'bitcoin', percent: 'up' },
    ]) {
      expect((await move(wrong)).status).toBe(400);
    }
    expect((await priceOf('bitcoin')) / bitcoin).toBeCloseTo(0.9, 4);
  });

  it('is controlled from the dashboard’s own page only', async () => {
    const url = await start();
    const handle = dashboardHandler({
      mail: { inbox: () => Promise.resolve([]) },
      stripeUrl: () => '',
      info: () => ({
        ...{ site: '', supabaseUrl: '', publishableKey: '', inbox: '', accounts: [] },
        services: { supabase: '', stripe: '', mail: '', emailjs: '', market: '' },
      }),
      marketUrl: () => url,
    });
    const post = (Origin: string) =>
      handle(
        new Request('http://localhost:8888/local/market', {
          ...{ method: 'POST', headers: { Origin } },
          body: new URLSearchParams({ mode: '500' }),
        }),
      );
    expect((await post('http://evil.example'))?.status).toBe(403);
    expect((await post('http://localhost:8888'))?.status).toBe(303);
    expect((await fetch(`${url}/api/v3/ping`)).status).toBe(500);
    const page = await handle(new Request('http://localhost:8888/local'));
    expect(await page?.text()).toContain('<option value="500" selected>');
    expect(await handle(new Request('http://localhost:8888/local/reset'))).toBeUndefined();
  });
});
