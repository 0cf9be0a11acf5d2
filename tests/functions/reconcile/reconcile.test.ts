/** Reconciliation with the local Stripe: findings, repairs and manual cases. */
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import reconcileHourly, { config } from '../../../netlify/functions/reconcile.mts';
import { reconcile, type ReconcileReport } from '../../../netlify/lib/reconcile/reconcile.ts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { prices, startServices, subscribe, type Services } from '../fixtures/services.ts';
import { deliver, eventsOf, newPayer } from '../subscriptions/signed-events.ts';

let services: Services;
let ada: Person;
let customer: string;
let subscription: Stripe.Subscription;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  ({ person: ada, customer, subscription } = await newPayer(services));
});
afterEach(async () => {
  vi.restoreAllMocks();
  // Cancels all subscriptions at Stripe and deletes the rows of this test here.
  for await (const each of services.stripe.subscriptions.list({ limit: 100 })) {
    await services.stripe.subscriptions.cancel(each.id);
  }
  await compare();
  await services.supabase.query(
    `delete from reconcile_runs; delete from stripe_events; delete from emails;
     delete from subscriptions where stripe_subscription_id = 'sub_' || user_id`,
  );
});

async function compare(
  options: { dryRun?: boolean; until?: number } = {},
): Promise<ReconcileReport> {
  const tools = { stripe: services.stripe, service: serviceClient() };
  const report = await reconcile(tools, { until: Date.now() + 20_000, every: 0, ...options });
  if (!report) throw new Error('Another comparison was under way.');
  return report;
}

const row = async () =>
  (
    await services.supabase.query(
      `select status, plan_key, reference from subscriptions where user_id = '${ada.id}'`,
    )
  )[0];

describe('reconciliation repairs', () => {
  it('a payment without a webhook event', async () => {
    const report = await compare();
    expect(report).toMatchObject({
      finished: true,
      repaired: [
        {
          subscription: subscription.id,
          reference: null,
          changes: { status: [null, 'active'], plan_key: [null, 'formation'] },
        },
      ],
    });
    expect(await row()).toMatchObject({ status: 'active' });
    expect((await compare()).repaired).toEqual([]);
    const mails = await services.supabase.query('select template from emails');
    expect(mails).toEqual([{ template: 'subscription-welcome' }]);
  });

  it('an end, a change and a refund without webhook events', async () => {
    await compare();
    const item = subscription.items.data[0]?.id ?? '';
    await services.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: prices.formationEtSignaux }],
    });
    expect((await compare()).repaired).toMatchObject([
      { changes: { plan_key: ['formation', 'formationEtSignaux'], amount: [24_999, 34_999] } },
    ]);
    const charges = await services.stripe.charges.list({ customer });
    const first = charges.data.at(-1);
    await services.stripe.refunds.create({ payment_intent: first?.payment_intent as string });
    expect((await compare()).repaired).toMatchObject([
      { changes: { status: ['active', 'refunded'] } },
    ]);
    await services.stripe.subscriptions.cancel(subscription.id);
    expect((await compare()).repaired).toMatchObject([
      { changes: { status: ['refunded', 'canceled'] } },
    ]);
  });

  it('a payment issue of another kind', async () => {
    await compare();
    const card = await services.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer,
    });
    await services.stripe.subscriptions.update(subscription.id, {
      default_payment_method: card.id,
      items: [{ id: subscription.items.data[0]?.id ?? '', price: prices.formationEtSignaux }],
      proration_behavior: 'always_invoice',
    });
    expect((await compare()).repaired).toMatchObject([
      { changes: { payment_issue: [null, 'failed'] } },
    ]);
    expect((await compare()).repaired).toEqual([]);
    await services.supabase.query(
      `update subscriptions set payment_issue = 'action_required' where user_id = '${ada.id}'`,
    );
    expect((await compare()).repaired).toMatchObject([
      { changes: { payment_issue: ['action_required', 'failed'] } },
    ]);
  });

  it('the row of a new contract although the refund of an old one fails', async () => {
    const { stripe, localStripe } = services;
    const { id: card } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer,
    });
    const { latest_invoice: open } = await stripe.subscriptions.update(subscription.id, {
      default_payment_method: card,
      items: [{ id: subscription.items.data[0]?.id ?? '', price: prices.formationEtSignaux }],
      proration_behavior: 'always_invoice',
    });
    await stripe.subscriptions.cancel(subscription.id);
    localStripe.advance(60);
    await stripe.invoices.pay(open as string, { payment_method: 'pm_card_visa' });
    const { id } = await stripe.subscriptions.create({
      customer,
      items: [{ price: prices.formation }],
      default_payment_method: 'pm_card_visa',
    });
    const refund = vi.spyOn(stripe.refunds, 'create').mockRejectedValue(new Error('No answer.'));
    expect((await compare()).failed).toMatchObject([{ customer }]);
    expect(refund).toHaveBeenCalled();
    const rows = await services.supabase.query(
      `select status from subscriptions where stripe_subscription_id = '${id}'`,
    );
    expect(rows).toEqual([{ status: 'active' }]);
  });

  it('nothing in a dry run, with the same report', async () => {
    const report = await compare({ dryRun: true });
    expect(report.repaired).toMatchObject([{ changes: { status: [null, 'active'] } }]);
    expect(await row()).toBeUndefined();
    expect(await services.supabase.query('select * from reconcile_runs')).toEqual([]);
  });

  it('webhook events whose worker died', async () => {
    const paid = (await eventsOf(services, customer)).find(({ type }) => type === 'invoice.paid');
    const fault = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubEnv('STRIPE_API_ORIGIN', 'http://127.0.0.1:1');
    expect((await deliver(services, paid ?? {})).status).toBe(500);
    vi.unstubAllEnvs();
    fault.mockRestore();
    process.env.STRIPE_API_ORIGIN = services.localStripe.url;
    await services.supabase.query('update stripe_events set next_attempt_at = now()');
    expect((await compare()).events).toBe(1);
    expect(await row()).toMatchObject({ status: 'active' });
  });
});

describe('reconciliation leaves to the team', () => {
  it('a live subscription without an account', async () => {
    const stranger = await services.stripe.customers.create({});
    const { id } = await services.stripe.subscriptions.create({
      customer: stranger.id,
      items: [{ price: prices.formation }],
      default_payment_method: 'pm_card_visa',
    });
    expect(await compare()).toMatchObject({
      unknown: [{ subscription: id, customer: stranger.id, status: 'active' }],
    });
  });

  it('a row that Stripe does not know', async () => {
    await subscribe(services, ada, { stripe_customer_id: customer });
    const report = await compare();
    expect(report.missing).toMatchObject([{ subscription: `sub_${ada.id}` }]);
    const [kept] = await services.supabase.query(
      `select status from subscriptions where stripe_subscription_id = 'sub_${ada.id}'`,
    );
    expect(kept).toEqual({ status: 'active' });
  });

  it('a customer who is charged twice', async () => {
    await services.stripe.subscriptions.create({
      customer,
      items: [{ price: prices.formationEtSignaux }],
      default_payment_method: 'pm_card_visa',
    });
    const { doubled } = await compare();
    expect(doubled).toHaveLength(1);
    expect(doubled[0]).toHaveLength(2);
    expect(JSON.stringify(doubled)).not.toContain(ada.id);
  });
});

describe('a reconciliation that exceeds its time', () => {
  it('continues where it stopped', async () => {
    expect(await compare({ until: 0 })).toMatchObject({ checked: 0, finished: false });
    expect(await compare()).toMatchObject({ finished: true });
    const runs = await services.supabase.query(
      'select finished_at is not null as finished from reconcile_runs',
    );
    expect(runs).toEqual([{ finished: true }]);
  });

  it('continues after the last refund read, until all are read', async () => {
    const customers = [customer];
    for (let more = 0; more < 3; more += 1) customers.push((await newPayer(services)).customer);
    await compare();
    for (const each of customers) {
      const [paid] = (await services.stripe.charges.list({ customer: each })).data;
      await services.stripe.refunds.create({ charge: paid?.id ?? '' });
    }
    const suspended = async () =>
      (await services.supabase.query(`select id from subscriptions where status = 'refunded'`))
        .length;
    for (let turn = 1; turn <= customers.length; turn += 1) {
      // Time runs out when the first charges are read.
      const until = Date.now() + 60_000;
      const clock = vi.spyOn(Date, 'now');
      const list = services.stripe.charges.list.bind(services.stripe.charges);
      const spy = vi.spyOn(services.stripe.charges, 'list').mockImplementation((params) => {
        clock.mockReturnValue(until + 1);
        return list(params);
      });
      await compare({ until });
      spy.mockRestore();
      clock.mockRestore();
      expect(await suspended()).toBe(turn);
    }
    expect(await compare()).toMatchObject({ finished: true });
  });

  it('checks a customer in each call although the lists of refunds take all the time', async () => {
    const until = Date.now() + 60_000;
    await compare();
    const [paid] = (await services.stripe.charges.list({ customer })).data;
    await services.stripe.refunds.create({ charge: paid?.id ?? '' });
    let clock = vi.spyOn(Date, 'now');
    const list = services.stripe.refunds.list.bind(services.stripe.refunds);
    vi.spyOn(services.stripe.refunds, 'list').mockImplementation((params) => {
      clock.mockReturnValue(until);
      return list(params);
    });
    const lastCustomers = new Set<unknown>();
    // Customers of earlier tests have refunds as well.
    for (let call = 0; (await row())?.status !== 'refunded'; call += 1) {
      clock.mockRestore();
      clock = vi.spyOn(Date, 'now');
      await compare({ until });
      const [run] = await services.supabase.query<{ last: string }>(
        `select progress->>'lastCustomer' as last from reconcile_runs order by started_at desc limit 1`,
      );
      lastCustomers.add(run?.last);
      expect(lastCustomers.size).toBe(call + 1);
    }
    clock.mockRestore();
  });

  it('is run by one worker, and again in the next hour once finished', async () => {
    await services.supabase.query(
      `insert into reconcile_runs (leased_until) values (now() + interval '30 seconds')`,
    );
    const answer = async () => (await reconcileHourly()).json() as Promise<unknown>;
    expect(await answer()).toEqual({ idle: true });
    await services.supabase.query('update reconcile_runs set leased_until = now()');
    expect(await answer()).toMatchObject({ finished: true });
    expect(await answer()).toEqual({ idle: true });
    await services.supabase.query(
      `update reconcile_runs set started_at = now() - interval '1 hour'`,
    );
    expect(await answer()).toMatchObject({ finished: true });
    expect(config.schedule).toBe('*/10 * * * *');
  });
});

it('a renewal reminder is sent once, five days before', async () => {
  await compare();
  const notices = () =>
    services.supabase.query(`select cause, data from emails where template = 'renewal-notice'`);
  expect(await notices()).toEqual([]);
  await services.supabase.query(
    `update subscriptions set renews_at = now() + interval '119 hours'`,
  );
  const [due] = await services.supabase.query<{ asked: number }>(
    'select enqueue_renewal_notices() as asked',
  );
  expect(due).toEqual({ asked: 1 });
  await services.supabase.query('select enqueue_renewal_notices()');
  expect(await notices()).toMatchObject([
    { data: { plan: 'formation', amount: 24_999, currency: 'eur' } },
  ]);
});
