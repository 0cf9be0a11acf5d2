/** Payment outcomes from the local Stripe: refunded, disputed, refused, awaiting authentication. */
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../database/fixtures/supabase.ts';
import { prices, startServices, type Services } from '../fixtures/services.ts';
import { deliver, eventsOf, newPayer } from './signed-events.ts';

let services: Services;
let person: Person;
let customer: string;
let subscription: Stripe.Subscription;
let count = 0;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  count += 1;
  ({ person, customer, subscription } = await newPayer(services));
  await deliverLast('invoice.paid');
});
afterEach(() => vi.restoreAllMocks());

async function deliverLast(type: string): Promise<void> {
  const found = (await services.stripe.events.list({ type, limit: 1 })).data[0];
  if (!found) throw new Error(`Stripe recorded no ${type}.`);
  expect((await deliver(services, found)).status).toBe(200);
}

/** Delivers an event that the local Stripe does not create, about one of its objects. */
async function tellOf(type: string, object: object): Promise<void> {
  const created = Math.floor(Date.now() / 1000);
  const event = { id: `evt_${type}_${count}`, object: 'event', type, created, data: { object } };
  expect((await deliver(services, event)).status).toBe(200);
}

const row = async () =>
  (
    await services.supabase.query(
      `select status, stripe_status, payment_issue, end_date > now() as open
       from subscriptions where user_id = '${person.id}'`,
    )
  )[0];
const hasAccess = async () => (await person.client.rpc('has_access')).data as boolean;
const charge = async (): Promise<Stripe.Charge> => {
  const [paid] = (await services.stripe.charges.list({ customer })).data;
  if (!paid) throw new Error('Nothing was paid.');
  return paid;
};

type Items = Record<string, unknown>[];

/** Changes Stripe's responses for lists of these names from now on. */
function pretend(changes: Record<string, (items: Items) => Items>): void {
  vi.restoreAllMocks();
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const change = changes[pathname.replace('/v1/', '')];
    if (!change) return response;
    const body = (await response.json()) as { data?: Items };
    return Response.json({ object: 'list', has_more: false, data: change(body.data ?? []) });
  });
}

describe('a refund', () => {
  it('in full closes access, and the next paid month opens it again', async () => {
    expect(await hasAccess()).toBe(true);
    const { payment_intent: intent } = await charge();
    await services.stripe.refunds.create({ payment_intent: intent as string });
    await deliverLast('charge.refunded');
    expect(await row()).toMatchObject({ status: 'refunded', stripe_status: 'active' });
    expect(await hasAccess()).toBe(false);
  });

  it('in part changes nothing', async () => {
    const { payment_intent: intent } = await charge();
    await services.stripe.refunds.create({ payment_intent: intent as string, amount: 100 });
    await deliverLast('charge.refunded');
    expect(await row()).toMatchObject({ status: 'active' });
    expect(await hasAccess()).toBe(true);
  });

  it('that failed restores access, though the event names a charge only', async () => {
    const paid = await charge();
    await services.stripe.refunds.create({ payment_intent: paid.payment_intent as string });
    await deliverLast('charge.refunded');
    expect(await hasAccess()).toBe(false);
    pretend({ charges: (all) => all.map((each) => ({ ...each, refunded: false })) });
    const alarm = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await tellOf('refund.failed', { id: 're_1', charge: paid.id });
    expect(String(alarm.mock.calls)).toContain('"refund":"re_1"');
    expect(await row()).toMatchObject({ status: 'active' });
  });
});

describe('a dispute', () => {
  const disputed = async (status: string): Promise<void> => {
    const paid = await charge();
    pretend({
      charges: (all) => all.map((each) => ({ ...each, disputed: true })),
      disputes: () => [{ id: 'dp_1', status }],
    });
    await tellOf(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', {
      id: `dp_${status}`,
      charge: paid.id,
    });
  };

  it.each([
    ['needs_response', false],
    ['under_review', false],
    ['lost', false],
    ['won', true],
    ['warning_needs_response', true],
  ])('with status %s leaves access %s', async (status, open) => {
    count += 100;
    await disputed(status);
    expect(await row()).toMatchObject({ status: open ? 'active' : 'disputed' });
    expect(await hasAccess()).toBe(open);
  });
});

describe('an unpaid invoice', () => {
  it.each([
    ['requires_payment_method', null, 'failed'],
    ['requires_payment_method', { code: 'authentication_required' }, 'action_required'],
    ['requires_action', null, 'action_required'],
    ['processing', null, null],
  ])(
    'with payment intent %s and last error %j is stored as %s',
    async (status, last_payment_error, issue) => {
      const invoice = { id: `in_${count}`, object: 'invoice', status: 'open', attempted: true };
      pretend({
        subscriptions: (all) =>
          all.map((each) => ({ ...each, status: 'past_due', latest_invoice: invoice })),
        invoice_payments: () => [
          {
            id: 'inpay_1',
            payment: { payment_intent: { id: 'pi_1', status, last_payment_error } },
          },
        ],
      });
      await tellOf('invoice.payment_failed', { id: invoice.id, customer, parent: null });
      expect(await row()).toMatchObject({
        status: 'active',
        stripe_status: 'past_due',
        payment_issue: issue,
        open: true,
      });
      const emails = await services.supabase.query(
        `select template from emails where user_id = '${person.id}' and cause like 'payment:%'`,
      );
      const template = issue === 'failed' ? 'payment-failed' : 'payment-action-required';
      expect(emails).toEqual(issue === null ? [] : [{ template }]);
    },
  );
});

it('a declined change of plan is no failed renewal, and sends no email', async () => {
  const invoice = { id: `in_${count}`, object: 'invoice', status: 'open', attempted: true };
  const intent = { id: 'pi_1', status: 'requires_payment_method', last_payment_error: null };
  pretend({
    subscriptions: (all) =>
      all.map((each) => ({
        ...each,
        latest_invoice: invoice,
        pending_update: { expires_at: 1, subscription_items: [] },
      })),
    invoice_payments: () => [{ id: 'inpay_1', payment: { payment_intent: intent } }],
  });
  await tellOf('invoice.payment_failed', { id: invoice.id, customer, parent: null });
  expect(await row()).toMatchObject({ status: 'active', payment_issue: null, open: true });
  const emails = await services.supabase.query(
    `select template from emails where user_id = '${person.id}' and cause like 'payment:%'`,
  );
  expect(emails).toEqual([]);
});

it('a payment without a customer is processed without an action', async () => {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    (input instanceof Request ? input.url : String(input)).includes('/v1/charges/')
      ? Promise.resolve(Response.json({ id: 'ch_1', customer: null }))
      : send(input, init),
  );
  await tellOf('charge.dispute.created', { id: 'dp_2', charge: 'ch_1' });
  const waiting = await services.supabase.query(
    `select id from stripe_events where processed_at is null`,
  );
  expect(waiting).toEqual([]);
});

it('an ended subscription keeps its status after a refund', async () => {
  await services.stripe.subscriptions.cancel(subscription.id);
  const { payment_intent: intent } = await charge();
  await services.stripe.refunds.create({ payment_intent: intent as string });
  await deliverLast('charge.refunded');
  expect(await row()).toMatchObject({ status: 'canceled' });
});

/** Delivers this customer's newest event of a type: the clock creates events for others too. */
async function deliverOwn(type: string): Promise<void> {
  const own = (await eventsOf(services, customer)).filter((event) => event.type === type);
  expect((await deliver(services, own.at(-1) ?? {})).status).toBe(200);
}

describe('a change of plan whose own payment goes back', () => {
  const signals = async () =>
    (await person.client.rpc('has_access', { signals: true })).data as boolean;
  const storedPlans = async () =>
    (
      await services.supabase.query(
        `select plan_key, fallback_plan_key from subscriptions where user_id = '${person.id}'`,
      )
    )[0];

  it('closes signals, leaves the lessons open, and ends with the next paid renewal', async () => {
    services.localStripe.advance(60);
    await services.stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? '', price: prices.formationEtSignaux }],
      proration_behavior: 'always_invoice',
    });
    await deliverOwn('invoice.paid');
    expect(await signals()).toBe(true);
    await services.stripe.refunds.create({ charge: (await charge()).id });
    await deliverOwn('charge.refunded');
    expect(await storedPlans()).toEqual({
      plan_key: 'formationEtSignaux',
      fallback_plan_key: 'formation',
    });
    expect([await hasAccess(), await signals()]).toEqual([true, false]);
    services.localStripe.advance(31 * 86_400);
    await deliverOwn('invoice.paid');
    expect(await storedPlans()).toMatchObject({ fallback_plan_key: null });
  });
});

it('a renewal that fails after a refunded period gives no grace', async () => {
  const card = await services.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer,
  });
  await services.stripe.subscriptions.update(subscription.id, { default_payment_method: card.id });
  await services.stripe.refunds.create({ charge: (await charge()).id });
  await deliverOwn('charge.refunded');
  services.localStripe.advance(31 * 86_400);
  await deliverOwn('invoice.payment_failed');
  expect(await row()).toMatchObject({ status: 'refunded', stripe_status: 'past_due' });
  expect(await hasAccess()).toBe(false);
});
