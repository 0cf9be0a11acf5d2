/** Deliveries that overlap, on a real PostgreSQL: of 300 lives at once none ends stale, no event is done twice. */
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { takeEvent } from '../../netlify/lib/subscriptions/process-event.ts';
import { currentRows } from '../../netlify/lib/subscriptions/sync.ts';
import { directService } from '../functions/direct-service.ts';
import { modelStripe, newTruth, take, type Truth } from '../functions/model-stripe.ts';
import { prices } from '../functions/services.ts';
import { seededRandom } from '../seeded-random.ts';
import { sample, seedOf } from '../sizes.ts';
import { startSupabase, type Supabase } from './supabase.ts';

const triples = sample(60, 300);

let supabase: Supabase;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION', prices.formation);
  vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX', prices.formationEtSignaux);
  supabase = await startSupabase({ driver: 'postgres' });
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await supabase.close();
});

/** People known here, with nothing at Stripe yet. */
async function people(count: number, name: string): Promise<Truth[]> {
  const made = await supabase.query<{ user_id: string; stripe_customer_id: string }>(
    `with u as (
       insert into auth.users (id, email)
       select gen_random_uuid(), '${name}' || n || '@example.test' from generate_series(1, ${count}) n
       returning id
     )
     insert into billing_customers (user_id, stripe_customer_id) select id, 'cus_' || id from u
     returning user_id, stripe_customer_id`,
  );
  const now = Math.floor(Date.now() / 1000);
  return made.map((row) => newTruth(row.stripe_customer_id, row.user_id, now));
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Sends an event again while another worker has it, as Stripe does. */
async function untilHeard(deliver: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await deliver();
      return;
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}

it(`${triples} triples at once leave none stale`, async () => {
  const random = seededRandom(seedOf(300));
  const truths = await people(triples, 'triple');
  const service = directService(supabase);
  await Promise.all(
    truths.map(async (truth) => {
      const left = ['subscribe', 'change', random() < 0.5 ? 'end' : 'cancel'];
      const sent: Promise<void>[] = [];
      const next = (): Promise<void> => {
        const [event] = take(truth, left.shift() ?? '', random);
        if (!event) return pause(random() * 20);
        const done = untilHeard(() => takeEvent(tools, event));
        sent.push(done);
        // What was read before may arrive after all that this delivery leads to.
        return random() < 0.7 ? done : pause(random() * 20);
      };
      // Stripe moves on as soon as it has been read, and tells of that.
      const stripe = modelStripe(() => [truth], next);
      const tools = { stripe, service };
      await next();
      while (left.length > 0) await pause(20);
      expect(sent).toHaveLength(3);
      await Promise.all(sent);
    }),
  );

  const stored = await supabase.query<Record<string, unknown>>(
    `select stripe_subscription_id as id, status, plan_key, cancel_at_period_end from subscriptions`,
  );
  expect(stored).toHaveLength(triples);
  const stale: unknown[] = [];
  const told = modelStripe(() => truths);
  for (const { customer } of truths) {
    for (const read of await currentRows(told, customer)) {
      const row = stored.find(({ id }) => id === read.stripe_subscription_id);
      const same =
        row?.status === read.status &&
        row.plan_key === read.plan_key &&
        row.cancel_at_period_end === read.cancel_at_period_end;
      if (!same) stale.push({ row, read });
    }
  }
  expect(stale).toEqual([]);
  const [waiting] = await supabase.query(
    'select count(*)::int as events from stripe_events where processed_at is null',
  );
  expect(waiting).toEqual({ events: 0 });
}, 120_000);

it('50 copies of one event at once are one reading of Stripe and one writing', async () => {
  const [truth] = await people(1, 'copy');
  if (!truth) throw new Error('Nobody.');
  const [event] = take(truth, 'subscribe', Math.random);
  if (!event) throw new Error('No event.');
  let readings = 0;
  const stripe = modelStripe(
    () => [truth],
    () => pause(20),
  );
  const list = stripe.subscriptions.list.bind(stripe.subscriptions);
  stripe.subscriptions.list = (params: Stripe.SubscriptionListParams) => {
    readings += 1;
    return list(params);
  };
  const tools = { stripe, service: directService(supabase) };
  await Promise.all(Array.from({ length: 50 }, () => takeEvent(tools, event)));
  expect(readings).toBe(1);
  const [version] = await supabase.query(
    `select sync_version::int, (select attempts from stripe_events where id = '${event.id}') as attempts
     from billing_customers where stripe_customer_id = '${truth.customer}'`,
  );
  expect(version).toEqual({ sync_version: 1, attempts: 1 });
});

it('a worker that fails lets go at once: the next copy does the work', async () => {
  const [truth] = await people(1, 'failing');
  if (!truth) throw new Error('Nobody.');
  const [event] = take(truth, 'subscribe', Math.random);
  if (!event) throw new Error('No event.');
  const service = directService(supabase);
  const broken = {
    subscriptions: {
      list: () => {
        throw new Error('Stripe is down');
      },
    },
  };
  await expect(takeEvent({ stripe: broken as unknown as Stripe, service }, event)).rejects.toThrow(
    'Stripe is down',
  );
  await takeEvent({ stripe: modelStripe(() => [truth]), service }, event);
  const rows = await supabase.query(
    `select status from subscriptions where user_id = '${truth.user}'`,
  );
  expect(rows).toEqual([{ status: 'active' }]);
});
