/** Ticket limits per IP address, mailbox, account and in total. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../netlify/lib/http/rate-limit.ts';
import type { Puzzle } from '../../../src/domain/api/puzzle.ts';
import { solvePuzzle } from '../../../src/domain/shared/proof-of-work.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { newUser, refusal, subscribe } from '../fixtures/services.ts';
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
    const ada = await newUser(services);
    await sendAccepted({}, { caller });
    expect((await send({}, { caller, token: ada.token })).status).toBe(200);
    expect((await send({}, { token: ada.token })).status).toBe(429);
  });

  it('of signed-out visitors do not block the owner of an address', async () => {
    const ada = await newUser(services);
    const { email } = ada;
    const strangers = await statuses(6, async () => {
      await later();
      return send({ email });
    });
    expect(strangers).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await send({ email }, { token: ada.token })).status).toBe(200);
    // Only the owner's account is exempt.
    await later();
    const other = await newUser(services);
    expect((await send({ email }, { token: other.token })).status).toBe(429);
  });

  it('ask all but subscribers for a proof of work after a flood', async () => {
    const [ada, eve] = [await newUser(services), await newUser(services)];
    await subscribe(services, ada);
    await sendAccepted();
    await services.supabase.query(
      `update rate_limits set used = ${limits['support-global'].times} where key like 'support-global:%'`,
    );
    const body = message();
    expect(await refusal(await sendBody(body))).toEqual([428, 'proof_required']);
    const { token } = eve;
    expect(await refusal(await send({}, { token }))).toEqual([428, 'proof_required']);
    expect((await send({}, { token: ada.token })).status).toBe(200);
    const response = await sendBody({ action: 'puzzle', request: body.request });
    const { challenge, bits } = (await response.json()) as Puzzle;
    const proof = await solvePuzzle(challenge, bits);
    const wrong = [`${challenge}.0`, proof.replace(/^1/, '2'), 'x', `${proof}0`];
    for (const one of wrong) expect((await sendBody({ ...body, proof: one })).status).toBe(428);
    expect((await sendBody({ ...body, proof })).status).toBe(200);
    expect((await send({ proof })).status).toBe(428);
    // No proof is required once the limit resets.
    await services.supabase.query(`update rate_limits set resets_at = now()`);
    expect((await send()).status).toBe(200);
  });

  it('allow ten tickets an hour per network, subscribers not counted', async () => {
    const ada = await newUser(services);
    await subscribe(services, ada);
    const from = (turn: number, token?: string) =>
      send({}, { caller: `203.0.113.${turn}`, ...(token !== undefined && { token }) });
    expect((await from(99, ada.token)).status).toBe(200);
    const found = await statuses(12, (turn) => from(turn));
    expect(found).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect((await send()).status).toBe(200);
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
