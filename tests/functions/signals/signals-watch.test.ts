/** Outcomes of signals, decided by the market data. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import signalsWatch from '../../../netlify/functions/signals-watch.mts';
import { currentPrice } from '../../../netlify/lib/signals/prices.ts';
import {
  resolveSignal,
  reviseSignal,
  withdrawSignal,
} from '../../../netlify/lib/signals/publish/events.ts';
import { watchSignals } from '../../../netlify/lib/signals/watch/watch.ts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import { coins } from '../../../src/domain/market/coins.ts';
import { serve } from '../../database/fixtures/http.ts';
import { clearSignals, signalCalls } from '../../database/signals/fixtures.ts';
import { startServices, type Services } from '../fixtures/services.ts';

let services: Services;
/** Bitcoin's price now; undefined: CoinGecko returns 500. */
let price: number | undefined;
/** Bitcoin's earlier prices, by minutes before now. */
let earlier: readonly (readonly [minutes: number, price: number])[] = [];
/** Coins whose charts were requested, and the status of chart responses. */
let charts: string[] = [];
let chartStatus = 200;
/** How many of the next requests fail. */
let failures = 0;
/** How many minutes old Bitcoin's price is. */
let age = 0;

beforeAll(async () => {
  services = await startServices();
  const market = await serve(async (request) => {
    if (price === undefined || failures > 0) {
      failures -= 1;
      return new Response(null, { status: 500 });
    }
    if (request.url.includes('/market_chart')) {
      charts.push(new URL(request.url).pathname.split('/')[4] ?? '');
      if (chartStatus !== 200) return new Response(null, { status: chartStatus });
      return Response.json({
        prices: earlier.map(([minutes, value]) => [Date.now() - minutes * 60_000, value]),
      });
    }
    return Response.json(
      coins.map(({ id }) => ({
        id,
        current_price: id === 'bitcoin' ? price : 105,
        last_updated: new Date(Date.now() - (id === 'bitcoin' ? age : 0) * 60_000).toISOString(),
      })),
    );
  });
  vi.stubEnv('COINGECKO_API_ORIGIN', market.origin);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await services.close();
});
beforeEach(async () => {
  await clearSignals(services.supabase);
  [price, earlier, charts, chartStatus, failures, age] = [105, [], [], 200, 0, 0];
});

const issued = (changes: object = {}) =>
  signalCalls(services.supabase).issued({ trial: true, ...changes });

/** Moves the issue and the last check of all signals back by these minutes. */
const ago = (issuedMinutes: number, watchedMinutes: number) =>
  services.supabase.query(`
    alter table signals disable trigger user;
    update signals set
      issued_at = issued_at - interval '${issuedMinutes} minutes',
      valid_until = valid_until - interval '${issuedMinutes} minutes',
      watched_until = watched_until - interval '${watchedMinutes} minutes';
    alter table signals enable trigger user;
  `);
const check = () => watchSignals(serviceClient(), Date.now());
const events = async () => {
  const rows = await services.supabase.query<{ payload: string }>(
    'select payload from signal_events where position > 1 order by position',
  );
  return rows.map(({ payload }) => JSON.parse(payload) as Record<string, unknown>);
};
const watchedMinutesAgo = async () => {
  const [row] = await services.supabase.query<{ minutes: string }>(
    'select extract(epoch from now() - watched_until) / 60 as minutes from signals',
  );
  return Math.floor(Number(row?.minutes));
};
/** Lines logged as warnings. */
let warned: string[] = [];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => warned.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});
const state = async () =>
  (await services.supabase.query<{ state: string }>('select state from signals'))[0]?.state;

describe('a signal', () => {
  it('that was checked a moment ago is left alone', async () => {
    await issued();
    price = 80;
    expect(await check()).toBe(0);
    expect(await state()).toBe('issued');
  });

  it('is entered at its price, then closed at its take profit', async () => {
    await issued();
    await ago(1, 1);
    expect(await check()).toBe(0);
    await ago(0, 1);
    price = 99.5;
    expect(await check()).toBe(1);
    await ago(0, 1);
    price = 121;
    expect(await check()).toBe(1);
    expect(await events()).toMatchObject([
      { kind: 'entry_hit', price: '100', by: 'data', source: 'CoinGecko' },
      { kind: 'take_profit', price: '120', by: 'data' },
    ]);
  });

  it('whose price jumped through the stop is closed at the price that was there', async () => {
    await issued();
    await ago(1, 1);
    price = 85;
    expect(await check()).toBe(2);
    expect(await events()).toMatchObject([
      { kind: 'entry_hit', price: '100' },
      { kind: 'stop_loss', price: '85', observed: '85' },
    ]);
  });

  it('is entered and closed by one price together or not at all, whatever fails in between', async () => {
    await issued();
    await ago(1, 1);
    price = 85;
    await services.supabase.query(`
      create function fail_stop() returns trigger language plpgsql as
        $$ begin raise exception 'The connection is lost.'; end $$;
      create trigger fail_stop before insert on signal_events for each row
        when (new.kind = 'stop_loss') execute function fail_stop()`);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(check()).rejects.toMatchObject({
      message: expect.stringContaining('The connection is lost.') as string,
    });
    await services.supabase.query('drop function fail_stop cascade');
    expect(await state()).toBe('issued');
    expect(await events()).toEqual([]);
    expect(await check()).toBe(2);
    expect(await state()).toBe('stop_loss');
  });

  it('is decided by the prices of the minutes in which nobody looked', async () => {
    await issued();
    await ago(40, 40);
    earlier = [
      [35, 104],
      [30, 99],
      [25, 110],
      [20, 121],
      [15, 95],
    ];
    expect(await check()).toBe(2);
    expect(charts).toEqual(['bitcoin']);
    expect(await events()).toMatchObject([
      { kind: 'entry_hit' },
      { kind: 'take_profit', price: '120' },
    ]);
  });

  it('says for how long there were no prices', async () => {
    await issued();
    await ago(40, 40);
    price = 99;
    await check();
    expect(await events()).toMatchObject([
      { kind: 'entry_hit', blind_since: expect.any(String) as string },
    ]);
  });

  it('expires when its entry was not reached in time, and a revision counts from its time on', async () => {
    await issued();
    await ago(70, 70);
    earlier = [
      [30, 106],
      [12, 105],
    ];
    price = 99;
    expect(await check()).toBe(1);
    expect(await events()).toMatchObject([{ kind: 'expired' }]);
    expect(await check()).toBe(0);
  });

  it('is checked later when CoinGecko does not answer', async () => {
    await issued();
    await ago(5, 5);
    price = undefined;
    expect(await check()).toBe(0);
    expect(await state()).toBe('issued');
    price = 99;
    expect(await check()).toBe(1);
  });

  it('is closed at a level of more digits than a number holds', async () => {
    await issued({ take_profit: '119999.999999999999', entry: '100' });
    await ago(1, 1);
    price = 99;
    await check();
    await ago(0, 1);
    await services.supabase.query('update signals set entered_at = watched_until');
    price = 120_000;
    expect(await check()).toBe(1);
    expect((await events()).at(-1)).toMatchObject({
      kind: 'take_profit',
      price: '119999.999999999999',
    });
  });

  it('is recorded once by checks at the same moment', async () => {
    await issued();
    await ago(1, 1);
    price = 85;
    const counts = await Promise.all([check(), check(), check()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    expect((await events()).map(({ kind }) => kind)).toEqual(['entry_hit', 'stop_loss']);
  });
});

describe('a gap whose chart cannot be read', () => {
  const gap = async () => {
    const id = await issued();
    await signalCalls(services.supabase).record(id, 'entry_hit');
    await ago(40, 40);
    await services.supabase.query('update signals set entered_at = issued_at');
    return id;
  };

  it('decides nothing and is asked for again', async () => {
    await gap();
    [price, chartStatus] = [121, 429];
    expect(await check()).toBe(0);
    expect(await watchedMinutesAgo()).toBe(40);
    chartStatus = 200;
    earlier = [
      [30, 101],
      [20, 88],
      [10, 110],
    ];
    expect(await check()).toBe(1);
    expect((await events()).at(-1)).toMatchObject({ kind: 'stop_loss', price: '88' });
  });

  it('is logged once, and asked for once a coin, three coins a minute', async () => {
    const of = ['bitcoin', 'ethereum', 'solana', 'ripple', 'cardano'];
    for (const coin of [...of, 'bitcoin', 'ethereum']) await issued({ coin });
    await ago(40, 40);
    chartStatus = 429;
    const minute = Date.now() + 60_000;
    await check();
    expect(new Set(charts).size).toBe(3);
    expect(charts).toHaveLength(3);
    expect(warned.filter((line) => line.includes('no chart'))).toHaveLength(1);
    for (const later of [0, 1, 2, 3]) await watchSignals(serviceClient(), minute + later * 60_000);
    expect(new Set(charts)).toEqual(new Set(of));
  });

  it('is given up after a day, and stated by the next event', async () => {
    const id = await gap();
    await ago(24 * 60, 24 * 60);
    await services.supabase.query('update signals set entered_at = issued_at');
    chartStatus = 429;
    expect(await check()).toBe(0);
    expect(await watchedMinutesAgo()).toBe(0);
    await ago(0, 1);
    price = 121;
    expect(await check()).toBe(1);
    const [row] = await services.supabase.query<{ at: string }>(
      `select utc_text(issued_at) as at from signals where id = '${id}'`,
    );
    expect((await events()).at(-1)).toMatchObject({ kind: 'take_profit', blind_since: row?.at });
  });
});

describe('a gap that was given up', () => {
  it('leaves its own time to the desk, and none after it', async () => {
    const id = await issued();
    await signalCalls(services.supabase).record(id, 'entry_hit');
    await ago(25 * 60, 25 * 60);
    await services.supabase.query('update signals set entered_at = issued_at');
    chartStatus = 429;
    expect(await check()).toBe(0);
    await services.supabase.query(`update signals set
      watched_until = watched_until - interval '30 minutes',
      blind_since = blind_since - interval '30 minutes',
      blind_until = blind_until - interval '30 minutes'`);
    chartStatus = 200;
    earlier = [25, 20, 15, 10, 5].map((minutes) => [minutes, 105] as const);
    expect(await check()).toBe(0);
    const resolve = async (minutes: number) =>
      resolveSignal(serviceClient(), {
        ...{ action: 'resolve', id, last: 2, kind: 'take_profit', price: '120' },
        at: new Date(Date.now() - minutes * 60_000).toISOString(),
        source: 'Kraken, BTC/EUR, 14:02',
      });
    await expect(resolve(10)).rejects.toMatchObject({ code: 'data_decided' });
    await expect(resolve(12 * 60)).resolves.toMatchObject({ type: 'recorded' });
  });
});

describe('an entry that the desk recorded', () => {
  it('starts the watch for the exit', async () => {
    const id = await issued();
    await signalCalls(services.supabase).record(id, 'entry_hit');
    await ago(40, 40);
    await services.supabase.query(
      "update signals set entered_at = date_trunc('milliseconds', now() - interval '15 minutes')",
    );
    earlier = [
      [30, 104],
      [25, 121],
      [20, 104],
      [10, 104],
      [5, 104],
    ];
    expect(await check()).toBe(0);
    expect(await watchedMinutesAgo()).toBe(0);
    await ago(0, 1);
    price = 89;
    expect(await check()).toBe(1);
    expect((await events()).at(-1)).toMatchObject({ kind: 'stop_loss', price: '89' });
  });
});

describe('an outcome that is refused', () => {
  it.each(['levels', 'conflict'])('(%s) is logged and skipped', async (outcome) => {
    const id = await issued();
    await signalCalls(services.supabase).record(id, 'entry_hit');
    await ago(0, 2);
    await services.supabase.query('update signals set entered_at = watched_until');
    const service = serviceClient();
    const refused = { data: [{ recorded: 0, outcome, last: 2 }], error: null };
    vi.spyOn(service, 'rpc').mockResolvedValueOnce(refused as never);
    price = 121;
    expect(await watchSignals(service, Date.now())).toBe(0);
    expect(warned.join()).toContain('refused');
    expect(await watchedMinutesAgo()).toBe(0);
    await ago(0, 1);
    price = 89;
    expect(await watchSignals(service, Date.now())).toBe(1);
    expect((await events()).at(-1)).toMatchObject({ kind: 'stop_loss' });
  });

  it('after another event is left to the next check', async () => {
    const id = await issued();
    await ago(2, 2);
    const service = serviceClient();
    const rpc = service.rpc.bind(service);
    vi.spyOn(service, 'rpc').mockImplementationOnce(((...call: Parameters<typeof rpc>) =>
      signalCalls(services.supabase)
        .revise(id, '130', '80')
        .then(() => rpc(...call))) as never);
    price = 99;
    expect(await watchSignals(service, Date.now())).toBe(0);
    expect(await watchedMinutesAgo()).toBe(2);
    expect(await watchSignals(service, Date.now())).toBe(1);
    expect((await events()).at(-1)).toMatchObject({ kind: 'entry_hit' });
  });
});

describe('a price', () => {
  it('of before the issue decides nothing', async () => {
    await issued();
    await ago(3, 3);
    [price, age] = [99, 5];
    expect(await check()).toBe(0);
    expect(await state()).toBe('issued');
    expect(await watchedMinutesAgo()).toBe(3);
  });

  it('that has stalled is not watched: what was missed comes from the chart', async () => {
    await issued({ validity_minutes: 600 });
    await ago(200, 60);
    age = 61;
    expect(await check()).toBe(0);
    expect(await watchedMinutesAgo()).toBe(60);
    expect(charts).toEqual([]);
    age = 0;
    earlier = [[30, 99]];
    expect(await check()).toBe(1);
    expect(await events()).toMatchObject([
      { kind: 'entry_hit', blind_since: expect.any(String) as string },
    ]);
  });
});

describe('the desk', () => {
  const note = { fr: 'La situation a changé.', en: 'Things have changed.' };
  const source = 'Kraken, BTC/EUR, 14:02';
  const known = async () => {
    const [signal] = await services.supabase.query<{ id: string; last: number }>(
      'select s.id, max(e.position)::int as last from signals s join signal_events e on e.signal_id = s.id group by s.id',
    );
    return { id: signal?.id ?? '', last: signal?.last ?? 0 };
  };
  type Known = Awaited<ReturnType<typeof known>>;

  it.each<[string, (of: Known) => Promise<unknown>]>([
    ['withdraws', (of) => withdrawSignal(serviceClient(), { action: 'withdraw', ...of, note })],
    [
      'moves',
      (of) => {
        const levels = { take_profit: '120', stop_loss: '50' };
        return reviseSignal(serviceClient(), { action: 'revise', ...of, ...levels, note });
      },
    ],
    [
      'records',
      (of) => {
        const outcome = { kind: 'entry_hit', at: new Date().toISOString(), source } as const;
        return resolveSignal(serviceClient(), { action: 'resolve', ...of, ...outcome });
      },
    ],
  ])('%s nothing that prices have decided since the last check', async (_, act) => {
    await issued();
    await ago(1, 1);
    price = 80;
    await expect(act(await known())).rejects.toMatchObject({ code: 'conflict' });
    expect(await events()).toMatchObject([
      { kind: 'entry_hit' },
      { kind: 'stop_loss', price: '80' },
    ]);
  });

  it('records nothing of a time whose prices did not reach the level', async () => {
    await issued();
    await ago(10, 1);
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const outcome = { kind: 'entry_hit', source } as const;
    const resolve = async (minutes: number) =>
      resolveSignal(serviceClient(), {
        ...{ action: 'resolve', ...(await known()), ...outcome, at: at(minutes) },
      });
    await expect(resolve(5)).rejects.toMatchObject({ code: 'data_decided' });
    expect(await events()).toEqual([]);
    // A stale price is not compared.
    age = 61;
    await expect(resolve(0)).resolves.toMatchObject({ type: 'recorded' });
  });

  /** An entered signal that was last checked 40 minutes ago; `since`: that time, as events write it. */
  const unchecked = async () => {
    await signalCalls(services.supabase).record(await issued(), 'entry_hit');
    await ago(40, 40);
    await services.supabase.query('update signals set entered_at = issued_at');
    const [row] = await services.supabase.query<{ since: string }>(
      'select utc_text(greatest(watched_until, entered_at)) as since from signals',
    );
    return { ...(await known()), since: row?.since };
  };
  const own = { price: '101', source };
  const closing = [
    [
      'withdraws',
      ({ id, last }: Known) =>
        withdrawSignal(serviceClient(), { action: 'withdraw', id, last, note, ...own }),
    ],
    [
      'records',
      ({ id, last }: Known) => {
        const outcome = { kind: 'take_profit', at: new Date().toISOString(), ...own } as const;
        return resolveSignal(serviceClient(), { action: 'resolve', id, last, ...outcome });
      },
    ],
  ] as const;

  it.each(closing)('%s nothing while the chart of a gap is missing', async (_, act) => {
    const of = await unchecked();
    chartStatus = 429;
    await expect(act(of)).rejects.toMatchObject({ status: 503, code: 'not_compared' });
    expect(await state()).toBe('entry_hit');
    chartStatus = 200;
    earlier = [[20, 88]];
    await expect(act(of)).rejects.toMatchObject({ code: 'conflict' });
    expect(await state()).toBe('stop_loss');
  });

  it.each(closing)(
    '%s at its own price, and states since when others are missing',
    async (_, act) => {
      const { since, ...of } = await unchecked();
      price = undefined;
      await act(of);
      expect((await events()).at(-1)).toMatchObject({ ...own, by: 'desk', blind_since: since });
    },
  );

  it('withdraws nothing at a price of the market that came back after the check', async () => {
    const of = await unchecked();
    failures = 1;
    await expect(closing[0][1](of)).rejects.toMatchObject({ code: 'not_compared' });
    expect(await state()).toBe('entry_hit');
  });

  it('withdraws at the price of the market, whatever price it gives', async () => {
    const id = await issued();
    await signalCalls(services.supabase).record(id, 'entry_hit');
    price = 92;
    const given = { ...(await known()), note, price: '119', source };
    await withdrawSignal(serviceClient(), { action: 'withdraw', ...given });
    expect((await events()).at(-1)).toMatchObject({ kind: 'withdrawn', by: 'data', price: '92' });
  });
});

it('gives the current price with its own time, unless it has stalled', async () => {
  age = 10;
  const known = await currentPrice('bitcoin', 'eur');
  expect(known?.price).toBe('105');
  const time = Date.parse(known?.source.replace('CoinGecko, ', '') ?? '');
  expect(Math.round((Date.now() - time) / 60_000)).toBe(10);
  age = 16;
  expect(await currentPrice('bitcoin', 'eur')).toBeUndefined();
});

it('runs every minute', async () => {
  await issued();
  await ago(1, 1);
  price = 99;
  const response = await signalsWatch();
  expect(await response.json()).toEqual({ recorded: 1 });
});
