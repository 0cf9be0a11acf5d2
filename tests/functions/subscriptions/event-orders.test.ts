/**
 * The events of one subscription, in all orders with duplicates: always the same row. Five events in the short run,
 * seven in the long one.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { LocalStripe } from '../../../local/stripe/index.ts';
import { processEvent } from '../../../netlify/lib/subscriptions/process-event.ts';
import { startSupabase, type Row, type Supabase } from '../../database/fixtures/supabase.ts';
import { seededRandom, shuffled } from '../../seeded-random.ts';
import { long, sample, seedOf } from '../../sizes.ts';
import { directService } from '../fixtures/direct-service.ts';
import { prices } from '../fixtures/services.ts';
import { clientOf, newestEvent, startOwnStripe, subscribe, take } from './stripe-histories.ts';

const evidence = '7d1c8d3e-5a1b-4c57-9f0e-2b6a4c1d9e10';
const orderCount = sample(120, 5_040);
const replays = sample(5, 100);
const day = 86_400;
let supabase: Supabase;
let folder: string;
/** The events, and Stripe's state right after each. */
const events: Stripe.Event[] = [];
const moments: LocalStripe[] = [];

beforeAll(async () => {
  vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION', prices.formation);
  vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX', prices.formationEtSignaux);
  supabase = await startSupabase();
  folder = await mkdtemp(join(tmpdir(), 'orders-'));
  const { id: user } = await supabase.createUser('ada@example.test', 'correct horse');
  const local = await startOwnStripe(join(folder, 'now'));
  const { id: customer } = await clientOf(local).customers.create({});
  await supabase.run(
    'insert into billing_customers (user_id, stripe_customer_id) values ($1, $2)',
    [user, customer],
  );
  await supabase.run(
    `insert into checkout_evidence (id, user_id, price_id, plan_key, amount, currency)
     values ($1, $2, $3, 'formation', 24999, 'eur')`,
    [evidence, user, prices.formation],
  );
  await live(local, customer, user);
  await local.close();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const moment of moments) await moment.close();
  await rm(folder, { recursive: true });
  await supabase.close();
});

/** One subscription: created, in the long run not paid once and then paid, changed, cancelled, ended. */
async function live(local: LocalStripe, customer: string, user: string): Promise<void> {
  const renew = async () => {
    await take(local, customer, 'failingCard');
    local.advance(32 * day);
  };
  const unpaidRenewal = [
    [renew, 'invoice.payment_failed'],
    [() => take(local, customer, 'recover'), 'invoice.paid'],
  ] as const;
  for (const [step, ...types] of [
    [
      () => subscribe(local, { customer, user, evidence }),
      'customer.subscription.created',
      'invoice.paid',
    ],
    ...(long ? unpaidRenewal : []),
    [() => take(local, customer, 'change'), 'customer.subscription.updated'],
    [() => take(local, customer, 'cancel'), 'customer.subscription.updated'],
    [() => take(local, customer, 'end'), 'customer.subscription.deleted'],
  ] as const) {
    await step();
    for (const type of types) {
      const copy = join(folder, String(moments.length));
      await cp(join(folder, 'now'), copy, { recursive: true });
      events.push(await newestEvent(local, type));
      moments.push(await startOwnStripe(copy));
    }
  }
}

/** All state that a delivery reads or changes, except emails and times. */
const state = async (): Promise<string> =>
  JSON.stringify(
    await supabase.run<Row>(
      `select
         (select json_agg(to_jsonb(s) - 'id' - 'updated_at') from subscriptions s) as rows,
         (select json_agg(to_jsonb(v) - 'created_at') from checkout_evidence v) as evidence,
         (select sync_version from billing_customers) as version,
         (select json_agg(json_build_array(e.id, e.processed_at is null) order by e.id)
            from stripe_events e) as events`,
    ),
  );

/** Delivers events by their index; Stripe's state is that of the newest delivered one. */
async function deliver(index: number, before: readonly number[]): Promise<void> {
  const event = events[index];
  const local = moments[Math.max(index, ...before)];
  if (!event || !local) throw new Error(`The life has no event ${index}.`);
  await processEvent({ stripe: clientOf(local), service: directService(supabase) }, event);
}

const ended = { status: 'canceled', stripe_status: 'canceled', payment_issue: null };

it(`all ${orderCount} orders, with duplicates of any event at any time, end in one row`, async () => {
  const orders = new Map<string, number>(); // how many ways lead from a state to the end
  const ends = new Set<string>();

  // Each state is explored once: its successors do not depend on the order before it.
  const explore = async (delivered: readonly number[]): Promise<number> => {
    const here = await state();
    const key = [...delivered].sort().join() + here;
    const known = orders.get(key);
    if (known !== undefined) return known;
    for (const index of delivered) {
      await deliver(index, delivered);
      expect(await state()).toBe(here); // a copy changes nothing, now or ever
    }
    let ways = 0;
    for (const index of events.keys()) {
      if (delivered.includes(index)) continue;
      await supabase.query(`savepoint s${delivered.length}`);
      await deliver(index, delivered);
      ways += await explore([...delivered, index]);
      await supabase.query(`rollback to savepoint s${delivered.length}`);
    }
    if (delivered.length === events.length) {
      ends.add(here);
      ways = 1;
    }
    orders.set(key, ways);
    return ways;
  };
  await supabase.query('begin');
  expect(await explore([])).toBe(orderCount);
  await supabase.query('rollback');
  expect(ends.size).toBe(1);
  expect(JSON.parse([...ends][0] ?? '')).toMatchObject([{ rows: [ended], evidence: [{}] }]);
});

it(`${replays} of those orders with three copies of each event, replayed in full, end in that row`, async () => {
  const random = seededRandom(seedOf(20261122));
  const ends = new Set<string>();
  for (let played = 0; played < replays; played += 1) {
    const copies = [...events.keys()].flatMap((index) => [index, index, index]);
    const delivered: number[] = [];
    await supabase.query('begin');
    for (const index of shuffled(copies, random)) {
      await deliver(index, delivered);
      delivered.push(index);
    }
    const [{ rows }] = JSON.parse(await state()) as [{ rows: Row[] }];
    ends.add(JSON.stringify(rows));
    const [twice] = await supabase.query(
      `select count(*)::int - count(distinct (template, data))::int as mails from emails`,
    );
    expect(twice).toEqual({ mails: 0 });
    await supabase.query('rollback');
  }
  expect(ends.size).toBe(1);
  expect(JSON.parse([...ends][0] ?? '')).toMatchObject([ended]);
});
