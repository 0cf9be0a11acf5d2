/** Ticket priority, email failures and retention. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import account from '../../../netlify/functions/account.mts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { long } from '../../sizes.ts';
import {
  addFactor,
  breakCalls,
  startAccountServices,
  type AccountServices,
} from '../fixtures/account-services.ts';
import { runDeliver } from '../contract/fixtures.ts';
import { newUser, post, prices, refusal, subscribe } from '../fixtures/services.ts';
import { clearAll, message, sendBody, sendAccepted, tickets } from './fixtures.ts';

let services: AccountServices;

beforeAll(async () => {
  services = await startAccountServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  await clearAll(services);
  services.sentEmails.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the priority', () => {
  async function priorityOf(person: Person, token: string | undefined = person.token) {
    const { reference } = await sendAccepted(
      { email: person.email },
      token === '' ? {} : { token },
    );
    const found = (await tickets(services)).find((ticket) => ticket.reference === reference);
    return [found?.priority, found?.user_id === null ? 'nobody’s' : 'theirs'];
  }
  const signals = { stripe_price_id: prices.formationEtSignaux, plan_key: 'formationEtSignaux' };
  const day = 86_400_000;

  it('follows the plan of the account', async () => {
    const lives = {
      member: undefined,
      formation: {},
      signals,
      lapsed: { ...signals, end_date: new Date(Date.now() - 1_000).toISOString() },
      coming: { ...signals, start_date: new Date(Date.now() + day / 2).toISOString() },
      canceled: { status: 'canceled' },
    };
    const found: Record<string, unknown> = {};
    for (const [name, life] of Object.entries(lives)) {
      const person = await newUser(services);
      if (life) await subscribe(services, person, life);
      found[name] = await priorityOf(person);
    }
    expect(found).toEqual({
      member: ['normal', 'theirs'],
      formation: ['subscriber', 'theirs'],
      signals: ['signals', 'theirs'],
      lapsed: ['normal', 'theirs'],
      coming: ['normal', 'theirs'],
      canceled: ['normal', 'theirs'],
    });
  });

  it('is the higher one of two contracts', async () => {
    const person = await newUser(services);
    await subscribe(services, person);
    await subscribe(services, person, { ...signals, stripe_subscription_id: 'sub_second' });
    expect(await priorityOf(person)).toEqual(['signals', 'theirs']);
  });

  it('is not given for a typed address', async () => {
    const person = await newUser(services);
    await subscribe(services, person, signals);
    expect(await priorityOf(person, '')).toEqual(['normal', 'nobody’s']);
    const team = services.sentEmails.find(({ to }) => to.includes(process.env.STAFF_EMAIL ?? ''));
    expect(team?.subject).not.toContain('[');
  });

  it('is shown in the team’s email', async () => {
    const person = await newUser(services);
    await subscribe(services, person, signals);
    await priorityOf(person);
    const team = services.sentEmails.find(({ to }) => to.includes(process.env.STAFF_EMAIL ?? ''));
    expect(team?.subject).toMatch(/^\[Signaux\] SUP-\d{6} /);
  });

  it('requires a valid session with its second factor, else the ticket is anonymous', async () => {
    const person = await newUser(services);
    await subscribe(services, person, signals);
    expect(await priorityOf(person, `${person.token.slice(0, -3)}abc`)).toEqual([
      'normal',
      'nobody’s',
    ]);
    await addFactor(services, person);
    await services.supabase.query('delete from rate_limits');
    expect(await priorityOf(person)).toEqual(['normal', 'nobody’s']);
    await services.supabase.query('delete from rate_limits');
    // Users who cannot sign in must still be able to write.
    breakCalls('/auth/v1/user');
    expect(await priorityOf(person)).toEqual(['normal', 'nobody’s']);
  });
});

describe('when email fails', () => {
  it('the ticket is stored, the response succeeds, and the emails are sent later', async () => {
    services.refuse({ status: 500, name: 'application_error' }, { status: 500, name: 'x' });
    const { reference } = await sendAccepted({ email: 'ada@example.test' });
    expect(services.sentEmails).toEqual([]);
    expect(await tickets(services)).toMatchObject([{ reference }]);
    await runDeliver(services, 600);
    expect(services.sentEmails.map(({ to }) => to.join()).sort()).toEqual(
      ['ada@example.test', process.env.STAFF_EMAIL].sort(),
    );
  });

  it('by hanging, the response does not wait', async () => {
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      (input instanceof Request ? input.url : input.toString()).includes('/emails')
        ? new Promise((_, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
          })
        : real(input, init),
    );
    const started = performance.now();
    await sendAccepted();
    if (long) expect(performance.now() - started).toBeLessThan(4_000);
    expect(await tickets(services)).toHaveLength(1);
  });

  it('because the database fails, nothing is stored and the response says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = breakCalls('rpc/open_ticket');
    const body = message();
    expect(await refusal(await sendBody(body))).toEqual([500, 'unavailable']);
    broken.mockRestore();
    expect((await sendBody(body)).status).toBe(200);
    expect(await tickets(services)).toHaveLength(1);
  });
});

describe('a stored ticket', () => {
  it('is exported with the account, without the form token, and erased with it', async () => {
    const [ada, eve] = [await newUser(services), await newUser(services)];
    await sendAccepted(
      { email: 'other@example.test', message: 'what ada wrote' },
      { token: ada.token },
    );
    await sendAccepted({ message: 'what eve wrote' }, { token: eve.token });
    const exported = await (await post(account, { action: 'export' }, ada.token)).text();
    expect(exported).toContain('what ada wrote');
    expect(exported).not.toContain('what eve wrote');
    expect(exported).not.toContain('form_token_hash');
    const gone = { action: 'delete', confirmation: ada.email, lang: 'fr' };
    expect((await post(account, gone, ada.token)).status).toBe(200);
    expect(await tickets(services)).toMatchObject([{ message: 'what eve wrote' }]);
  });

  it('is deleted 24 months after its last change, and not before', async () => {
    const old = await sendAccepted();
    const answered = await sendAccepted();
    const young = await sendAccepted();
    const { supabase } = services;
    await supabase.query(
      `set session_replication_role = replica;
       update support_tickets set updated_at = now() - interval '24 months 1 minute';
       update support_tickets set updated_at = now() - interval '24 months' + interval '1 minute'
         where reference = '${young.reference}';
       set session_replication_role = origin;
       update support_tickets set status = 'closed' where reference = '${answered.reference}'`,
    );
    const { error } = await serviceClient().rpc('purge_expired');
    expect(error).toBeNull();
    const left = (await tickets(services)).map(({ reference }) => reference);
    expect(left).toEqual([answered.reference, young.reference]);
    expect(left).not.toContain(old.reference);
  });
});
