/** Ticket limits per IP address, mailbox, account and in total. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../netlify/lib/http/rate-limit.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { refusal, subscribe } from '../fixtures/services.ts';
import {
  clearAll,
  message,
  newCaller,
  send,
  sendBody,
  sendAccepted,
  formTokenOf,
  tickets,
} from './fixtures.ts';

vi.setConfig({ testTimeout: 60_000 });

let services: AccountServices;
let people = 0;

beforeAll(async () => {
  services = await startAccountServices();
}, 60_000);
afterAll(() => services.close());
beforeEach(async () => {
  await clearAll(services);
  services.sentEmails.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const newPerson = (): Promise<Person> =>
  services.supabase.createUser(`writer${(people += 1)}@example.test`, 'correct horse');

describe('rate limits', () => {
  const statuses = async (count: number, one: (turn: number) => Promise<Response>) => {
    const found: number[] = [];
    for (let turn = 0; turn < count; turn += 1) found.push((await one(turn)).status);
    return found;
  };
  /** Ends windows of up to a minute; longer ones continue. */
  const later = () => services.supabase.query(`delete from rate_limits where key like '%-pace:%'`);

  it('allow one ticket a minute and five an hour per IP address', async () => {
    const caller = newCaller();
    expect(await statuses(3, () => send({}, { caller }))).toEqual([200, 429, 429]);
    const limited = await send({}, { caller });
    expect(Number(limited.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    const rest = await statuses(6, async () => {
      await later();
      return send({}, { caller });
    });
    expect(rest).toEqual([200, 200, 200, 200, 429, 429]);
    const hour = await send({}, { caller });
    expect(Number(hour.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(limits['support-caller'].times).toBe(5);
  });

  it('allow one copy a minute and five a day per mailbox, with all its labels', async () => {
    const found = await statuses(7, async (turn) => {
      await later();
      return send({ email: `${turn % 2 === 0 ? 'Mary' : 'M.ar.y'}+${turn}@example.test` });
    });
    expect(found).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await services.supabase.query('delete from rate_limits');
    expect(
      await statuses(2, (turn) => send({ email: `mary${turn === 0 ? '' : '+x'}@example.test` })),
    ).toEqual([200, 429]);
  });

  it('count stored tickets only: a refusal uses nothing up', async () => {
    const caller = newCaller();
    await send({ website: 'x' }, { caller });
    await send({ form_token: formTokenOf(0) }, { caller });
    await send({ email: 'one@example.test' });
    expect((await send({ email: 'one@example.test' }, { caller })).status).toBe(429);
    expect((await send({ email: 'two@example.test' }, { caller })).status).toBe(200);
  });

  it('count a session apart from its IP address', async () => {
    const caller = newCaller();
    const ada = await newPerson();
    await sendAccepted({}, { caller });
    expect((await send({}, { caller, token: ada.token })).status).toBe(200);
    expect((await send({}, { token: ada.token })).status).toBe(429);
  });

  it('of signed-out visitors do not block the owner of an address', async () => {
    const ada = await newPerson();
    const { email } = ada;
    const strangers = await statuses(6, async () => {
      await later();
      return send({ email });
    });
    expect(strangers).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await send({ email }, { token: ada.token })).status).toBe(200);
    // Only under their own name.
    await later();
    const other = await newPerson();
    expect((await send({ email }, { token: other.token })).status).toBe(429);
  });

  it('close the form for all but subscribers after a flood', async () => {
    const [ada, eve] = [await newPerson(), await newPerson()];
    await subscribe(services, ada);
    await sendAccepted();
    await services.supabase.query(
      `update rate_limits set used = ${limits['support-global'].times} where key like 'support-global:%'`,
    );
    const body = message();
    const closed = await sendBody(body);
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(await refusal(closed)).toEqual([429, 'rate_limited']);
    expect((await send({}, { token: eve.token })).status).toBe(429);
    expect((await send({}, { token: ada.token })).status).toBe(200);
    // And it opens again by itself.
    await services.supabase.query(`update rate_limits set resets_at = now()`);
    expect((await sendBody(body)).status).toBe(200);
  });

  it('that cannot be counted keep it closed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await services.supabase.query('alter table rate_limits rename to counters');
    const answer = await send({ request: randomUUID() });
    await services.supabase.query('alter table counters rename to rate_limits');
    expect(answer.status).toBe(500);
    expect(await tickets(services)).toEqual([]);
  });
});
