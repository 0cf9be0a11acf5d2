/** A subscriber's webhooks: every action and error, for its owner, for others and without a subscription. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import signalWebhooks from '../../../../netlify/functions/signal-webhooks.mts';
import { requestLimits } from '../../../../netlify/lib/signals/webhooks/guarded-request.ts';
import { sendDueDeliveries } from '../../../../netlify/lib/signals/webhooks/send-due.ts';
import { serviceClient } from '../../../../netlify/lib/platform/supabase.ts';
import type {
  SignalWebhooksRequest,
  WebhookDelivery,
  WebhookList,
  WebhookLog,
  WebhookOne,
  WebhookSecret,
} from '../../../../src/domain/api/signal-webhooks.ts';
import type { Person } from '../../../database/fixtures/supabase.ts';
import { clearSignals, signalCalls, subscribe } from '../../../database/signals/fixtures.ts';
import {
  addFactor,
  startAccountServices,
  type AccountServices,
} from '../../fixtures/account-services.ts';
import { openSignals } from '../../fixtures/open-signals.ts';
import { post, refusal } from '../../fixtures/services.ts';

interface Got {
  readonly method: string | undefined;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let services: AccountServices;
let receiver: Server;
let people: Record<'ada' | 'eve' | 'course' | 'nobody', Person>;
let got: Got[];
/** The receiver's response; the text `challenge` repeats the challenge, `echo` the whole body. */
let answer: { status: number; text: string };
const proof = { status: 200, text: 'challenge' };

beforeAll(async () => {
  services = await startAccountServices();
  const make = (name: string) =>
    services.supabase.createUser(`${name}@example.test`, 'correct horse');
  people = {
    ada: await make('ada'),
    eve: await make('eve'),
    course: await make('course'),
    nobody: await make('nobody'),
  };
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const { method, url = '', headers } = request;
      got.push({ method, url, headers, body });
      const { challenge = '' } = JSON.parse(body || '{}') as { challenge?: string };
      const texts: Record<string, string> = { echo: body, challenge };
      response.writeHead(answer.status).end(texts[answer.text] ?? answer.text);
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await services.close();
});
beforeEach(async () => {
  got = [];
  answer = proof;
  const { port } = receiver.address() as AddressInfo;
  vi.stubEnv('SIGNAL_WEBHOOKS_ORIGIN', `http://127.0.0.1:${port}`);
  await clearSignals(services.supabase);
  await services.supabase.query('delete from rate_limits; delete from auth.mfa_factors');
  await subscribe(services.supabase, people.ada.id);
  await subscribe(services.supabase, people.eve.id);
  await subscribe(services.supabase, people.course.id, 'formation');
  await openSignals(services.supabase);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const call = (body: SignalWebhooksRequest, person: Person | undefined = people.ada) =>
  post(signalWebhooks, body, person.token);
const ask = async <Result>(body: SignalWebhooksRequest, person = people.ada): Promise<Result> => {
  const response = await call(body, person);
  const found: unknown = await response.json();
  expect(response.status, JSON.stringify(found)).toBe(200);
  return found as Result;
};
const refused = async (body: SignalWebhooksRequest, person = people.ada) =>
  refusal(await call(body, person));

const webhook = {
  action: 'create',
  name: 'My bot',
  url: 'https://bot.example.com/hook?key=of-the-bot',
  recipe: 'json',
  max_lag: 300,
} as const;
const create = (changes: object = {}, person = people.ada) =>
  ask<WebhookSecret>({ ...webhook, ...changes }, person);
/** A verified webhook that is not in dry run. */
async function active(changes: object = {}, person = people.ada): Promise<WebhookSecret> {
  const made = await create(changes, person);
  const { id } = made.webhook;
  await ask({ action: 'verify', id }, person);
  await ask({ action: 'update', id, dry_run: false }, person);
  got = [];
  return made;
}
const threeCommas = {
  recipe: '3commas',
  url: 'https://api.3commas.io/anything',
  values: {
    bot_uuid: '0f1e2d3c-0000-4000-8000-000000000000',
    secret: 'a-token-of-the-bot',
    exchange: 'BINANCE',
    quote: 'USDT',
  },
} as const;

const calls = () => signalCalls(services.supabase);
const sendDue = () => sendDueDeliveries(serviceClient(), Date.now() + 20_000);
const log = async (id: string) =>
  (await ask<WebhookLog>({ action: 'log', id })).deliveries.map(({ kind, state }) => [kind, state]);

it.each(['My\u0007bot', 'My\u202Ebot', ' \n '])('a webhook cannot be named %j', async (name) => {
  expect(await refused({ ...webhook, name })).toEqual([400, 'bad_request']);
  const { id } = (await create()).webhook;
  expect(await refused({ action: 'update', id, name })).toEqual([400, 'bad_request']);
});

describe('who may do what', () => {
  const id = randomUUID();
  const actions: readonly SignalWebhooksRequest[] = [
    { action: 'list' },
    webhook,
    { action: 'verify', id },
    { action: 'update', id, dry_run: false },
    { action: 'rotate', id },
    { action: 'test', id },
    { action: 'log', id },
    { action: 'replay', id, delivery: randomUUID() },
    { action: 'delete', id },
  ];

  it.each(actions)('$action needs a session and its second factor', async (action) => {
    expect(await refusal(await post(signalWebhooks, action))).toEqual([401, 'unauthenticated']);
    await addFactor(services, people.ada);
    expect(await refused(action)).toEqual([403, 'second_factor_required']);
  });

  it.each(actions.filter(({ action }) => !['list', 'log', 'delete'].includes(action)))(
    '$action needs a subscription with signals',
    async (action) => {
      expect(await refused(action, people.course)).toEqual([403, 'no_signals']);
      expect(await refused(action, people.nobody)).toEqual([403, 'no_signals']);
    },
  );

  it('a former subscriber lists, reads the log and deletes', async () => {
    const { webhook: made } = await active();
    await services.supabase.query('delete from subscriptions');
    expect((await ask<WebhookList>({ action: 'list' })).webhooks).toHaveLength(1);
    expect(await log(made.id)).toEqual([]);
    expect((await ask<WebhookList>({ action: 'delete', id: made.id })).webhooks).toEqual([]);
  });

  it.each(['verify', 'update', 'rotate', 'test', 'log', 'replay', 'delete'] as const)(
    '%s does not reach a webhook of somebody else',
    async (action) => {
      const { webhook: made } = await active();
      const asked = { action, id: made.id, ...(action === 'replay' && { delivery: randomUUID() }) };
      expect(await refused(asked as SignalWebhooksRequest, people.eve)).toEqual([
        404,
        'unknown_webhook',
      ]);
      expect((await ask<WebhookList>({ action: 'list' }, people.eve)).webhooks).toEqual([]);
      expect(got).toEqual([]);
    },
  );
});

describe('adding a webhook', () => {
  it('gives its secret once, and shows its address without the query', async () => {
    const { webhook: made, secret } = await create();
    expect(secret).toMatch(/^whsec_/);
    expect(made).toMatchObject({
      url: 'https://bot.example.com/hook',
      status: 'pending',
      dry_run: true,
      max_lag: 300,
    });
    const text = JSON.stringify(await ask({ action: 'list' }));
    expect(text).not.toMatch(/whsec_|of-the-bot/);
    expect(got).toEqual([]);
  });

  it.each([
    ['http://bot.example.com/', 'bad_address'],
    ['https://127.0.0.1/', 'bad_address'],
    ['https://localhost/', 'bad_address'],
    ['https://bot.example.com:8443/', 'bad_address'],
  ])('refuses %s', async (url, code) => {
    expect(await refused({ ...webhook, url })).toEqual([422, code]);
  });

  it.each([
    [['127.0.0.1'], 'address_private'],
    [['8.8.8.8', '169.254.169.254'], 'address_private'],
    [[], 'address_unknown'],
  ])('refuses a name that resolves to %j', async (ips, code) => {
    vi.stubEnv('SIGNAL_WEBHOOKS_ORIGIN', '');
    const { Resolver } = await import('node:dns/promises');
    vi.spyOn(Resolver.prototype, 'resolve4').mockResolvedValue(ips);
    vi.spyOn(Resolver.prototype, 'resolve6').mockRejectedValue({ code: 'ENODATA' });
    expect(await refused(webhook)).toEqual([422, code]);
  });

  it('of another service keeps its values sealed, and goes to that service alone', async () => {
    const { webhook: made } = await create(threeCommas);
    expect(made.url).toBe('https://api.3commas.io/signal_bots/webhooks');
    const [row] = await services.supabase.query('select * from signal_webhooks');
    expect(JSON.stringify(row)).not.toContain('token-of-the-bot');
    expect(await refused({ ...webhook, ...threeCommas, url: webhook.url })).toEqual([
      422,
      'wrong_host',
    ]);
    const values = { ...threeCommas.values, secret: '' };
    expect(await refused({ ...webhook, ...threeCommas, values })).toEqual([422, 'missing_value']);
  });

  it('stops at five, also for concurrent calls', async () => {
    const all = await Promise.all(Array.from({ length: 7 }, () => call(webhook)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409]);
    expect(await refused(webhook)).toEqual([409, 'too_many']);
    expect((await call(webhook, people.eve)).status).toBe(200);
  });

  it('is limited in an hour', async () => {
    for (let n = 0; n < 20; n += 1) await call({ ...webhook, url: 'https://10.0.0.1/' });
    expect(await refused(webhook)).toEqual([429, 'rate_limited']);
  });
});

describe('verifying a webhook', () => {
  it('takes an answer that contains the signed challenge', async () => {
    const { webhook: made, secret } = await create();
    const { webhook: proved } = await ask<WebhookOne>({ action: 'verify', id: made.id });
    expect(proved.status).toBe('active');
    const [{ body, headers, url } = { body: '', headers: {}, url: '' }] = got;
    expect(url).toBe('/hook?key=of-the-bot');
    const asked = new Verifier(secret).verify(body, headers as Record<string, string>);
    expect(asked).toMatchObject({ type: 'endpoint.challenge' });
    // A second verification sends nothing.
    await ask({ action: 'verify', id: made.id });
    expect(got).toHaveLength(1);
  });

  it.each([
    { status: 200, text: 'ok' },
    { status: 200, text: '' },
    { status: 200, text: 'echo' },
    { status: 500, text: 'challenge' },
    { status: 302, text: 'challenge' },
    { status: 410, text: 'challenge' },
  ])('refuses the answer %j', async (given) => {
    answer = given;
    const { webhook: made } = await create();
    expect(await refused({ action: 'verify', id: made.id })).toEqual([422, 'challenge_failed']);
    const { webhooks } = await ask<WebhookList>({ action: 'list' });
    expect(webhooks).toMatchObject([{ status: 'pending' }]);
  });

  it('of another service sends something that trades nothing', async () => {
    answer = { status: 200, text: '' };
    const { webhook: made } = await create(threeCommas);
    const { webhook: proved } = await ask<WebhookOne>({ action: 'verify', id: made.id });
    expect(proved.status).toBe('active');
    expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({
      secret: 'a-token-of-the-bot',
      max_lag: '1',
    });
    expect(got[0]?.headers['webhook-signature']).toBeUndefined();
  });

  it('nothing is sent before it', async () => {
    await create();
    await calls().issued({ trial: false });
    expect(await sendDue()).toBe(0);
    expect(got).toEqual([]);
  });
});

describe('a signal', () => {
  it('arrives signed, event by event, and is in the log', async () => {
    const { webhook: made, secret } = await active();
    const id = await calls().issued({ trial: false });
    expect(await sendDue()).toBe(1);
    await calls().record(id, 'entry_hit');
    await calls().record(id, 'take_profit', '120');
    expect(await sendDue()).toBe(2);
    const types = got.map(({ body, headers }) => {
      const { type } = new Verifier(secret).verify(body, headers as Record<string, string>) as {
        type: string;
      };
      return type;
    });
    expect(types).toEqual(['signal.issued', 'signal.entry_hit', 'signal.take_profit']);
    expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({
      data: { signal: id, pair: 'BTC/EUR', entry: '100', stop_loss: '90', dry_run: false },
    });
    expect(await log(made.id)).toEqual([
      ['take_profit', 'sent'],
      ['entry_hit', 'sent'],
      ['issued', 'sent'],
    ]);
  });

  it('reaches a bot of 3Commas when its entry is reached', async () => {
    answer = { status: 200, text: '' };
    await active(threeCommas);
    const id = await calls().issued({ trial: false });
    expect(await sendDue()).toBe(0);
    await calls().record(id, 'entry_hit');
    expect(await sendDue()).toBe(1);
    expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({
      action: 'enter_long',
      tv_instrument: 'BTCUSDT',
      trigger_price: '100',
      max_lag: '300',
    });
  });

  it.each([
    ['a trial', { trial: true }],
    ['one that nobody may receive', { trial: false }],
  ])('%s is sent to nobody', async (what, options) => {
    await active();
    if (!options.trial) await services.supabase.query('delete from subscriptions');
    await calls().issued(options);
    expect([what, await sendDue(), got]).toEqual([what, 0, []]);
  });
});

describe('an active webhook', () => {
  it('is changed, paused and resumed', async () => {
    const { webhook: made } = await active();
    const update = (changes: object) =>
      ask<WebhookOne>({ action: 'update', id: made.id, ...changes });
    expect((await update({ name: 'Other', max_lag: 60 })).webhook).toMatchObject({
      name: 'Other',
      max_lag: 60,
      status: 'active',
    });
    await calls().issued({ trial: false });
    expect((await update({ paused: true })).webhook.status).toBe('paused');
    expect(await log(made.id)).toEqual([['issued', 'cancelled']]);
    await calls().issued({ trial: false });
    expect(await sendDue()).toBe(0);
    expect((await update({ paused: false })).webhook.status).toBe('active');
    expect(await sendDue()).toBe(0);
  });

  it('keeps its secret valid for a day after a new one', async () => {
    const { webhook: made, secret } = await active();
    const { secret: next, webhook: rotated } = await ask<WebhookSecret>({
      action: 'rotate',
      id: made.id,
    });
    expect(next).not.toBe(secret);
    expect(Date.parse(rotated.previous_secret_until ?? '')).toBeGreaterThan(
      Date.now() + 23 * 3_600_000,
    );
    await ask({ action: 'test', id: made.id });
    const [{ body, headers } = { body: '', headers: {} }] = got;
    for (const each of [secret, next]) {
      expect(new Verifier(each).verify(body, headers as Record<string, string>)).toBeDefined();
    }
  });

  it.each([
    [{ status: 204, text: '' }, 'sent', null],
    [{ status: 500, text: 'a stack trace' }, 'failed', null],
    [{ status: 307, text: '' }, 'failed', 'redirect'],
  ])('tells what came of a test: %j', async (given, state, error) => {
    const { webhook: made } = await active();
    answer = given;
    const { delivery } = await ask<WebhookDelivery>({ action: 'test', id: made.id });
    expect(delivery).toMatchObject({
      ...{ kind: 'test', signal: null, state, status_code: given.status, error, attempts: 1 },
    });
    expect(JSON.stringify(await ask({ action: 'log', id: made.id }))).not.toContain('stack');
    expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({
      type: 'signal.test',
      data: { dry_run: true },
    });
    expect((await ask<WebhookList>({ action: 'list' })).webhooks[0]?.failures_in_row).toBe(0);
  });

  it('is tested only once it is verified', async () => {
    const { webhook: made } = await create();
    expect(await refused({ action: 'test', id: made.id })).toEqual([409, 'not_active']);
  });
});

it('a delivery that could not have its whole timeout is left to the next run', async () => {
  const { webhook: made } = await active();
  await calls().issued({ trial: false });
  const { timeoutMs } = requestLimits;
  expect(await sendDueDeliveries(serviceClient(), Date.now() + timeoutMs)).toBe(0);
  expect(got).toEqual([]);
  expect(await log(made.id)).toEqual([['issued', 'waiting']]);
  expect(await sendDue()).toBe(1);
});

describe('a failed delivery', () => {
  /** A delivery whose attempts are used up. */
  async function failed(): Promise<{ id: string; delivery: string; signal: string }> {
    const { webhook: made } = await active();
    const signal = await calls().issued({ trial: false });
    answer = { status: 500, text: '' };
    await services.supabase.query('update webhook_deliveries set attempts = 4');
    await sendDue();
    const { deliveries } = await ask<WebhookLog>({ action: 'log', id: made.id });
    expect(deliveries).toMatchObject([{ state: 'failed', status_code: 500, attempts: 5 }]);
    return { id: made.id, delivery: deliveries[0]?.id ?? '', signal };
  }

  it('is sent again under its id', async () => {
    const { id, delivery } = await failed();
    answer = proof;
    const { delivery: again } = await ask<WebhookDelivery>({ action: 'replay', id, delivery });
    expect(again).toMatchObject({ id: delivery, state: 'sent', attempts: 1 });
    expect(got.map(({ headers }) => headers['webhook-id'])).toEqual([delivery, delivery]);
    expect(await refused({ action: 'replay', id, delivery })).toEqual([404, 'unknown_delivery']);
  });

  it('is not sent again once its signal is no longer valid, or has moved on', async () => {
    const { id, delivery, signal } = await failed();
    const replayUntil = async () => {
      const { deliveries } = await ask<WebhookLog>({ action: 'log', id });
      return deliveries.find((each) => each.id === delivery)?.replay_until;
    };
    const [{ end } = { end: '' }] = await services.supabase.query<{ end: string }>(
      `select valid_until as end from signals where id = '${signal}'`,
    );
    // Longer than the webhook's max_lag, after which it was not attempted any more.
    expect(Date.parse((await replayUntil()) ?? '')).toBe(new Date(end).getTime());
    await calls().record(signal, 'entry_hit');
    expect(await replayUntil()).toBeNull();
    expect(await refused({ action: 'replay', id, delivery })).toEqual([409, 'too_late']);
  });

  it('is not sent again while its webhook is paused, or to a webhook of somebody else', async () => {
    const { id, delivery } = await failed();
    await ask({ action: 'update', id, paused: true });
    expect(await refused({ action: 'replay', id, delivery })).toEqual([409, 'not_active']);
    await ask({ action: 'update', id, paused: false });
    const { webhook: hers } = await create({}, people.eve);
    expect(await refused({ action: 'replay', id: hers.id, delivery }, people.eve)).toEqual([
      404,
      'unknown_delivery',
    ]);
    expect(await refused({ action: 'replay', id, delivery: randomUUID() })).toEqual([
      404,
      'unknown_delivery',
    ]);
  });

  it('pauses the webhook as the 20th in a row, and its owner is told', async () => {
    const { id } = await failed();
    await services.supabase.query('update signal_webhooks set failures_in_row = 19');
    await calls().issued({ trial: false });
    await services.supabase.query(
      "update webhook_deliveries set attempts = 4 where state = 'waiting'",
    );
    // Deliveries of a failing webhook are due later than those of working ones.
    expect(await sendDue()).toBe(0);
    await services.supabase.query(
      'update webhook_deliveries set due_at = now() where due_at is not null',
    );
    await sendDue();
    const { webhooks } = await ask<WebhookList>({ action: 'list' });
    expect(webhooks).toMatchObject([{ status: 'auto_paused', failures_in_row: 20 }]);
    const mails = await services.supabase.query(
      "select data from emails where template = 'webhook-stopped'",
    );
    expect(mails).toEqual([{ data: { name: 'My bot', reason: 'auto_paused' } }]);
    const { webhook: resumed } = await ask<WebhookOne>({ action: 'update', id, paused: false });
    expect(resumed).toMatchObject({ status: 'active', failures_in_row: 0 });
  });
});

it('an answer of 410 ends the webhook for good', async () => {
  const { webhook: made } = await active();
  answer = { status: 410, text: '' };
  await calls().issued({ trial: false });
  await sendDue();
  const { id } = made;
  expect((await ask<WebhookList>({ action: 'list' })).webhooks).toMatchObject([{ status: 'gone' }]);
  expect(await refused({ action: 'verify', id })).toEqual([409, 'gone']);
  expect(await refused({ action: 'test', id })).toEqual([409, 'gone']);
  expect(await refused({ action: 'update', id, paused: false })).toEqual([409, 'gone']);
  const mails = await services.supabase.query(
    "select data from emails where template = 'webhook-stopped'",
  );
  expect(mails).toEqual([{ data: { name: 'My bot', reason: 'gone' } }]);
});

describe('SIGNAL_WEBHOOKS=off', () => {
  it('prevents nobody from pausing', async () => {
    const { webhook: made } = await active();
    vi.stubEnv('SIGNAL_WEBHOOKS', 'off');
    const pause = { action: 'update', id: made.id, paused: true } as const;
    expect(await ask(pause)).toMatchObject({ webhook: { status: 'paused' } });
  });

  it('stops every path, and says so', async () => {
    const { webhook: made } = await active();
    const { id } = made;
    await calls().issued({ trial: false });
    vi.stubEnv('SIGNAL_WEBHOOKS', 'off');
    expect(await sendDue()).toBe(0);
    for (const action of ['verify', 'rotate', 'test'] as const) {
      expect(await refused({ action, id })).toEqual([409, 'webhooks_off']);
    }
    expect(await refused(webhook)).toEqual([409, 'webhooks_off']);
    expect(await refused({ action: 'replay', id, delivery: randomUUID() })).toEqual([
      409,
      'webhooks_off',
    ]);
    expect(await refused({ action: 'update', id, paused: true, name: 'Other' })).toEqual([
      409,
      'webhooks_off',
    ]);
    expect((await ask<WebhookList>({ action: 'list' })).off).toBe(true);
    expect(got).toEqual([]);
    expect(await log(id)).toEqual([['issued', 'waiting']]);
    vi.stubEnv('SIGNAL_WEBHOOKS', '');
    expect(await sendDue()).toBe(1);
  });

  it('stops what was claimed before, without using up an attempt', async () => {
    const { webhook: made } = await active();
    await calls().issued({ trial: false });
    const service = serviceClient();
    const asked = service.rpc.bind(service);
    vi.spyOn(service, 'rpc').mockImplementation((...given) => {
      const answer = asked(...given);
      if (given[0] === 'claim_webhook_deliveries') vi.stubEnv('SIGNAL_WEBHOOKS', 'off');
      return answer;
    });
    expect(await sendDueDeliveries(service, Date.now() + 20_000)).toBe(0);
    expect(got).toEqual([]);
    vi.stubEnv('SIGNAL_WEBHOOKS', '');
    const { deliveries } = await ask<WebhookLog>({ action: 'log', id: made.id });
    expect(deliveries).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });
});

it('the log is read in pages of 50', async () => {
  const { webhook: made } = await active();
  await services.supabase.run(
    `insert into webhook_deliveries (webhook_id, state, not_after, finished_at)
       select $1::uuid, 'sent', now(), now() from generate_series(1, 60)`,
    [made.id],
  );
  const first = await ask<WebhookLog>({ action: 'log', id: made.id });
  expect([first.deliveries.length, first.more]).toEqual([50, true]);
  const before = first.deliveries.at(-1)?.id ?? '';
  const rest = await ask<WebhookLog>({ action: 'log', id: made.id, before });
  expect([rest.deliveries.length, rest.more]).toEqual([10, false]);
  const ids = [...first.deliveries, ...rest.deliveries].map(({ id }) => id);
  expect(new Set(ids).size).toBe(60);
});

it('production refuses the address of tests', async () => {
  await active();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv('CONTEXT', 'production');
  await expect(sendDue()).rejects.toThrow(/local|SIGNAL_WEBHOOKS_ORIGIN/);
});
