/** Database rules of checkout evidence: immutable, limited, and kept after the account. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSupabase, type Person, type Row, type Supabase } from '../fixtures/supabase.ts';

let supabase: Supabase;
let owner: Person;
let other: Person;

beforeAll(async () => {
  supabase = await startSupabase({ connections: 10 });
  owner = await supabase.createUser('owner@example.test', 'correct horse');
  other = await supabase.createUser('other@example.test', 'correct horse');
});
afterAll(() => supabase.close());

describe('checkout evidence', () => {
  const offer = { price_id: 'price_1', plan_key: 'formation', amount: 24_999, currency: 'eur' };
  const accepted = { ...offer, language: 'fr', terms_version: '2026-11-20', waiver: true };

  const policy = /row-level security|policy/i;
  it.each<[string, Row, RegExp]>([
    ['for another user', { user_id: 'other' }, policy],
    ['already linked to a session', { checkout_session_id: 'cs_1' }, policy],
    ['without terms', { terms_version: null }, policy],
    ['without a language', { language: null }, policy],
    ['for an unknown plan', { plan_key: 'platinum' }, /checkout_evidence_plan_key_check/],
    ['with a negative price', { amount: -1 }, /checkout_evidence_amount_check/],
  ])('is rejected %s', async (_, change, reason) => {
    const row = { ...accepted, user_id: owner.id, ...change };
    if (row.user_id === 'other') row.user_id = other.id;
    const { error } = await owner.client.from('checkout_evidence').insert(row);
    expect(error?.message).toMatch(reason);
  });

  it('has the server’s timestamp and is immutable', async () => {
    const row = { ...accepted, user_id: owner.id, created_at: '2020-01-01T00:00:00Z' };
    expect((await owner.client.from('checkout_evidence').insert(row)).error).toBeNull();
    const [kept] = await supabase.query<{ id: string; age: number }>(
      `select id, extract(epoch from now() - created_at)::int as age from checkout_evidence`,
    );
    expect(kept?.age).toBeLessThan(60);
    const service = supabase.clientFor(supabase.secretKey).from('checkout_evidence');
    const id = kept?.id ?? '';
    expect((await service.update({ waiver: false }).eq('id', id)).error?.code).toBe('42501');
    expect((await service.update({ checkout_session_id: 'cs_1' }).eq('id', id)).error).toBeNull();
    expect((await service.update({ checkout_session_id: 'cs_2' }).eq('id', id)).error?.code).toBe(
      '42501',
    );
  });

  it('takes the consent given on Stripe’s page once, where nothing was accepted before', async () => {
    const rows = supabase.clientFor(supabase.secretKey).from('checkout_evidence');
    const row = { ...accepted, user_id: owner.id, terms_version: null, waiver: false };
    const { data } = await rows.insert(row).select('id').single();
    const id = String(data?.id);
    const consent = { terms_version: 'v', waiver: true };
    expect((await rows.update(consent).eq('id', id)).error?.code).toBe('42501');
    const dated = { ...consent, accepted_at_stripe: '2026-11-23T10:00:00Z' };
    expect((await rows.update(dated).eq('id', id)).error).toBeNull();
    for (const change of [
      { terms_version: 'w' },
      { waiver: false },
      { accepted_at_stripe: null },
    ]) {
      expect((await rows.update(change).eq('id', id)).error?.code).toBe('42501');
    }
  });

  it('is limited to 60 rows an hour and user, in one request or many', async () => {
    const eager = await supabase.createUser('eager@example.test', 'correct horse');
    const rows = eager.client.from('checkout_evidence');
    const row = { ...accepted, user_id: eager.id };
    expect((await rows.insert(Array.from({ length: 61 }, () => row))).error?.code).toBe('42501');
    expect((await rows.insert(Array.from({ length: 60 }, () => row))).error).toBeNull();
    expect((await rows.insert(row)).error?.code).toBe('42501');
    const claim = { p_user: eager.id, p_price: 'p', p_plan: 'formation', p_amount: 1 };
    const service = supabase.clientFor(supabase.secretKey);
    const own = await service.rpc('claim_checkout_evidence', {
      ...claim,
      p_currency: 'eur',
      p_terms: 'v',
    });
    expect(own.error).toBeNull();
    await supabase.query(`delete from checkout_evidence where user_id = '${eager.id}'`);
  });

  it('is limited to 60 rows an hour and user, in concurrent requests', async () => {
    const hasty = await supabase.createUser('hasty@example.test', 'correct horse');
    const row = { ...accepted, user_id: hasty.id };
    const rows = Array.from({ length: 20 }, () => row);
    // Opens all connections.
    await Promise.all(Array.from({ length: 10 }, () => supabase.query('select pg_sleep(0.2)')));
    const inserts = Array.from({ length: 12 }, () =>
      hasty.client.from('checkout_evidence').insert(rows),
    );
    const stored = (await Promise.all(inserts)).filter(({ error }) => error === null);
    expect(stored).toHaveLength(3);
    await supabase.query(`delete from checkout_evidence where user_id = '${hasty.id}'`);
  });

  it('outlives the account, unlike all other data', async () => {
    const leaver = await supabase.createUser('leaver@example.test', 'correct horse');
    await supabase.query(
      `insert into subscriptions (user_id, stripe_subscription_id, stripe_customer_id, stripe_price_id,
         amount, currency, status, start_date, end_date)
       values ('${leaver.id}', 'sub_1', 'cus_1', 'price_1', 24999, 'eur', 'canceled', '2026-01-01', '2026-02-01')`,
    );
    await leaver.client.from('checkout_evidence').insert({ ...accepted, user_id: leaver.id });
    await supabase.query(`delete from auth.users where id = '${leaver.id}'`);
    const [left] = await supabase.query(
      `select (select count(*) from profiles where user_id = '${leaver.id}')::int as profiles,
        (select count(*) from subscriptions where user_id = '${leaver.id}')::int as subscriptions,
        (select count(*) from checkout_evidence where user_id is null)::int as evidence`,
    );
    expect(left).toEqual({ profiles: 0, subscriptions: 0, evidence: 1 });
  });
});
