/** Replacing the card: entered at Stripe, saved here, accepted or refused by the bank. */
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { consumeRateLimit } from '../../../netlify/lib/http/rate-limit.ts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import type { BillingOverview, CardSetup } from '../../../src/domain/api/billing.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import {
  callBilling,
  granted,
  newPayer,
  newPerson,
  overviewOf,
  refused,
  syncFromStripe,
  subscriptionOf,
  type Payer,
} from './fixtures.ts';
import { failFirstKey } from '../fixtures/account-services.ts';
import { nowhere, prices, startServices, type Services } from '../fixtures/services.ts';

const month = 31 * 86_400;

let services: Services;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Enters a card as the page does; returns the SetupIntent's id. */
async function enter(person: Person, token = 'pm_card_mastercard'): Promise<string> {
  const { client_secret: secret } = await granted<CardSetup>(person, { action: 'card-setup' });
  const id = secret.split('_secret_')[0] ?? '';
  await services.stripe.setupIntents.confirm(id, { payment_method: token });
  return id;
}

/** Completes or fails the bank's authentication of a SetupIntent. */
async function authenticate(id: string, outcome: 'complete' | 'fail'): Promise<void> {
  const { client_secret: secret } = await services.stripe.setupIntents.retrieve(id);
  const response = await fetch(`${services.localStripe.url}/v1/setup_intents/${id}/authenticate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${services.keys.stripeSecretKey}` },
    body: new URLSearchParams({ client_secret: secret ?? '', outcome }),
  });
  await response.body?.cancel();
  expect(response.ok).toBe(true);
}

const save = (person: Person, setup_intent: string) =>
  granted<BillingOverview>(person, { action: 'card-save', setup_intent });

const cardsOf = async ({ customer }: Payer): Promise<Stripe.PaymentMethod[]> =>
  (await services.stripe.paymentMethods.list({ customer, type: 'card' })).data;

/** The charges that succeeded, newest first. */
const chargesOf = async ({ customer }: Payer): Promise<Stripe.Charge[]> =>
  (await services.stripe.charges.list({ customer })).data.filter(({ paid }) => paid);

/** A subscriber whose renewal was refused. */
async function latePayer(): Promise<Payer> {
  const payer = await newPayer(services, {
    default_payment_method: 'pm_card_chargeCustomerFail',
    trial_end: services.localStripe.now() + 60,
  });
  services.localStripe.advance(2 * 3_600);
  await syncFromStripe(services, payer);
  expect(await subscriptionOf(payer)).toMatchObject({ stripe_status: 'past_due' });
  return payer;
}

describe('a new card', () => {
  it('replaces the old one for every subscription', async () => {
    const payer = await newPayer(services);
    const second = await services.stripe.subscriptions.create({
      customer: payer.customer,
      items: [{ price: prices.formationEtSignaux }],
      default_payment_method: 'pm_card_visa',
    });
    services.localStripe.advance(5);
    const { card } = await save(payer, await enter(payer));
    expect(card).toMatchObject({ brand: 'mastercard', last4: '4444' });
    const [kept, ...others] = await cardsOf(payer);
    expect(others).toEqual([]);
    for (const id of [payer.subscription.id, second.id]) {
      const { default_payment_method: method } = await services.stripe.subscriptions.retrieve(id);
      expect(method).toBe(kept?.id);
    }
    const customer = await services.stripe.customers.retrieve(payer.customer);
    expect(customer).toMatchObject({ invoice_settings: { default_payment_method: kept?.id } });
    // The next charge uses it.
    services.localStripe.advance(month);
    const [last] = (await services.stripe.invoices.list({ customer: payer.customer })).data;
    expect(last).toMatchObject({ billing_reason: 'subscription_cycle', status: 'paid' });
  });

  it('is saved once when saved twice', async () => {
    const payer = await newPayer(services);
    const setup = await enter(payer);
    const [first, second] = await Promise.all([save(payer, setup), save(payer, setup)]);
    expect(first.card).toEqual(second.card);
    expect((await overviewOf(payer)).card).toMatchObject({ last4: '4444' });
  });

  it('leaves one chargeable card after two concurrent saves', async () => {
    const payer = await newPayer(services);
    services.localStripe.advance(5);
    const one = await enter(payer, 'pm_card_mastercard');
    services.localStripe.advance(5);
    const two = await enter(payer, 'pm_card_visa');
    const answers = await Promise.all(
      [one, two, one, two].map((setup_intent) =>
        callBilling(payer, { action: 'card-save', setup_intent }),
      ),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const ids = (await cardsOf(payer)).map(({ id }) => id);
    const { default_payment_method: method } = await services.stripe.subscriptions.retrieve(
      payer.subscription.id,
    );
    expect(ids).toContain(method);
    services.localStripe.advance(month);
    const [last] = (await services.stripe.invoices.list({ customer: payer.customer })).data;
    expect(last).toMatchObject({ billing_reason: 'subscription_cycle', status: 'paid' });
  });

  it('that needs authentication is saved after it', async () => {
    const payer = await newPayer(services);
    services.localStripe.advance(5);
    const setup = await enter(payer, 'pm_card_authenticationRequiredOnSetup');
    const request = { action: 'card-save', setup_intent: setup } as const;
    expect(await refused(payer, request)).toEqual([400, 'unknown_card']);
    await authenticate(setup, 'complete');
    expect((await save(payer, setup)).card).toMatchObject({ last4: '3155' });
  });

  it('is refused when authentication failed', async () => {
    const payer = await newPayer(services);
    const setup = await enter(payer, 'pm_card_authenticationRequiredOnSetup');
    await authenticate(setup, 'fail');
    const request = { action: 'card-save', setup_intent: setup } as const;
    expect(await refused(payer, request)).toEqual([402, 'card_declined']);
    expect((await overviewOf(payer)).card).toMatchObject({ last4: '4242' });
  });

  it.each(['pm_card_chargeDeclined', 'pm_card_chargeDeclinedExpiredCard'])(
    '%s is refused on entry',
    async (token) => {
      const payer = await newPayer(services);
      const { client_secret: secret } = await granted<CardSetup>(payer, { action: 'card-setup' });
      const setup = secret.split('_secret_')[0] ?? '';
      await expect(
        services.stripe.setupIntents.confirm(setup, { payment_method: token }),
      ).rejects.toMatchObject({ statusCode: 402 });
      const request = { action: 'card-save', setup_intent: setup } as const;
      expect(await refused(payer, request)).toEqual([402, 'card_declined']);
      expect((await overviewOf(payer)).card).toMatchObject({ last4: '4242' });
    },
  );
});

describe('with an open payment', () => {
  it('a new card pays it and access continues', async () => {
    const payer = await latePayer();
    const before = await subscriptionOf(payer);
    expect(before.pay_url).toMatch(/^http/);
    const { subscription, card, invoices } = await save(payer, await enter(payer));
    expect(card).toMatchObject({ last4: '4444' });
    expect(subscription).toMatchObject({
      stripe_status: 'active',
      payment_issue: null,
      pay_url: null,
    });
    expect(invoices[0]).toMatchObject({ status: 'paid', amount: 24_999 });
  });

  it('a refused card is not kept and the previous one stays', async () => {
    const payer = await latePayer();
    services.localStripe.advance(5);
    const [former] = await cardsOf(payer);
    const setup = await enter(payer, 'pm_card_chargeCustomerFail');
    const request = { action: 'card-save', setup_intent: setup } as const;
    expect(await refused(payer, request)).toEqual([402, 'card_declined']);
    const cards = await cardsOf(payer);
    expect(cards.map(({ id }) => id)).toEqual([former?.id]);
    const { default_payment_method: method } = await services.stripe.subscriptions.retrieve(
      payer.subscription.id,
    );
    expect(method).toBe(former?.id);
    expect(await subscriptionOf(payer)).toMatchObject({ stripe_status: 'past_due' });
    // The refused card is deleted: its id is not found. Another card works.
    expect(await refused(payer, request)).toEqual([400, 'unknown_card']);
    expect((await save(payer, await enter(payer))).subscription).toMatchObject({
      stripe_status: 'active',
    });
  });

  it('a card that needs authentication is kept and the page gets the payment to confirm', async () => {
    const payer = await latePayer();
    services.localStripe.advance(5);
    const setup = await enter(payer, 'pm_card_authenticationRequired');
    await authenticate(setup, 'complete');
    const { subscription, card } = await save(payer, setup);
    expect(card).toMatchObject({ last4: '3184' });
    expect(subscription).toMatchObject({ stripe_status: 'past_due' });
    expect(subscription?.pay_url).toMatch(/^http/);
  });

  it('is paid once although Stripe replays a failed attempt for a day', async () => {
    const payer = await latePayer();
    const setup = await enter(payer);
    const keys = failFirstKey('/pay');
    expect((await save(payer, setup)).subscription).toMatchObject({ stripe_status: 'active' });
    expect(keys.size).toBe(2);
    expect(await chargesOf(payer)).toHaveLength(1);
  });

  it('an older open invoice is paid too, and first', async () => {
    const payer = await latePayer();
    const { stripe } = services;
    const { items } = await stripe.subscriptions.retrieve(payer.subscription.id);
    // Billed at once, and declined: the subscription has two open invoices.
    await stripe.subscriptions.update(payer.subscription.id, {
      items: [{ id: items.data[0]?.id ?? '', price: prices.formationEtSignaux }],
      proration_behavior: 'always_invoice',
    });
    const { invoices, subscription } = await save(payer, await enter(payer));
    expect(invoices.map(({ status }) => status)).not.toContain('open');
    expect(subscription).toMatchObject({ stripe_status: 'active', pay_url: null });
    const amounts = (await chargesOf(payer)).map(({ amount }) => amount);
    expect(amounts).toHaveLength(2);
    expect(amounts.at(-1)).toBe(24_999);
  });

  it('two concurrent saves pay it once', async () => {
    const payer = await latePayer();
    const setup = await enter(payer);
    const answers = await Promise.all([save(payer, setup), save(payer, setup)]);
    for (const { subscription } of answers) expect(subscription).toMatchObject({ pay_url: null });
    expect(await chargesOf(payer)).toHaveLength(1);
  });
});

describe('saving a card is refused', () => {
  it('for a card of another customer or an unknown one, with the same message', async () => {
    const ada = await newPayer(services);
    const eve = await newPayer(services);
    const setup = await enter(ada);
    const answers = await Promise.all(
      [setup, 'seti_0123456789', 'pm_0123456789'].map(async (setup_intent) => {
        const response = await callBilling(eve, { action: 'card-save', setup_intent });
        return [response.status, await response.text()];
      }),
    );
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(400);
    expect(String(answers[0]?.[1])).toContain('unknown_card');
    expect((await overviewOf(eve)).card).toMatchObject({ last4: '4242' });
    expect((await overviewOf(ada)).card).toMatchObject({ last4: '4242' });
  });

  it('without anything to pay', async () => {
    const over = await newPayer(services);
    await services.stripe.subscriptions.cancel(over.subscription.id);
    for (const person of [over, await newPerson(services)]) {
      expect(await refused(person, { action: 'card-setup' })).toEqual([409, 'no_subscription']);
    }
  });

  it('at the twenty-first card request in an hour', async () => {
    const person = await newPerson(services);
    const service = serviceClient();
    for (let times = 0; times < 20; times += 1) {
      await consumeRateLimit(service, 'billing-card', person.id);
    }
    expect(await refused(person, { action: 'card-setup' })).toEqual([429, 'rate_limited']);
    expect(await refused(person, { action: 'card-save', setup_intent: 'seti_1' })).toEqual([
      429,
      'rate_limited',
    ]);
  });

  it('when Stripe is unreachable, changing nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const payer = await newPayer(services);
    const setup_intent = await enter(payer);
    vi.stubEnv('STRIPE_API_ORIGIN', nowhere);
    const request = { action: 'card-save', setup_intent } as const;
    expect(await refused(payer, request)).toEqual([503, 'stripe_unavailable']);
    vi.unstubAllEnvs();
    expect((await overviewOf(payer)).card).toMatchObject({ last4: '4242' });
  });
});
