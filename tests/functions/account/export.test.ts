import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import account from '../../../netlify/functions/account.mts';
import type { AccountExport } from '../../../src/domain/api/account.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { seedAccount, secretColumn, type SeededAccount } from './seeded-account.ts';
import { post } from '../fixtures/services.ts';

let services: AccountServices;
let ada: SeededAccount;
let eve: SeededAccount;
let exported: AccountExport;
let text: string;

beforeAll(async () => {
  services = await startAccountServices();
  ada = await seedAccount(services, 'ada');
  eve = await seedAccount(services, 'eve');
  await services.supabase.query(
    `insert into stripe_events (id, type, created, payload)
     select 'evt_' || user_id, 'invoice.paid', now(), jsonb_build_object('customer', stripe_customer_id)
     from billing_customers`,
  );
  await services.supabase.query(
    `insert into signals_notices (id, email, language)
     select gen_random_uuid(), upper(u.email), 'fr' from auth.users u;
     delete from address_proofs;
     insert into address_proofs (user_id) values ('${ada.id}')`,
  );
  const response = await post(account, { action: 'export' }, ada.token);
  expect(response.status).toBe(200);
  text = await response.text();
  exported = (JSON.parse(text) as { export: AccountExport }).export;
});
afterAll(() => services.close());

describe('data export', () => {
  it('contains every text of the user', () => {
    expect(ada.marks.size).toBeGreaterThan(40);
    const missing = [...ada.marks].filter(
      ([place, mark]) =>
        !secretColumn.test(place.split('.').at(-1) ?? '') &&
        place !== 'public.emails.data' &&
        !/^auth\.(flow_state|refresh_tokens)\./.test(place) &&
        !text.includes(mark),
    );
    expect(missing).toEqual([]);
    for (const word of [ada.email, `${ada.sign}audit`]) {
      expect(text).toContain(word);
    }
  });

  it('contains no secret', () => {
    const secrets = [...ada.marks].filter(([place]) =>
      secretColumn.test(place.split('.').at(-1) ?? ''),
    );
    expect(secrets.length).toBeGreaterThan(8);
    expect(secrets.filter(([, mark]) => text.includes(mark))).toEqual([]);
    expect(text).not.toMatch(/\$2[aby]\$/);
  });

  it('contains no link of a queued email, which would prove the address from the session', async () => {
    const token = `1795400000000.${'a'.repeat(64)}`;
    await services.supabase.query(
      `select enqueue_user_email('address-link:1', '${eve.id}', 'account', 'address-link',
         '{"token": "${token}"}')`,
    );
    const body = await (await post(account, { action: 'export' }, eve.token)).text();
    expect(body).toContain('"template":"address-link"');
    expect(body).not.toContain(token);
  });

  it('contains no secret in the query of a webhook’s address', async () => {
    const rows = ['/a?token=s3cret', '/b#s3cret', '/c'];
    for (const path of rows) {
      await services.supabase.query(
        `insert into signal_webhooks (user_id, name, url, recipe)
           values ('${eve.id}', '${path[1]}', 'https://hook.example.com${path}', 'json')`,
      );
    }
    const body = await (await post(account, { action: 'export' }, eve.token)).text();
    expect(body.match(/https:\/\/hook\.example\.com[^"]*/g)?.sort()).toEqual([
      'https://hook.example.com/a',
      'https://hook.example.com/b',
      'https://hook.example.com/c',
    ]);
  });

  it('contains no data of other users', () => {
    expect(text).not.toContain(eve.sign);
    expect(text).not.toContain(eve.id);
  });

  it('has a section for each table with user data and one for Stripe', async () => {
    const { data } = exported as unknown as { data: Record<string, unknown[]> };
    const tables = await services.supabase.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id'`,
    );
    expect(Object.keys(data).sort()).toEqual(
      [...tables.map(({ name }) => name), 'stripe_events', 'signals_notices'].sort(),
    );
    expect(data.stripe_events).toMatchObject([{ id: `evt_${ada.id}` }]);
    // Only for the account that has proved the address.
    expect(data.signals_notices).toMatchObject([{ email: ada.email.toUpperCase() }]);
    const unproved = await post(account, { action: 'export' }, eve.token);
    expect(await unproved.text()).toContain('"signals_notices":[]');
    expect(exported.stripe).toEqual({
      customers: [`cus_${ada.id}`],
      subscriptions: [`sub_${ada.id}`],
    });
  });

  it('has explanations in the user’s language', async () => {
    expect(exported.readme.stripe).toContain('Stripe garde');
    await services.supabase.query(
      `update profiles set language = 'en' where user_id = '${eve.id}'`,
    );
    const response = await post(account, { action: 'export' }, eve.token);
    const body = (await response.json()) as { export: AccountExport };
    expect(body.export.readme.stripe).toContain('Stripe keeps');
    expect(Object.keys(body.export.readme)).toEqual(Object.keys(exported.readme));
  });

  it('includes a table added later, without its secrets', async () => {
    await services.supabase.query(
      `create table public.letters (user_id uuid, words text, api_secret text, key_hash text);
       insert into public.letters values ('${eve.id}', 'dear', 'hush', 'hash')`,
    );
    const response = await post(account, { action: 'export' }, eve.token);
    const body = (await response.json()) as { export: { data: { letters: unknown } } };
    expect(body.export.data.letters).toEqual([{ user_id: eve.id, words: 'dear' }]);
    await services.supabase.query('drop table public.letters');
  });

  it('is limited to ten requests an hour', async () => {
    await services.supabase.query('delete from rate_limits');
    const statuses = [];
    for (let times = 0; times < 11; times += 1) {
      statuses.push((await post(account, { action: 'export' }, ada.token)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
