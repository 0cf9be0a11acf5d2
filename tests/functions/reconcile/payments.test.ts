/** Reconciliation of money: each payment matches access, a refund or a dispute, or is reported. */
import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reconcile, type ReconcileReport } from '../../../netlify/lib/reconcile/reconcile.ts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import { sample } from '../../sizes.ts';
import { newPayer } from '../billing/fixtures.ts';
import { prices, startServices, type Services } from '../fixtures/services.ts';

const price = 24_999;
const dearPrice = 34_999;

let services: Services;

beforeEach(async () => {
  services = await startServices();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await services.close();
});

async function compare(dryRun = false): Promise<ReconcileReport> {
  const clients = { stripe: services.stripe, service: serviceClient() };
  const report = await reconcile(clients, { until: Date.now() + 20_000, every: 0, dryRun });
  if (!report) throw new Error('Another run was under way.');
  return report;
}

async function chargeOf(customer: string): Promise<string> {
  const [charge] = (await services.stripe.charges.list({ customer })).data;
  return charge?.id ?? '';
}

async function dispute(customer: string): Promise<void> {
  const { payment_intent: intent } = await services.stripe.charges.retrieve(
    await chargeOf(customer),
  );
  const body = new URLSearchParams({ action: 'dispute', id: intent as string });
  await fetch(`${services.localStripe.url}/dashboard`, { method: 'POST', body });
}

it('counts each payment once, with the sums in and out', async () => {
  await newPayer(services);
  const refunded = await newPayer(services);
  await services.stripe.refunds.create({ charge: await chargeOf(refunded.customer) });
  const disputed = await newPayer(services, { items: [{ price: prices.formationEtSignaux }] });
  await dispute(disputed.customer);
  const partly = await newPayer(services);
  await services.stripe.refunds.create({ charge: await chargeOf(partly.customer), amount: 999 });

  const expected = {
    finished: true,
    payments: {
      ...{ checked: 4, periods: 2, refunded: 1, disputed: 1 },
      sums: { eur: { in: 3 * price + dearPrice, out: price + dearPrice + 999 } },
    },
    unexplained: [],
  };
  expect(await compare()).toMatchObject(expected);
  expect(await compare()).toMatchObject(expected);
});

it('explains the payment of an order whose events were all lost, by repairing it', async () => {
  const payer = await newPayer(services);
  await services.supabase.query(`delete from subscriptions where user_id = '${payer.id}'`);
  const report = await compare();
  expect(report).toMatchObject({ unexplained: [], payments: { periods: 1 } });
  expect(report.repaired).toHaveLength(1);
});

it('refunds a payment after the end that no event told of', async () => {
  const { customer, subscription } = await newPayer(services);
  const card = await services.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer,
  });
  await services.stripe.subscriptions.update(subscription.id, { default_payment_method: card.id });
  services.localStripe.advance(31 * 86_400);
  const { latest_invoice: invoice } = await services.stripe.subscriptions.retrieve(subscription.id);
  await services.stripe.subscriptions.cancel(subscription.id);
  services.localStripe.advance(60);
  await services.stripe.invoices.pay(invoice as string, { payment_method: 'pm_card_visa' });
  const report = await compare();
  expect(report).toMatchObject({ unexplained: [], payments: { periods: 1, refunded: 1 } });
  const emails = await services.supabase.query(
    `select template from emails where template like '%payment%' order by template`,
  );
  expect(emails).toEqual([{ template: 'payment-returned' }]);
});

it('voids the open invoice of an ended subscription that no event told of', async () => {
  const { customer, subscription } = await newPayer(services);
  const card = await services.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer,
  });
  await services.stripe.subscriptions.update(subscription.id, { default_payment_method: card.id });
  services.localStripe.advance(31 * 86_400);
  const { latest_invoice: invoice } = await services.stripe.subscriptions.retrieve(subscription.id);
  await services.stripe.subscriptions.cancel(subscription.id);
  expect(await compare(true)).toMatchObject({ voided: 0 });
  expect(await compare()).toMatchObject({ voided: 1 });
  expect((await services.stripe.invoices.retrieve(invoice as string)).status).toBe('void');
  expect(await compare()).toMatchObject({ voided: 0, repaired: [] });
});

it('reports a payment that nobody gets access for, and emails the team once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stranger = await services.stripe.customers.create({});
  await services.stripe.subscriptions.create({
    customer: stranger.id,
    items: [{ price: prices.formation }],
    default_payment_method: 'pm_card_visa',
  });
  const payer = await newPayer(services);
  vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION', 'price_of_before');
  const expected = [
    { customer: payer.customer, reason: 'no_access', amount: price, currency: 'eur' },
    { customer: stranger.id, reason: 'no_account', amount: price, currency: 'eur' },
  ];
  expect((await compare()).unexplained).toMatchObject(expected);
  expect((await compare()).unexplained).toMatchObject(expected);
  vi.unstubAllEnvs();
  const emails = await services.supabase.query(
    `select recipient, data->>'reason' as reason from emails
     where template = 'staff-unexplained-payment' order by reason`,
  );
  expect(emails).toEqual([
    { recipient: 'staff', reason: 'no_access' },
    { recipient: 'staff', reason: 'no_account' },
  ]);
  expect((await compare()).unexplained).toMatchObject([{ reason: 'no_account' }]);
});

/** A subscriber who changed the plan to each of these, credited or charged at once; the charges, oldest first. */
async function changedTo(first: string, ...later: readonly string[]) {
  const payer = await newPayer(services, { items: [{ price: first }] });
  const item = payer.subscription.items.data[0]?.id ?? '';
  for (const price of later) {
    services.localStripe.advance(60);
    await services.stripe.subscriptions.update(payer.subscription.id, {
      items: [{ id: item, price }],
      proration_behavior: 'always_invoice',
    });
  }
  const { customer } = payer;
  const charges = (await services.stripe.charges.list({ customer })).data.toReversed();
  const { balance } = (await services.stripe.customers.retrieve(customer)) as Stripe.Customer;
  return { customer, charges: charges.map(({ id }) => id), balance };
}

it('reports no credit that a later change used, or that is for a payment that was kept', async () => {
  const { formation, formationEtSignaux: signals } = prices;
  const used = await changedTo(signals, formation, signals);
  const kept = await changedTo(formation, signals, formation);
  const upgrade = await changedTo(formation, signals, formation);
  expect(used.balance).toBeGreaterThan(-10);
  expect(Math.max(kept.balance, upgrade.balance)).toBeLessThan(-9_900);
  for (const charge of [used.charges[0], kept.charges[0], upgrade.charges[1]]) {
    await services.stripe.refunds.create({ charge: charge ?? '' });
  }
  const { unexplained } = await compare();
  expect(unexplained.filter(({ reason }) => reason === 'credit_left')).toMatchObject([
    { charge: upgrade.charges[1], amount: -upgrade.balance },
  ]);
});

it.each(['refunded', 'disputed'] as const)(
  'reports the credit of a cheaper plan after its payment was %s, until it is taken back',
  async (outcome) => {
    const { customer, balance } = await changedTo(prices.formationEtSignaux, prices.formation);
    expect(balance).toBeLessThan(-9_900);
    expect((await compare()).unexplained).toEqual([]);
    const charge = await chargeOf(customer);
    if (outcome === 'disputed') await dispute(customer);
    else await services.stripe.refunds.create({ charge });
    const expected = [{ charge, customer, amount: -balance, reason: 'credit_left' }];
    const report = await compare();
    expect(report.unexplained).toMatchObject(expected);
    expect(report.payments).toMatchObject({ checked: 1, [outcome]: 1 });
    expect((await compare()).unexplained).toMatchObject(expected);
    const emails = await services.supabase.query(
      `select data->>'customer' as customer, (data->>'amount')::int as amount from emails
       where template = 'staff-unexplained-payment'`,
    );
    expect(emails).toEqual([{ customer, amount: -balance }]);
    await services.stripe.customers.createBalanceTransaction(customer, {
      amount: -balance,
      currency: 'eur',
    });
    expect((await compare()).unexplained).toEqual([]);
  },
);

it('reports no credit of a customer deleted at Stripe, and finishes', async () => {
  const { customer } = await changedTo(prices.formationEtSignaux, prices.formation);
  await services.stripe.refunds.create({ charge: await chargeOf(customer) });
  await services.stripe.customers.del(customer);
  const { unexplained, finished } = await compare();
  expect(unexplained.filter(({ reason }) => reason === 'credit_left')).toEqual([]);
  expect(finished).toBe(true);
});

it('advances through payments whose checks take all the time, and finishes', async () => {
  const calls = sample(4, 15);
  for (let each = 0; each < 2 * calls; each += 1) {
    const stranger = await services.stripe.customers.create({});
    await services.stripe.subscriptions.create({
      customer: stranger.id,
      items: [{ price: prices.formation }],
      default_payment_method: 'pm_card_visa',
    });
  }
  const counts: number[] = [];
  for (let call = 1, finished = false; !finished && call <= calls + 1; call += 1) {
    // Time runs out at the second payment that is read again.
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now');
    const retrieve = services.stripe.charges.retrieve.bind(services.stripe.charges);
    let payments = 0;
    const spy = vi.spyOn(services.stripe.charges, 'retrieve').mockImplementation((id: string) => {
      payments += 1;
      if (payments === 2) clock.mockReturnValue(now + 60_000);
      return retrieve(id);
    });
    const clients = { stripe: services.stripe, service: serviceClient() };
    const report = await reconcile(clients, { until: now + 60_000, every: 0 });
    spy.mockRestore();
    clock.mockRestore();
    finished = report?.finished ?? false;
    counts.push(report?.payments.checked ?? 0);
  }
  const twoByTwo = Array.from({ length: calls }, (_, index) => 2 * (index + 1));
  expect(counts).toEqual([...twoByTwo, 2 * calls]);
  const [run] = await services.supabase.query<{ count: number }>(
    `select jsonb_array_length(report->'unexplained') as count from reconcile_runs
     where finished_at is not null`,
  );
  expect(run).toEqual({ count: 2 * calls });
});
