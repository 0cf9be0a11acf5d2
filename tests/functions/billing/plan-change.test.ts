/** Plan changes: charged exactly as previewed, or not made at all. */
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BillingOverview, PlanChange, PlanPreview } from '../../../src/domain/api/billing.ts';
import type { PlanKey } from '../../../src/domain/billing/plans.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import {
  callBilling,
  granted,
  newPayer,
  newPerson,
  refused,
  syncFromStripe,
  subscriptionOf,
  type Payer,
} from './fixtures.ts';
import {
  nowhere,
  pressDashboard,
  prices,
  startServices,
  type Services,
} from '../fixtures/services.ts';
import { closeSignals, openSignals } from '../fixtures/open-signals.ts';

const day = 86_400;
/** Seconds into a period; longer than these tests move Stripe's clock ahead of ours. */
const midway = 15 * day;
const other: PlanKey = 'formationEtSignaux';

let services: Services;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const preview = (person: Person, plan: PlanKey = other) =>
  granted<PlanPreview>(person, { action: 'preview-plan', plan });

const agreeing = (shown: PlanPreview) =>
  ({
    action: 'change-plan',
    plan: shown.plan,
    prorated_at: shown.prorated_at,
    due_now: shown.due_now,
  }) as const;

const agree = (person: Person, shown: PlanPreview) => granted<PlanChange>(person, agreeing(shown));

const invoicesOf = async ({ customer }: Payer): Promise<Stripe.Invoice[]> =>
  (await services.stripe.invoices.list({ customer, limit: 100 })).data;

const priceOf = async ({ subscription }: Payer) =>
  (await services.stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.id;

/** Replaces a subscription's card with a test card of another behaviour. */
async function withCard(payer: Payer, token: string): Promise<void> {
  const { id } = await services.stripe.paymentMethods.attach(token, { customer: payer.customer });
  await services.stripe.subscriptions.update(payer.subscription.id, { default_payment_method: id });
}

/**
 * Seconds since the start of a monthly period that ends in a day, or in up to four after a short
 * month.
 */
function nearEnd(): number {
  const now = services.localStripe.now();
  const start = new Date((now + day) * 1_000);
  start.setUTCMonth(start.getUTCMonth() - 1);
  return now - start.getTime() / 1_000;
}

/** A subscriber who is `seconds` into their period. */
async function payerSince(seconds: number, plan: PlanKey = 'formation'): Promise<Payer> {
  return newPayer(services, {
    items: [{ price: prices[plan] }],
    backdate_start_date: services.localStripe.now() - seconds,
  });
}

describe('an upgrade', () => {
  it.each([
    ['on the first day', () => 0],
    ['in the middle', () => midway],
    ['near the end', nearEnd],
  ])('%s is charged to the cent as previewed', async (_, seconds) => {
    const payer = await payerSince(seconds());
    const [item] = payer.subscription.items.data;
    const { current_period_start: start = 0, current_period_end: end = 1 } = item ?? {};
    const shown = await preview(payer);
    const left = (end - shown.prorated_at) / (end - start);
    expect(shown).toEqual({
      plan: other,
      due_now: Math.round(34_999 * left) - Math.round(24_999 * left),
      credit: -Math.round(24_999 * left),
      charge: Math.round(34_999 * left),
      balance: 0,
      later: 0,
      next_amount: 34_999,
      next_at: new Date(end * 1000).toISOString(),
      currency: 'eur',
      prorated_at: expect.any(Number) as number,
    });

    // Time passes between preview and confirmation.
    services.localStripe.advance(4 * 60);
    const { overview, pay_url } = await agree(payer, shown);
    expect(pay_url).toBeNull();
    expect(overview.subscription).toMatchObject({ plan: other, amount: 34_999, active: true });
    const [made, first, ...more] = await invoicesOf(payer);
    expect(more).toEqual([]);
    expect(first?.billing_reason).toBe('subscription_create');
    expect(made).toMatchObject({
      status: 'paid',
      total: shown.due_now,
      amount_paid: shown.due_now,
      billing_reason: 'subscription_update',
    });
    expect(overview.invoices[0]?.amount).toBe(shown.due_now);
  });

  it('in the last hour is too small to charge and goes to the next invoice', async () => {
    const payer = await payerSince(nearEnd());
    const { current_period_end: end = 0 } = payer.subscription.items.data[0] ?? {};
    services.localStripe.advance(end - services.localStripe.now() - 3_600);
    const shown = await preview(payer);
    expect(shown.later).toBeGreaterThan(0);
    expect(shown.later).toBeLessThan(50);
    expect(shown).toMatchObject({ due_now: 0, balance: 0, later: shown.charge + shown.credit });
    await agree(payer, shown);
    expect((await invoicesOf(payer))[0]).toMatchObject({
      status: 'paid',
      total: shown.later,
      amount_paid: 0,
    });
    const back = await preview(payer, 'formation');
    expect(back.balance).toBe(shown.later);
    expect(back.due_now + back.later).toBe(back.credit + back.charge + back.balance);

    services.localStripe.advance(2 * day);
    expect((await invoicesOf(payer))[0]).toMatchObject({
      billing_reason: 'subscription_cycle',
      amount_paid: 34_999 + shown.later,
    });
  });

  it('is stored, emailed once and idempotent', async () => {
    const payer = await newPayer(services);
    const shown = await preview(payer);
    const answers = [await agree(payer, shown), await agree(payer, shown)];
    expect(answers[1]).toEqual(answers[0]);
    expect(await invoicesOf(payer)).toHaveLength(2);
    const mails = await services.supabase.query(
      `select id from emails where user_id = '${payer.id}' and template = 'plan-changed'`,
    );
    expect(mails).toHaveLength(1);
  });

  it('is charged once with two concurrent requests and a webhook event', async () => {
    const payer = await newPayer(services);
    const first = await preview(payer);
    services.localStripe.advance(3);
    const second = await preview(payer);
    const answers = await Promise.all([
      callBilling(payer, agreeing(first)),
      callBilling(payer, agreeing(second)),
      callBilling(payer, agreeing(second)),
      syncFromStripe(services, payer),
    ]);
    expect(answers.slice(0, 3).some((answer) => answer?.status === 200)).toBe(true);
    const made = (await invoicesOf(payer)).filter(
      ({ billing_reason: reason }) => reason === 'subscription_update',
    );
    expect(made).toHaveLength(1);
    expect(await subscriptionOf(payer)).toMatchObject({ plan: other });
  });
});

describe('a downgrade', () => {
  it('gives a credit that the next change uses first', async () => {
    const payer = await payerSince(midway, other);
    const shown = await preview(payer, 'formation');
    expect(shown.due_now).toBeLessThan(0);
    expect(shown.due_now).toBe(shown.credit + shown.charge);
    const { overview } = await agree(payer, shown);
    expect(overview.subscription).toMatchObject({ plan: 'formation', amount: 24_999 });
    const customer = await services.stripe.customers.retrieve(payer.customer);
    expect(customer).toMatchObject({ balance: shown.due_now });

    services.localStripe.advance(5 * day);
    const back = await preview(payer);
    expect(back.balance).toBe(-(back.credit + back.charge));
    expect(back.due_now).toBe(0);
    await agree(payer, back);
    expect((await invoicesOf(payer))[0]).toMatchObject({ amount_paid: 0, status: 'paid' });
  });
});

it('during a trial costs nothing now', async () => {
  const payer = await newPayer(services, { trial_end: services.localStripe.now() + 5 * day });
  const shown = await preview(payer);
  expect(shown).toMatchObject({ due_now: 0, next_amount: 34_999 });
  const { overview } = await agree(payer, shown);
  expect(overview.subscription).toMatchObject({ plan: other, stripe_status: 'trialing' });
});

it('is possible before an end later than the period, set in Stripe’s dashboard', async () => {
  const payer = await newPayer(services);
  const { id, items } = payer.subscription;
  const cancel_at = Number(items.data[0]?.current_period_end) + 40 * day;
  await services.stripe.subscriptions.update(id, { cancel_at });
  await agree(payer, await preview(payer));
  expect(await priceOf(payer)).toBe(prices.formationEtSignaux);
  expect(await services.stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at });
});

describe('a plan change is refused', () => {
  it('for another amount than previewed, a proration date of the caller or an old preview', async () => {
    const payer = await payerSince(midway);
    const shown = await preview(payer);
    const { current_period_end: end = 0 } = payer.subscription.items.data[0] ?? {};
    for (const [prorated_at, due_now, code] of [
      [shown.prorated_at, shown.due_now - 1, 'changed'],
      [shown.prorated_at, 0, 'changed'],
      // A proration of zero would give the plan for free.
      [end, 0, 'preview_expired'],
      [end - 1, 0, 'preview_expired'],
      [end + 3_600, 0, 'preview_expired'],
      [shown.prorated_at - 11 * day, shown.due_now, 'preview_expired'],
      [1, shown.due_now, 'preview_expired'],
    ] as const) {
      const request = { ...agreeing(shown), prorated_at, due_now };
      expect(await refused(payer, request)).toEqual([409, code]);
    }
    services.localStripe.advance(6 * 60);
    expect(await refused(payer, agreeing(shown))).toEqual([409, 'preview_expired']);
    expect(await priceOf(payer)).toBe(prices.formation);
    expect(await invoicesOf(payer)).toHaveLength(1);
  });

  it('to signals before these are open', async () => {
    const payer = await newPayer(services);
    const shown = await preview(payer);
    await closeSignals(services.supabase);
    for (const request of [{ action: 'preview-plan', plan: other } as const, agreeing(shown)]) {
      expect(await refused(payer, request)).toEqual([409, 'plan_not_open']);
    }
    expect(await granted<BillingOverview>(payer, { action: 'overview' })).toMatchObject({
      offered: ['formation'],
    });
    await openSignals(services.supabase);
    expect(await priceOf(payer)).toBe(prices.formation);
  });

  it('to the present plan', async () => {
    const payer = await newPayer(services);
    expect(await refused(payer, { action: 'preview-plan', plan: 'formation' })).toEqual([
      409,
      'same_plan',
    ]);
  });

  it('while the subscription is ending, unpaid, ended or missing', async () => {
    const ending = await newPayer(services);
    const shown = await preview(ending);
    await services.stripe.subscriptions.update(ending.subscription.id, {
      cancel_at_period_end: true,
    });
    for (const request of [{ action: 'preview-plan', plan: other } as const, agreeing(shown)]) {
      expect(await refused(ending, request)).toEqual([409, 'ending']);
    }
    const over = await newPayer(services);
    await services.stripe.subscriptions.cancel(over.subscription.id);
    for (const person of [over, await newPerson(services)]) {
      const request = { action: 'preview-plan', plan: other } as const;
      expect(await refused(person, request)).toEqual([409, 'no_subscription']);
      expect(await refused(person, agreeing(shown))).toEqual([409, 'no_subscription']);
    }
  });

  it('before Stripe charges a renewal, which would be credited without a payment', async () => {
    const { localStripe } = services;
    const payer = await newPayer(services, {
      items: [{ price: prices.formationEtSignaux }],
      trial_end: localStripe.now() + 60,
    });
    await pressDashboard(services, 'renewals-drafted');
    localStripe.advance(120);
    await pressDashboard(services, 'renewals-at-once');
    const plan = 'formation';
    const prorated_at = localStripe.now();
    for (const request of [
      { action: 'preview-plan', plan },
      { action: 'change-plan', plan, prorated_at, due_now: 0 },
    ] as const) {
      expect(await refused(payer, request)).toEqual([409, 'payment_due']);
    }
    localStripe.advance(3_600);
    expect((await preview(payer, 'formation')).due_now).toBeLessThan(0);
  });

  it('after a withdrawal that Stripe does not know of yet', async () => {
    const payer = await newPayer(services);
    const shown = await preview(payer);
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      return address.includes('/rpc/is_withdrawn')
        ? Promise.resolve(Response.json(true))
        : send(input, init);
    });
    for (const request of [
      { action: 'preview-plan', plan: other },
      agreeing(shown),
      { action: 'resume' },
      { action: 'card-setup' },
    ] as const) {
      expect(await refused(payer, request)).toEqual([409, 'no_subscription']);
    }
    expect(await subscriptionOf(payer)).toMatchObject({ withdrawal_until: null });
  });

  it('when the price at Stripe differs from the price shown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const payer = await newPayer(services);
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await send(input, init);
      const address = input instanceof Request ? input.url : String(input);
      if (!address.includes('/v1/prices/')) return response;
      return new Response((await response.text()).replaceAll('34999', '44999'), response);
    });
    expect(await refused(payer, { action: 'preview-plan', plan: other })).toEqual([
      503,
      'unavailable',
    ]);
  });

  it('when Stripe is unreachable, changing nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const payer = await newPayer(services);
    const shown = await preview(payer);
    vi.stubEnv('STRIPE_API_ORIGIN', nowhere);
    expect(await refused(payer, agreeing(shown))).toEqual([503, 'stripe_unavailable']);
    vi.unstubAllEnvs();
    expect(await priceOf(payer)).toBe(prices.formation);
  });
});

describe('a bank', () => {
  it.each(['pm_card_chargeCustomerFail', 'pm_card_chargeDeclinedInsufficientFunds'])(
    'that declines %s leaves plan and invoices unchanged, and another card works',
    async (token) => {
      const payer = await payerSince(midway);
      await withCard(payer, token);
      const shown = await preview(payer);
      expect(await refused(payer, agreeing(shown))).toEqual([402, 'plan_unchanged']);
      expect(await subscriptionOf(payer)).toMatchObject({
        plan: 'formation',
        active: true,
        payment_issue: null,
        pay_url: null,
      });
      const [attempted] = await invoicesOf(payer);
      expect(attempted).toMatchObject({ status: 'void' });

      await withCard(payer, 'pm_card_visa');
      expect((await agree(payer, shown)).overview.subscription).toMatchObject({ plan: other });
    },
  );

  it('that asks for authentication delays the plan change until it is given', async () => {
    const payer = await payerSince(midway);
    await withCard(payer, 'pm_card_authenticationRequired');
    const shown = await preview(payer);
    const { pay_url, overview } = await agree(payer, shown);
    expect(pay_url).toMatch(/^http/);
    expect(overview.subscription).toMatchObject({ plan: 'formation', active: true, pay_url });
    expect((await agree(payer, shown)).pay_url).toBe(pay_url);
    expect(await invoicesOf(payer)).toHaveLength(2);
    expect(await refused(payer, { action: 'preview-plan', plan: other })).toEqual([
      409,
      'payment_due',
    ]);
  });

  it('that refused an automatic payment until it is authenticated delays the plan change too', async () => {
    const payer = await payerSince(midway);
    await withCard(payer, 'pm_card_authenticationRequired');
    const shown = await preview(payer);
    const { pay_url } = await agree(payer, shown);
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await send(input, init);
      const { pathname } = new URL(input instanceof Request ? input.url : String(input));
      if (pathname !== '/v1/invoice_payments') return response;
      const refused = `"status":"requires_payment_method","last_payment_error":{"code":"authentication_required"},"was":"requires_action"`;
      const body = JSON.stringify(await response.json());
      return new Response(
        body
          .replace('"last_payment_error":null', '"before":null')
          .replace('"status":"requires_action"', refused),
        response,
      );
    });
    expect((await agree(payer, shown)).pay_url).toBe(pay_url);
    expect((await invoicesOf(payer))[0]).toMatchObject({ status: 'open' });
  });

  it('that declines after authentication does not block the next change', async () => {
    const payer = await payerSince(midway);
    await withCard(payer, 'pm_card_authenticationRequired');
    await agree(payer, await preview(payer));
    const [waiting] = await invoicesOf(payer);
    const { customer } = payer;
    const declined = await services.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer,
    });
    const paid = services.stripe.invoices.pay(waiting?.id ?? '', { payment_method: declined.id });
    await expect(paid).rejects.toThrow('declined');
    await withCard(payer, 'pm_card_visa');
    const { overview } = await agree(payer, await preview(payer));
    expect(overview.subscription).toMatchObject({ plan: other, pay_url: null });
    expect((await invoicesOf(payer))[1]).toMatchObject({ id: waiting?.id, status: 'void' });
  });
});
