/** Actions concurrent with a withdrawal: each gets the right response, and there is one refund. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import account from '../../../netlify/functions/account.mts';
import billing from '../../../netlify/functions/billing.mts';
import {
  failFirstKey,
  startAccountServices,
  type AccountServices,
} from '../fixtures/account-services.ts';
import {
  balanceOf,
  declare,
  moveTo,
  newSubscriber,
  refundsOf,
  runDeliver,
  type Subscriber,
} from './fixtures.ts';
import { post, prices, read, refusal } from '../fixtures/services.ts';

let services: AccountServices;

beforeAll(async () => {
  services = await startAccountServices();
});
afterAll(() => services.close());
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/**
 * Runs `slow` until it sends a request that matches, then `quick` to its end, then the rest of `slow`. Returns
 * the response of `slow`.
 */
async function overtaken(
  matches: (method: string, path: string) => boolean,
  slow: () => Promise<Response>,
  quick: () => Promise<unknown>,
): Promise<Response> {
  const send = globalThis.fetch;
  const reached = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  let held = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (!held && matches(init?.method ?? 'GET', pathname)) {
      held = true;
      reached.resolve(undefined);
      await released.promise;
    }
    return send(input, init);
  });
  const answer = slow();
  await reached.promise;
  await quick();
  released.resolve(undefined);
  return answer;
}

const withdraw = ({ email, token }: Subscriber) => declare('withdrawal', { email }, token);

/** A confirmed withdrawal that is not carried out yet, as while another worker has it. */
async function confirmed(person?: Subscriber): Promise<Subscriber> {
  const ada = person ?? (await newSubscriber(services));
  const send = globalThis.fetch;
  const outage = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.startsWith(services.localStripe.url)
      ? Promise.resolve(Response.json({ error: { type: 'api_error' } }, { status: 500 }))
      : send(input, init);
  });
  expect((await withdraw(ada)).status).toBe(200);
  outage.mockRestore();
  return ada;
}

const moments: readonly [string, (method: string, path: string) => boolean][] = [
  ['cancel', (method) => method === 'DELETE'],
  ['refund', (method, path) => method === 'POST' && path === '/v1/refunds'],
];

it.each(moments)(
  'resuming while another worker is about to %s tells of the withdrawal',
  async (_, matches) => {
    const ada = await confirmed();
    const resume = () => post(billing, { action: 'resume' }, ada.token);
    const answer = await overtaken(matches, resume, () => runDeliver(services));
    expect(await refusal(answer)).toEqual([409, 'no_subscription']);
    expect(await refundsOf(services, ada.customer)).toEqual({ cents: 24_999, count: 1 });
  },
);

it.each(moments)(
  'erasing the account while another worker is about to %s goes on',
  async (_, matches) => {
    const ada = await confirmed();
    const erase = () =>
      post(account, { action: 'delete', confirmation: ada.email, lang: 'fr' }, ada.token);
    expect((await overtaken(matches, erase, () => runDeliver(services))).status).toBe(200);
    expect(await refundsOf(services, ada.customer)).toEqual({ cents: 24_999, count: 1 });
  },
);

it.each(moments)(
  'a withdrawal overtaken at its %s tells the amount that the other worker refunded',
  async (_, matches) => {
    const ada = await confirmed();
    const answer = await overtaken(
      matches,
      () => withdraw(ada),
      () => runDeliver(services),
    );
    expect(await read(answer)).toMatchObject({ status: 200, body: { refund: 24_999 } });
    expect(await refundsOf(services, ada.customer)).toEqual({ cents: 24_999, count: 1 });
    const [row] = await services.supabase.query(
      `select refund, refunded, last_error from contract_ends where user_id = '${ada.id}'`,
    );
    expect(row).toEqual({ refund: 'whole', refunded: 24_999, last_error: null });
  },
);

/** A subscriber with credit from a change to the cheaper plan. */
async function withCredit(): Promise<Subscriber> {
  const ada = await newSubscriber(services);
  await moveTo(services, ada, prices.formationEtSignaux);
  await moveTo(services, ada, prices.formation);
  expect(await balanceOf(services, ada)).toBeLessThan(0);
  return ada;
}

it('a withdrawal overtaken as it takes back a credit takes it back once', async () => {
  const ada = await confirmed(await withCredit());
  const takesBack = (method: string, path: string) =>
    method === 'POST' && path.endsWith('/balance_transactions');
  await overtaken(
    takesBack,
    () => withdraw(ada),
    () => runDeliver(services),
  );
  const { data } = await services.stripe.customers.listBalanceTransactions(ada.customer);
  expect(data).toHaveLength(1);
  expect(await balanceOf(services, ada)).toBe(0);
});

it.each([
  ['a failure that Stripe repeats for a day', { status: 500, type: 'api_error' }],
  ['a failure before the credit changed', { status: 400, type: 'idempotency_error' }],
])('a credit is taken back despite %s', async (_, error) => {
  const ada = await withCredit();
  const keys = failFirstKey('/balance_transactions', error);
  await withdraw(ada);
  expect(keys.size).toBe(2);
  expect(await balanceOf(services, ada)).toBe(0);
});
