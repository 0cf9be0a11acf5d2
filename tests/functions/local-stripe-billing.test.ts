import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { periodEnd } from '../../local/stripe/billing/calendar.ts';
import { press, visit, type Page } from './local-stripe/page.ts';
import {
  checkout,
  delivered,
  idOf,
  openShop,
  pay,
  PRICES,
  SITE,
  subscriber,
  type Shop,
} from './local-stripe/shop.ts';

const DAY = 86_400;

const seconds = (date: string) => Date.parse(`${date}T10:00:00Z`) / 1000;

const periodOf = ({ items }: Stripe.Subscription) => items.data[0]?.current_period_end ?? 0;

async function portal({ stripe }: Shop, { customer }: Stripe.Subscription): Promise<Page> {
  const session = await stripe.billingPortal.sessions.create({
    ...{ customer: idOf(customer), return_url: `${SITE}/fr/settings`, locale: 'fr' },
  });
  return visit(session.url);
}

async function paidInvoices({ stripe }: Shop): Promise<Stripe.Invoice[]> {
  return (await stripe.invoices.list({ status: 'paid' })).data;
}

describe('renewal', () => {
  it.each([
    ['2026-01-31', '2026-01-31', '2026-02-28'],
    ['2026-01-31', '2026-02-28', '2026-03-31'],
    ['2026-12-15', '2026-12-15', '2027-01-15'],
  ])('of a subscription of %s, from %s, is on %s', (anchor, start, end) => {
    const month = { interval: 'month', interval_count: 1 };
    expect(periodEnd(seconds(anchor), seconds(start), month)).toBe(seconds(end));
  });

  it('charges another month when its day comes, and tells the site', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    expect(shop.local.advance(periodOf(before) - shop.local.now() - 60)).toBeGreaterThan(0);
    expect(await paidInvoices(shop)).toHaveLength(1);
    shop.local.advance(120);
    const after = await shop.stripe.subscriptions.retrieve(before.id);
    expect(after.items.data[0]?.current_period_start).toBe(periodOf(before));
    expect(periodOf(after)).toBeGreaterThan(periodOf(before) + 27 * DAY);
    const [invoice] = await paidInvoices(shop);
    expect(invoice).toMatchObject({ billing_reason: 'subscription_cycle', amount_paid: 24_999 });
    await delivered(shop, 'customer.subscription.updated', 'invoice.paid');
    await shop.reopen();
    expect(shop.local.now()).toBeGreaterThan(periodOf(before));
  });

  it('that fails is tried again, and ends the subscription after the last try', async () => {
    const shop = await openShop();
    const { id } = await subscriber(shop);
    const status = async () => (await shop.stripe.subscriptions.retrieve(id)).status;
    const desk = () => visit(`${shop.local.url}/desk`);
    await press(await desk(), 'action=fail');
    await press(await desk(), 'action=month');
    expect(await status()).toBe('past_due');
    await delivered(shop, 'invoice.payment_failed');
    shop.local.advance(3 * DAY);
    expect(await status()).toBe('active');

    await press(await desk(), 'action=fail');
    const next = periodOf(await shop.stripe.subscriptions.retrieve(id));
    shop.local.advance(next - shop.local.now());
    for (const days of [3, 5, 7]) {
      expect(await status()).toBe('past_due');
      await press(await desk(), 'action=fail');
      shop.local.advance(days * DAY);
    }
    expect(await status()).toBe('canceled');
    await delivered(shop, 'customer.subscription.deleted');
  });
});

describe('cancellation', () => {
  it('leaves the paid period, then ends', async () => {
    const shop = await openShop();
    const { id } = await subscriber(shop);
    const asked = await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(asked).toMatchObject({ status: 'active', cancel_at: periodOf(asked) });
    shop.local.advance(periodOf(asked) - shop.local.now() + 1);
    const ended = await shop.stripe.subscriptions.retrieve(id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: periodOf(asked) });
    expect(await paidInvoices(shop)).toHaveLength(1);
    await delivered(shop, 'customer.subscription.updated', 'customer.subscription.deleted');
    await expect(shop.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
  });

  it('is asked for and taken back in the portal', async () => {
    const shop = await openShop();
    const subscription = await subscriber(shop);
    const read = () => shop.stripe.subscriptions.retrieve(subscription.id);
    const page = await portal(shop, subscription);
    expect(page.html).toContain('249,99\u00a0€');
    expect(page.html).toContain(`href="${SITE}/fr/settings"`);
    const cancelled = await visit((await press(page, 'action=cancel')).location ?? '');
    expect((await read()).cancel_at_period_end).toBe(true);
    expect(cancelled.html).toContain('Résilié\u00a0: l’accès s’arrête le');
    await press(cancelled, 'action=resume');
    expect(await read()).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  });
});

describe('portal', () => {
  it('moves to the higher plan at once, charging the rest of the month', async () => {
    const shop = await openShop();
    const subscription = await subscriber(shop);
    shop.local.advance(15 * DAY);
    await press(await portal(shop, subscription), 'action=switch');
    const { items } = await shop.stripe.subscriptions.retrieve(subscription.id);
    expect(items.data[0]?.price.id).toBe(PRICES.formationEtSignaux);
    const [invoice] = await paidInvoices(shop);
    expect(invoice?.billing_reason).toBe('subscription_update');
    expect(invoice?.amount_paid).toBeGreaterThan(4_000);
    expect(invoice?.amount_paid).toBeLessThan(6_000);
  });

  it('takes another card, once its holder has confirmed it', async () => {
    const shop = await openShop();
    const subscription = await subscriber(shop);
    const page = await portal(shop, subscription);
    expect(page.html).toContain('4242');
    const card = { expiry: '12 / 34', cvc: '123', name: 'Léa Roy' };
    const form = await visit(`${page.url}/card`);
    const refused = await press(form, 'action=save', { number: '4000000000000069', ...card });
    expect(refused.alert).toContain('Votre carte a expiré');
    const asked = await press(refused, 'action=save', { number: '4000002500003155', ...card });
    const bank = await visit(asked.location ?? '');
    const done = await visit((await press(bank, 'outcome=complete')).location ?? '');
    expect(done.html).toContain('C’est enregistré.');
    expect(done.html).toContain('3155');
    const after = await shop.stripe.subscriptions.retrieve(subscription.id, {
      expand: ['default_payment_method'],
    });
    const method = after.default_payment_method as Stripe.PaymentMethod;
    expect(method.card?.last4).toBe('3155');
  });

  it('leads to the invoice that is to be paid', async () => {
    const shop = await openShop();
    const subscription = await subscriber(shop);
    await press(await visit(`${shop.local.url}/desk`), 'action=fail');
    shop.local.advance(periodOf(subscription) - shop.local.now() + 1);
    const page = await portal(shop, subscription);
    expect(page.html).toContain('paiement en retard');
    const { latest_invoice } = await shop.stripe.subscriptions.retrieve(subscription.id);
    expect(page.html).toContain(`href="../../i/${idOf(latest_invoice)}">Payer maintenant`);
  });

  it('changes nothing of another customer, and closes after an hour', async () => {
    const shop = await openShop();
    const mine = await subscriber(shop);
    const theirs = await subscriber(shop);
    const page = await portal(shop, mine);
    await press(page, 'action=cancel', { subscription: theirs.id });
    const read = await shop.stripe.subscriptions.retrieve(theirs.id);
    expect(read.cancel_at_period_end).toBe(false);
    shop.local.advance(3_600);
    expect((await press(page, 'action=cancel')).html).toContain('Page expirée');
    const unknown = shop.stripe.billingPortal.sessions.create({ customer: 'cus_x' });
    await expect(unknown).rejects.toMatchObject({ statusCode: 400, param: 'customer' });
  });
});

describe('refunds', () => {
  it('give back a part, then the rest, and no more', async () => {
    const shop = await openShop();
    await subscriber(shop);
    const [invoice] = await paidInvoices(shop);
    const { payments } = await shop.stripe.invoices.retrieve(invoice?.id ?? '', {
      expand: ['payments'],
    });
    const payment_intent = idOf(payments?.data[0]?.payment.payment_intent);
    const refund = (amount?: number) =>
      shop.stripe.refunds.create({ payment_intent, ...(amount ? { amount } : {}) });
    await expect(refund(25_000)).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    expect(await refund(10_000)).toMatchObject({ amount: 10_000, status: 'succeeded' });
    expect(await refund()).toMatchObject({ amount: 14_999 });
    await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
    await delivered(shop, 'charge.refunded');
    expect((await visit(invoice?.hosted_invoice_url ?? '')).html).toContain('remboursée');
  });

  it('are made from the desk too', async () => {
    const shop = await openShop();
    await pay((await checkout(shop)).url);
    const done = await press(await visit(`${shop.local.url}/desk`), 'action=refund');
    expect((await visit(done.location ?? '')).html).toContain('Le paiement est remboursé.');
    expect((await shop.stripe.refunds.list()).data).toMatchObject([{ amount: 24_999 }]);
  });
});
