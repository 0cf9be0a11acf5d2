/** Rate limits of the local Auth. */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmailjs } from '../../../../local/mail/emailjs.ts';
import { root } from '../../../../local/settings.ts';
import { createLimits, limits as rules } from '../../../../local/supabase/limits.ts';
import { startSupabase, type Supabase } from '../../../database/fixtures/supabase.ts';
import { postToAuth, password } from './fixtures.ts';

let supabase: Supabase;
beforeAll(async () => {
  supabase = await startSupabase();
});
afterAll(async () => {
  await supabase.close();
});

/** A caller can forge these headers: they must be ignored. */
const postForged = (path: string, body: object, caller: string, from = supabase) =>
  postToAuth(from, path, body, caller, {
    'x-forwarded-for': randomUUID(),
    'x-real-ip': randomUUID(),
  });

const signIn = (email: string, given: string, caller: string, from = supabase) =>
  postForged('token?grant_type=password', { email, password: given }, caller, from);

describe('failed sign-ins', () => {
  it('are counted per caller and in total', async () => {
    const email = 'target@example.test';
    const owner = await supabase.createUser(email, password);
    for (let time = 0; time < 20; time += 1) {
      expect((await signIn(email, password, 'owner')).status).toBe(200);
    }
    const stranger = async () => (await signIn(email, 'a guess', 'stranger')).status;
    const { most } = rules['failed-password'];
    const statuses = [];
    for (let time = 0; time < most + 2; time += 1) statuses.push(await stranger());
    expect(statuses).toEqual([...Array<number>(most).fill(400), 429, 429]);

    const refused = await signIn(email, password, 'stranger');
    expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(rules['failed-password'].seconds);

    // The owner, from another address: neither signed out nor locked out.
    expect((await signIn(email, password, 'owner')).status).toBe(200);
    expect((await owner.client.auth.getUser(owner.token)).data.user?.email).toBe(email);

    for (let caller = 0; caller < 10; caller += 1) {
      for (let time = 0; time < most; time += 1) await signIn(email, 'a guess', `bot${caller}`);
    }
    expect((await signIn(email, 'a guess', 'one more')).status).toBe(429);
    expect((await owner.client.auth.getUser(owner.token)).data.user?.email).toBe(email);
  });

  it('with an emailed code are counted too', async () => {
    const verify = async () => {
      const body = { email: 'coded@example.test', token: '000000', type: 'signup' };
      return (await postForged('verify', body, 'guesser')).status;
    };
    const { most } = rules['failed-code'];
    const statuses = [];
    for (let time = 0; time < most + 1; time += 1) statuses.push(await verify());
    expect(statuses).toEqual([...Array<number>(most).fill(403), 429]);
  });
});

describe('emails', () => {
  it('to one address are counted, whatever the caller', async () => {
    const { most } = rules['mail-to'];
    const statuses = [];
    for (let time = 0; time < most + 1; time += 1) {
      const answer = await postForged('recover', { email: 'Flood@example.test' }, `caller ${time}`);
      statuses.push(answer.status);
      if (answer.status !== 429) continue;
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(await answer.json()).toMatchObject({ error_code: 'over_email_send_rate_limit' });
    }
    expect(statuses).toEqual([...Array<number>(most).fill(200), 429]);
  });

  it('with a code by EmailJS are counted with the others', async () => {
    const ids = { serviceId: 'service', templateId: 'template', publicKey: 'key' };
    const limits = createLimits(
      (sql, [key, most, seconds] = []) =>
        supabase.query(
          sql
            .replace('$1', `'${key as string}'`)
            .replace('$2', String(most))
            .replace('$3', String(seconds)),
        ),
      'secret',
    );
    const deliver = vi.fn(async () => undefined);
    const emailjs = await startEmailjs({ ...ids, mail: { deliver }, limits });
    const send = () =>
      fetch(`${emailjs.url}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'x-forwarded-for': randomUUID() },
        body: JSON.stringify({
          service_id: ids.serviceId,
          template_id: ids.templateId,
          user_id: ids.publicKey,
          template_params: { to_email: 'code@example.test', to_name: '', verification_code: '1' },
        }),
      });
    const { most } = rules['mail-to'];
    for (let time = 0; time < most; time += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, await refused.text()]).toEqual([429, 'Too Many Requests']);
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(deliver).toHaveBeenCalledTimes(most);
    await emailjs.close();
  });
});

it('a Google sign-in code is accepted once, 100 times of 100', async () => {
  const person = await supabase.createUser('google@example.test', password);
  const verifier = 'v'.repeat(64);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  let refused = 0;
  for (let round = 0; round < 100; round += 1) {
    const code = randomUUID();
    await supabase.query(
      `insert into auth.flow_state (id, user_id, auth_code, authentication_method,
         code_challenge_method, code_challenge, provider_type)
       values ('${randomUUID()}', '${person.id}', '${code}', 'oauth', 's256', '${challenge}', 'google')`,
    );
    const exchange = () =>
      postForged('token?grant_type=pkce', { auth_code: code, code_verifier: verifier }, 'here');
    expect((await exchange()).status).toBe(200);
    if ((await exchange()).status === 404) refused += 1;
  }
  expect(refused).toBe(100);
});

describe('1,000 concurrent calls, on many connections', () => {
  let postgres: Supabase;
  beforeAll(async () => {
    postgres = await startSupabase({ connections: 20 });
  });
  afterAll(() => postgres.close());

  it('are counted exactly', async () => {
    const calls = Array.from({ length: 1000 }, (_, index) =>
      postForged('recover', { email: `p${index}@example.test` }, 'one caller', postgres),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    const { most } = rules.recover;
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1000 - most);
  });

  it('guess a password only as often as allowed', async () => {
    await postgres.createUser('parallel@example.test', password);
    const guesses = Array.from({ length: 1000 }, (_, index) =>
      signIn('parallel@example.test', `guess ${index}`, `caller ${index % 200}`, postgres),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    const { most } = rules['failed-password-anywhere'];
    expect(statuses.filter((status) => status === 400)).toHaveLength(most);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1000 - most);
  });
});

it('the hosted limits match the documented ones', () => {
  const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8');
  for (const limit of Object.values(rules)) {
    if (!('hosted' in limit)) continue;
    expect(config).toMatch(new RegExp(`^${limit.hosted.name} = ${limit.hosted.most}$`, 'm'));
  }
});
