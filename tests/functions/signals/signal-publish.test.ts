/** Signals written, issued, revised, withdrawn and resolved: by editors with a second factor, and by machines. */
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import signalPublish from '../../../netlify/functions/signal-publish.mts';
import type { SignalPublishRequest } from '../../../src/domain/api/signal-publish.ts';
import { clearSignals, draft } from '../../database/signals/fixtures.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import {
  verifiedToken,
  startAccountServices,
  type AccountServices,
} from '../fixtures/account-services.ts';
import { closeSignals, openSignals } from '../fixtures/open-signals.ts';
import { post, read, refusal } from '../fixtures/services.ts';

let services: AccountServices;
let editor: string;
let people: Record<'member' | 'editorWithoutFactor', Person>;

beforeAll(async () => {
  services = await startAccountServices();
  const { supabase } = services;
  const make = (name: string) => supabase.createUser(`${name}@example.test`, 'correct horse');
  const [member, boss, other] = [await make('member'), await make('boss'), await make('other')];
  people = { member, editorWithoutFactor: other };
  await supabase.run(
    `update auth.users set raw_app_meta_data = '{"role":"editor"}' where id = any ($1::uuid[])`,
    [[boss.id, other.id]],
  );
  editor = verifiedToken(services, boss);
});
afterAll(() => services.close());
beforeEach(async () => {
  await clearSignals(services.supabase);
  await openSignals(services.supabase);
  await services.supabase.query('delete from rate_limits');
});
afterEach(() => void vi.unstubAllEnvs());

const call = (body: SignalPublishRequest, token: string | undefined = editor) =>
  post(signalPublish, body, token);
const save = (id: string, version = 0, changes: object = {}) =>
  call({ action: 'save', id, version, signal: { ...draft, ...changes } });
const issue = (id: string, version = 1, trial = true) =>
  call({ action: 'issue', id, version, trial });

/** Issues a signal and returns its id and the position of its event. */
async function issued(): Promise<{ id: string; last: number }> {
  const id = randomUUID();
  await save(id);
  const { position } = (await (await issue(id)).json()) as { position: number };
  return { id, last: position };
}

const note = { fr: 'Le stop suit le prix.', en: 'The stop follows the price.' };

describe('who may publish', () => {
  const known = { analyst: null, open: false };
  const action = { action: 'settings', known, analyst: 'Ada Byron', open: true } as const;

  it('an editor with a second factor, and nobody else', async () => {
    expect(await refusal(await post(signalPublish, action))).toEqual([401, 'unauthenticated']);
    expect(await refusal(await call(action, people.member.token))).toEqual([403, 'not_editor']);
    expect(await refusal(await call(action, people.editorWithoutFactor.token))).toEqual([
      403,
      'second_factor_required',
    ]);
    const raised = verifiedToken(services, people.member);
    expect(await refusal(await call(action, raised))).toEqual([403, 'not_editor']);
  });
});

describe('a draft', () => {
  it('is saved, issued and then neither saved nor deleted', async () => {
    const id = randomUUID();
    expect(await read(await save(id))).toEqual({
      status: 200,
      body: { type: 'saved', version: 1 },
    });
    expect(await read(await save(id, 1, { entry: '101' }))).toMatchObject({ body: { version: 2 } });
    expect(await refusal(await save(id, 1))).toEqual([409, 'conflict']);
    expect(await read(await issue(id, 2))).toMatchObject({
      status: 200,
      body: {
        type: 'issued',
        position: 1,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    });
    expect(await refusal(await save(id, 2))).toEqual([409, 'conflict']);
    expect(await refusal(await call({ action: 'delete', id, version: 2 }))).toEqual([
      409,
      'conflict',
    ]);
  });

  it('with levels that contradict its action, or a coin that is not listed, is refused', async () => {
    for (const wrong of [{ stop_loss: '100' }, { coin: 'no-such-coin' }, { entry: '1e5' }]) {
      expect(await refusal(await save(randomUUID(), 0, wrong))).toEqual([400, 'bad_request']);
    }
  });

  it('is issued to subscribers only once signals are open', async () => {
    await closeSignals(services.supabase);
    const id = randomUUID();
    await save(id);
    expect(await refusal(await issue(id, 1, false))).toEqual([409, 'signals_closed']);
  });
});

describe('an issued signal', () => {
  it('is revised with a note, by an editor who knows its last event', async () => {
    const { id, last } = await issued();
    const revise = (stop_loss: string, known = last) =>
      call({ action: 'revise', id, last: known, take_profit: '125', stop_loss, note });
    expect(await refusal(await revise('101'))).toEqual([422, 'levels']);
    expect(await read(await revise('95'))).toMatchObject({ body: { type: 'recorded' } });
    expect(await refusal(await revise('96'))).toEqual([409, 'conflict']);
  });

  it('is withdrawn at the price of the market once it was entered', async () => {
    const { id, last } = await issued();
    const resolved = await call({
      action: 'resolve',
      id,
      last,
      kind: 'entry_hit',
      at: new Date().toISOString(),
      source: 'Kraken, BTC/EUR, 14:02',
    });
    const { position } = (await resolved.json()) as { position: number };
    const withdraw = (more: object = {}) =>
      call({ action: 'withdraw', id, last: position, note, ...more });
    // Market data is unavailable in these tests.
    expect(await refusal(await withdraw())).toEqual([503, 'no_price']);
    const given = { price: '103.5', source: 'Kraken, BTC/EUR, 14:20' };
    expect(await read(await withdraw(given))).toMatchObject({ body: { type: 'recorded' } });
    const [event] = await services.supabase.query<{ payload: string }>(
      "select payload from signal_events where kind = 'withdrawn'",
    );
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({ ...given, by: 'desk', note });
  });

  it('has time to be queued for 100,000 people, and the database gives up before the function', async () => {
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    await issued();
    const functionMs = Math.max(...timeouts.mock.calls.flat());
    timeouts.mockRestore();
    const queueing = await services.supabase.query<{ name: string; ms: number }>(`
      select p.proname as name, (extract(epoch from split_part(setting, '=', 2)::interval) * 1000)::int as ms
      from pg_proc p left join lateral unnest(p.proconfig) setting on setting like 'statement_timeout=%'
      where p.proname ~ '^(issue_signal|record_signal)' order by name`);
    expect(queueing.map(({ name }) => name)).toEqual([
      'issue_signal',
      'record_signal_event',
      'record_signal_outcomes',
    ]);
    for (const { name, ms } of queueing) {
      expect(ms, name).toBeGreaterThanOrEqual(15_000);
      expect(ms, name).toBeLessThan(functionMs);
    }
  });
});

describe('the settings', () => {
  const shown = async () => {
    const [desk] = await services.supabase.query<{ analyst: string | null; open: boolean }>(
      'select analyst, opened_at is not null as open from signals_desk',
    );
    return desk ?? { analyst: null, open: false };
  };
  const set = async (analyst: string, open?: boolean) =>
    call({ action: 'settings', known: await shown(), analyst, open });

  it('open signals when there is an analyst and a record', async () => {
    await closeSignals(services.supabase);
    expect(await refusal(await set(' ', true))).toEqual([409, 'no_analyst']);
    expect(await refusal(await set('Ada Byron', true))).toEqual([409, 'no_record']);
    await issued();
    expect(await read(await set('Ada Byron', true))).toEqual({
      status: 200,
      body: { type: 'settings' },
    });
  });

  it('keep the service as it is where only the analyst is saved', async () => {
    const opened = () => services.supabase.query('select analyst, opened_at from signals_desk');
    const [before] = await opened();
    expect(await read(await set('Grace Hopper'))).toMatchObject({ status: 200 });
    expect(await opened()).toEqual([{ ...before, analyst: 'Grace Hopper' }]);
    expect(await refusal(await set(' '))).toEqual([409, 'no_analyst']);
    await closeSignals(services.supabase);
    await set('Grace Hopper');
    expect(await opened()).toMatchObject([{ opened_at: null }]);
  });

  it('refuse a name that is too short, or that a page could not show on one line', async () => {
    for (const name of ['A', 'A\tB', 'A\u2028B', 'A\u202EB', 'x'.repeat(81)]) {
      expect(await refusal(await set(name)), name).toEqual([400, 'bad_request']);
    }
  });

  it('of two editors at once are saved once', async () => {
    const known = await shown();
    const change = (analyst: string) => call({ action: 'settings', known, analyst });
    const answers = await Promise.all(['Mary Jackson', 'Dorothy Vaughan'].map(change));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await change('Katherine Johnson');
    expect(await refusal(late)).toEqual([409, 'conflict']);
    expect((await shown()).analyst).toMatch(/Jackson|Vaughan/);
  });
});

describe('a machine', () => {
  const secret = `whsec_${Buffer.from('a secret of a test, 24 bytes').toString('base64')}`;
  const alert = (changes: object = {}) => ({
    action: 'alert',
    id: randomUUID(),
    at: new Date().toISOString(),
    trial: true,
    signal: draft,
    ...changes,
  });
  beforeEach(() => vi.stubEnv('SIGNAL_ALERT_SECRET', secret));

  /** Posts a body with the headers of Standard Webhooks. */
  function signed(body: object, key = secret, time = Math.floor(Date.now() / 1000)) {
    const text = JSON.stringify(body);
    const bytes = Buffer.from(key.slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', bytes).update(`msg_1.${time}.${text}`).digest('base64');
    return post(signalPublish, text, undefined, {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(time),
      'webhook-signature': `v1,${signature}`,
    });
  }

  it('issues nobody’s draft', async () => {
    const id = randomUUID();
    await save(id);
    expect(await refusal(await post(signalPublish, alert({ id, secret })))).toEqual([
      409,
      'replayed',
    ]);
    const states = await services.supabase.query(`select state from signals where id = '${id}'`);
    expect(states).toEqual([{ state: 'draft' }]);
  });

  it('issues with a signature or with the shared secret, and a replay is refused', async () => {
    const first = alert({ secret });
    expect(await read(await post(signalPublish, first))).toMatchObject({
      body: { type: 'issued' },
    });
    expect(await refusal(await post(signalPublish, first))).toEqual([409, 'replayed']);
    const second = alert();
    expect(await read(await signed(second))).toMatchObject({ body: { position: 2 } });
    expect(await refusal(await signed(second))).toEqual([409, 'replayed']);
    expect(await services.supabase.query('select source from signals')).toEqual([
      { source: 'machine' },
      { source: 'machine' },
    ]);
  });

  it('is refused without proof, with a wrong one, or late', async () => {
    const late = new Date(Date.now() - 6 * 60_000);
    expect(await refusal(await post(signalPublish, alert()))).toEqual([401, 'not_signed']);
    expect(await refusal(await post(signalPublish, alert({ secret: `${secret}x` })))).toEqual([
      401,
      'not_signed',
    ]);
    expect(await refusal(await signed(alert(), 'whsec_AAAA'))).toEqual([401, 'not_signed']);
    expect(await refusal(await signed(alert(), secret, late.getTime() / 1000))).toEqual([
      401,
      'not_signed',
    ]);
    expect(await refusal(await signed(alert({ at: late.toISOString() })))).toEqual([
      401,
      'too_old',
    ]);
    expect(await services.supabase.query('select from signals')).toEqual([]);
  });

  it('is not kept out by strangers who use up its rate limit', async () => {
    for (let times = 0; times < 40; times += 1) await post(signalPublish, alert());
    expect(await read(await post(signalPublish, alert({ secret })))).toMatchObject({
      body: { type: 'issued' },
    });
  });

  it('issues nothing while no secret is set', async () => {
    vi.stubEnv('SIGNAL_ALERT_SECRET', '');
    expect(await refusal(await post(signalPublish, alert({ secret: '' })))).toEqual([
      401,
      'not_signed',
    ]);
  });

  it('resumes after a killed call', async () => {
    const body = alert({ secret });
    await services.supabase.run(`select save_signal_draft($1, 0, null, $2::jsonb)`, [
      body.id,
      JSON.stringify({ ...draft, source: 'machine' }),
    ]);
    expect(await read(await post(signalPublish, body))).toMatchObject({ body: { type: 'issued' } });
  });
});

it('sends an issued signal right away to a subscriber who wants the emails', async () => {
  await services.supabase.run(
    `insert into subscriptions (user_id, stripe_subscription_id, stripe_customer_id, stripe_price_id, status,
      plan_key, amount, currency, start_date, end_date)
      values ($1, 'sub_1', 'cus', 'price', 'active', 'formationEtSignaux', 34999, 'eur', now(), now() + interval '1 day')`,
    [people.member.id],
  );
  const id = randomUUID();
  await save(id);
  await issue(id, 1, false);
  await vi.waitFor(() => expect(services.sentEmails).toHaveLength(1), { timeout: 5_000 });
  expect(JSON.stringify(services.sentEmails[0])).toContain('BTC/EUR');
});
