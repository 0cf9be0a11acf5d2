/**
 * Failing services in the browser: no access, no paywall for a paying customer, and free pages stay intact.
 * The real Supabase client runs over a stubbed network.
 */
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Requirement } from '../../../src/domain/shared/access.ts';

const id = '6b1f0f44-6d9b-4c0a-8a51-000000000001';
const day = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString();

const network = vi.hoisted((): { answer: (path: string) => Promise<Response> } => ({
  answer: () => Promise.reject(new TypeError('Failed to fetch')),
}));
vi.mock('../../../src/services/supabase.ts', () => {
  const user = { id: '6b1f0f44-6d9b-4c0a-8a51-000000000001', email: 'a@b.test', user_metadata: {} };
  const client = createClient('https://ref.supabase.test', 'sb_publishable_1', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input) =>
        network.answer(new URL(input instanceof Request ? input.url : input.toString()).pathname),
    },
  });
  vi.spyOn(client.auth, 'getSession').mockResolvedValue({
    data: { session: { access_token: 't', user } },
    error: null,
  } as never);
  vi.spyOn(client.auth, 'getUser').mockResolvedValue({ data: { user }, error: null } as never);
  return { supabase: () => Promise.resolve(client) };
});

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const row = {
  id: 'r',
  user_id: id,
  status: 'active',
  stripe_status: 'active',
  start_date: iso(Date.now() - 10 * day),
  end_date: iso(Date.now() + 20 * day),
  includes_signals: true,
  plan_key: 'formationEtSignaux',
};

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const says =
  (body: string | null, status = 200, type = 'application/json') =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
const html = '<!doctype html><title>Sign in to the hotel’s network</title>';

/** The access result of a page with this requirement, once everything is loaded. */
async function shown(requirement: Requirement): Promise<string> {
  const [{ accessTo }, { startSession }] = await Promise.all([
    import('../../../src/stores/course/access.ts'),
    import('../../../src/stores/auth/session.ts'),
  ]);
  const $access = accessTo(requirement);
  const settled = Promise.withResolvers<string>();
  const stop = $access.subscribe((access) => {
    if (access !== 'loading') settled.resolve(access);
  });
  // The client retries three times, with delays that fake timers skip.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const state = { waiting: true };
  void settled.promise.then(() => (state.waiting = false));
  await startSession();
  while (state.waiting) await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  stop();
  return settled.promise;
}

/** Responses of the database to a paying customer. */
const payer = (path: string) => (path.endsWith('/has_access') ? json(true)() : json([row])());
const member = (path: string) => (path.endsWith('/has_access') ? json(false)() : json([])());

const faults: readonly (readonly [string, () => Promise<Response>])[] = [
  ['500', json({ message: 'boom' }, 500)],
  ['401', json({ message: 'JWT expired', code: 'PGRST301' }, 401)],
  ['403', json({ message: 'permission denied', code: '42501' }, 403)],
  ['429', json({ message: 'slow down' }, 429)],
  ['502 in HTML', says(html, 502, 'text/html')],
  ['a connection that breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a timeout', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
  ['HTML instead of JSON', says(html, 200, 'text/html')],
  ['HTML that says it is JSON', says(html)],
  ['cut JSON', says('[{"status":"act')],
  ['an empty body', says('')],
  ['204', says(null, 204)],
  ['null', json(null)],
  ['an object with nothing in it', json({})],
  ['a word', json('active')],
  ['a row of nothing', json([{}])],
  ['two rows', json([row, { ...row, id: 's' }])],
  ['null dates', json([{ ...row, start_date: null, end_date: null }])],
  ['dates that are none', json([{ ...row, end_date: 'tomorrow' }])],
  ['somebody else’s row', json([{ ...row, user_id: id.replace(/1$/, '2') }])],
  ['a row that is not active', json([{ ...row, status: 'canceled' }])],
  ['a row that is over', json([{ ...row, end_date: iso(Date.now() - day) }])],
];

describe('without a failure', () => {
  it.each<[string, (path: string) => Promise<Response>, string]>([
    ['a payer reads', payer, 'open'],
    ['a member is offered a subscription', member, 'subscribe'],
  ])('%s', async (_, answer, access) => {
    network.answer = answer;
    expect(await shown('subscription')).toBe(access);
  });

  it('waits for a slow response', async () => {
    network.answer = async (path) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return payer(path);
    };
    expect(await shown('subscription')).toBe('open');
  });
});

describe.each(faults)('%s', (_, answer) => {
  it('for every request gives no access and shows no paywall', async () => {
    network.answer = answer;
    expect(await shown('subscription')).toBe('unknown');
    expect(await shown('signals')).toBe('unknown');
  });

  it('for the subscription alone never shows the paywall to a paying customer', async () => {
    network.answer = (path) => (path.endsWith('/has_access') ? payer(path) : answer());
    expect(await shown('subscription')).not.toBe('subscribe');
    expect(await shown('signals')).not.toBe('subscribe');
  });

  it('leaves free pages intact', async () => {
    network.answer = answer;
    expect(await shown('none')).toBe('open');
    expect(await shown('session')).toBe('open');
  });
});

describe('a wrong clock', () => {
  it.each([-400, -11, 21, 400])(
    'by %i days never shows the paywall to a paying customer',
    async (days) => {
      const now = Date.now() + days * day;
      vi.stubGlobal(
        'Date',
        class extends Date {
          static override now = () => now;
          constructor(value: string | number = now) {
            super(value);
          }
        },
      );
      // The query has dates from the browser's clock; has_access() uses the database's own.
      const seen = days > -10 && days < 20;
      network.answer = (path) =>
        path.endsWith('/has_access') ? json(true)() : json(seen ? [row] : [])();
      expect(await shown('subscription')).not.toBe('subscribe');
    },
  );
});
