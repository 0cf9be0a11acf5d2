/** Second factors at the local Supabase, through supabase-js. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../../../local/mail/index.ts';
import { codeAt, stepAt, stepOf, toBase32 } from '../../../../local/supabase/totp.ts';
import { startSupabase, type Supabase } from '../../../database/fixtures/supabase.ts';

let supabase: Supabase;
const mails: OutgoingMail[] = [];

beforeAll(async () => {
  supabase = await startSupabase({ mails });
});
afterAll(async () => {
  await supabase.close();
});

const password = 'correct horse battery';
let people = 0;

/** A separate signed-in browser. */
async function browser(email: string): Promise<SupabaseClient> {
  const client = createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

async function newPerson(): Promise<{ email: string; id: string }> {
  people += 1;
  const email = `factor${people}@example.test`;
  const { id } = await supabase.createUser(email, password, { language: 'en' });
  await supabase.proveAddress(id);
  return { email, id };
}

async function enrol(client: SupabaseClient, friendlyName = 'Telephone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return data;
}

/** Answers a new challenge with the code that is `beside` steps from the present one. */
async function give(client: SupabaseClient, factorId: string, secret: string, beside = 0) {
  const code = codeAt(secret, stepAt(Date.now()) + beside);
  return client.auth.mfa.challengeAndVerify({ factorId, code });
}

async function level(client: SupabaseClient) {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
}

describe('codes', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('follow RFC 6238 at %d s', (seconds, code) => {
    const secret = toBase32(Buffer.from('12345678901234567890'));
    expect(codeAt(secret, stepAt(seconds * 1000), 8)).toBe(code);
  });

  it('are accepted one step early or late, and no more', () => {
    const secret = toBase32(Buffer.from('12345678901234567890'));
    const now = 1_234_567_890_000;
    const taken = [-2, -1, 0, 1, 2].map((beside) =>
      stepOf(codeAt(secret, stepAt(now) + beside), secret, now),
    );
    const step = stepAt(now);
    expect(taken).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });
});

describe('a second factor', () => {
  it('is enrolled with a QR code, raises this session’s level and ends the others', async () => {
    const { email } = await newPerson();
    const [here, there] = [await browser(email), await browser(email)];
    const factor = await enrol(here);
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg[^#]*<\/svg>$/);
    expect(factor.totp.uri).toContain(`secret=${factor.totp.secret}`);
    expect(await level(here)).toEqual(['aal1', 'aal1']);

    const { data, error } = await give(here, factor.id, factor.totp.secret);
    expect(error).toBeNull();
    expect(data?.user.factors?.map(({ status }) => status)).toEqual(['verified']);
    expect(await level(here)).toEqual(['aal2', 'aal2']);
    expect((await there.auth.getUser()).error?.name).toBe('AuthSessionMissingError');

    const { data: after } = await here.auth.refreshSession();
    expect(after.session?.user.email).toBe(email);
    const { data: levels } = await here.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(levels?.currentLevel).toBe('aal2');
    const methods = levels?.currentAuthenticationMethods.map((one) =>
      typeof one === 'string' ? one : one.method,
    );
    expect(methods?.sort()).toEqual(['password', 'totp']);
    expect(mails.at(-1)).toMatchObject({ to: email, subject: 'Two-factor authentication is on' });
  });

  it('is required at the next sign-in, and policies read the level', async () => {
    const { email, id } = await newPerson();
    const first = await browser(email);
    const factor = await enrol(first);
    await give(first, factor.id, factor.totp.secret);

    const next = await browser(email);
    expect(await level(next)).toEqual(['aal1', 'aal2']);
    const read = () => next.from('profiles').select('user_id').eq('user_id', id);
    expect((await read()).data).toEqual([]);
    expect((await give(next, factor.id, factor.totp.secret, 1)).error).toBeNull();
    expect((await read()).data).toEqual([{ user_id: id }]);
  });

  it('accepts a code once, also from two concurrent browsers', async () => {
    const { email } = await newPerson();
    const first = await browser(email);
    const factor = await enrol(first);
    await give(first, factor.id, factor.totp.secret);
    const others = await Promise.all([browser(email), browser(email), browser(email)]);
    const again = await give(others[0], factor.id, factor.totp.secret);
    expect(again.error?.code).toBe('mfa_verification_failed');
    const answers = await Promise.all(
      others.map((one) => give(one, factor.id, factor.totp.secret, 1)),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('rejects used, foreign and expired challenges, and codes of another factor', async () => {
    const { email } = await newPerson();
    const client = await browser(email);
    const factor = await enrol(client);
    const { data: made } = await client.auth.mfa.challenge({ factorId: factor.id });
    const verify = async (challengeId: string, beside: number) => {
      const code = codeAt(factor.totp.secret, stepAt(Date.now()) + beside);
      const { error } = await client.auth.mfa.verify({ factorId: factor.id, challengeId, code });
      return error?.code;
    };
    expect(await verify(crypto.randomUUID(), 0)).toBe('mfa_factor_not_found');
    const wrong = await client.auth.mfa.verify({
      factorId: factor.id,
      challengeId: made?.id ?? '',
      code: 'abcdef',
    });
    expect(wrong.error?.code).toBe('mfa_verification_failed');
    expect(await verify(made?.id ?? '', 0)).toBeUndefined();
    expect(await verify(made?.id ?? '', 1)).toBe('mfa_ip_address_mismatch');

    const { data: old } = await client.auth.mfa.challenge({ factorId: factor.id });
    await supabase.query(
      `update auth.mfa_challenges set created_at = now() - interval '301 seconds'
       where id = '${old?.id ?? ''}'`,
    );
    expect(await verify(old?.id ?? '', 1)).toBe('mfa_challenge_expired');

    const stranger = await browser((await newPerson()).email);
    const foreign = await stranger.auth.mfa.challenge({ factorId: factor.id });
    expect(foreign.error?.code).toBe('mfa_factor_not_found');
  });

  it('protects itself, the password and the address from a session without it', async () => {
    const { email } = await newPerson();
    const first = await browser(email);
    const factor = await enrol(first);
    await give(first, factor.id, factor.totp.secret);
    const next = await browser(email);
    const codes = [
      (await next.auth.mfa.unenroll({ factorId: factor.id })).error?.code,
      (await next.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error?.code,
      (await next.auth.updateUser({ password: 'another password', current_password: password }))
        .error?.code,
      (await next.auth.updateUser({ email: 'thief@example.test' })).error?.code,
    ];
    expect(new Set(codes)).toEqual(new Set(['insufficient_aal']));

    expect((await first.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    await first.auth.refreshSession();
    expect(await level(first)).toEqual(['aal1', 'aal1']);
    expect(mails.at(-1)).toMatchObject({ to: email, subject: 'Two-factor authentication is off' });
  });

  it('is enforced for percent-encoded paths too', async () => {
    const { email } = await newPerson();
    const first = await browser(email);
    const factor = await enrol(first);
    await give(first, factor.id, factor.totp.secret);
    const { data } = await (await browser(email)).auth.getSession();
    const call = (method: string, path: string, body: object) =>
      fetch(supabase.url + path, {
        method,
        headers: {
          apikey: supabase.publishableKey,
          authorization: `Bearer ${data.session?.access_token ?? ''}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      }).then(({ status }) => status);
    for (const path of ['/auth/v1/%75ser', '/%61uth/v1/user', '/auth/v1/use%72', '/auth%2Fv1/user'])
      expect(await call('PUT', path, { password: 'another password' }), path).toBe(404);
    const tried = { email, password: 'a guess' };
    expect(await call('POST', '/auth/v1/%74oken?grant_type=password', tried)).toBe(404);
    const { data: later } = await (await browser(email)).auth.getUser();
    expect(later.user?.email).toBe(email);
  });

  it('is removed by the service only, for a user who lost it', async () => {
    const { email, id } = await newPerson();
    const first = await browser(email);
    const factor = await enrol(first);
    await give(first, factor.id, factor.totp.secret);
    const target = { userId: id, id: factor.id };
    const refused = await first.auth.admin.mfa.deleteFactor(target);
    expect(refused.error?.status).toBe(401);

    const { admin } = supabase.clientFor(supabase.secretKey).auth;
    const { data } = await admin.mfa.listFactors({ userId: id });
    expect(data?.factors.map(({ status }) => status)).toEqual(['verified']);
    expect((await admin.mfa.deleteFactor(target)).error).toBeNull();
    const next = await browser(email);
    expect(await level(next)).toEqual(['aal1', 'aal1']);
  });

  it('has a unique name, with at most ten factors', async () => {
    const { email } = await newPerson();
    const client = await browser(email);
    for (let index = 0; index < 10; index += 1) await enrol(client, `Key ${index}`);
    const more = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Key 10' });
    expect(more.error?.code).toBe('too_many_enrolled_mfa_factors');
    const { data } = await client.auth.mfa.listFactors();
    expect([data?.all.length, data?.totp.length]).toEqual([10, 0]);
    await client.auth.mfa.unenroll({ factorId: data?.all[0]?.id ?? '' });
    const same = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Key 5' });
    expect(same.error?.code).toBe('mfa_factor_name_conflict');
  });
});
