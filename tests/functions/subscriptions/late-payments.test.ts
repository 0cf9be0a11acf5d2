/** Ended subscriptions: their invoices cannot be paid, and late payments are refunded. */
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutStatus, Recheck } from '../../../src/domain/api/billing.ts';
import { granted, newPayer, syncFromStripe, type Payer } from '../billing/fixtures.ts';
import { breakCalls, failFirstKey } from '../fixtures/account-services.ts';
import { prices, startServices, type Services } from '../fixtures/services.ts';
import { deliver, eventsOf } from './signed-events.ts';

const day = 86_400;
const price = 24_999;

let services: Services;
let payer: Payer;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  payer = await newPayer(services);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets the renewal fail; returns its open invoice. */
async function failRenewal(): Promise<string> {
  const { stripe, localStripe } = services;
  const { customer, subscription } = payer;
  const card = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: card.id });
  localStripe.advance(31 * day);
  const { status, latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscription.id);
  expect(status).toBe('past_due');
  return invoice as string;
}

/** Lets Stripe's retries run out. */
async function exhaustRetries(): Promise<void> {
  services.localStripe.advance(30 * day);
  const { status } = await services.stripe.subscriptions.retrieve(payer.subscription.id);
  expect(status).toBe('canceled');
}

async function deliverNewest(type: string): Promise<void> {
  const own = (await eventsOf(services, payer.customer)).filter((event) => event.type === type);
  expect((await deliver(services, own.at(-1) ?? {})).status).toBe(200);
}

const pay = (invoice: string): Promise<Stripe.Invoice> =>
  services.stripe.invoices.pay(invoice, { payment_method: 'pm_card_visa' });
const statusOf = async (invoice: string) =>
  (await services.stripe.invoices.retrieve(invoice)).status;
const refunds = async () =>
  (await services.stripe.charges.list({ customer: payer.customer })).data.map(
    ({ amount_refunded: amount }) => amount,
  );
const emails = () =>
  services.supabase.query(
    `select data->>'refunded' as refunded from emails
     where user_id = '${payer.id}' and template = 'payment-returned'`,
  );
const recheck = () => granted<Recheck>(payer, { action: 'recheck' });

describe('an open invoice is voided when the subscription ends', () => {
  it('after Stripe’s last retry', async () => {
    const invoice = await failRenewal();
    await exhaustRetries();
    await deliverNewest('customer.subscription.deleted');
    expect(await statusOf(invoice)).toBe('void');
    await expect(pay(invoice)).rejects.toThrow();
  });

  it('by the team, at Stripe', async () => {
    const invoice = await failRenewal();
    await services.stripe.subscriptions.cancel(payer.subscription.id);
    await deliverNewest('customer.subscription.deleted');
    expect(await statusOf(invoice)).toBe('void');
  });

  it('but not while the subscription runs', async () => {
    const invoice = await failRenewal();
    await deliverNewest('invoice.payment_failed');
    expect(await statusOf(invoice)).toBe('open');
  });
});

describe('a payment after the end', () => {
  /** Pays the renewal on a page opened before the end, while no event is delivered. */
  async function payLate(): Promise<void> {
    const invoice = await failRenewal();
    await exhaustRetries();
    services.localStripe.advance(60);
    await pay(invoice);
  }

  it('is refunded once, with one email, at its event', async () => {
    await payLate();
    await deliverNewest('invoice.paid');
    expect(await refunds()).toContain(price);
    expect(await emails()).toEqual([{ refunded: String(price) }]);
    await deliverNewest('customer.subscription.deleted');
    await syncFromStripe(services, payer);
    expect((await refunds()).filter((amount) => amount > 0)).toEqual([price]);
    expect(await emails()).toHaveLength(1);
  });

  it('is explained by “I paid but have no access”, as often as it is asked', async () => {
    await payLate();
    const expected = { found: 'returned', refunded: { amount: price, currency: 'eur' } };
    expect(await recheck()).toMatchObject(expected);
    expect(await recheck()).toMatchObject(expected);
  });

  it('is explained by the payment return page', async () => {
    await payLate();
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.includes('/v1/checkout/sessions?')) return send(input, init);
      const session = {
        ...{ id: 'cs_test_1', object: 'checkout.session', customer: payer.customer, url: null },
        ...{ status: 'complete', payment_status: 'paid', subscription: payer.subscription.id },
      };
      return Response.json({ object: 'list', data: [session], has_more: false });
    });
    const status = await granted<CheckoutStatus>(payer, { action: 'checkout-status' });
    expect(status).toEqual({ state: 'returned', url: null });
  });

  it('whose refund fails does not hold up the access of a new contract', async () => {
    await payLate();
    const { id } = await services.stripe.subscriptions.create({
      customer: payer.customer,
      items: [{ price: prices.formation }],
      default_payment_method: 'pm_card_visa',
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const outage = breakCalls('/v1/refunds', 'POST');
    const own = await eventsOf(services, payer.customer);
    const event = own.findLast(({ type }) => type === 'customer.subscription.created');
    expect((await deliver(services, event ?? {})).status).toBe(500);
    const rows = () =>
      services.supabase.query(
        `select s.status, e.processed_at is not null as processed
         from subscriptions s, stripe_events e
         where s.stripe_subscription_id = '${id}' and e.id = '${event?.id ?? ''}'`,
      );
    expect(await rows()).toEqual([{ status: 'active', processed: false }]);
    outage.mockRestore();
    expect((await deliver(services, event ?? {})).status).toBe(200);
    expect(await rows()).toEqual([{ status: 'active', processed: true }]);
    expect((await refunds()).filter((amount) => amount > 0)).toEqual([price]);
  });

  it('is refunded once although Stripe replays a failed refund for a day', async () => {
    await payLate();
    const keys = failFirstKey('/v1/refunds');
    await deliverNewest('invoice.paid');
    expect(keys.size).toBe(2);
    expect((await refunds()).filter((amount) => amount > 0)).toEqual([price]);
    expect(await emails()).toHaveLength(1);
  });

  it('is left to the team when its refund failed', async () => {
    await payLate();
    await deliverNewest('invoice.paid');
    const send = globalThis.fetch;
    const sent: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await send(input, init);
      const address = input instanceof Request ? input.url : String(input);
      if (!address.includes('/v1/refunds')) return response;
      sent.push(init?.method ?? 'GET');
      const text = (await response.text()).replaceAll('succeeded', 'failed');
      return new Response(text, response);
    });
    await deliverNewest('customer.subscription.deleted');
    expect(new Set(sent)).toEqual(new Set(['GET']));
  });

  it('is left to the bank when it is disputed', async () => {
    await payLate();
    const [charge] = (await services.stripe.charges.list({ customer: payer.customer })).data;
    const body = new URLSearchParams({
      action: 'dispute',
      id: charge?.payment_intent as string,
    });
    await fetch(`${services.localStripe.url}/dashboard`, { method: 'POST', body });
    await deliverNewest('invoice.paid');
    expect(await refunds()).not.toContain(price);
    expect(await emails()).toEqual([]);
  });
});

it('a payment before the end stays', async () => {
  const invoice = await failRenewal();
  await pay(invoice);
  services.localStripe.advance(60);
  await services.stripe.subscriptions.cancel(payer.subscription.id);
  await deliverNewest('customer.subscription.deleted');
  expect((await refunds()).every((amount) => amount === 0)).toBe(true);
  expect(await recheck()).toMatchObject({ found: 'ended', refunded: null });
});
