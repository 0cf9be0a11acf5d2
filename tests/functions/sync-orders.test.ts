/** The seven events of one life, in each of their 5,040 orders and several times each: one same row. */
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { takeEvent } from '../../netlify/lib/subscriptions/process-event.ts';
import { startSupabase, type Row, type Supabase } from '../database/supabase.ts';
import { seededRandom, shuffled } from '../seeded-random.ts';
import { sample, seedOf } from '../sizes.ts';
import { directService } from './direct-service.ts';
import { modelStripe, newTruth, take, type Truth } from './model-stripe.ts';
import { prices } from './services.ts';

const customer = 'cus_orders';
const evidence = '7d1c8d3e-5a1b-4c57-9f0e-2b6a4c1d9e10';
const replays = sample(20, 100);
let supabase: Supabase;
let user: string;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION', prices.formation);
  vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX', prices.formationEtSignaux);
  supabase = await startSupabase();
  user = (await supabase.createUser('ada@example.test', 'correct horse')).id;
  await supabase.run(
    'insert into billing_customers (user_id, stripe_customer_id) values ($1, $2)',
    [user, customer],
  );
  await supabase.run(
    `insert into checkout_evidence (id, user_id, price_id, plan_key, amount, currency)
     values ($1, $2, $3, 'formation', 24999, 'eur')`,
    [evidence, user, prices.formation],
  );
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await supabase.close();
});

/** The events, and Stripe's truth right after each. */
function life(): { events: Stripe.Event[]; truths: Truth[] } {
  const truth = newTruth(customer, user, Math.floor(Date.now() / 1000), evidence);
  const random = seededRandom(7);
  const events: Stripe.Event[] = [];
  const truths: Truth[] = [];
  for (const [step, told] of [
    ['subscribe', 2],
    ['fail', 1],
    ['recover', 1],
    ['change', 1],
    ['cancel', 1],
    ['end', 1],
  ] as const) {
    for (const event of take(truth, step, random).slice(0, told)) {
      events.push(event);
      truths.push(structuredClone(truth));
    }
  }
  return { events, truths };
}

/** All that a delivery can depend on, or change, but mails and hours. */
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

/** Delivers events by their place in the life; Stripe is as far as the newest that was delivered. */
function courier(events: readonly Stripe.Event[], truths: readonly Truth[]) {
  let told = -1;
  const stripe = modelStripe(() => truths.slice(told).slice(0, 1));
  const tools = { stripe, service: directService(supabase) };
  return async (index: number, before: readonly number[]): Promise<void> => {
    told = Math.max(index, ...before);
    const event = events[index];
    if (event) await takeEvent(tools, event);
  };
}

const ended = { status: 'canceled', stripe_status: 'canceled', payment_issue: null };

it('all 5,040 orders, with copies of any event at any time, end in one row', async () => {
  const { events, truths } = life();
  const deliver = courier(events, truths);
  const orders = new Map<string, number>(); // how many ways lead from a state to the end
  const ends = new Set<string>();

  // Every state is explored once: what follows from it is the same, whatever order led there.
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
  expect(await explore([])).toBe(5_040);
  await supabase.query('rollback');
  expect(ends.size).toBe(1);
  expect(JSON.parse([...ends][0] ?? '')).toMatchObject([{ rows: [ended], evidence: [{}] }]);
}, 120_000);

it(`${replays} of those orders with three copies of each event, played from end to end, do too`, async () => {
  const { events, truths } = life();
  const deliver = courier(events, truths);
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
}, 120_000);
