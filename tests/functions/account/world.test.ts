/** Account functions as deployed: packed and called over HTTP, in the whole local world. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeAt, stepAt } from '../../../local/supabase/totp.ts';
import { startWorld, type World } from '../../../local/world.ts';

let dataDir: string;
let world: World;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'account-world-'));
  mkdirSync(join(dataDir, 'site'));
  writeFileSync(join(dataDir, 'site/fr.html'), '<h1>Bonjour</h1>');
  world = await startWorld({ dataDir, port: 0 });
  await world.warm;
});
afterAll(async () => {
  await world.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function signIn(role: string): Promise<SupabaseClient> {
  const { email = '', password = '' } = world.info.accounts.find((one) => one.role === role) ?? {};
  const client = createClient(world.origin, world.info.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

async function call(client: SupabaseClient, name: string, body: object): Promise<unknown> {
  const { data } = await client.auth.getSession();
  const response = await fetch(`${world.origin}/.netlify/functions/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

async function mailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const inbox = (await (await fetch(world.info.inbox)).json()) as {
    to: string;
    subject: string;
    text: string;
  }[];
  return inbox.filter(({ to }) => to === address);
}

it('adds a second factor with recovery codes and removes it with one of them', async () => {
  const client = await signIn('member');
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (enrolled.error) throw enrolled.error;
  const code = codeAt(enrolled.data.totp.secret, stepAt(Date.now()));
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId: enrolled.data.id,
    code,
  });
  if (error) throw error;
  const made = (await call(client, 'two-factor', { action: 'new-codes' })) as { codes: string[] };
  expect(made).toMatchObject({ status: 200 });
  expect(made.codes).toHaveLength(10);
  expect((await client.rpc('recovery_codes_left')).data).toBe(10);

  const elsewhere = await signIn('member');
  const refused = { status: 403, error: { code: 'second_factor_required' } };
  expect(await call(elsewhere, 'account', { action: 'export' })).toMatchObject(refused);
  expect(await call(elsewhere, 'two-factor', { action: 'new-codes' })).toMatchObject(refused);
  expect((await elsewhere.from('profiles').select('*')).data).toEqual([]);
  const wrong = { action: 'use-code', code: 'AAAA-AAAA' };
  expect(await call(elsewhere, 'two-factor', wrong)).toMatchObject({
    status: 400,
    error: { code: 'invalid_code' },
  });
  const right = { action: 'use-code', code: made.codes[3] };
  expect(await call(elsewhere, 'two-factor', right)).toEqual({ status: 200, removed: true });
  const refreshed = await elsewhere.auth.refreshSession();
  expect(refreshed.error).toBeNull();
  expect((await elsewhere.auth.mfa.listFactors()).data?.totp).toEqual([]);
  expect((await elsewhere.from('profiles').select('*')).data).toHaveLength(1);
  expect(await call(elsewhere, 'account', { action: 'export' })).toMatchObject({ status: 200 });
});

it('exports a subscriber’s data, then erases the account and confirms it by email', async () => {
  const client = await signIn('signals');
  const address = 'signaux@demo.example';
  const exported = (await call(client, 'account', { action: 'export' })) as {
    export: { data: { subscriptions: unknown[] }; stripe: { customers: string[] } };
  };
  expect(exported.export.data.subscriptions).toHaveLength(1);
  expect(exported.export.stripe.customers).toHaveLength(1);
  const deletion = { action: 'delete', confirmation: address, lang: 'en' };
  expect(await call(client, 'account', deletion)).toEqual({
    status: 200,
    deleted: true,
    kept: ['invoices', 'checkout_evidence'],
  });
  const [mail] = await mailsTo(address);
  expect(mail?.subject).toBe('Your account has been erased');
  expect(mail?.text).toContain('Your invoices');
  expect(await call(client, 'account', deletion)).toMatchObject({ status: 401 });
  await expect(signIn('signals')).rejects.toMatchObject({ code: 'invalid_credentials' });
});

it('runs the scheduled function, which no visitor can call', async () => {
  const response = await world.run('deliver');
  expect(response.status).toBe(200);
  const visited = await fetch(`${world.origin}/.netlify/functions/deliver`, { method: 'POST' });
  expect(visited.status).toBe(404);
  await visited.body?.cancel();
});
