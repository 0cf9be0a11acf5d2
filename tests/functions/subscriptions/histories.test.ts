/**
 * Random histories with duplicate, reordered and lost events: every row ends in the state of
 * Stripe's subscription.
 */
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { graceSeconds } from '../../../src/domain/billing/entitlement.ts';
import { processEvent } from '../../../netlify/lib/subscriptions/process-event.ts';
import { reconcile } from '../../../netlify/lib/reconcile/reconcile.ts';
import { currentRows, readSubscriptions } from '../../../netlify/lib/subscriptions/sync.ts';
import type { LocalStripe } from '../../../local/stripe/index.ts';
import { startSupabase, type Row, type Supabase } from '../../database/fixtures/supabase.ts';
import { seededRandom, shuffled } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';
import { directService } from '../fixtures/direct-service.ts';
import { prices } from '../fixtures/services.ts';
import { clientOf, newEvents, startOwnStripe, steps, subscribe, take } from './stripe-histories.ts';

const people = 25;
const rounds = sample(1, 400);
const histories = people * rounds;
const day = 86_400;

interface Person {
  readonly user: string;
  /** Their customer at Stripe. */
  readonly customer: string;
}

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
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await supabase.close();
});

/** A new local Stripe with known customers who have bought nothing yet. */
async function begin(): Promise<{ local: LocalStripe; persons: Person[] }> {
  const local = await startOwnStripe();
  const stripe = clientOf(local);
  const persons: Person[] = [];
  for (const user of users) {
    persons.push({ user, customer: (await stripe.customers.create({})).id });
  }
  await supabase.query(
    `delete from reconcile_runs; delete from stripe_events; delete from emails;
     delete from subscriptions; delete from checkout_evidence; delete from billing_customers;
     insert into billing_customers (user_id, stripe_customer_id)
     values ${persons.map(({ user, customer }) => `('${user}', '${customer}')`).join(', ')}`,
  );
  return { local, persons };
}

/** Rows that differ from Stripe's present state. */
async function stale(stripe: Stripe, persons: readonly Person[]): Promise<unknown[]> {
  const stored = await supabase.run<{ r: Row }>('select to_jsonb(s) as r from subscriptions s');
  const rows = new Map(stored.map(({ r }) => [r.stripe_subscription_id, r]));
  const wrong: unknown[] = [];
  for (const { customer } of persons) {
    const subscriptions = await readSubscriptions(stripe, customer);
    for (const read of await currentRows(stripe, customer, subscriptions)) {
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

it(`${histories} histories with duplicate, reordered and lost events match Stripe after a reconciliation`, async () => {
  const random = seededRandom(seedOf(20261122));
  const service = directService(supabase);
  const counts = { events: 0, deliveries: 0, lost: 0, repaired: 0 };
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  for (let round = 0; round < rounds; round += 1) {
    const { local, persons } = await begin();
    const tools = { stripe: clientOf(local), service };
    const pendingEvents = newEvents(local);
    // Events not yet delivered; Stripe's state moves on meanwhile.
    const waiting: Stripe.Event[] = [];
    const deliver = async (event: Stripe.Event): Promise<void> => {
      counts.deliveries += 1;
      await processEvent(tools, event);
    };
    await supabase.query('begin');
    for (let moment = 0; moment < 6; moment += 1) {
      for (const person of persons) {
        if (moment === 0) await subscribe(local, person, pick(Object.values(prices)));
        else if (random() < 0.7) await take(local, person.customer, pick(steps));
      }
      for (const event of await pendingEvents()) {
        counts.events += 1;
        if (random() < 0.25) counts.lost += 1;
        else waiting.push(...(random() < 0.3 ? [event, event] : [event]));
      }
      for (const event of shuffled(waiting, random).slice(0, waiting.length / 3)) {
        waiting.splice(waiting.indexOf(event), 1);
        await deliver(event);
      }
      // Renewals, retries and ends fall due on the way.
      local.advance(60 + Math.floor(random() * 14 * day));
    }
    for (const event of shuffled(waiting, random)) if (random() < 0.7) await deliver(event);
    const report = await reconcile(tools, { until: Date.now() + 60_000, every: 0 });
    await supabase.query('commit');
    expect(report).toMatchObject({ finished: true, unknown: [], missing: [], failed: [] });
    counts.repaired += report?.repaired.length ?? 0;
    expect(await stale(tools.stripe, persons)).toEqual([]);
    await local.close();
  }
  expect(counts.events).toBeGreaterThan(3 * histories);
  expect(counts.lost).toBeGreaterThan(histories / 2);
  expect(counts.repaired).toBeGreaterThan(histories / 20);
});

it('after 72 hours without deliveries, Stripe’s retries and a reconciliation repair all rows', async () => {
  const random = seededRandom(seedOf(72));
  const service = directService(supabase);
  for (const heals of ['deliveries', 'comparison'] as const) {
    const { local, persons } = await begin();
    const tools = { stripe: clientOf(local), service };
    const pendingEvents = newEvents(local);
    for (const person of persons) await subscribe(local, person);
    for (const event of await pendingEvents()) await processEvent(tools, event);
    local.advance(30 * day);
    // The outage: renewals, failures, changes and ends without any delivery.
    for (const { customer } of persons) {
      const outage = shuffled(['failingCard', 'change', 'cancel', 'end'] as const, random);
      for (const step of outage.slice(0, 2)) await take(local, customer, step);
    }
    local.advance(3 * day);
    if (heals === 'deliveries') {
      for (const event of shuffled(await pendingEvents(), random)) await processEvent(tools, event);
    } else {
      await reconcile(tools, { until: Date.now() + 60_000, every: 0 });
    }
    expect(await stale(tools.stripe, persons)).toEqual([]);
    await local.close();
  }
});

it('a renewal event that is 72 hours late locks out nobody who paid', async () => {
  const service = directService(supabase);
  const { local, persons } = await begin();
  const tools = { stripe: clientOf(local), service };
  const pendingEvents = newEvents(local);
  for (const person of persons) await subscribe(local, person);
  for (const event of await pendingEvents()) await processEvent(tools, event);
  // In the last second of the 72-hour grace period after the stored period end.
  const open = await supabase.run<Row>(
    `select count(*)::int as people from subscriptions
     where status = 'active' and paid_until + make_interval(secs => ${graceSeconds}) <= end_date
       and paid_until + interval '72 hours' - interval '1 second' between start_date and end_date`,
  );
  expect(open).toEqual([{ people }]);
  local.advance(32 * day);
  for (const event of await pendingEvents()) await processEvent(tools, event);
  expect(await stale(tools.stripe, persons)).toEqual([]);
  await local.close();
});
