/** The billing overview, and resuming a cancelled subscription. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import billing from '../../../netlify/functions/billing.mts';
import stripeCheckout from '../../../netlify/functions/stripe-checkout.mts';
import { planKeys } from '../../../src/domain/billing/plans.ts';
import { withdrawalEnds } from '../../../src/domain/contract/withdrawal.ts';
import {
  callBilling,
  granted,
  newPayer,
  newPerson,
  overviewOf,
  refused,
  syncFromStripe,
  subscriptionOf,
} from './fixtures.ts';
import {
  nowhere,
  pay,
  post,
  prices,
  refusal,
  checkoutOrder,
  startServices,
} from '../fixtures/services.ts';
import { subscribe, type Services } from '../fixtures/services.ts';
import { customerOf } from '../subscriptions/signed-events.ts';

let services: Services;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const day = 86_400_000;

describe('billing overview', () => {
  it('does not call Stripe for a user who never subscribed', async () => {
    vi.stubEnv('STRIPE_API_ORIGIN', nowhere);
    expect(await overviewOf(await newPerson(services))).toEqual({
      subscription: null,
      card: null,
      invoices: [],
      offered: [...planKeys],
    });
  });

  it('returns subscription, card and invoice of a paying user', async () => {
    const payer = await newPayer(services);
    const { subscription, card, invoices } = await overviewOf(payer);
    const { start_date: start } = payer.subscription;
    const { current_period_end: end } = payer.subscription.items.data[0] ?? {};
    expect(subscription).toEqual({
      reference: expect.stringMatching(/^ECT-[0-9A-F]{8}$/) as string,
      plan: 'formation',
      state: 'active',
      stripe_status: 'active',
      active: true,
      amount: 24_999,
      currency: 'eur',
      started_at: iso(start),
      paid_until: iso(end),
      access_until: iso(Number(end) + 72 * 3_600),
      renews_at: iso(end),
      ends_at: null,
      payment_issue: null,
      pay_url: null,
      withdrawal_until: withdrawalEnds(new Date(start * 1000)).toISOString(),
    });
    expect(card).toEqual({
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: new Date().getUTCFullYear() + 3,
    });
    expect(invoices).toHaveLength(1);
    expect(invoices[0]).toMatchObject({ amount: 24_999, currency: 'eur', status: 'paid' });
    expect(invoices[0]?.page).toMatch(/^http/);
  });

  it('offers no withdrawal after the period or after a withdrawal', async () => {
    const old = await newPayer(services, {
      backdate_start_date: Math.floor((Date.now() - 20 * day) / 1000),
    });
    expect((await subscriptionOf(old)).withdrawal_until).toBeNull();
    const ended = await newPayer(services);
    await services.stripe.subscriptions.cancel(ended.subscription.id);
    await syncFromStripe(services, ended);
    expect(await subscriptionOf(ended)).toMatchObject({
      withdrawal_until: null,
      active: false,
      stripe_status: 'canceled',
      renews_at: null,
      ends_at: null,
    });
  });

  it('shows the one of two subscriptions that gives access', async () => {
    const payer = await newPayer(services);
    const second = await services.stripe.subscriptions.create({
      customer: payer.customer,
      items: [{ price: prices.formationEtSignaux }],
      default_payment_method: 'pm_card_visa',
    });
    await services.stripe.subscriptions.cancel(second.id);
    await syncFromStripe(services, payer);
    expect(await subscriptionOf(payer)).toMatchObject({ plan: 'formation', active: true });
    expect((await overviewOf(payer)).invoices).toHaveLength(2);
  });

  it('shows refunds', async () => {
    const payer = await newPayer(services);
    const { data } = await services.stripe.paymentIntents.list({ customer: payer.customer });
    const payment = data[0]?.id ?? '';
    await services.stripe.refunds.create({ payment_intent: payment, amount: 1_000 });
    expect((await overviewOf(payer)).invoices[0]?.status).toBe('part-refunded');
    await services.stripe.refunds.create({ payment_intent: payment });
    expect((await overviewOf(payer)).invoices[0]?.status).toBe('refunded');
  });

  it('shows nothing of other customers', async () => {
    const [ada, eve] = [await newPayer(services), await newPayer(services)];
    const hers = await overviewOf(ada);
    const text = JSON.stringify(await overviewOf(eve));
    expect(hers.invoices).toHaveLength(1);
    for (const word of [
      ada.customer,
      ada.subscription.id,
      hers.subscription?.reference ?? '',
      ...hers.invoices.flatMap(({ number, page, pdf }) => [number, page ?? number, pdf ?? number]),
    ]) {
      expect(text).not.toContain(word);
    }
  });

  it('shows a subscription row that has no stored customer', async () => {
    const person = await newPerson(services);
    await subscribe(services, person);
    expect(await overviewOf(person)).toMatchObject({
      subscription: { active: true, pay_url: null },
      card: null,
      invoices: [],
    });
  });

  it('returns unauthorized without a session', async () => {
    for (const token of [undefined, 'x', services.keys.publishableKey]) {
      const response = await post(billing, { action: 'overview' }, token);
      expect(await refusal(response)).toEqual([401, 'unauthenticated']);
    }
  });

  it.each([
    { action: 'overview', customer: 'cus_1' },
    { action: 'card-save', setup_intent: '../customers' },
    { action: 'change-plan', plan: 'formation', prorated_at: 1.5, due_now: 0 },
    { action: 'cancel' },
    {},
  ])('rejects %j', async (body) => {
    const response = await post(billing, body, (await newPerson(services)).token);
    expect(await refusal(response)).toEqual([400, 'bad_request']);
  });
});

describe('resuming a cancelled subscription', () => {
  it('renews it once, also with two concurrent requests and a webhook event', async () => {
    const payer = await newPayer(services);
    await services.stripe.subscriptions.update(payer.subscription.id, {
      cancel_at_period_end: true,
    });
    await syncFromStripe(services, payer);
    const before = await subscriptionOf(payer);
    expect(before).toMatchObject({ renews_at: null, ends_at: before.paid_until });
    const [one, two] = await Promise.all([
      callBilling(payer, { action: 'resume' }),
      callBilling(payer, { action: 'resume' }),
      syncFromStripe(services, payer),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await subscriptionOf(payer)).toMatchObject({
      renews_at: before.paid_until,
      ends_at: null,
    });
    const mails = await services.supabase.query(
      `select id from emails where user_id = '${payer.id}' and template = 'subscription-resumed'`,
    );
    expect(mails).toHaveLength(1);
  });

  it('works when the end was set to another date than the period’s end', async () => {
    const payer = await newPayer(services);
    const at = services.localStripe.now() + 5 * 86_400;
    await services.stripe.subscriptions.update(payer.subscription.id, { cancel_at: at });
    await syncFromStripe(services, payer);
    expect(await subscriptionOf(payer)).toMatchObject({ renews_at: null, ends_at: iso(at) });
    await granted(payer, { action: 'resume' });
    expect((await subscriptionOf(payer)).renews_at).not.toBeNull();
  });

  it('is not needed while the end is later than the period: the month renews', async () => {
    const payer = await newPayer(services);
    const at = services.localStripe.now() + 75 * 86_400;
    await services.stripe.subscriptions.update(payer.subscription.id, { cancel_at: at });
    await syncFromStripe(services, payer);
    const { ends_at: end, renews_at: renewal } = await subscriptionOf(payer);
    expect(end).toBeNull();
    expect(renewal).not.toBeNull();
    const mails = await services.supabase.query(
      `select id from emails where user_id = '${payer.id}' and template = 'cancellation-receipt'`,
    );
    expect(mails).toEqual([]);
  });

  it('succeeds when nothing was cancelled', async () => {
    const payer = await newPayer(services);
    expect(await granted(payer, { action: 'resume' })).toMatchObject({
      subscription: { ends_at: null },
    });
  });

  it('is refused once it has ended, even when the stored row is out of date', async () => {
    const payer = await newPayer(services);
    await services.stripe.subscriptions.cancel(payer.subscription.id);
    expect(await refused(payer, { action: 'resume' })).toEqual([409, 'no_subscription']);
  });

  it('is refused without a subscription and during an erasure', async () => {
    const person = await newPerson(services);
    expect(await refused(person, { action: 'resume' })).toEqual([409, 'no_subscription']);
    const payer = await newPayer(services);
    await services.supabase.query(
      `insert into erasures (user_id, language) values ('${payer.id}', 'fr')`,
    );
    expect(await refused(payer, { action: 'resume' })).toEqual([409, 'no_subscription']);
    await services.supabase.query(`delete from erasures where user_id = '${payer.id}'`);
  });
});

describe('the status of the last checkout page', () => {
  const order = checkoutOrder;

  it('goes from none to open, expired and paid', async () => {
    const person = await newPerson(services);
    const status = () =>
      granted<{ state: string; url: unknown }>(person, { action: 'checkout-status' });
    expect(await status()).toEqual({ state: 'none', url: null });
    const open = async () => {
      const response = await post(stripeCheckout, order, person.token);
      return ((await response.json()) as { url: string }).url;
    };
    const first = await open();
    expect(await status()).toEqual({ state: 'open', url: first });
    const [customer] = await services.supabase.query<{ stripe_customer_id: string }>(
      `select stripe_customer_id from billing_customers where user_id = '${person.id}'`,
    );
    const { data } = await services.stripe.checkout.sessions.list({
      customer: customer?.stripe_customer_id ?? '',
    });
    await services.stripe.checkout.sessions.expire(data[0]?.id ?? '');
    expect(await status()).toEqual({ state: 'expired', url: null });
    await pay(await open());
    // No webhook event has arrived: the request stores it.
    expect(await status()).toEqual({ state: 'paid', url: null });
    expect(await subscriptionOf(person)).toMatchObject({ active: true });
    // A row from before the payment does not matter either.
    await services.supabase.query(
      `update subscriptions set status = 'incomplete', stripe_status = 'incomplete'
       where user_id = '${person.id}'`,
    );
    expect(await status()).toEqual({ state: 'paid', url: null });
    expect(await subscriptionOf(person)).toMatchObject({ active: true });
  });

  it('is paid when an earlier page was paid while the last one was being opened', async () => {
    const person = await newPerson(services);
    const customer = await customerOf(services, person.id);
    const opened = await post(stripeCheckout, order, person.token);
    await pay(((await opened.json()) as { url: string }).url);
    const last = await services.stripe.checkout.sessions.create({
      customer,
      mode: 'subscription',
      line_items: [{ price: prices.formation, quantity: 1 }],
      success_url: order.success_url,
    });
    const status = () => granted(person, { action: 'checkout-status' });
    expect(await status()).toEqual({ state: 'paid', url: null });
    expect(await subscriptionOf(person)).toMatchObject({ active: true });
    await services.supabase.query(`delete from subscriptions where user_id = '${person.id}'`);
    await services.stripe.checkout.sessions.expire(last.id);
    expect(await status()).toEqual({ state: 'paid', url: null });
    expect(await subscriptionOf(person)).toMatchObject({ active: true });
  });
});

describe('when Stripe fails', () => {
  it.each(['overview', 'resume', 'card-setup', 'recheck', 'checkout-status'] as const)(
    '%s reports it without details',
    async (action) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const payer = await newPayer(services);
      vi.stubEnv('STRIPE_API_ORIGIN', nowhere);
      const response = await callBilling(payer, { action });
      expect(response.status).toBe(503);
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({ error: { code: 'stripe_unavailable' } });
      expect(text).not.toMatch(/cus_|sk_|127\.0|retries|connect/i);
    },
  );
});

it('returns from Stripe’s own page to the settings', async () => {
  const payer = await newPayer(services);
  const { url } = await granted<{ url: string }>(payer, { action: 'portal', lang: 'en' });
  expect((await fetch(url)).status).toBe(200);
  expect(await refused(await newPerson(services), { action: 'portal', lang: 'fr' })).toEqual([
    409,
    'no_subscription',
  ]);
});

function iso(seconds: number | undefined): string {
  return new Date(Number(seconds) * 1000).toISOString();
}
