import { setTimeout as delay } from 'node:timers/promises';
import { createEmulator, defineEmulator } from 'emulate';
import { z } from 'zod';
import { localCoins } from './coins.ts';
import { chart, type Quote, quote, ranking } from './quotes.ts';
import { PriceMoves } from './moves.ts';
import { type Currency, randomWalk } from './walk.ts';

/**
 * Behaviour of the stand-in: normal, slow, or one of these errors. `half` omits 40 % of the coins, `nulls`
 * has no data for one coin in ten and no weekly change for any, `skew` dates its quotes an hour ahead,
 * `garbage` responds with an HTML page.
 */
export const marketModes = [
  'ok',
  'slow',
  '429',
  '500',
  'malformed',
  'half',
  'nulls',
  'skew',
  'garbage',
] as const;
export type MarketMode = (typeof marketModes)[number];

/** Seed of the random walk, unless a test gives another. */
export const marketSeed = 20_250_101;

export interface MarketOptions {
  /** Seed of the random walk. */
  readonly seed?: number;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Delay of a `slow` response, in milliseconds. */
  readonly slowMs?: number;
  /** Retry-After of a `429`, in seconds. */
  readonly retryAfter?: number;
}

export interface MarketService {
  /** The origin to use in place of `https://api.coingecko.com`. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts CoinGecko's API on a free loopback port: `/api/v3/ping`, `/api/v3/coins/markets` and
 * `/api/v3/coins/{id}/market_chart`. `POST /control` with `{ mode }` simulates an error in all of them until
 * the next change, with `{ coin, percent }` moves a coin's price from now on; `GET /control` returns the mode and the
 * number of API calls.
 */
export async function startMarket(options: MarketOptions = {}): Promise<MarketService> {
  const { seed = marketSeed, now = Date.now, slowMs = 8000, retryAfter = 60 } = options;
  const moves = new PriceMoves();
  const walk = moves.on(randomWalk(seed));

  const definition = defineEmulator({
    name: 'coingecko',
    state: (): { mode: MarketMode; calls: number } => ({ mode: 'ok', calls: 0 }),
    setup({ app, state, signal }) {
      app.get('/control', (c) => c.json({ mode: state.mode, calls: state.calls }));
      app.post('/control', async (c) => {
        const wish = controlOf(await c.req.text());
        if ('coin' in wish) {
          const { coin, percent } = wish;
          return moves.add({ coin, since: now(), percent })
            ? c.json({ coin, percent })
            : c.json({ error: 'coin: an id of the table; percent: from -90 to 900' }, 400);
        }
        const known = marketModes.find((name) => name === wish.mode);
        if (known === undefined) return c.json({ error: `mode: ${marketModes.join(', ')}` }, 400);
        state.mode = known;
        return c.json({ mode: known });
      });

      app.use(async (c, next) => {
        if (c.req.path === '/control') return next();
        state.calls += 1;
        if (state.mode === '429')
          return c.json(status(429, 'Rate limit'), 429, { 'Retry-After': String(retryAfter) });
        if (state.mode === '500') return c.json(status(500, 'Internal error'), 500);
        if (state.mode === 'malformed')
          return c.body('[{"id":"bitcoin","current_price":', 200, jsonType);
        if (state.mode === 'garbage')
          return c.body('<!doctype html><title>CoinGecko</title>', 200, htmlType);
        if (state.mode === 'slow')
          await delay(slowMs, undefined, { signal }).catch(() => undefined);
        return next();
      });

      app.get('/api/v3/ping', (c) => c.json({ gecko_says: 'Here.' }));

      app.get('/api/v3/coins/markets', (c) => {
        const currency = currencyOf(c.req.query('vs_currency'));
        if (currency === undefined) return c.json({ error: 'invalid vs_currency' }, 422);
        const time = now();
        const perPage = whole(c.req.query('per_page'), 100, 250);
        const page = whole(c.req.query('page'), 1, 1000);
        const ids = list(c.req.query('ids'));
        const ranked = ranking(walk, time).map((coin, index) => ({ coin, rank: index + 1 }));
        const requested = ranked.filter(({ coin }) => ids.length === 0 || ids.includes(coin.id));
        const sparkline = c.req.query('sparkline') === 'true';
        const changes = list(c.req.query('price_change_percentage'));
        const shown = requested.slice((page - 1) * perPage, page * perPage);
        const quotes = shown.map(({ coin, rank }) =>
          quote(walk, coin, rank, { currency, time, sparkline, changes }),
        );
        return c.json(bent(quotes, state.mode));
      });

      app.get('/api/v3/coins/:id/market_chart', (c) => {
        const coin = localCoins.find(({ id }) => id === c.req.param('id'));
        if (coin === undefined) return c.json({ error: 'coin not found' }, 404);
        const currency = currencyOf(c.req.query('vs_currency'));
        if (currency === undefined) return c.json({ error: 'invalid vs_currency' }, 422);
        const days = c.req.query('days');
        if (days === undefined) return c.json({ error: 'Missing parameter days' }, 422);
        const span = whole(days === 'max' ? '365' : days, 1, 365);
        return c.json(chart(walk, coin, currency, now(), span));
      });
    },
  });

  const emulator = await createEmulator({ service: definition, port: 0 });
  const url = `http://127.0.0.1:${new URL(emulator.url).port}`;
  return { url, close: () => emulator.close() };
}

const jsonType = { 'Content-Type': 'application/json; charset=utf-8' };
const htmlType = { 'Content-Type': 'text/html; charset=utf-8' };
const hourMs = 3_600_000;

/** The rows with the error of this mode. */
function bent(quotes: readonly Quote[], mode: MarketMode): readonly object[] {
  if (mode === 'half') return quotes.filter((_, index) => index % 5 < 3);
  if (mode === 'skew') {
    const ahead = (time: string) => new Date(Date.parse(time) + hourMs).toISOString();
    return quotes.map((each) => ({ ...each, last_updated: ahead(each.last_updated) }));
  }
  if (mode !== 'nulls') return quotes;
  const weekless = { sparkline_in_7d: null, price_change_percentage_7d_in_currency: null };
  return quotes.map((each, index) => ({
    ...each,
    ...weekless,
    ...(index % 10 === 9 ? { current_price: null, market_cap: null, last_updated: null } : {}),
  }));
}

/** A body of `/control`: numbers may be text, as forms send them. */
const control = z.union([
  z.object({ coin: z.string(), percent: z.coerce.number().min(-90).max(900) }),
  z.object({ mode: z.coerce.string() }),
]);

function controlOf(text: string): z.infer<typeof control> {
  try {
    return control.parse(JSON.parse(text));
  } catch {
    return { mode: '' };
  }
}

function status(error_code: number, error_message: string) {
  return { status: { error_code, error_message } };
}

function currencyOf(value: string | undefined): Currency | undefined {
  const name = value?.toLowerCase();
  return name === 'eur' || name === 'usd' ? name : undefined;
}

/** An integer from 1 to `most`, or `otherwise`. */
function whole(value: string | undefined, otherwise: number, most: number): number {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, most) : otherwise;
}

function list(value: string | undefined): string[] {
  return (value ?? '').split(',').filter((name) => name !== '');
}
