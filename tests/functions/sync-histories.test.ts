/** Random lives whose events are doubled, mixed up and lost: in the end every row says what Stripe says. */
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { graceSeconds } from '../../src/domain/billing/entitlement.ts';
import { takeEvent } from '../../netlify/lib/subscriptions/process-event.ts';
import { reconcile } from '../../netlify/lib/reconcile/reconcile.ts';
import { currentRows } from '../../netlify/lib/subscriptions/sync.ts';
import { startSupabase, type Row, type Supabase } from '../database/supabase.ts';
import { seededRandom, shuffled } from '../seeded-random.ts';
import { sample, seedOf } from '../sizes.ts';
import { directService } from './direct-service.ts';
import { modelStripe, newTruth, steps, take, type Truth } from './model-stripe.ts';
import { prices } from './services.ts';

const people = 100;
const rounds = sample(2, 100);
const histories = people * rounds;

let supabase: Supabase;
let users: string[];

beforeAll(async () => {
  vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION', prices.formation);
  vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX', prices.formationEtSignaux);
  supabase = await startSupabase();
  const made = await supabase.query<{ id: string }>(
    `insert into auth.users (id, email) select gen_random_uuid(), 'p' || n || '@example.test'
     from generate_series(1, ${people}) n returning id`,
  );
  users = made.map(({ id }) => id);
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await supabase.close();
});

/** A hundred people of a round, known here, with nothing at Stripe yet. */
async function begin(round: number): Promise<Truth[]> {
  const start = Math.floor(Date.now() / 1000) - 90 * 86_400;
  const truths = users.map((user, n) => newTruth(`cus_${round}_${n}`, user, start));
  await supabase.query(
    `delete from reconcile_runs; delete from stripe_events; delete from emails;
     delete from subscriptions; delete from checkout_evidence; delete from billing_customers;
     insert into billing_customers (user_id, stripe_customer_id)
     values ${truths.map(({ user, customer }) => `('${user}', '${customer}')`).join(', ')}`,
  );
  return truths;
}

/** Rows of the table that are not what Stripe says now. */
async function stale(stripe: Stripe, truths: readonly Truth[]): Promise<unknown[]> {
  const stored = await supabase.run<{ r: Row }>('select to_jsonb(s) as r from subscriptions s');
  const rows = new Map(stored.map(({ r }) => [r.stripe_subscription_id, r]));
  const wrong: unknown[] = [];
  for (const { customer } of truths) {
    for (const read of await currentRows(stripe, customer)) {
      const row = rows.get(read.stripe_subscription_id);
      rows.delete(read.stripe_subscription_id);
      const differ = Object.entries(read).filter(
        ([field, value]) => field !== 'evidence' && plain(row?.[field]) !== plain(value),
      );
      if (!row?.evidence_id || differ.length > 0) wrong.push({ read, row, differ });
    }
  }
  return [...wrong, ...rows.values()];
}

const plain = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value;

it(`${histories} histories, doubled, mixed up, with losses that the comparison repairs`, async () => {
  const random = seededRandom(seedOf(20261122));
  const service = directService(supabase);
  const counts = { events: 0, deliveries: 0, lost: 0, repaired: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const truths = await begin(round);
    const tools = { stripe: modelStripe(() => truths), service };
    await supabase.query('begin');
    for (const truth of truths) {
      // What was told and not yet delivered; Stripe moves on meanwhile.
      const waiting: Stripe.Event[] = [];
      const wanted = 2 + Math.floor(random() * 5);
      for (let taken = 0; taken < wanted; taken += 1) {
        const step = taken === 0 ? 'subscribe' : (steps[Math.floor(random() * steps.length)] ?? '');
        for (const event of take(truth, step, random)) {
          counts.events += 1;
          if (random() < 0.25) counts.lost += 1;
          else waiting.push(...(random() < 0.3 ? [event, event] : [event]));
        }
        for (const event of shuffled(waiting, random).slice(0, Math.floor(random() * 3))) {
          waiting.splice(waiting.indexOf(event), 1);
          counts.deliveries += 1;
          await takeEvent(tools, event);
        }
      }
      for (const event of shuffled(waiting, random)) {
        if (random() < 0.3) continue;
        counts.deliveries += 1;
        await takeEvent(tools, event);
      }
    }
    const report = await reconcile(tools, { until: Date.now() + 60_000, every: 0 });
    await supabase.query('commit');
    expect(report).toMatchObject({ finished: true, unknown: [], missing: [], failed: [] });
    counts.repaired += report?.repaired.length ?? 0;
    expect(await stale(tools.stripe, truths)).toEqual([]);
  }
  expect(counts.events).toBeGreaterThan(3 * histories);
  expect(counts.lost).toBeGreaterThan(histories / 2);
  expect(counts.repaired).toBeGreaterThan(histories / 20);
}, 400_000);

it('after 72 hours without any delivery, what Stripe sends again and a comparison set all right', async () => {
  const random = seededRandom(seedOf(72));
  const service = directService(supabase);
  for (const heals of ['deliveries', 'comparison'] as const) {
    const truths = await begin(1_000 + (heals === 'comparison' ? 1 : 0));
    const tools = { stripe: modelStripe(() => truths), service };
    const missed: Stripe.Event[] = [];
    for (const truth of truths) {
      for (const event of take(truth, 'subscribe', random)) await takeEvent(tools, event);
      // The outage: renewals, failures, changes and ends that nobody hears of.
      for (const step of shuffled(['renew', 'fail', 'change', 'cancel', 'end'], random).slice(
        0,
        3,
      )) {
        missed.push(...take(truth, step, random));
      }
    }
    if (heals === 'deliveries') {
      for (const event of shuffled(missed, random)) await takeEvent(tools, event);
    } else {
      await reconcile(tools, { until: Date.now() + 60_000, every: 0 });
    }
    expect(await stale(tools.stripe, truths)).toEqual([]);
  }
}, 120_000);

it('a renewal heard of 72 hours late locks out nobody who paid', async () => {
  const service = directService(supabase);
  const truths = (await begin(2_000)).slice(0, 20);
  const tools = { stripe: modelStripe(() => truths), service };
  const told = new Map<Truth, Stripe.Event[]>();
  for (const truth of truths) {
    for (const event of take(truth, 'subscribe', Math.random)) await takeEvent(tools, event);
    told.set(truth, take(truth, 'renew', Math.random));
  }
  // In the last second of the 72 hours after the end of what the row knows to be paid.
  const open = await supabase.run<Row>(
    `select count(*)::int as people from subscriptions
     where status = 'active' and paid_until + make_interval(secs => ${graceSeconds}) <= end_date
       and paid_until + interval '72 hours' - interval '1 second' between start_date and end_date`,
  );
  expect(open).toEqual([{ people: 20 }]);
  for (const events of told.values()) for (const event of events) await takeEvent(tools, event);
  expect(await stale(tools.stripe, truths)).toEqual([]);
});
