/**
 * Concurrent deliveries, on a real PostgreSQL: no subscription row ends stale, no event is
 * processed twice.
 */
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { LocalStripe } from '../../../local/stripe/index.ts';
import { processEvent } from '../../../netlify/lib/subscriptions/process-event.ts';
import { currentRows, readSubscriptions } from '../../../netlify/lib/subscriptions/sync.ts';
import { directService } from '../../functions/fixtures/direct-service.ts';
import { prices } from '../../functions/fixtures/services.ts';
import {
  clientOf,
  newestEvent,
  startOwnStripe,
  subscribe,
  take,
} from '../../functions/subscriptions/stripe-histories.ts';
import { seededRandom } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';
import { startSupabase, type Supabase } from '../fixtures/supabase.ts';

const triples = sample(20, 300);

let supabase: Supabase;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION', prices.formation);
  vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX', prices.formationEtSignaux);
  supabase = await startSupabase({ connections: 20 });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const local of open) await local.close();
  await supabase.close();
});

interface Person {
  readonly user: string;
  /** Their customer at their own local Stripe. */
  readonly customer: string;
  readonly local: LocalStripe;
}

const open: LocalStripe[] = [];

/** A known user who has bought nothing yet. */
async function newPerson(email: string): Promise<Person> {
  const local = await startOwnStripe();
  open.push(local);
  const { id: customer } = await clientOf(local).customers.create({});
  const [row] = await supabase.query<{ user_id: string }>(
    `with u as (
       insert into auth.users (id, email) values (gen_random_uuid(), '${email}') returning id
     )
     insert into billing_customers (user_id, stripe_customer_id) select id, '${customer}' from u
     returning user_id`,
  );
  return { user: row?.user_id ?? '', customer, local };
}

/** A new subscriber, and the event that created the subscription. */
async function newSubscriber(email: string): Promise<Person & { event: Stripe.Event }> {
  const person = await newPerson(email);
  await subscribe(person.local, person);
  return { ...person, event: await newestEvent(person.local, 'customer.subscription.created') };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Retries an event while another worker has it, as Stripe does. */
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

it(`${triples} concurrent triples of events leave no stale row`, async () => {
  const random = seededRandom(seedOf(300));
  const persons: Person[] = [];
  for (let n = 0; n < triples; n += 1) persons.push(await newPerson(`triple${n}@example.test`));
  const service = directService(supabase);
  await Promise.all(
    persons.map(async ({ local, customer, user }) => {
      const left: readonly (readonly [string, () => Promise<void>])[] = [
        ['created', () => subscribe(local, { customer, user })],
        ['updated', () => take(local, customer, 'change')],
        random() < 0.5
          ? ['deleted', () => take(local, customer, 'end')]
          : ['updated', () => take(local, customer, 'cancel')],
      ];
      let taken = 0;
      const sent: Promise<void>[] = [];
      const next = async (): Promise<void> => {
        const [eventType, step] = left[taken] ?? [];
        taken += 1;
        await step?.();
        if (eventType === undefined) return pause(random() * 20);
        const event = await newestEvent(local, `customer.subscription.${eventType}`);
        const done = untilHeard(() => processEvent(tools, event));
        sent.push(done);
        // An older read may arrive after everything that this delivery triggers.
        return random() < 0.7 ? done : pause(random() * 20);
      };
      // Right after each read, Stripe's state changes, with an event.
      const tools = { stripe: clientOf(local, next), service };
      await next();
      while (sent.length < left.length) await pause(20);
      expect(sent).toHaveLength(3);
      await Promise.all(sent);
    }),
  );

  const stored = await supabase.query<Record<string, unknown>>(
    `select stripe_subscription_id as id, status, plan_key, cancel_at_period_end from subscriptions`,
  );
  expect(stored).toHaveLength(triples);
  const stale: unknown[] = [];
  for (const { customer, local } of persons) {
    const stripe = clientOf(local);
    const subscriptions = await readSubscriptions(stripe, customer);
    for (const read of await currentRows(stripe, customer, subscriptions)) {
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
});

it('50 concurrent copies of one event make one Stripe read and one write', async () => {
  const { customer, local, event } = await newSubscriber('copy@example.test');
  let readings = 0;
  const stripe = clientOf(local, () => pause(20));
  const list = stripe.subscriptions.list.bind(stripe.subscriptions);
  stripe.subscriptions.list = (params: Stripe.SubscriptionListParams) => {
    readings += 1;
    return list(params);
  };
  const tools = { stripe, service: directService(supabase) };
  await Promise.all(Array.from({ length: 50 }, () => processEvent(tools, event)));
  expect(readings).toBe(1);
  const [version] = await supabase.query(
    `select sync_version::int, (select attempts from stripe_events where id = '${event.id}') as attempts
     from billing_customers where stripe_customer_id = '${customer}'`,
  );
  expect(version).toEqual({ sync_version: 1, attempts: 1 });
});

it('a failing worker releases its lease at once, and the next copy processes the event', async () => {
  const { user, local, event } = await newSubscriber('failing@example.test');
  const service = directService(supabase);
  const broken = {
    subscriptions: {
      list: () => {
        throw new Error('Stripe is down');
      },
    },
  };
  await expect(
    processEvent({ stripe: broken as unknown as Stripe, service }, event),
  ).rejects.toThrow('Stripe is down');
  await processEvent({ stripe: clientOf(local), service }, event);
  const rows = await supabase.query(`select status from subscriptions where user_id = '${user}'`);
  expect(rows).toEqual([{ status: 'active' }]);
});
