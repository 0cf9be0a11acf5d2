/** The admin API of the local Auth, through supabase-js. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSupabase, type Supabase } from '../../../database/fixtures/supabase.ts';

let supabase: Supabase;
beforeAll(async () => {
  supabase = await startSupabase();
});
afterAll(async () => {
  await supabase.close();
});

const password = 'correct horse battery';
const admin = () => supabase.clientFor(supabase.secretKey).auth.admin;

it('the admin API reads, lists and creates users', async () => {
  const made = await admin().createUser({
    email: 'Made@example.test',
    password,
    email_confirm: true,
    user_metadata: { first_name: 'Ada' },
  });
  expect(made.data.user).toMatchObject({ email: 'made@example.test' });
  const id = made.data.user?.id ?? '';
  const again = await admin().createUser({ email: 'made@example.test', password });
  expect(again.error?.code).toBe('email_exists');
  expect((await admin().getUserById(id)).data.user?.user_metadata).toMatchObject({
    first_name: 'Ada',
  });
  expect((await admin().getUserById(randomUUID())).error?.code).toBe('user_not_found');

  await supabase.createUser('second@example.test', password);
  const page = await admin().listUsers({ page: 1, perPage: 1 });
  const next = await admin().listUsers({ page: 2, perPage: 1 });
  const emails = [...page.data.users, ...next.data.users].map(({ email }) => email);
  expect(emails).toEqual(['second@example.test', 'made@example.test']);
});

it('the admin API updates users', async () => {
  const { id } = await supabase.createUser('change@example.test', password, { a: 1, b: 2 });
  const { data } = await admin().updateUserById(id, {
    email: 'changed@example.test',
    password: 'another password',
    user_metadata: { b: null, c: 3 },
    app_metadata: { role: 'editor' },
  });
  expect(data.user).toMatchObject({
    email: 'changed@example.test',
    user_metadata: { a: 1, c: 3 },
    app_metadata: { role: 'editor', provider: 'email' },
  });
  expect(data.user?.user_metadata).not.toHaveProperty('b');
  const { auth } = supabase.clientFor(supabase.publishableKey);
  const signedIn = await auth.signInWithPassword({
    email: 'changed@example.test',
    password: 'another password',
  });
  expect(signedIn.error).toBeNull();
});

it('the admin API deletes a user with all their rows in the schema of Auth', async () => {
  const email = 'trace-of-somebody@example.test';
  const { id, token } = await supabase.createUser(email, password, { full_name: 'Trace' });
  await supabase.proveAddress(id);
  await supabase.query(
    `insert into auth.mfa_factors (user_id, secret) values ('${id}', 'trace-of-somebody');
     insert into auth.flow_state (id, user_id, authentication_method, provider_type)
     values ('${randomUUID()}', '${id}', 'oauth', 'google')`,
  );
  expect((await admin().deleteUser(id)).error).toBeNull();
  const tables = await supabase.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('auth', 'public') and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables) {
    const rows = await supabase.query(
      `select 1 from ${name} t
       where t::text ilike '%${id}%' or t::text ilike '%trace-of-somebody%'`,
    );
    expect(rows, name).toEqual([]);
  }
  const { auth } = supabase.clientFor(supabase.publishableKey);
  expect((await auth.getUser(token)).error?.status).toBe(403);
});

it('the admin API refuses everybody without the secret key', async () => {
  const person = await supabase.createUser('curious@example.test', password);
  const call = async (headers: Record<string, string>) => {
    const url = `${supabase.url}/auth/v1/admin/users/${person.id}`;
    const answers = await Promise.all(
      ['GET', 'PUT', 'DELETE'].map((method) =>
        fetch(url, { method, headers, ...(method === 'PUT' ? { body: '{}' } : {}) }),
      ),
    );
    return answers.map(({ status }) => status);
  };
  const { publishableKey: apikey, secretKey } = supabase;
  expect(await call({})).toEqual([401, 401, 401]);
  expect(await call({ apikey })).toEqual([401, 401, 401]);
  expect(await call({ apikey: 'sb_secret_guess' })).toEqual([401, 401, 401]);
  const mine = { apikey, authorization: `Bearer ${person.token}` };
  expect(await call(mine)).toEqual([403, 403, 403]);
  expect(await call({ ...mine, apikey: secretKey })).toEqual([403, 403, 403]);
  const inBrowser = { apikey: secretKey, 'user-agent': 'Mozilla/5.0 (X11)' };
  expect(await call(inBrowser)).toEqual([401, 401, 401]);
  expect((await admin().getUserById(person.id)).data.user?.email).toBe('curious@example.test');
});
