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
  supabase = await startSupabase({ connections: 10 });
  owner = await supabase.createUser('owner@example.test', 'correct horse');
  other = await supabase.createUser('other@example.test', 'correct horse');
});
afterAll(() => supabase.close());

it('a new function cannot be called by anybody until granted', async () => {
  const [closed] = await supabase.query(
    `create function public.made_later() returns integer language sql as 'select 1';
     select has_function_privilege('anon', 'public.made_later()', 'execute') as anon,
       has_function_privilege('authenticated', 'public.made_later()', 'execute') as authenticated`,
  );
  await supabase.query('drop function public.made_later()');
  expect(closed).toEqual({ anon: false, authenticated: false });
});

describe('profiles', () => {
  const profile = async (id: string) =>
    (
      await supabase.query(
        `select first_name, last_name, language from profiles where user_id = '${id}'`,
      )
    )[0];

  it.each([
    [
      'sign-up',
      { first_name: ' Ada ', last_name: 'Lovelace', language: 'en' },
      ['Ada', 'Lovelace', 'en'],
    ],
    ['Google', { given_name: 'Ada', family_name: 'Lovelace' }, ['Ada', 'Lovelace', 'fr']],
    ['one name', { full_name: 'Ada King Lovelace' }, ['Ada', 'King Lovelace', 'fr']],
    ['nothing', {}, ['', '', 'fr']],
    ['nonsense', { first_name: { a: 1 }, last_name: null, language: 'de' }, ['{"a": 1}', '', 'fr']],
    ['a long name', { first_name: 'é'.repeat(5_000) }, ['é'.repeat(100), '', 'fr']],
  ])('are created from %s', async (name, data, [first_name, last_name, language]) => {
    const { id } = await supabase.createUser(
      `${name.replaceAll(' ', '')}@example.test`,
      'correct horse',
      data,
    );
    expect(await profile(id)).toEqual({ first_name, last_name, language });
  });

  it.each<[string, Row, RegExp]>([
    ['another user id', { user_id: 'other' }, /part of a profile cannot change/],
    [
      'another creation date',
      { created_at: '2020-01-01T00:00:00Z' },
      /part of a profile cannot change/,
    ],
    ['another terms version', { terms_version: '2020-01-01' }, /part of a profile cannot change/],
    ['an unknown language', { language: 'de' }, /profiles_language_check/],
    ['a name of 101 characters', { first_name: 'x'.repeat(101) }, /profiles_first_name_check/],
  ])('reject %s', async (_, change, reason) => {
    const wanted = change.user_id === 'other' ? { user_id: other.id } : change;
    const { error } = await owner.client.from('profiles').update(wanted).eq('user_id', owner.id);
    expect(error?.message).toMatch(reason);
  });

  it('cannot be created for an account that does not exist', async () => {
    const { error } = await supabase
      .clientFor(supabase.publishableKey)
      .from('profiles')
      .insert({ user_id: crypto.randomUUID() });
    expect(error?.code).toBe('42501');
  });
});

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
    await subscribe(leaver, {
      status: 'canceled',
      start_date: '2026-01-01',
      end_date: '2026-02-01',
    });
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
