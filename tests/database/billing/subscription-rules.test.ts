/** The database against src/domain/billing: plans, and the access of each status. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planKeys, plans } from '../../../src/domain/billing/plans.ts';
import { subscriptionStatuses } from '../../../src/domain/billing/entitlement.ts';
import { isRunning, stripeStatuses } from '../../../src/domain/billing/stripe-status.ts';
import { decideAccess } from '../../../src/domain/shared/access.ts';
import { startSupabase, type Person, type Supabase } from '../fixtures/supabase.ts';

let supabase: Supabase;
let person: Person;
beforeAll(async () => {
  supabase = await startSupabase();
  person = await supabase.createUser('rules@example.test', 'correct horse');
});
afterAll(() => supabase.close());

const hour = 3_600_000;
const at = (offset: number) => new Date(Date.now() + offset).toISOString();
let made = 0;

/** Stores one row, replacing all others unless `beside`. */
async function store(row: Readonly<Record<string, string>>, beside = false): Promise<void> {
  const values = {
    user_id: person.id,
    stripe_subscription_id: `sub_${(made += 1)}`,
    stripe_customer_id: 'cus_1',
    stripe_price_id: 'price_1',
    plan_key: 'formation',
    amount: '1',
    currency: 'eur',
    start_date: at(-hour),
    end_date: at(hour),
    ...row,
  };
  const quoted = Object.values(values).map((value) => `'${value}'`);
  if (!beside) await supabase.query(`delete from subscriptions where user_id = '${person.id}'`);
  await supabase.query(
    `insert into subscriptions (${Object.keys(values).join(', ')}) values (${quoted.join(', ')})`,
  );
}

describe('has_access() agrees with decideAccess()', () => {
  const dates = [
    ['before it starts', at(hour), at(2 * hour)],
    ['within its dates', at(-hour), at(hour)],
    ['after its end', at(-2 * hour), at(-hour)],
  ] as const;

  it.each(subscriptionStatuses)('for %s, on every date, with every plan', async (status) => {
    for (const [when, start_date, end_date] of dates) {
      for (const key of planKeys) {
        await store({ status, plan_key: key, start_date, end_date });
        const includes_signals = plans[key].includesSignals;
        for (const signals of [false, true]) {
          const wanted = decideAccess(
            signals ? 'signals' : 'subscription',
            'signed-in',
            { status, start_date, end_date, includes_signals },
            new Date(),
          );
          const answer = await person.client.rpc('has_access', { signals });
          expect(answer.data, `${when}, ${key}, signals: ${signals}`).toBe(wanted === 'open');
        }
      }
    }
  });
});

it('duplicate_subscriptions() counts charged subscriptions, not a paused one', async () => {
  const charged: string[] = [];
  for (const stripe_status of stripeStatuses) {
    await store({ status: 'canceled', stripe_status });
    await store({ status: 'canceled', stripe_status }, true);
    const doubled = await supabase.query('select * from public.duplicate_subscriptions()');
    if (doubled.length > 0) charged.push(stripe_status);
  }
  expect(charged).toEqual(
    stripeStatuses.filter((status) => isRunning(status) && status !== 'paused'),
  );
});

describe('the plans of the database', () => {
  it.each(planKeys)('include %s, with signals or without', async (key) => {
    await store({ status: 'active', plan_key: key });
    const [row] = await supabase.query<{ includes_signals: boolean }>(
      `select includes_signals from subscriptions where user_id = '${person.id}'`,
    );
    expect(row?.includes_signals).toBe(plans[key].includesSignals);
  });

  it.each(['subscriptions', 'checkout_evidence'])(
    'are the only ones that %s allows',
    async (table) => {
      const [row] = await supabase.query<{ definition: string }>(
        `select pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = 'public.${table}'::regclass and conname = '${table}_plan_key_check'`,
      );
      const keys = [...(row?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, key]) => key);
      expect(keys).toEqual([...planKeys]);
    },
  );
});
