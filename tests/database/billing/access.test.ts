/** `has_access` agrees with the rules of the pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  decideAccess,
  isActive,
  type SubscriptionPeriod,
} from '../../../src/domain/shared/access.ts';
import { startSupabase, type Person, type Row, type Supabase } from '../fixtures/supabase.ts';

let supabase: Supabase;
let owner: Person;
let other: Person;

beforeAll(async () => {
  supabase = await startSupabase();
  owner = await supabase.createUser('owner@example.test', 'correct horse');
  other = await supabase.createUser('other@example.test', 'correct horse');
});
afterAll(() => supabase.close());

describe('has_access', () => {
  const hour = 3_600_000;
  const at = (offset: number) => new Date(Date.now() + offset).toISOString();
  const periods: [string, Omit<SubscriptionPeriod, 'includes_signals'>][] = [
    ['running', { status: 'active', start_date: at(-hour), end_date: at(hour) }],
    ['not started', { status: 'active', start_date: at(hour), end_date: at(2 * hour) }],
    ['over', { status: 'active', start_date: at(-2 * hour), end_date: at(-hour) }],
    ['canceled', { status: 'canceled', start_date: at(-hour), end_date: at(hour) }],
    ['past due', { status: 'past_due', start_date: at(-hour), end_date: at(hour) }],
    ['of an unknown price', { status: 'unknown_price', start_date: at(-hour), end_date: at(hour) }],
  ];

  for (const [name, period] of periods) {
    for (const signals of [false, true]) {
      it(`agrees with src/domain/shared/access.ts: ${name}, ${signals ? 'with' : 'without'} signals`, async () => {
        await subscribe(owner, {
          ...period,
          plan_key: signals ? 'formationEtSignaux' : 'formation',
        });
        const row = { ...period, includes_signals: signals };
        const now = new Date();
        for (const asked of [false, true]) {
          const requirement = asked ? 'signals' : 'subscription';
          const wanted = decideAccess(requirement, 'signed-in', row, now) === 'open';
          const answer = await owner.client.rpc('has_access', { signals: asked });
          expect(answer.data).toBe(wanted);
        }
        expect((await owner.client.rpc('has_access')).data).toBe(isActive(row, now));
      });
    }
  }

  it('checks the caller only, and returns false for null', async () => {
    await subscribe(owner, { ...periods[0]?.[1], plan_key: 'formation' });
    expect((await other.client.rpc('has_access')).data).toBe(false);
    expect((await owner.client.rpc('has_access', { signals: null })).data).toBe(false);
    expect((await supabase.clientFor(supabase.secretKey).rpc('has_access')).data).toBeNull();
    const anybody = await supabase.clientFor(supabase.publishableKey).rpc('has_access');
    expect(anybody.error?.code).toBe('42501');
  });

  it('is false for an active row without a plan', async () => {
    await expect(subscribe(owner, { ...periods[0]?.[1], plan_key: null })).rejects.toThrow(
      'active_needs_a_plan',
    );
  });
});

async function subscribe(person: Person, values: Row): Promise<void> {
  await supabase.query(`delete from subscriptions where user_id = '${person.id}'`);
  const row = {
    user_id: person.id,
    stripe_subscription_id: `sub_${person.id}`,
    stripe_customer_id: 'cus_1',
    stripe_price_id: 'price_1',
    amount: 24_999,
    currency: 'eur',
    ...values,
  };
  const columns = Object.keys(row).join(', ');
  await supabase.query(
    `insert into subscriptions (${columns}) select ${columns}
     from jsonb_populate_record(null::subscriptions, '${JSON.stringify(row)}')`,
  );
}
