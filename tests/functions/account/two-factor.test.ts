import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import lessonKey from '../../../netlify/functions/lesson-key.mts';
import quiz from '../../../netlify/functions/quiz.mts';
import checkout from '../../../netlify/functions/stripe-checkout.mts';
import twoFactor from '../../../netlify/functions/two-factor.mts';
import { recoveryAlphabet } from '../../../src/domain/account/recovery-codes.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import {
  addFactor,
  breakCalls,
  verifiedToken,
  startAccountServices,
  type AccountServices,
} from '../fixtures/account-services.ts';
import {
  newUser,
  post,
  prices,
  read,
  refusal,
  siteOrigin,
  subscribe,
} from '../fixtures/services.ts';

let services: AccountServices;
let person: Person;

beforeAll(async () => {
  services = await startAccountServices();
});
afterAll(() => services.close());
const somebody = async () => {
  person = await newUser(services);
};
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const useCode = (code: string, token = person.token) =>
  post(twoFactor, { action: 'use-code', code }, token);

/** A user with a verified second factor and their recovery codes. */
async function protect(): Promise<string[]> {
  await addFactor(services, person);
  const token = verifiedToken(services, person);
  const response = await post(twoFactor, { action: 'new-codes' }, token);
  expect(response.status).toBe(200);
  return ((await response.json()) as { codes: string[] }).codes;
}

const factors = () =>
  services.supabase.query(`select id from auth.mfa_factors where user_id = '${person.id}'`);
const mails = () =>
  services.supabase.query<{ template: string; due_in: number }>(
    `select template, extract(epoch from not_before - now())::int as due_in
     from emails where user_id = '${person.id}'`,
  );

describe('new recovery codes', () => {
  beforeEach(somebody);

  it('are ten readable, distinct codes, stored only as hashes', async () => {
    const codes = await protect();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(new RegExp(`^[${recoveryAlphabet}]{4}-[${recoveryAlphabet}]{4}$`));
    }
    const rows = await services.supabase.query<{ code_hash: string }>(
      `select * from recovery_codes where user_id = '${person.id}'`,
    );
    expect(rows).toHaveLength(10);
    for (const { code_hash } of rows) expect(code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(codes.filter((code) => JSON.stringify(rows).includes(code.slice(0, 4)))).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('replace the previous ones, and an email confirms it', async () => {
    const [old = ''] = await protect();
    const token = verifiedToken(services, person);
    const again = await post(twoFactor, { action: 'new-codes' }, token);
    const { codes } = (await again.json()) as { codes: string[] };
    expect(codes).not.toContain(old);
    expect(await mails()).toMatchObject([{ template: 'recovery-codes-renewed' }]);
    expect(await refusal(await useCode(old))).toEqual([400, 'invalid_code']);
    expect((await useCode(codes[0] ?? '')).status).toBe(200);
  });

  it('leave one working set when requested twice concurrently', async () => {
    await addFactor(services, person);
    const token = verifiedToken(services, person);
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(twoFactor, { action: 'new-codes' }, token)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [row] = await services.supabase.query(
      `select count(*)::int as codes from recovery_codes where user_id = '${person.id}'`,
    );
    expect(row).toEqual({ codes: 10 });
  });

  it('require a second factor and a session that has passed it', async () => {
    const ask = (token?: string) => post(twoFactor, { action: 'new-codes' }, token);
    expect(await refusal(await ask())).toEqual([401, 'unauthenticated']);
    expect(await refusal(await ask('not.a.token'))).toEqual([401, 'unauthenticated']);
    expect(await refusal(await ask(person.token))).toEqual([409, 'no_factor']);
    await addFactor(services, person);
    expect(await refusal(await ask(person.token))).toEqual([403, 'second_factor_required']);
  });

  it('are limited to ten requests an hour', async () => {
    await addFactor(services, person);
    const token = verifiedToken(services, person);
    for (let times = 0; times < 10; times += 1) {
      expect((await post(twoFactor, { action: 'new-codes' }, token)).status).toBe(200);
    }
    const response = await post(twoFactor, { action: 'new-codes' }, token);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(await refusal(response)).toEqual([429, 'rate_limited']);
  });
});

describe('a recovery code', () => {
  beforeEach(somebody);

  it('removes the second factor and all other codes, and an email confirms it', async () => {
    const [code = ''] = await protect();
    await addFactor(services, person);
    expect(await read(await useCode(code))).toEqual({ status: 200, body: { removed: true } });
    expect(await factors()).toEqual([]);
    expect(await mails()).toEqual([
      { template: 'second-factor-removed', due_in: expect.any(Number) as number },
    ]);
    const [left] = await services.supabase.query(
      `select count(*)::int as codes from recovery_codes where user_id = '${person.id}'`,
    );
    expect(left).toEqual({ codes: 0 });
    expect(await refusal(await useCode(code))).toEqual([409, 'no_factor']);
  });

  it('is accepted in the usual ways of typing it', async () => {
    const [code = ''] = await protect();
    expect((await useCode(` ${code.toLowerCase().replace('-', ' – ')} `)).status).toBe(200);
  });

  it('removes nothing when it is wrong, used or of another user', async () => {
    const [code = ''] = await protect();
    const owner = person;
    person = await services.supabase.createUser('thief@example.test', 'correct horse');
    await addFactor(services, person);
    for (const typed of [code, 'ABCD-2345', 'O0O0-1I1I', "' or true --", '\u0000']) {
      expect(await refusal(await useCode(typed)), typed).toEqual([400, 'invalid_code']);
    }
    expect(await factors()).toHaveLength(1);
    expect(await mails()).toEqual([]);
    person = owner;
    expect((await useCode(code)).status).toBe(200);
  });

  it('of an earlier second factor removes no later one and is not counted', async () => {
    const [code = ''] = await protect();
    // As unenrolling at Supabase does, which does not know recovery codes.
    await services.supabase.query(`delete from auth.mfa_factors where user_id = '${person.id}'`);
    await addFactor(services, person);
    expect(await refusal(await useCode(code))).toEqual([400, 'invalid_code']);
    expect(await factors()).toHaveLength(1);
    const client = createClient(services.supabase.url, services.supabase.publishableKey, {
      global: { headers: { Authorization: `Bearer ${verifiedToken(services, person)}` } },
    });
    expect((await client.rpc('recovery_codes_left')).data).toBe(0);
  });

  it('works once when used five times concurrently', async () => {
    const [code = ''] = await protect();
    await services.supabase.query(`delete from rate_limits`);
    const answers = await Promise.all(Array.from({ length: 5 }, () => useCode(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      (await mails()).filter(({ template }) => template === 'second-factor-removed'),
    ).toHaveLength(1);
  });

  it('can be used again when the factor could not be removed', async () => {
    const [code = ''] = await protect();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = breakCalls('/admin/', 'DELETE');
    expect(await refusal(await useCode(code))).toEqual([500, 'unavailable']);
    expect(await mails()).toEqual([]);
    broken.mockRestore();
    expect((await useCode(code)).status).toBe(200);
  });

  it('is limited to five attempts an hour, also for concurrent requests', async () => {
    const [code = ''] = await protect();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => useCode('ABCD-2345').then(refusal)),
    );
    expect(answers.filter(([status]) => status === 400)).toHaveLength(5);
    expect(answers.filter(([status]) => status === 429)).toHaveLength(10);
    const response = await useCode(code);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(await refusal(response)).toEqual([429, 'rate_limited']);
    await services.supabase.query(`update rate_limits set resets_at = now()`);
    expect((await useCode(code)).status).toBe(200);
  });

  it('is not checked when attempts cannot be counted', async () => {
    const [code = ''] = await protect();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    breakCalls('consume_rate_limit');
    expect(await refusal(await useCode(code))).toEqual([500, 'unavailable']);
    expect(await factors()).toHaveLength(1);
  });

  it('is valid only under the secret it was created with', async () => {
    const [code = ''] = await protect();
    vi.stubEnv('ACCOUNT_SECRET', Buffer.alloc(32, 7).toString('base64'));
    expect(await refusal(await useCode(code))).toEqual([400, 'invalid_code']);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubEnv('ACCOUNT_SECRET', 'short');
    expect(await refusal(await useCode(code))).toEqual([500, 'unavailable']);
  });
});

describe('bad requests', () => {
  beforeAll(somebody);

  it.each<[string, unknown]>([
    ['an unknown action', { action: 'drop' }],
    ['no code', { action: 'use-code' }],
    ['a code of 41 characters', { action: 'use-code', code: 'A'.repeat(41) }],
    ['an extra field', { action: 'new-codes', user_id: '0' }],
    ['a list', []],
  ])('%s returns 400', async (_, body) => {
    expect(await refusal(await post(twoFactor, body, person.token))).toEqual([400, 'bad_request']);
  });

  it('another method returns 405, a body of 1 MB returns 413', async () => {
    expect((await twoFactor(new Request(siteOrigin))).status).toBe(405);
    const body = { action: 'use-code', code: 'A'.repeat(1024 * 1024) };
    expect(await refusal(await post(twoFactor, body, person.token))).toEqual([413, 'too_large']);
  });
});

describe('a session that has not passed the second factor', () => {
  beforeAll(somebody);

  it('gets no lesson, no quiz and no checkout page until it has', async () => {
    await subscribe(services, person);
    await addFactor(services, person);
    const key = { lang: 'fr', tag: 'ab'.repeat(16), epoch: 1 };
    const free = { ...key, lesson: 'fondamentaux-blockchain' };
    const premium = { ...key, lesson: 'gestion-risque' };
    const answer = { action: 'start', lang: 'fr', lesson: 'fondamentaux-blockchain' };
    const order = {
      price_id: prices.formation,
      success_url: `${siteOrigin}/checkout/success?success=true`,
      cancel_url: `${siteOrigin}/solutions`,
      mode: 'subscription',
    };
    expect(await refusal(await post(lessonKey, free, person.token))).toEqual([
      401,
      'unauthenticated',
    ]);
    expect((await post(lessonKey, premium, person.token)).status).toBe(403);
    expect(await refusal(await post(quiz, answer, person.token))).toEqual([401, 'unauthenticated']);
    expect(await refusal(await post(checkout, order, person.token))).toEqual([
      401,
      'unauthenticated',
    ]);
    const token = verifiedToken(services, person);
    expect((await post(lessonKey, free, token)).status).toBe(200);
    expect((await post(lessonKey, premium, token)).status).toBe(200);
    expect((await post(quiz, answer, token)).status).toBe(200);
    expect(await refusal(await post(checkout, order, token))).toEqual([409, 'already_subscribed']);
  });
});
