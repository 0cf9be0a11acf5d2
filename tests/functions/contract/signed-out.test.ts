/**
 * Contract ends requested while signed out: nobody learns which addresses have a contract, and
 * hostile input is harmless.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '../../database/fixtures/supabase.ts';
import { long } from '../../sizes.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { declare, newSubscriber, lastEmailTo, runDeliver } from './fixtures.ts';
import { newUser, read, refusal } from '../fixtures/services.ts';

let services: AccountServices;

beforeAll(async () => {
  services = await startAccountServices();
});
afterAll(() => services.close());
beforeEach(() => {
  services.sentEmails.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a signed-out requester', () => {
  /** Addresses of every kind, by the data stored for each. */
  async function addresses(): Promise<Record<string, Row>> {
    const one = await newSubscriber(services);
    const late = await newSubscriber(services);
    const over = await newSubscriber(services);
    await services.supabase.query(
      `update subscriptions set start_date = now() - interval '20 days' where user_id = '${late.id}';
       update subscriptions set stripe_status = 'canceled', status = 'canceled',
         start_date = now() - interval '1 year' where user_id = '${over.id}'`,
    );
    return {
      contract: { email: one.email },
      'wrong reference': { email: one.email, reference: 'ECT-00000000' },
      'account without a contract': { email: (await newUser(services)).email },
      'contract past its withdrawal period': { email: late.email },
      'contract that is over': { email: over.email },
      'no account': { email: 'nobody@example.test' },
    };
  }

  it.each(['cancellation', 'withdrawal'] as const)(
    'of a %s gets the same response, after the same service calls, for every address',
    async (kind) => {
      const seen = new Map<string, unknown>();
      for (const [name, values] of Object.entries(await addresses())) {
        const real = globalThis.fetch;
        const calls: string[] = [];
        const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
          const url = new URL(input instanceof Request ? input.url : input);
          calls.push(`${init?.method ?? 'GET'} ${url.pathname}`);
          return real(input, init);
        });
        const response = await declare(kind, values);
        spy.mockRestore();
        const headers = [...response.headers];
        seen.set(name, JSON.stringify([await read(response), headers, calls]));
      }
      expect(new Set(seen.values()).size, [...seen.values()].join('\n')).toBe(1);
      expect([...seen.values()][0]).toContain('/emails');
    },
  );

  it.runIf(long)('gets responses in the same time for every address', async () => {
    const ada = await newSubscriber(services);
    const times: Record<string, number[]> = { known: [], unknown: [] };
    for (let turn = 0; turn < 9; turn += 1) {
      for (const [name, email] of [
        ['known', ada.email],
        ['unknown', `nobody${turn}@example.test`],
      ] as const) {
        await services.supabase.query('delete from rate_limits');
        const started = performance.now();
        await declare('cancellation', { email });
        times[name]?.push(performance.now() - started);
      }
    }
    const [known = 0, unknown = 0] = Object.values(times).map(
      (all) => all.sort((a, b) => a - b)[4],
    );
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(25, (known + unknown) / 3));
  });

  it('learns by email only whether there is a contract', async () => {
    const free = await newUser(services);
    await declare('cancellation', { email: free.email, lang: 'en' });
    const mail = lastEmailTo(services, free);
    expect(mail.subject).toBe('Your request to cancel');
    expect(mail.text).toContain('No contract found under this address');
    expect(mail.text).not.toContain('Ada Lovelace');
    const rows = await services.supabase.query(
      `select stripe_subscription_id, token_hash from contract_ends where user_id = '${free.id}'`,
    );
    expect(rows).toEqual([{ stripe_subscription_id: null, token_hash: null }]);
  });

  it('is limited to five emails per address and twenty requests per IP address', async () => {
    const ada = await newSubscriber(services);
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      statuses.push((await declare('cancellation', { email: ada.email })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await refusal(await declare('withdrawal', { email: ada.email.toUpperCase() }))).toEqual([
      429,
      'rate_limited',
    ]);
    expect(services.sentEmails).toHaveLength(5);
    const one: number[] = [];
    for (let turn = 0; turn < 22; turn += 1) {
      const values = { email: `n${turn}@example.test` };
      one.push((await declare('cancellation', values, undefined, '192.0.2.1')).status);
    }
    expect(one.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(one.slice(20)).toEqual([429, 429]);
    const limited = await declare('cancellation', { email: ada.email }, undefined, '192.0.2.1');
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    // A session is not limited by what others requested.
    expect((await declare('cancellation', { email: ada.email }, ada.token)).status).toBe(200);
  });
});

describe('while other emails wait', () => {
  /** An email of a signal that is due, with no worker to send it. */
  const waiting = () =>
    services.supabase.query(
      `insert into emails (cause, purpose, template, language, recipient, data, priority)
       values ('waiting', 'account', 'contract-unknown', 'fr', 'waiting@example.test',
         '{"kind":"cancellation","declared_at":"2026-11-20T10:00:00Z","why":"none"}', 1)`,
    );

  it('an address without a contract gets its email after them, a contract’s link at once', async () => {
    const ada = await newSubscriber(services);
    await waiting();
    expect((await declare('cancellation', { email: 'none@example.test' })).status).toBe(200);
    expect(services.sentEmails).toEqual([]);
    expect((await declare('cancellation', { email: ada.email })).status).toBe(200);
    expect(services.sentEmails.map(({ to }) => to)).toEqual([[ada.email]]);
    await runDeliver(services);
    expect(services.sentEmails.map(({ to }) => to.join())).toEqual([
      ada.email,
      'waiting@example.test',
      'none@example.test',
    ]);
  });
});

describe('the rate limits', () => {
  it('count a mailbox with all its labels as one', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const email = `Mary+${turn}@example.test`;
      statuses.push((await declare('cancellation', { email })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await declare('cancellation', { email: 'mary2@example.test' })).status).toBe(200);
  });

  it('count an IPv6 network as one caller', async () => {
    const call = (turn: number, caller: string) =>
      declare('cancellation', { email: `six${turn}@example.test` }, undefined, caller);
    const addresses = ['2001:db8::1', '2001:0DB8:0:0:ffff::2', '2001:db8:0:0:1:2:3:4'];
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await call(turn, addresses[turn % 3] ?? '')).status).toBe(200);
    }
    for (const address of addresses) expect((await call(99, address)).status).toBe(429);
    expect((await call(99, '2001:db8:0:1::1')).status).toBe(200);
    expect((await call(98, '::ffff:192.0.2.7')).status).toBe(200);
  });
});

describe('requests from many addresses of one network', () => {
  it('are limited together, but those with a session are not', async () => {
    const ada = await newSubscriber(services);
    const call = (turn: number, caller: string) =>
      declare('cancellation', { email: `net${turn}@example.test` }, undefined, caller);
    const statuses: number[] = [];
    for (let turn = 0; turn < 62; turn += 1) {
      statuses.push((await call(turn, `2001:db8:77:${turn.toString(16)}::1`)).status);
    }
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429, 429]);
    expect((await call(98, '2001:db8:78::1')).status).toBe(200);
    const own = await declare('cancellation', { email: ada.email }, ada.token, '2001:db8:77::1');
    expect(own.status).toBe(200);
  });

  it('use up no limit of a mailbox once they are refused', async () => {
    const ada = await newSubscriber(services);
    for (let turn = 0; turn < 70; turn += 1) {
      const email = turn < 60 ? `spent${turn}@example.test` : ada.email;
      await declare('cancellation', { email }, undefined, `2001:db8:79:${turn.toString(16)}::1`);
    }
    expect((await declare('cancellation', { email: ada.email })).status).toBe(200);
    expect(lastEmailTo(services, ada).text).toContain('#confirmer=');
  });
});

describe('hostile requests', () => {
  it.each([
    ['a line break in the name', { name: 'Ada\r\nBcc: all@example.test' }],
    ['a line break in the reference', { reference: 'ECT\nX: y' }],
    ['half a surrogate pair', { name: 'Ada \ud800' }],
    ['nothing as a name', { name: '   ' }],
    ['a name of 64 KB', { name: 'x'.repeat(64 * 1_024) }],
    ['a reference of 64 KB', { reference: 'x'.repeat(64 * 1_024) }],
    ['two addresses', { email: 'ada@example.test, all@example.test' }],
    ['an address with a header', { email: 'ada@example.test\r\nBcc: all@example.test' }],
    ['an address with a name', { email: 'Ada <ada@example.test>' }],
    ['an address in brackets', { email: '<ada@example.test>' }],
    ['an unknown language', { lang: 'de' }],
    ['another user’s id', { user_id: '00000000-0000-4000-8000-000000000000' }],
    ['a time of the caller’s own', { declared_at: '2020-01-01T00:00:00Z' }],
    ['an unknown kind', { kind: 'erasure' }],
  ])('with %s are refused, and nothing is sent', async (_, values) => {
    const response = await declare('cancellation', { email: 'ada@example.test', ...values });
    expect([400, 413]).toContain(response.status);
    expect(services.sentEmails).toEqual([]);
  });

  it('with a name containing direction overrides are refused, as at sign-up', async () => {
    const ada = await newSubscriber(services);
    const name = '\u202eecalevoL adA';
    const response = await declare('withdrawal', { email: ada.email, name }, ada.token);
    expect(response.status).toBe(400);
    const rows = await services.supabase.query(
      `select name from contract_ends where user_id = '${ada.id}'`,
    );
    expect(rows).toEqual([]);
  });

  it.each([
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a formula', '=HYPERLINK("https://evil.example")'],
    ['SQL', "Robert'); drop table contract_ends;--"],
    ['placeholders', '${7*7} {{7*7}} %s %n'],
    ['two hundred characters', 'א'.repeat(200)],
    ['emoji', '👩‍👩‍👧‍👦'.repeat(18)],
  ])('with a name of %s store it unchanged and send a safe email', async (_, name) => {
    const ada = await newSubscriber(services);
    const response = await declare('withdrawal', { email: ada.email, name }, ada.token);
    expect(response.status).toBe(200);
    const [row] = await services.supabase.query(
      `select name from contract_ends where user_id = '${ada.id}'`,
    );
    expect(row).toEqual({ name });
    const [receipt] = services.sentEmails;
    expect(receipt?.html).not.toContain('<img');
    expect(receipt?.subject).toBe('Accusé de réception de votre rétractation');
    expect(`${receipt?.html ?? ''}${receipt?.text ?? ''}`).not.toMatch(
      /[\u202a-\u202e\u2066-\u2069]/,
    );
  });
});
