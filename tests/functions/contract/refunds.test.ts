/** Withdrawals with credit between plans, payments made elsewhere, or gaps in Stripe's lists. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import billing from '../../../netlify/functions/billing.mts';
import {
  breakCalls,
  startAccountServices,
  type AccountServices,
} from '../fixtures/account-services.ts';
import {
  balanceOf,
  declare,
  moveTo,
  newSubscriber,
  emailsTo,
  runDeliver,
  refundsOf,
  syncFromStripe,
  storedStatus,
  type Subscriber,
} from './fixtures.ts';
import { post, prices, read } from '../fixtures/services.ts';

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

async function withdraw({ email, token }: Subscriber): Promise<unknown> {
  return (await read(await declare('withdrawal', { email }, token))).body;
}

async function paidBy({ subscription }: Subscriber): Promise<number> {
  const { data } = await services.stripe.invoices.list({ subscription, status: 'paid' });
  return data.reduce((sum, { amount_paid: cents }) => sum + cents, 0);
}

describe('a withdrawal with credit', () => {
  it('of a cheaper plan does not refund it twice', async () => {
    const ada = await newSubscriber(services);
    await moveTo(services, ada, prices.formationEtSignaux);
    await moveTo(services, ada, prices.formation);
    expect(await balanceOf(services, ada)).toBeLessThan(-9_000);
    const paid = await paidBy(ada);
    expect(await withdraw(ada)).toMatchObject({ refund: paid });
    expect((await refundsOf(services, ada.customer)).cents).toBe(paid);
    expect(await balanceOf(services, ada)).toBe(0);
    await runDeliver(services);
    expect(await balanceOf(services, ada)).toBe(0);
  });

  it('of an earlier contract restores the part it used up', async () => {
    const { stripe } = services;
    const ada = await newSubscriber(services);
    await stripe.customers.update(ada.customer, { balance: -4_000 });
    await moveTo(services, ada, prices.formationEtSignaux);
    expect(await balanceOf(services, ada)).toBe(0);
    const paid = await paidBy(ada);
    expect(await withdraw(ada)).toMatchObject({ refund: paid });
    expect(await balanceOf(services, ada)).toBe(-4_000);
  });

  it('spent since leaves it spent and payments of other contracts untouched', async () => {
    const ada = await newSubscriber(services);
    await moveTo(services, ada, prices.formationEtSignaux);
    await moveTo(services, ada, prices.formation);
    await services.stripe.customers.update(ada.customer, { balance: -1_000 });
    await withdraw(ada);
    expect(await balanceOf(services, ada)).toBe(0);
  });

  it('is settled once, also when the work is retried', async () => {
    const ada = await newSubscriber(services);
    await services.stripe.customers.update(ada.customer, { balance: -4_000 });
    await moveTo(services, ada, prices.formationEtSignaux);
    await withdraw(ada);
    await services.supabase.query(
      `update contract_ends set done_at = null where user_id = '${ada.id}'`,
    );
    await runDeliver(services);
    expect(await balanceOf(services, ada)).toBe(-4_000);
  });
});

describe('a refund with missing Stripe data', () => {
  /** Makes Stripe's lists of this name empty from now on. */
  function empty(name: string): { mockRestore(): void } {
    const send = globalThis.fetch;
    return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await send(input, init);
      const { pathname } = new URL(input instanceof Request ? input.url : String(input));
      if (pathname !== `/v1/${name}` || init?.method !== 'GET') return response;
      return Response.json({ object: 'list', data: [], has_more: false, url: pathname });
    });
  }

  it('waits while a list comes back empty', async () => {
    const ada = await newSubscriber(services);
    const outage = empty('invoices');
    expect(await withdraw(ada)).toMatchObject({ type: 'ended', refund: null });
    outage.mockRestore();
    expect(await emailsTo(services, ada)).toEqual(['withdrawal-receipt']);
    await runDeliver(services);
    expect((await refundsOf(services, ada.customer)).cents).toBe(24_999);
    expect(await emailsTo(services, ada)).toEqual(['withdrawal-receipt', 'withdrawal-refund']);
  });

  it('of a payment made elsewhere is left to the team', async () => {
    const ada = await newSubscriber(services);
    const outside = empty('invoice_payments');
    expect(await withdraw(ada)).toMatchObject({ type: 'ended', refund: null });
    outside.mockRestore();
    const [end] = await services.supabase.query(
      `select refund, done_at is not null as done from contract_ends where user_id = '${ada.id}'`,
    );
    expect(end).toEqual({ refund: 'review', done: true });
  });
});

it('stopped half-way does not undo what the customer decided since', async () => {
  const ada = await newSubscriber(services);
  const database = breakCalls('/rpc/apply_subscriptions');
  expect((await declare('cancellation', { email: ada.email }, ada.token)).status).toBe(200);
  database.mockRestore();
  await syncFromStripe(services, ada.customer);
  expect(await storedStatus(services, ada)).toMatchObject({ ending: true });
  expect((await post(billing, { action: 'resume' }, ada.token)).status).toBe(200);
  await runDeliver(services);
  expect(await storedStatus(services, ada)).toMatchObject({ status: 'active', ending: false });
  const { cancel_at_period_end: ending } = await services.stripe.subscriptions.retrieve(
    ada.subscription,
  );
  expect(ending).toBe(false);
});
