/** The allowed dates of a plan change, its daily limit, and two requests at once. */
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { previewCost } from '../../../netlify/lib/billing/preview.ts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import type { BillingRequest, PlanChange, PlanPreview } from '../../../src/domain/api/billing.ts';
import type { PlanKey } from '../../../src/domain/billing/plans.ts';
import { callBilling, granted, newPayer, refused, syncFromStripe, type Payer } from './fixtures.ts';
import { prices, read, startServices, type Services } from '../fixtures/services.ts';

const day = 86_400;
const signals: PlanKey = 'formationEtSignaux';

let services: Services;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
// The rate limit on calls is tested elsewhere.
beforeEach(() => services.supabase.query('delete from rate_limits'));
afterEach(() => {
  vi.restoreAllMocks();
});

const preview = (payer: Payer, plan: PlanKey) =>
  granted<PlanPreview>(payer, { action: 'preview-plan', plan });

type Change = Extract<BillingRequest, { action: 'change-plan' }>;

const agreeing = ({ plan, prorated_at, due_now }: PlanPreview): Change => ({
  action: 'change-plan',
  plan,
  prorated_at,
  due_now,
});

async function move(payer: Payer, plan: PlanKey): Promise<Change> {
  const request = agreeing(await preview(payer, plan));
  await granted<PlanChange>(payer, request);
  return request;
}

/** A request with a chosen proration date and the amount that Stripe computes for it. */
async function dated(payer: Payer, plan: PlanKey, at: number): Promise<Change> {
  const { stripe } = services;
  const subscription = await stripe.subscriptions.retrieve(payer.subscription.id);
  const [item] = subscription.items.data;
  if (!item) throw new Error('No item.');
  const { due_now } = await previewCost(
    { stripe, service: serviceClient(), userId: payer.id, customer: payer.customer },
    { subscription, item, plan, price: prices[plan] },
    at,
  );
  return { action: 'change-plan', plan, prorated_at: at, due_now };
}

async function updatesOf({ customer }: Payer): Promise<Stripe.Invoice[]> {
  const { data } = await services.stripe.invoices.list({ customer, limit: 100 });
  return data.filter(({ billing_reason: reason }) => reason === 'subscription_update');
}

describe('the date of a change', () => {
  it('is never before the change before it', async () => {
    const payer = await newPayer(services, {
      backdate_start_date: services.localStripe.now() - day,
    });
    const { prorated_at: upgraded } = await move(payer, signals);
    services.localStripe.advance(60);
    const back = await dated(payer, 'formation', upgraded - 1);
    expect(await refused(payer, back)).toEqual([409, 'preview_expired']);
    expect(await updatesOf(payer)).toHaveLength(1);
    expect((await callBilling(payer, await dated(payer, 'formation', upgraded + 30))).status).toBe(
      200,
    );
  });

  it('is not before a change that was confirmed some minutes after its preview', async () => {
    const payer = await newPayer(services);
    const shown = agreeing(await preview(payer, signals));
    services.localStripe.advance(200);
    await granted(payer, shown);
    const back = await dated(payer, 'formation', shown.prorated_at + 100);
    expect(await refused(payer, back)).toEqual([409, 'preview_expired']);
  });

  it('is not in the future', async () => {
    const payer = await newPayer(services);
    const later = await dated(payer, signals, services.localStripe.now() + 30);
    expect(await refused(payer, later)).toEqual([409, 'preview_expired']);
    expect(await updatesOf(payer)).toEqual([]);
  });

  it('is at most five minutes old', async () => {
    const payer = await newPayer(services, {
      backdate_start_date: services.localStripe.now() - day,
    });
    const shown = agreeing(await preview(payer, signals));
    services.localStripe.advance(5 * 60 + 2);
    expect(await refused(payer, shown)).toEqual([409, 'preview_expired']);
    expect(await updatesOf(payer)).toEqual([]);
  });
});

describe('four changes in 24 hours', () => {
  it('are the most, and a day later the plan can change again', async () => {
    const payer = await newPayer(services);
    const asked: Change[] = [];
    for (const plan of [signals, 'formation', signals, 'formation'] as const) {
      services.localStripe.advance(2);
      asked.push(await move(payer, plan));
    }
    services.localStripe.advance(2);
    const fifth = await dated(payer, signals, services.localStripe.now());
    for (const request of [{ action: 'preview-plan', plan: signals } as const, fifth]) {
      expect(await refused(payer, request)).toEqual([409, 'too_many_changes']);
    }
    expect(await updatesOf(payer)).toHaveLength(4);
    // A retry of the fourth succeeds, since that change was made.
    expect((await callBilling(payer, asked[3] as Change)).status).toBe(200);
    services.localStripe.advance(day);
    await move(payer, signals);
    expect(await updatesOf(payer)).toHaveLength(5);
  });

  it('do not include those that the bank declined', async () => {
    const payer = await newPayer(services);
    const use = async (token: string): Promise<void> => {
      const { customer, subscription } = payer;
      const { id } = await services.stripe.paymentMethods.attach(token, { customer });
      await services.stripe.subscriptions.update(subscription.id, { default_payment_method: id });
    };
    await use('pm_card_chargeCustomerFail');
    for (let count = 0; count < 5; count += 1) {
      services.localStripe.advance(2);
      const shown = agreeing(await preview(payer, signals));
      expect(await refused(payer, shown)).toEqual([402, 'plan_unchanged']);
    }
    expect(await updatesOf(payer)).toHaveLength(5);
    await use('pm_card_visa');
    await move(payer, signals);
  });
});

it('a period whose payment went back does not turn into credit', async () => {
  const payer = await newPayer(services, { items: [{ price: prices[signals] }] });
  const shown = agreeing(await preview(payer, 'formation'));
  const [charge] = (await services.stripe.charges.list({ customer: payer.customer })).data;
  await services.stripe.refunds.create({ charge: charge?.id ?? '' });
  await syncFromStripe(services, payer);
  for (const request of [{ action: 'preview-plan', plan: 'formation' } as const, shown]) {
    expect(await refused(payer, request)).toEqual([409, 'suspended']);
  }
  expect(await updatesOf(payer)).toEqual([]);
});

it('a refund whose event has not arrived yet is found before a change', async () => {
  const payer = await newPayer(services, { items: [{ price: prices[signals] }] });
  const shown = agreeing(await preview(payer, 'formation'));
  const [charge] = (await services.stripe.charges.list({ customer: payer.customer })).data;
  await services.stripe.refunds.create({ charge: charge?.id ?? '' });
  expect(await refused(payer, shown)).toEqual([409, 'suspended']);
  expect(await updatesOf(payer)).toEqual([]);
});

it('the same change pressed twice at once is made once, and both are told so', async () => {
  const payer = await newPayer(services);
  const shown = agreeing(await preview(payer, signals));
  const send = globalThis.fetch;
  const reached = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  let holding = true;
  // The second request reads the subscription before the first changes it, and continues afterwards.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (holding && address.includes('/invoices/create_preview')) {
      reached.resolve(undefined);
      await released.promise;
    }
    return send(input, init);
  });
  const second = callBilling(payer, shown);
  await reached.promise;
  holding = false;
  const first = await read(await callBilling(payer, shown));
  released.resolve(undefined);
  for (const answer of [first, await read(await second)]) {
    expect(answer).toMatchObject({ status: 200, body: { pay_url: null } });
  }
  expect(await updatesOf(payer)).toHaveLength(1);
});
