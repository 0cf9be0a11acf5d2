/** Real orders to third-party tools: sent once, in time, and an exit only after its entry. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  ClaimedDelivery,
  DeliveryResult,
} from '../../../../netlify/lib/platform/database/signal-webhooks.ts';
import { startSupabase, type Person, type Supabase } from '../../fixtures/supabase.ts';
import { clearSignals, signalCalls, subscribe } from '../fixtures.ts';

let supabase: Supabase;
let person: Person;

beforeAll(async () => {
  supabase = await startSupabase();
  person = await supabase.createUser('orders@example.test', 'correct horse');
});
afterAll(() => supabase.close());
beforeEach(async () => {
  await clearSignals(supabase);
  await subscribe(supabase, person.id);
  await calls().open();
});

const calls = () => signalCalls(supabase);

/** An active webhook; `max_lag` in seconds. */
async function webhook(
  recipe: ClaimedDelivery['recipe'] = 'cryptohopper',
  { isDry = false, maxLag = 300 } = {},
): Promise<string> {
  const id = randomUUID();
  await supabase.run(
    `insert into signal_webhooks (id, user_id, name, url, recipe, status, dry_run, max_lag)
      values ($1::uuid, $2::uuid, 'Bot', 'https://bot.example.com/', $3, 'active', $4::boolean, $5::integer)`,
    [id, person.id, recipe, isDry, maxLag],
  );
  return id;
}

/** Makes all waiting deliveries due, whatever failed before, and leases them. */
async function claim(): Promise<ClaimedDelivery[]> {
  await supabase.query(
    'update webhook_deliveries set due_at = now() where due_at is not null and not under_way',
  );
  return supabase.run<ClaimedDelivery>('select * from claim_webhook_deliveries(64, 60)', []);
}

async function settle(
  claimed: ClaimedDelivery | undefined,
  result: Omit<DeliveryResult, 'id' | 'attempt'> = { outcome: 'sent', status: 200 },
): Promise<void> {
  if (!claimed) throw new Error('Nothing was claimed.');
  const results = [{ id: claimed.id, attempt: claimed.attempts, ...result }];
  await supabase.run('select settle_webhook_deliveries($1::jsonb)', [JSON.stringify(results)]);
}

const loseLeases = () =>
  supabase.query(
    "update webhook_deliveries set due_at = now() - interval '1 second' where due_at is not null and under_way",
  );

/** Kinds, states and errors of all deliveries, in order. */
async function deliveries() {
  const rows = await supabase.query<{ kind: string; state: string; last_error: string | null }>(
    `select e.kind, d.state, d.last_error from webhook_deliveries d
       join signal_events e on e.id = d.event_id order by d.sequence`,
  );
  return rows.map(({ kind, state, last_error: error }) => [kind, state, ...(error ? [error] : [])]);
}

/** A signal whose entry is reached. */
async function entered(): Promise<string> {
  const signal = await calls().issued({ trial: false });
  expect(await calls().record(signal, 'entry_hit')).toBe('recorded');
  return signal;
}

describe('an order whose worker never told the result', () => {
  it.each(['3commas', 'cryptohopper'] as const)('is not sent to %s again', async (recipe) => {
    const id = await webhook(recipe);
    await entered();
    expect(await claim()).toMatchObject([{ webhook_id: id, kind: 'entry_hit', attempts: 1 }]);
    await loseLeases();
    expect(await claim()).toEqual([]);
    expect(await deliveries()).toEqual([['entry_hit', 'failed', 'maybe_executed']]);
  });

  it('is said to be perhaps executed, not too late', async () => {
    await webhook();
    await entered();
    await claim();
    await loseLeases();
    await supabase.query('update webhook_deliveries set not_after = now()');
    expect(await claim()).toEqual([]);
    expect(await deliveries()).toEqual([['entry_hit', 'failed', 'maybe_executed']]);
  });

  it('counts as sent when the answer comes after all', async () => {
    await webhook();
    const signal = await entered();
    const [order] = await claim();
    await loseLeases();
    await claim();
    await settle(order);
    expect(await deliveries()).toEqual([['entry_hit', 'sent']]);
    await settle(order, { outcome: 'failed', status: 500 });
    await calls().record(signal, 'take_profit', '120');
    expect((await deliveries())[0]).toEqual(['entry_hit', 'sent']);
  });

  it('is sent again by its owner', async () => {
    const id = await webhook();
    await entered();
    const [order] = await claim();
    await loseLeases();
    await claim();
    const [row] = await supabase.run<{ outcome: string }>(
      'select replay_webhook_delivery($1, $2, $3) as outcome',
      [order?.id, id, person.id],
    );
    expect(row?.outcome).toBe('queued');
    expect(await claim()).toMatchObject([{ id: order?.id, attempts: 1 }]);
  });

  it.each([
    ['our own format', 'json', false],
    ['a dry run', 'cryptohopper', true],
  ] as const)('of %s is sent again', async (_, recipe, isDry) => {
    await webhook(recipe, { isDry });
    await entered();
    const [first] = await claim();
    await loseLeases();
    expect(await claim()).toMatchObject([{ id: first?.id, attempts: 2 }]);
  });
});

it('an order that surely did not arrive, or was stopped before, is tried again', async () => {
  await webhook();
  await entered();
  for (const result of [
    { outcome: 'retry', error: 'no_connection' },
    { outcome: 'stopped' },
    { outcome: 'retry', status: 429 },
  ] as const) {
    const [order] = await claim();
    expect(order).toMatchObject({ kind: 'entry_hit' });
    await settle(order, result);
  }
  // A real order that was leased before its webhook switched to dry run stays a real one.
  await claim();
  await supabase.query('update signal_webhooks set dry_run = true');
  await loseLeases();
  expect(await claim()).toEqual([]);
  expect(await deliveries()).toEqual([['entry_hit', 'failed', 'maybe_executed']]);
});

describe('an order that may have been executed', () => {
  const unclear = { outcome: 'failed', error: 'maybe_executed' } as const;
  /** The queued emails about such orders. */
  const emails = () =>
    supabase.query<{ data: Record<string, unknown> }>(
      `select purpose, language, recipient, priority, data from emails
         where template = 'order-unclear' order by cause`,
    );
  /** Expires the lease of the worker, which may have sent the order. */
  const abandon = async () => {
    await loseLeases();
    await claim();
  };

  it('is told to its owner once, when its worker says so', async () => {
    await supabase.query("update profiles set language = 'en'");
    await webhook('3commas');
    const signal = await entered();
    const [order] = await claim();
    await settle(order, unclear);
    await settle(order, unclear);
    await claim();
    const [event] = await supabase.query<{ recorded_at: string }>(
      "select recorded_at from signal_events where kind = 'entry_hit'",
    );
    expect(await emails()).toEqual([
      {
        purpose: 'account',
        language: 'en',
        recipient: 'orders@example.test',
        priority: 0,
        data: {
          name: 'Bot',
          kind: 'entry_hit',
          at: event?.recorded_at,
          missed: false,
          signal,
          action: 'buy',
          coin: 'bitcoin',
          currency: 'eur',
          entry: '100',
          take_profit: '120',
          stop_loss: '90',
          closed: false,
        },
      },
    ]);
  });

  it('is told once when its worker never told the result, and a late success adds nothing', async () => {
    await webhook();
    await entered();
    const [order] = await claim();
    await abandon();
    await settle(order, unclear);
    expect(await emails()).toHaveLength(1);
    await settle(order);
    await abandon();
    expect(await deliveries()).toEqual([['entry_hit', 'sent']]);
    expect(await emails()).toHaveLength(1);
  });

  it.each(['settled', 'abandoned'])(
    'is told again when its owner sends it again, %s',
    async (how) => {
      const id = await webhook();
      await entered();
      for (const times of [1, 2]) {
        const [order] = await claim();
        await (how === 'settled' ? settle(order, unclear) : abandon());
        await settle(order, unclear);
        expect(await emails()).toHaveLength(times);
        await supabase.run('select replay_webhook_delivery($1, $2, $3)', [
          order?.id,
          id,
          person.id,
        ]);
      }
    },
  );

  describe('since its webhook was stopped while it was under way', () => {
    const stops = {
      paused: (id: string) =>
        supabase.run('select update_signal_webhook(p_id => $1, p_user => $2, p_paused => true)', [
          id,
          person.id,
        ]),
      'stopped by failures': (id: string) =>
        supabase.run("select stop_webhook($1, 'auto_paused')", [id]),
      deleted: (id: string) => supabase.run('delete from signal_webhooks where id = $1', [id]),
    };
    const each = Object.entries(stops);

    it.each(each)('is told to its owner (%s)', async (how, stop) => {
      const id = await webhook();
      const signal = await entered();
      const [order] = await claim();
      await stop(id);
      expect(await emails()).toMatchObject([{ data: { kind: 'entry_hit', signal } }]);
      if (how === 'deleted') return;
      expect(await deliveries()).toEqual([['entry_hit', 'failed', 'maybe_executed']]);
      await settle(order);
      expect(await deliveries()).toEqual([['entry_hit', 'sent']]);
      expect(await emails()).toHaveLength(1);
    });

    it.each(each)('is not one that waits, or was a dry run (%s)', async (_, stop) => {
      const dry = await webhook('3commas', { isDry: true });
      const format = await webhook('json');
      await entered();
      await claim();
      const waiting = await webhook();
      await entered();
      for (const id of [dry, format, waiting]) await stop(id);
      expect((await deliveries()).filter(([, state]) => state !== 'cancelled')).toEqual([]);
      expect(await emails()).toEqual([]);
    });
  });

  it('is told for each webhook of a claim', async () => {
    await webhook('3commas');
    await webhook('cryptohopper');
    await webhook('json');
    await entered();
    await claim();
    await abandon();
    expect(await emails()).toHaveLength(2);
  });

  it('is told with the levels in force, and whether the signal has closed since', async () => {
    await webhook();
    const signal = await entered();
    await claim();
    await calls().revise(signal, '125', '101.5');
    await abandon();
    expect(await emails()).toMatchObject([
      { data: { take_profit: '125', stop_loss: '101.5', closed: false } },
    ]);
    const closing = await entered();
    await claim();
    await calls().record(closing, 'take_profit', '120');
    await abandon();
    expect((await deliveries()).slice(1)).toEqual([
      ['entry_hit', 'failed', 'maybe_executed'],
      ['take_profit', 'cancelled', 'no_entry'],
    ]);
    const told = (await emails()).filter(({ data }) => data.signal === closing);
    expect(told).toMatchObject([{ data: { kind: 'entry_hit', closed: true } }]);
  });

  it.each(['settled', 'abandoned'])('is told when it is an exit, %s', async (how) => {
    await webhook();
    const signal = await entered();
    await settle((await claim())[0]);
    await calls().record(signal, 'stop_loss', '90');
    const [order] = await claim();
    await (how === 'settled' ? settle(order, unclear) : abandon());
    expect(await emails()).toMatchObject([{ data: { kind: 'stop_loss', closed: true } }]);
  });

  it.each([
    ['dry run', '3commas', true],
    ['delivery in our own format', 'json', false],
  ] as const)('is not a %s', async (_, recipe, isDry) => {
    await webhook(recipe, { isDry });
    await entered();
    await claim();
    await loseLeases();
    const [order] = await claim();
    expect(order).toMatchObject({ attempts: 2 });
    await settle(order, unclear);
    expect(await deliveries()).toContainEqual([order?.kind, 'failed', 'maybe_executed']);
    expect(await emails()).toEqual([]);
  });

  it('is not a test of the owner', async () => {
    const id = await webhook();
    await supabase.query(
      `insert into webhook_deliveries (webhook_id, not_after, due_at)
         values ('${id}', now() + interval '1 minute', now())`,
    );
    await claim();
    await loseLeases();
    const [test] = await claim();
    expect(test).toMatchObject({ event_id: null, attempts: 2 });
    await settle(test, unclear);
    expect(await emails()).toEqual([]);
  });

  it.each([
    { outcome: 'sent', status: 200 },
    { outcome: 'failed', status: 401 },
    { outcome: 'retry', status: 429 },
    { outcome: 'late' },
  ] as const)('is not one that is $outcome ($status)', async (result) => {
    await webhook();
    await entered();
    await settle((await claim())[0], result);
    expect(await emails()).toEqual([]);
  });
});

describe('one delivery of a webhook at a time', () => {
  /** Leases only the deliveries due at this moment. */
  const due = () =>
    supabase.run<ClaimedDelivery>('select * from claim_webhook_deliveries(64, 60)', []);
  const replay = (order: ClaimedDelivery | undefined) =>
    supabase.run('select replay_webhook_delivery($1, $2, $3)', [
      order?.id,
      order?.webhook_id,
      person.id,
    ]);
  const pause = (id: string, isPaused: boolean) =>
    supabase.run('select update_signal_webhook(p_id => $1, p_user => $2, p_paused => $3)', [
      id,
      person.id,
      isPaused,
    ]);

  it('is sent, in the order of the events', async () => {
    await webhook('json');
    const signal = await entered();
    await calls().record(signal, 'take_profit', '120');
    for (const kind of ['issued', 'entry_hit', 'take_profit']) {
      const [order, ...others] = await due();
      expect([order?.kind, others]).toEqual([kind, []]);
      expect(await due()).toEqual([]);
      await settle(order);
    }
    expect(await due()).toEqual([]);
  });

  it('is the one sent again, before those that wait', async () => {
    await webhook('json');
    await calls().issued({ trial: false });
    const [failed] = await due();
    await settle(failed, { outcome: 'failed', status: 401 });
    await calls().issued({ trial: false });
    await replay(failed);
    expect(await due()).toMatchObject([{ id: failed?.id, attempts: 1 }]);
    expect(await due()).toEqual([]);
  });

  it.each([
    ['has its result', { outcome: 'sent', status: 200 }, 'now'],
    ['is to be tried again', { outcome: 'retry', status: 500 }, 'later'],
  ] as const)('is one sent again once that under way %s', async (_, result, when) => {
    await webhook('json');
    await calls().issued({ trial: false });
    const [failed] = await due();
    await settle(failed, { outcome: 'failed', status: 401 });
    await calls().issued({ trial: false });
    const [other] = await claim();
    await replay(failed);
    expect(await due()).toEqual([]);
    await settle(other, result);
    const next = when === 'now' ? await due() : await claim();
    expect(next).toMatchObject([{ id: failed?.id }]);
    expect(await due()).toEqual([]);
    await settle(failed && { ...failed, attempts: 1 });
    const rest = await due();
    expect(rest.map(({ id }) => id)).toEqual(when === 'now' ? [] : [other?.id]);
  });

  it('is sent after the lease of one that was cancelled while it was under way', async () => {
    const id = await webhook('json');
    await calls().issued({ trial: false });
    await due();
    await pause(id, true);
    await pause(id, false);
    await calls().issued({ trial: false });
    expect(await due()).toEqual([]);
    const [row] = await supabase.query<{ seconds: number }>(
      'select extract(epoch from next_webhook_delivery_at() - now())::int as seconds',
    );
    expect(row?.seconds).toBeGreaterThan(30);
    expect(await claim()).toHaveLength(1);
  });
});

it('the deliveries of a webhook are deleted with it, and with its account', async () => {
  const other = await supabase.createUser('leaves@example.test', 'correct horse');
  await subscribe(supabase, other.id);
  await supabase.query(`update profiles set notify_signals = true where user_id = '${other.id}'`);
  const [first] = [await webhook('json'), await webhook('json')];
  await supabase.query(`update signal_webhooks set user_id = '${other.id}' where id = '${first}'`);
  await calls().issued({ trial: false });
  expect(await deliveries()).toHaveLength(2);
  await supabase.query(
    `delete from subscriptions where user_id = '${other.id}';
     delete from auth.users where id = '${other.id}'`,
  );
  expect(await deliveries()).toHaveLength(1);
  const emails = await supabase.query(
    "select user_id from emails where recipient = 'leaves@example.test'",
  );
  expect(emails).not.toEqual([]);
  expect(emails.filter(({ user_id: user }) => user !== null)).toEqual([]);
  await supabase.query('delete from signal_webhooks');
  expect(await supabase.query('select id from webhook_deliveries')).toEqual([]);
});

describe('real orders', () => {
  const isDry = async (id: string): Promise<boolean | undefined> => {
    const [row] = await supabase.run<{ dry_run: boolean }>(
      'select dry_run from signal_webhooks where id = $1',
      [id],
    );
    return row?.dry_run;
  };

  it.each([
    ['by a new subscription', () => subscribe(supabase, person.id)],
    [
      'by a change of plan',
      () =>
        supabase.query(
          "update subscriptions set end_date = now() + interval '1 day', plan_key = 'formationEtSignaux'",
        ),
    ],
  ])('need a new decision once signals are ordered again %s', async (_, order) => {
    const id = await webhook();
    await supabase.query(
      "update subscriptions set end_date = now() - interval '1 minute', plan_key = 'formation'",
    );
    expect(await isDry(id)).toBe(false);
    await order();
    expect(await isDry(id)).toBe(true);
  });

  it('stay with a late payment, a second subscription and somebody else’s order', async () => {
    const other = await supabase.createUser('orders-too@example.test', 'correct horse');
    const id = await webhook();
    await subscribe(supabase, person.id);
    await supabase.query("update subscriptions set end_date = now() - interval '1 minute'");
    await subscribe(supabase, other.id);
    await supabase.query("update subscriptions set end_date = now() + interval '1 day'");
    expect(await isDry(id)).toBe(false);
  });
});

describe('an entry that is recorded late', () => {
  /** Issues a signal and records its entry as `ago` before now, `valid` for that long from then. */
  async function late(ago: string, valid = '1 hour'): Promise<string> {
    const signal = await calls().issued({ trial: false });
    await supabase.query(`
      alter table signals disable trigger user;
      update signals set issued_at = now() - interval '3 hours',
        valid_until = now() - interval '${ago}' + interval '${valid}' where id = '${signal}';
      alter table signals enable trigger user`);
    const [row] = await supabase.run<{ outcome: string }>(
      `select outcome from record_signal_event($1, 'entry_hit', now() - $2::interval, null,
        '{"by":"data","source":"CoinGecko"}')`,
      [signal, ago],
    );
    expect(row?.outcome).toBe('recorded');
    return signal;
  }
  /** Recipes of the entry's deliveries, and the seconds from the entry until each expires. */
  const queued = () =>
    supabase.query(
      `select w.recipe, round(extract(epoch from d.not_after - s.entered_at))::int as lag
         from webhook_deliveries d join signal_webhooks w on w.id = d.webhook_id
         join signal_events e on e.id = d.event_id join signals s on s.id = e.signal_id
         where e.kind = 'entry_hit' order by w.recipe`,
    );

  it('reaches bots within the max_lag from the entry on', async () => {
    await webhook('3commas');
    await webhook('cryptohopper', { maxLag: 86_400 });
    await late('100 seconds', '2 hours');
    expect(await queued()).toEqual([
      { recipe: '3commas', lag: 300 },
      { recipe: 'cryptohopper', lag: 3_700 },
    ]);
  });

  it('reaches bots within the validity', async () => {
    await webhook('cryptohopper');
    await late('10 seconds', '30 seconds');
    expect(await queued()).toEqual([{ recipe: 'cryptohopper', lag: 30 }]);
  });

  it.each([
    ['max_lag', '2 hours', '3 hours', 300],
    ['validity', '2 hours', '1 hour', 86_400],
  ])('reaches our own format alone after the %s', async (_, ago, valid, maxLag) => {
    await webhook('3commas', { maxLag });
    await webhook('cryptohopper', { maxLag });
    await webhook('json', { maxLag });
    await late(ago, valid);
    // As always, counted from its recording.
    expect(await queued()).toEqual([{ recipe: 'json', lag: 7_200 + Math.min(maxLag, 3_600) }]);
    const [bots] = await supabase.query(
      `select count(*)::int as times from webhook_deliveries d
         join signal_webhooks w on w.id = d.webhook_id where d.due_at is not null and w.recipe <> 'json'`,
    );
    expect(bots).toEqual({ times: 0 });
  });

  it('is not sent again by its owner after that', async () => {
    const id = await webhook('cryptohopper');
    await late('290 seconds', '2 hours');
    const [order] = await claim();
    await settle(order, { outcome: 'failed', status: 401 });
    const replay = async (): Promise<unknown> => {
      const [row] = await supabase.run<{ outcome: string }>(
        'select replay_webhook_delivery($1, $2, $3) as outcome',
        [order?.id, id, person.id],
      );
      return row?.outcome;
    };
    await supabase.query('update signal_webhooks set max_lag = 280');
    expect(await replay()).toBe('too_late');
    await supabase.query('update signal_webhooks set max_lag = 300');
    expect(await replay()).toBe('queued');
    expect(await queued()).toEqual([{ recipe: 'cryptohopper', lag: 300 }]);
  });
});

describe('an exit', () => {
  const exit = (signal: string) => calls().record(signal, 'take_profit', '120');

  it('is sent to bots whose entry was sent or waits, and to our own format', async () => {
    await webhook('3commas');
    const signal = await entered();
    await settle((await claim())[0]);
    // Activated after the entry.
    await webhook('3commas');
    await webhook('cryptohopper');
    await webhook('json');
    await exit(signal);
    const rows = await supabase.query(
      `select w.recipe, count(*)::int as times from webhook_deliveries d
         join signal_webhooks w on w.id = d.webhook_id join signal_events e on e.id = d.event_id
         where e.kind = 'take_profit' group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { recipe: '3commas', times: 1 },
      { recipe: 'json', times: 1 },
    ]);
    const kinds = (await claim()).map(({ recipe, kind }) => [recipe, kind]).sort();
    expect(kinds).toEqual([
      ['3commas', 'take_profit'],
      ['json', 'take_profit'],
    ]);
  });

  it.each(['stop_loss', 'withdrawn'] as const)('%s is one', async (kind) => {
    const signal = await entered();
    await webhook();
    await calls().record(signal, kind, '90');
    expect(await deliveries()).toEqual([]);
  });

  it.each([
    ['failed', { outcome: 'failed', status: 401 }],
    ['may have arrived', { outcome: 'failed', error: 'maybe_executed' }],
    ['was too late', { outcome: 'late' }],
  ] as const)('is not sent where the entry %s, before it or since', async (_, result) => {
    await webhook();
    const early = await entered();
    await settle((await claim())[0], result);
    await exit(early);
    expect(await deliveries()).toHaveLength(1);
    const signal = await entered();
    await exit(signal);
    expect(await deliveries()).toHaveLength(3);
    const [order] = await claim();
    expect(order).toMatchObject({ kind: 'entry_hit' });
    await settle(order, result);
    expect(await claim()).toEqual([]);
    expect((await deliveries()).at(-1)).toEqual(['take_profit', 'cancelled', 'no_entry']);
  });

  it('is not sent where the entry is found to be too late with it', async () => {
    await webhook();
    const signal = await entered();
    await exit(signal);
    await supabase.query(
      'update webhook_deliveries set not_after = now() where sequence = (select min(sequence) from webhook_deliveries)',
    );
    expect(await claim()).toEqual([]);
    expect(await deliveries()).toEqual([
      ['entry_hit', 'expired'],
      ['take_profit', 'cancelled', 'no_entry'],
    ]);
  });

  it.each([
    ['a dry run', 'a dry run', true],
    ['a dry run', 'real', false],
    ['real', 'a dry run', false],
  ] as const)('after an entry that was %s, to a webhook that is %s', async (was, is, isSent) => {
    const set = (to: 'real' | 'a dry run') =>
      supabase.run('update signal_webhooks set dry_run = $1::boolean', [to === 'a dry run']);
    const sent = async (change: 'before' | 'since'): Promise<string[]> => {
      await set(was);
      const signal = await entered();
      await settle((await claim())[0]);
      if (change === 'before') await set(is);
      await exit(signal);
      await set(is);
      const orders = await claim();
      for (const order of orders) await settle(order);
      return orders.map(({ kind }) => kind ?? '');
    };
    await webhook();
    const expected = isSent ? ['take_profit'] : [];
    expect(await sent('before')).toEqual(expected);
    const unsent = was === 'real' ? [['take_profit', 'cancelled', 'no_entry']] : [];
    if (!isSent) expect((await deliveries()).slice(1)).toEqual(unsent);
    expect(await sent('since')).toEqual(expected);
  });

  describe('that was not executed', () => {
    /** The queued emails: kinds of the orders, and whether each was certainly missed. */
    const told = async () => {
      const rows = await supabase.query<{ data: Record<string, unknown> }>(
        "select data from emails where template = 'order-unclear' order by cause",
      );
      return rows.map(({ data }) => [data['kind'], data['missed'], data['closed']]);
    };
    /** A signal whose entry was sent and whose exit waits. */
    const closing = async (kind: 'take_profit' | 'stop_loss' | 'withdrawn' = 'stop_loss') => {
      const signal = await entered();
      await settle((await claim())[0]);
      await calls().record(signal, kind, '90');
    };
    const expire = () => supabase.query('update webhook_deliveries set not_after = now()');

    it.each(['take_profit', 'stop_loss', 'withdrawn'] as const)(
      'is told to its owner once per delivery (%s)',
      async (kind) => {
        const id = await webhook();
        await closing(kind);
        for (const result of [
          { outcome: 'failed', status: 401 },
          { outcome: 'failed', status: 401 },
        ] as const) {
          const [order] = await claim();
          expect(order).toMatchObject({ kind });
          await settle(order, result);
          await settle(order, result);
          expect(await told()).toEqual([[kind, true, true]]);
          await supabase.run('select replay_webhook_delivery($1, $2, $3)', [
            order?.id,
            id,
            person.id,
          ]);
        }
      },
    );

    it.each([
      ['found to be too late', 'expired', () => expire().then(claim)],
      ['late', 'expired', async () => settle((await claim())[0], { outcome: 'late' })],
      [
        'tried for too long',
        'failed',
        async () => {
          const [order] = await claim();
          await expire();
          await settle(order, { outcome: 'retry', error: 'no_connection' });
        },
      ],
      [
        'of a former subscriber',
        'not_entitled',
        async () => {
          await supabase.query('update subscriptions set end_date = now()');
          await claim();
        },
      ],
    ] as const)('is told when it was %s', async (_, state, miss) => {
      await webhook('3commas');
      await closing();
      await miss();
      expect((await deliveries()).map(([kind, is]) => [kind, is])).toEqual([
        ['entry_hit', 'sent'],
        ['stop_loss', state],
      ]);
      expect(await told()).toEqual([['stop_loss', true, true]]);
    });

    const change = (id: string, field: 'p_paused' | 'p_dry_run') =>
      supabase.run(`select update_signal_webhook(p_id => $1, p_user => $2, ${field} => true)`, [
        id,
        person.id,
      ]);
    const ways = [
      [
        'of a former subscriber',
        ['not_entitled'],
        () => supabase.query('update subscriptions set end_date = now()'),
      ],
      ['paused', ['cancelled'], (id: string) => change(id, 'p_paused')],
      ['back in a dry run', ['cancelled', 'no_entry'], (id: string) => change(id, 'p_dry_run')],
      [
        'stopped',
        ['cancelled'],
        (id: string) => supabase.run("select stop_webhook($1, 'gone')", [id]),
      ],
    ] as const;

    it.each(ways)('is told once when its webhook was %s before it', async (_, state, stop) => {
      const id = await webhook('3commas');
      const signal = await entered();
      await settle((await claim())[0]);
      await stop(id);
      await calls().record(signal, 'stop_loss', '90');
      expect(await claim()).toEqual([]);
      expect(await deliveries()).toEqual([
        ['entry_hit', 'sent'],
        ['stop_loss', ...state],
      ]);
      expect(await told()).toEqual([['stop_loss', true, true]]);
    });

    it.each(ways)(
      'is told once when its webhook was %s while it waited',
      async (_, state, stop) => {
        const id = await webhook('3commas');
        await closing();
        await stop(id);
        expect(await claim()).toEqual([]);
        expect((await deliveries()).at(-1)).toEqual(['stop_loss', ...state]);
        expect(await told()).toEqual([['stop_loss', true, true]]);
      },
    );

    it('is told when its webhook was deleted while it waited', async () => {
      const id = await webhook();
      await closing();
      await supabase.run('delete from signal_webhooks where id = $1', [id]);
      expect(await told()).toEqual([['stop_loss', true, true]]);
    });

    it('is not told of an entry in a dry run, or of one that was not sent', async () => {
      const dry = await webhook('3commas', { isDry: true });
      const signal = await entered();
      await settle((await claim())[0]);
      await change(dry, 'p_paused');
      await calls().record(signal, 'stop_loss', '90');
      const late = await webhook();
      const waiting = await entered();
      await change(late, 'p_paused');
      await calls().record(waiting, 'stop_loss', '90');
      expect(await deliveries()).toEqual([
        ['entry_hit', 'sent'],
        ['entry_hit', 'cancelled'],
      ]);
      expect(await told()).toEqual([]);
    });

    it('is told when it expires while nothing is claimed, but not while it is under way', async () => {
      await webhook();
      await closing();
      const [order] = await claim();
      await expire();
      await supabase.query('select purge_expired()');
      expect((await deliveries()).at(-1)).toEqual(['stop_loss', 'waiting']);
      await settle(order, { outcome: 'stopped' });
      await supabase.query('select purge_expired()');
      expect((await deliveries()).at(-1)).toEqual(['stop_loss', 'expired']);
      expect(await told()).toEqual([['stop_loss', true, true]]);
    });

    it('lets the next delivery follow when it expires while nothing is claimed', async () => {
      await webhook();
      await closing();
      await expire();
      await entered();
      await supabase.query('select purge_expired()');
      expect(await claim()).toMatchObject([{ kind: 'entry_hit' }]);
    });

    it.each([
      ['in our own format', 'json', false],
      ['of a dry run', 'cryptohopper', true],
    ] as const)('is not told %s', async (_, recipe, isDry) => {
      await webhook(recipe, { isDry });
      const signal = await entered();
      // The issue, in our own format.
      for (let left = recipe === 'json' ? 2 : 1; left > 0; left -= 1)
        await settle((await claim())[0]);
      await calls().record(signal, 'stop_loss', '90');
      await expire();
      await claim();
      expect((await deliveries()).at(-1)).toEqual(['stop_loss', 'expired']);
      expect(await told()).toEqual([]);
    });

    it('is not told of an entry, or where the entry was not sent', async () => {
      await webhook();
      const signal = await entered();
      await exit(signal);
      await expire();
      await claim();
      expect(await deliveries()).toEqual([
        ['entry_hit', 'expired'],
        ['take_profit', 'expired'],
      ]);
      expect(await told()).toEqual([]);
    });
  });

  it('is known to follow its entry for as long as the signal is open', async () => {
    await webhook();
    const signal = await entered();
    await settle((await claim())[0]);
    await supabase.query("update webhook_deliveries set created_at = now() - interval '40 days'");
    await supabase.query('select purge_expired()');
    await exit(signal);
    expect(await claim()).toMatchObject([{ kind: 'take_profit' }]);
    await calls().age(signal);
    await supabase.query('select purge_expired()');
    expect(await deliveries()).toEqual([['take_profit', 'waiting']]);
  });
});
