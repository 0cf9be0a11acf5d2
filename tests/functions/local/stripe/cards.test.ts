import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { dashboardHandler } from '../../../../local/dashboard/index.ts';
import { site, clientOf, idOf, openShop, subscriber, type Shop } from './shop.ts';

/**
 * The page's request: the card itself, with the publishable key and the client secret of the setup.
 */
async function enter(
  { local }: Shop,
  setup: Stripe.SetupIntent,
  number: string,
  changes: Record<string, string> = {},
) {
  return post(local.url, setup, 'confirm', {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2034',
    'payment_method_data[card][cvc]': '123',
    ...changes,
  });
}

async function post(
  url: string,
  { id, client_secret }: Pick<Stripe.SetupIntent, 'id' | 'client_secret'>,
  step: string,
  fields: Record<string, string>,
  key = 'pk_test_local_page',
) {
  const response = await fetch(`${url}/v1/setup_intents/${id}/${step}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, connection: 'close' },
    body: new URLSearchParams({ client_secret: client_secret ?? '', ...fields }),
  });
  const body = (await response.json()) as Stripe.SetupIntent & {
    error?: { code: string; type: string; decline_code?: string };
  };
  return { status: response.status, body };
}

async function newSetup(shop: Shop) {
  const subscription = await subscriber(shop);
  const customer = idOf(subscription.customer);
  const setup = await shop.stripe.setupIntents.create({
    ...{ customer, usage: 'off_session', allowed_payment_method_types: ['card'] },
  });
  return { subscription, customer, setup };
}

describe('a card entered for later', () => {
  it('is saved for its customer and charged from then on', async () => {
    const shop = await openShop();
    const { subscription, customer, setup } = await newSetup(shop);
    expect(setup).toMatchObject({ status: 'requires_payment_method', customer });
    const { status, body } = await enter(shop, setup, '5555555555554444');
    expect(status).toBe(200);
    expect(body.status).toBe('succeeded');
    const method = idOf(body.payment_method);
    const listed = await shop.stripe.paymentMethods.list({ customer, type: 'card' });
    expect(listed.data).toHaveLength(2);
    const [newest] = listed.data;
    expect(newest).toMatchObject({ id: method, card: { brand: 'mastercard', last4: '4444' } });

    const changed = await shop.stripe.customers.update(customer, {
      invoice_settings: { default_payment_method: method },
    });
    expect(changed.invoice_settings.default_payment_method).toBe(method);
    await shop.stripe.subscriptions.update(subscription.id, { default_payment_method: method });
    const old = idOf(subscription.default_payment_method);
    expect((await shop.stripe.paymentMethods.detach(old)).customer).toBeNull();
    shop.local.advance(32 * 86_400);
    const [charge] = (await shop.stripe.charges.list({ customer })).data;
    expect(charge).toMatchObject({ payment_method: method, paid: true });
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
  ])('is refused: %s', async (number, code, decline_code) => {
    const shop = await openShop();
    const { customer, setup } = await newSetup(shop);
    const { status, body } = await enter(shop, setup, number);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code });
    expect(body.error?.decline_code).toBe(decline_code);
    const after = await shop.stripe.setupIntents.retrieve(setup.id);
    expect(after).toMatchObject({ status: 'requires_payment_method', last_setup_error: { code } });
    expect((await shop.stripe.paymentMethods.list({ customer })).data).toHaveLength(1);
    expect((await enter(shop, setup, '4242424242424242')).body.status).toBe('succeeded');
  });

  it('waits for authentication, which may also fail', async () => {
    const shop = await openShop();
    const { customer, setup } = await newSetup(shop);
    const first = await enter(shop, setup, '4000002500003155');
    expect(first.body).toMatchObject({ status: 'requires_action' });
    expect(first.body.next_action?.type).toBe('use_stripe_sdk');
    const refused = await post(shop.local.url, setup, 'authenticate', { outcome: 'fail' });
    expect(refused.body).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
    expect((await shop.stripe.paymentMethods.list({ customer })).data).toHaveLength(1);
    await enter(shop, setup, '4000002500003155');
    const done = await post(shop.local.url, setup, 'authenticate', { outcome: 'complete' });
    expect(done.body).toMatchObject({ status: 'succeeded', customer });
    expect((await shop.stripe.paymentMethods.list({ customer })).data).toHaveLength(2);
  });
});

describe('the setup page', () => {
  it('reaches one setup only, by its client secret', async () => {
    const shop = await openShop();
    const { customer, setup } = await newSetup(shop);
    const wrong = { ...setup, client_secret: `${setup.id}_secret_guessed` };
    expect((await enter(shop, wrong, '4242424242424242')).status).toBe(404);
    expect(
      (await post(shop.local.url, { ...setup, client_secret: null }, 'confirm', {})).status,
    ).toBe(404);
    const page = clientOf(shop.local.url, 'pk_test_local_page');
    await expect(page.setupIntents.retrieve(setup.id)).rejects.toMatchObject({ statusCode: 404 });
    await expect(page.customers.retrieve(customer)).rejects.toMatchObject({ statusCode: 401 });
    const read = await page.setupIntents.retrieve(setup.id, {
      client_secret: setup.client_secret ?? '',
    });
    expect(read.id).toBe(setup.id);
  });
});

describe('the site', () => {
  it('serves Stripe.js and its calls under its own address, and rejects forms from elsewhere', async () => {
    const shop = await openShop();
    const { setup } = await newSetup(shop);
    const unused = (): never => {
      throw new Error('Not asked for here');
    };
    const handle = dashboardHandler({
      mail: { inbox: unused },
      stripeUrl: () => shop.local.url,
      info: unused,
    });
    const call = (path: string, init: RequestInit = {}) =>
      handle(new Request(`${site}/local/stripe/${path}`, init));
    const script = await call('stripe.js');
    expect(await script?.text()).toContain('{ Stripe }');
    const read = await call(`v1/setup_intents/${setup.id}?client_secret=${setup.client_secret}`, {
      headers: { authorization: 'Bearer pk_test_local_page' },
    });
    expect(await read?.json()).toMatchObject({ id: setup.id });
    expect((await call('v1/customers'))?.status).toBe(401);
    const order = (headers: Record<string, string>) =>
      call('dashboard', { method: 'POST', headers, body: new URLSearchParams({ action: 'day' }) });
    expect((await order({ 'sec-fetch-site': 'cross-site' }))?.status).toBe(403);
    const before = shop.local.now();
    expect((await order({}))?.headers.get('location')).toBe('dashboard?done=day');
    expect(shop.local.now() - before).toBeGreaterThanOrEqual(86_400);
    const seen = (await (await call('dashboard.json'))?.json()) as { subscriptions: unknown[] };
    expect(seen.subscriptions).toMatchObject([{ email: 'lea@example.com', status: 'active' }]);
  });
});

describe('another customer’s card', () => {
  it('is charged for nobody else', async () => {
    const shop = await openShop();
    const mine = await subscriber(shop);
    const theirs = await subscriber(shop);
    const method = idOf(theirs.default_payment_method);
    await expect(
      shop.stripe.subscriptions.update(mine.id, { default_payment_method: method }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'default_payment_method' });
    await expect(
      shop.stripe.paymentMethods.attach(method, { customer: idOf(mine.customer) }),
    ).rejects.toMatchObject({ statusCode: 400 });
    await expect(
      shop.stripe.customers.update(idOf(mine.customer), {
        invoice_settings: { default_payment_method: method },
      }),
    ).rejects.toMatchObject({ param: 'invoice_settings[default_payment_method]' });
  });
});
