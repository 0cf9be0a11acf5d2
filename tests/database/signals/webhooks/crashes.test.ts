/** Deliveries to webhooks with killed workers and with receivers that hang or fail, on a real PostgreSQL. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  deliveryConfig,
  sendDueDeliveries,
  type DeliveryConfig,
} from '../../../../netlify/lib/signals/webhooks/send-due.ts';
import { signingSecret } from '../../../../netlify/lib/signals/webhooks/secret.ts';
import { long, sample } from '../../../sizes.ts';
import type { Worker } from '../../fixtures/worker-processes.ts';
import { idOf, mixed, startWebhooks, type WebhookGround } from './ground.ts';

let ground: WebhookGround;

beforeAll(async () => {
  ground = await startWebhooks();
  await ground.workers.bundle();
});
afterAll(() => ground.close());
beforeEach(() => ground.clear());
afterEach(() => void vi.restoreAllMocks());

/**
 * Shorter times in the same proportions, so that leases of killed workers end soon; long enough for a healthy webhook
 * on a busy machine, since one that times out waits for its next attempt. Fewer at once, so that each kill costs less.
 */
const soon: DeliveryConfig = {
  ...{ parallel: sample(deliveryConfig.parallel, 64), batch: 32 },
  ...{ timeoutMs: sample(1_000, 4_000), leaseSeconds: sample(3, 8) },
};

const states = async (condition = 'true') => {
  const rows = await ground.supabase.query<{ state: string; times: number }>(
    `select state, count(*)::int as times from webhook_deliveries d where ${condition} group by state`,
  );
  return Object.fromEntries(rows.map(({ state, times }) => [state, times]));
};
const ofKind = (kind: string) =>
  `webhook_id in (select id from signal_webhooks where url like '%/${kind}/%')`;

const [kills, crew] = [sample(5, 200), sample(3, 8)];
/** Three events, to check their order for each webhook; and the maximum number of subscribers, with one. */
const sizes = [
  { people: sample(150, 2_000), events: 3 },
  ...(long ? [{ people: 100_000, events: 1 }] : []),
];
const title = `$people webhooks, $events events, ${crew} workers, ${kills} kills, a tenth hanging, a tenth failing: none is lost`;

it.each(sizes)(title, async ({ people, events }) => {
  await ground.fill(people, mixed);
  await ground.calls.open();
  const workers = Array.from({ length: crew }, () => ground.workers.start(soon));
  const ready = new Set<Worker>();
  const admit = (worker: Worker): void => void worker.ready.then(() => ready.add(worker));
  workers.forEach(admit);
  const signal = await ground.calls.issued({ trial: false });
  // A tenth of the subscribers cancel meanwhile.
  const former = `select ${idOf('n')} from generate_series(2, ${people}, 10) n`;
  if (events > 1) await ground.calls.record(signal, 'entry_hit');
  await ground.supabase.query(
    `update subscriptions set status = 'canceled' where user_id in (${former})`,
  );
  const left = Date.now();
  if (events > 1) await ground.calls.record(signal, 'take_profit', '120');
  const began = performance.now();
  let killed = 0;
  while (killed < kills) {
    // Spreads the kills over the whole run, at random moments.
    const due = (killed * people * events * 0.7) / kills;
    if (ready.size === 0 || ground.received.length < due) {
      await sleep(5);
      continue;
    }
    await sleep(Math.random() * 30);
    const [worker] = [...ready].slice(Math.floor(Math.random() * ready.size));
    if (!worker) continue;
    ready.delete(worker);
    await worker.kill();
    killed += 1;
    workers[workers.indexOf(worker)] = ground.workers.start(soon);
    workers.filter((one) => !ready.has(one)).forEach(admit);
  }
  await vi.waitFor(
    async () => {
      expect(await states(`${ofKind('good')} and state = 'waiting'`)).toEqual({});
    },
    { timeout: sample(120_000, 600_000), interval: 500 },
  );
  const seconds = (performance.now() - began) / 1_000;
  await Promise.all(workers.map((worker) => worker.kill()));

  // Nothing is lost: every delivery queued for a subscriber's healthy webhook has arrived.
  const healthy = ground.received.filter(({ kind }) => kind === 'good');
  const good = `${ofKind('good')} and webhook_id not in (${former})`;
  const { sent = 0 } = await states(good);
  expect(await states(good)).toEqual({ sent });
  expect(sent).toBe(events * (people * 0.8 - people / 10));
  const queued = await ground.supabase.query<{
    id: string;
    url: string;
    kind: string;
    webhook: string;
  }>(
    `select d.id, w.url, e.kind, w.id as webhook from webhook_deliveries d
       join signal_webhooks w on w.id = d.webhook_id join signal_events e on e.id = d.event_id`,
  );
  const idsOf = new Map(queued.map((row) => [row.id, row]));
  const order = ['issued', 'entry_hit', 'take_profit'];
  const seen = new Map<number, string[]>();
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const { id, number, body, headers, date } of ground.received) {
    const row = idsOf.get(id);
    // Each retry has the webhook-id of its delivery, and a signature by its webhook's secret, valid when it arrived.
    vi.setSystemTime(date);
    expect(row?.url).toMatch(new RegExp(`/${number}$`));
    const { type } = new Verifier(signingSecret(row?.webhook ?? '', 1)).verify(body, headers) as {
      type: string;
    };
    expect(type).toBe(`signal.${row?.kind}`);
    seen.set(number, [...(seen.get(number) ?? []), row?.kind ?? '']);
  }
  vi.useRealTimers();
  // One at a time for each webhook: no event comes before one that was queued earlier.
  for (const kinds of seen.values()) {
    const firsts = [...new Set(kinds)];
    expect(firsts).toEqual(order.slice(0, firsts.length));
  }
  // Former subscribers are sent nothing that was still waiting, or queued later.
  const late = ground.received.filter(
    ({ number, date }) => number % 10 === 2 && date > left + soon.timeoutMs,
  );
  expect(late).toEqual([]);
  const once = new Set(healthy.map(({ id }) => id));
  console.info(
    `webhooks: ${sent} deliveries by ${crew} workers in ${seconds.toFixed(1)} s through ${kills} kills; ` +
      `${ground.received.length} requests, ${healthy.length - once.size} of healthy webhooks were repeated.`,
  );
});

it('no delivery is sent after the end of its validity', async () => {
  await ground.fill(20, "case n % 2 when 0 then 'fail' else 'good' end");
  await ground.calls.open();
  await ground.calls.issued({ trial: false });
  const [row] = await ground.supabase.query<{ last: string }>(
    `update webhook_deliveries set not_after = case
         when ${ofKind('good')} and sequence % 4 = 0 then clock_timestamp()
         else clock_timestamp() + interval '1.5 seconds' end;
     select max(not_after) as last from webhook_deliveries`,
  );
  const last = Date.parse(row?.last ?? '');
  const { service, network } = ground;
  await sendDueDeliveries(service, Date.now() + soon.timeoutMs + 2_000, { network, config: soon });
  const before = ground.received.length;
  expect(before).toBeGreaterThan(0);
  // Their next attempts would come too late, so they fail at once.
  expect(await states(ofKind('fail'))).toEqual({ failed: 10 });
  await ground.calls.issued({ trial: false });
  await ground.supabase.query(
    "update webhook_deliveries set not_after = clock_timestamp() where state = 'waiting'",
  );
  await sendDueDeliveries(service, Date.now() + soon.timeoutMs + 4_000, { network, config: soon });
  await sleep(Math.max(last - Date.now(), 0));
  expect(ground.received).toHaveLength(before);
  expect(ground.received.filter(({ date }) => date > last)).toEqual([]);
  const { waiting, expired = 0 } = await states();
  expect(waiting).toBeUndefined();
  expect(expired).toBeGreaterThan(0);
});

it('a delivery that is claimed in time and attempted too late expires, and is not counted as failed', async () => {
  await ground.fill(1);
  await ground.calls.open();
  await ground.calls.issued({ trial: false });
  const { data } = await ground.service.rpc('claim_webhook_deliveries', {
    p_limit: 1,
    p_lease_seconds: 5,
  });
  const [claimed] = data ?? [];
  if (!claimed) throw new Error('Nothing was claimed.');
  const { attempt } = await import('../../../../netlify/lib/signals/webhooks/attempt.ts');
  const late = { ...claimed, not_after: new Date().toISOString() };
  const result = await attempt(ground.network, late, 1_000);
  expect(result).toEqual({ outcome: 'late' });
  await ground.service.rpc('settle_webhook_deliveries', {
    p_results: [{ id: claimed.id, attempt: claimed.attempts, ...result }],
  });
  expect(await states()).toEqual({ expired: 1 });
  const [row] = await ground.supabase.query(
    'select failures_in_row, next_webhook_delivery_at() as next from signal_webhooks',
  );
  expect(row).toEqual({ failures_in_row: 0, next: null });
  expect(ground.received).toEqual([]);
});

it('a claim and its settling read few rows, also when the table was empty until now', async () => {
  const [many, claimed] = [sample(2_000, 20_000), 32];
  await ground.supabase.query(
    `alter table webhook_deliveries set (autovacuum_enabled = false);
     analyze webhook_deliveries, signal_webhooks, signal_events`,
  );
  await ground.fill(many);
  await ground.calls.open();
  await ground.calls.issued({ trial: false });
  const [row] = await ground.supabase.query<{ rows: number }>(
    `select settle_webhook_deliveries((
       select jsonb_agg(jsonb_build_object('id', c.id, 'attempt', c.attempts, 'outcome', 'sent'))
       from claim_webhook_deliveries(${claimed}, 5) c
     ));
     select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as rows
     from pg_stat_xact_user_tables where relname = 'webhook_deliveries'`,
  );
  await ground.supabase.query('alter table webhook_deliveries reset (autovacuum_enabled)');
  expect(await states()).toEqual({ sent: claimed, waiting: many - claimed });
  expect(row?.rows).toBeLessThan(claimed * 20);
});

it('queueing scans no table for each webhook, also when that of deliveries was empty until now', async () => {
  await ground.calls.open();
  await ground.calls.issued({ trial: false });
  await ground.fill(2_000);
  await ground.supabase.query('vacuum analyze webhook_deliveries');
  const [row] = await ground.supabase.query<{ scans: number }>(
    `select queue_signal_event(e, s) from signal_events e join signals s on s.id = e.signal_id where not s.trial;
     select sum(seq_scan)::int as scans from pg_stat_xact_user_tables`,
  );
  expect(await states()).toEqual({ waiting: 2_000 });
  // Tables of a few rows are scanned some 20 to 50 times, as their statistics make it.
  expect(row?.scans).toBeLessThan(100);
});

it('a signal is issued while a vacuum holds the table of deliveries', async () => {
  await ground.fill(1_000);
  await ground.calls.open();
  let isHeld = true;
  // The lock of a vacuum against wraparound, which does not yield to other sessions.
  const vacuum = ground.supabase
    .query('lock table webhook_deliveries in share update exclusive mode; select pg_sleep(6)')
    .then(() => (isHeld = false));
  await sleep(200);
  await ground.calls.issued({ trial: false });
  expect(isHeld).toBe(true);
  expect(await states()).toEqual({ waiting: 1_000 });
  await vacuum;
});

it('events queued while workers settle are never forgotten', async () => {
  const rounds = sample(6, 60);
  await ground.fill(20);
  await ground.calls.open();
  const { service, network } = ground;
  let open = true;
  const work = Array.from({ length: 3 }, async () => {
    while (open) {
      await sendDueDeliveries(service, Date.now() + soon.timeoutMs + 2_000, {
        network,
        config: soon,
      });
      await sleep(1);
    }
  });
  for (let round = 0; round < rounds; round += 1) {
    await ground.calls.issued({ trial: false });
    await sleep(Math.random() * 20);
  }
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: rounds * 20 }), {
    timeout: 20_000,
    interval: 200,
  });
  open = false;
  await Promise.all(work);
  // Nothing is sent twice either, however many workers claim at once.
  expect(ground.received).toHaveLength(rounds * 20);
});
