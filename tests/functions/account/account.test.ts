/**
 * Access checks of export and deletion; their effects are tested in export.test.ts and
 * erasure.test.ts.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import account from '../../../netlify/functions/account.mts';
import type { Person } from '../../database/fixtures/supabase.ts';
import {
  addFactor,
  breakCalls,
  verifiedToken,
  startAccountServices,
  type AccountServices,
} from '../fixtures/account-services.ts';
import { newUser, nowhere, post, refusal, siteOrigin } from '../fixtures/services.ts';

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

const deletion = (confirmation = person.email) => ({ action: 'delete', confirmation, lang: 'en' });
const stillThere = async (): Promise<boolean> => {
  const rows = await services.supabase.query(
    `select id from auth.users u where id = '${person.id}'
     and not exists (select from erasures e where e.user_id = u.id)`,
  );
  return rows.length === 1;
};

describe.each([
  ['export', () => ({ action: 'export' })],
  ['delete', () => deletion()],
])('%s', (_, body) => {
  beforeEach(somebody);

  it('requires a session', async () => {
    for (const token of [undefined, 'not.a.token', services.keys.publishableKey]) {
      expect(await refusal(await post(account, body(), token))).toEqual([401, 'unauthenticated']);
    }
    expect(await stillThere()).toBe(true);
  });

  it('requires the second factor of an account that has one', async () => {
    await addFactor(services, person);
    expect(await refusal(await post(account, body(), person.token))).toEqual([
      403,
      'second_factor_required',
    ]);
    expect(await stillThere()).toBe(true);
    const token = verifiedToken(services, person);
    expect((await post(account, body(), token)).status).toBe(200);
  });

  it('rejects a token whose level the bearer has raised', async () => {
    await addFactor(services, person);
    const [header, , signature] = person.token.split('.');
    const [, raised] = verifiedToken(services, person).split('.');
    const forged = [header, raised, signature].join('.');
    expect(await refusal(await post(account, body(), forged))).toEqual([401, 'unauthenticated']);
  });

  it('is refused while Supabase or the rate limit does not respond', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = breakCalls('consume_rate_limit');
    expect(await refusal(await post(account, body(), person.token))).toEqual([500, 'unavailable']);
    broken.mockRestore();
    vi.stubEnv('SUPABASE_URL', nowhere);
    expect(await refusal(await post(account, body(), person.token))).toEqual([503, 'unavailable']);
    vi.unstubAllEnvs();
    expect(await stillThere()).toBe(true);
  });

  it('sends responses that no cache may store', async () => {
    const response = await post(account, body(), person.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('account deletion', () => {
  beforeEach(somebody);

  it.each([
    ['nothing', () => ''],
    ['another address', () => 'somebody@example.test'],
    ['a part of it', () => person.email.slice(0, -1)],
    ['the address and another', () => `${person.email},somebody@example.test`],
    ['the address with a look-alike', () => person.email.replace('e', 'е')],
    ['a pattern', () => '%'],
  ])('is refused when confirmed by %s', async (_, typed) => {
    const response = await post(account, deletion(typed()), person.token);
    expect(await refusal(response)).toEqual([400, 'confirmation_mismatch']);
    expect(await stillThere()).toBe(true);
  });

  it('cannot be requested for another account', async () => {
    const other = await newUser(services);
    expect(await refusal(await post(account, deletion(other.email), person.token))).toEqual([
      400,
      'confirmation_mismatch',
    ]);
    const body = { ...deletion(), user_id: other.id };
    expect(await refusal(await post(account, body, person.token))).toEqual([400, 'bad_request']);
  });

  it('is limited to five attempts an hour and returns the time to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => post(account, deletion('no'), person.token).then(refusal)),
    );
    expect(answers.filter(([status]) => status === 400)).toHaveLength(5);
    expect(answers.filter(([, code]) => code === 'rate_limited')).toHaveLength(10);
    const response = await post(account, deletion(), person.token);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(await stillThere()).toBe(true);
    const [key] = await services.supabase.query<{ key: string }>(
      `select key from rate_limits where key like 'account-delete:%' and used = 5`,
    );
    expect(key?.key).toMatch(/^account-delete:[0-9a-f]{64}$/);
  });

  it('does not start without its settings', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubEnv('STRIPE_SECRET_KEY', '');
    expect(await refusal(await post(account, deletion(), person.token))).toEqual([
      500,
      'unavailable',
    ]);
    expect(await stillThere()).toBe(true);
  });
});

describe('bad requests', () => {
  beforeAll(somebody);

  it.each<[string, unknown]>([
    ['an unknown action', { action: 'rename' }],
    ['no action', {}],
    ['an export with an extra field', { action: 'export', user_id: '0' }],
    ['a deletion without confirmation', { action: 'delete', lang: 'fr' }],
    [
      'a deletion with an unknown language',
      { action: 'delete', confirmation: 'a@b.c', lang: 'de' },
    ],
    [
      'a confirmation that is not a string',
      { action: 'delete', confirmation: ['a@b.c'], lang: 'fr' },
    ],
    [
      'a confirmation of 321 characters',
      { action: 'delete', confirmation: 'a'.repeat(321), lang: 'fr' },
    ],
    ['a list', []],
    ['null', null],
    ['text that is not JSON', '{"action":'],
  ])('%s returns 400', async (_, body) => {
    expect(await refusal(await post(account, body, person.token))).toEqual([400, 'bad_request']);
  });

  it.each(['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])('%s returns 405', async (method) => {
    const response = await account(new Request(siteOrigin, { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('a body of 1 MB returns 413', async () => {
    const body = { action: 'delete', confirmation: 'a'.repeat(1024 * 1024), lang: 'fr' };
    expect(await refusal(await post(account, body, person.token))).toEqual([413, 'too_large']);
  });
});
