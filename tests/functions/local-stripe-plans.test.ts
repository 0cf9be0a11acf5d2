import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { press, visit } from './local-stripe/page.ts';
import {
  checkout,
  delivered,
  idOf,
  openShop,
  pay,
  PRICES,
  subscriber,
  type Shop,
} from './local-stripe/shop.ts';

const DAY = 86_400;
const LOW = 24_999;
const HIGH = 34_999;

const itemOf = ({ items }: Stripe.Subscription) => items.data[0] ?? { id: '' };
const periodOf = (subscription: Stripe.Subscription) =>
  subscription.items.data[0] ?? { current_period_start: 0, current_period_end: 0 };

const items = (subscription: Stripe.Subscription, price: string) => [
  { id: itemOf(subscription).id, price },
];

/** The preview of a change made at once. */
async function previewOf(
  { stripe }: Shop,
  subscription: Stripe.Subscription,
  price: string,
  at: number,
): Promise<Stripe.Invoice> {
  return stripe.invoices.createPreview({
    customer: idOf(subscription.customer),
    subscription: subscription.id,
    subscription_details: {
      items: items(subscription, price),
      proration_behavior: 'always_invoice',
      proration_date: at,
    },
  });
}

async function changed(
  { stripe }: Shop,
  subscription: Stripe.Subscription,
  price: string,
  at: number,
) {
  return stripe.subscriptions.update(subscription.id, {
    items: items(subscription, price),
    payment_behavior: 'pending_if_incomplete',
    proration_behavior: 'always_invoice',
    proration_date: at,
    expand: ['latest_invoice'],
  });
}

async function useCard({ stripe }: Shop, { id, customer }: Stripe.Subscription, token: string) {
  const method = await stripe.paymentMethods.attach(token, { customer: idOf(customer) });
  await stripe.subscriptions.update(id, { default_payment_method: method.id });
}

describe('a change of plan', () => {
  it.each([0, 3, 50, 97])('%d %% in costs exactly what its preview said', async (share) => {
    const shop = await openShop();
    const before = await subscriber(shop);
    const { current_period_start: start, current_period_end: end } = periodOf(before);
    if (share > 0) shop.local.advance(Math.round((share / 100) * (end - start)));
    const at = shop.local.now();
    const preview = await previewOf(shop, before, PRICES.formationEtSignaux, at);
    const left = (end - at) / (end - start);
    const [credit, charge] = preview.lines.data.map(({ amount }) => amount);
    expect(credit).toBe(-Math.round(LOW * left));
    expect(charge).toBe(Math.round(HIGH * left));
    expect(preview.amount_due).toBe((credit ?? 0) + (charge ?? 0));
    expect((await shop.stripe.invoices.list({ subscription: before.id })).data).toHaveLength(1);

    // Somebody reads it for a while: the date of the preview holds.
    shop.local.advance(300);
    const after = await changed(shop, before, PRICES.formationEtSignaux, at);
    expect(after.items.data[0]?.price.id).toBe(PRICES.formationEtSignaux);
    expect(after).toMatchObject({ status: 'active', pending_update: null });
    const invoice = after.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({
      ...{ status: 'paid', billing_reason: 'subscription_update', total: preview.total },
      ...{ amount_paid: preview.amount_due },
    });
    expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([credit, charge]);
    expect(periodOf(after).current_period_end).toBe(end);
  });

  it('to the lower plan is a credit that the next renewals use up', async () => {
    const shop = await openShop();
    const session = await checkout(shop, {
      line_items: [{ price: PRICES.formationEtSignaux, quantity: 1 }],
    });
    await pay(session.url);
    const [before] = (await shop.stripe.subscriptions.list()).data;
    if (before === undefined) throw new Error('No subscription');
    shop.local.advance(5 * DAY);
    const at = shop.local.now();
    const preview = await previewOf(shop, before, PRICES.formation, at);
    expect(preview.total).toBeLessThan(-7_000);
    expect(preview).toMatchObject({ amount_due: 0, ending_balance: preview.total });
    const after = await changed(shop, before, PRICES.formation, at);
    expect(after.latest_invoice).toMatchObject({ status: 'paid', total: preview.total });
    const customer = idOf(before.customer);
    expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({
      balance: preview.total,
    });
    const next = await shop.stripe.invoices.createPreview({ subscription: before.id });
    expect(next).toMatchObject({ total: LOW, amount_due: LOW + preview.total });
    shop.local.advance(periodOf(before).current_period_end - shop.local.now() + 1);
    const [renewal] = (await shop.stripe.invoices.list({ subscription: before.id })).data;
    expect(renewal).toMatchObject({ total: LOW, amount_paid: LOW + preview.total });
    expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 });
  });

  it('gives back no more than was paid, where a code had lowered the price', async () => {
    const shop = await openShop();
    const session = await checkout(shop, {
      discounts: [{ promotion_code: 'promo_local_bienvenue10' }],
    });
    await pay(session.url);
    const [before] = (await shop.stripe.subscriptions.list()).data;
    if (before === undefined) throw new Error('No subscription');
    const { current_period_start: start } = periodOf(before);
    const { lines } = await previewOf(shop, before, PRICES.formationEtSignaux, start);
    expect(lines.data.map(({ amount }) => amount)).toEqual([-22_499, HIGH]);
  });

  it('waits for the bank, and is made once its invoice is authenticated', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    await useCard(shop, before, 'pm_card_authenticationRequired');
    shop.local.advance(DAY);
    const waiting = await changed(shop, before, PRICES.formationEtSignaux, shop.local.now());
    expect(waiting.items.data[0]?.price.id).toBe(PRICES.formation);
    expect(waiting).toMatchObject({
      status: 'active',
      pending_update: { expires_at: shop.local.now() + 23 * 3_600 },
    });
    const invoice = waiting.latest_invoice as Stripe.Invoice;
    expect(invoice.status).toBe('open');
    const page = await press(await visit(invoice.hosted_invoice_url ?? ''), 'action=authenticate');
    await press(await visit(page.location ?? ''), 'outcome=complete');
    const after = await shop.stripe.subscriptions.retrieve(before.id);
    expect(after.items.data[0]?.price.id).toBe(PRICES.formationEtSignaux);
    expect(after.pending_update).toBeNull();
    await delivered(shop, 'customer.subscription.updated');
  });

  it('that is never paid is forgotten after 23 hours, with its invoice', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    await useCard(shop, before, 'pm_card_chargeCustomerFail');
    const waiting = await changed(shop, before, PRICES.formationEtSignaux, shop.local.now());
    shop.local.advance(23 * 3_600);
    const after = await shop.stripe.subscriptions.retrieve(before.id);
    expect(after).toMatchObject({ status: 'active', pending_update: null });
    expect(after.items.data[0]?.price.id).toBe(PRICES.formation);
    const { status } = await shop.stripe.invoices.retrieve(idOf(waiting.latest_invoice));
    expect(status).toBe('void');
  });

  it('is refused outright when asked to be', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    const strictly = (token: string) =>
      useCard(shop, before, token).then(() =>
        shop.stripe.subscriptions.update(before.id, {
          items: items(before, PRICES.formationEtSignaux),
          payment_behavior: 'error_if_incomplete',
          proration_behavior: 'always_invoice',
        }),
      );
    await expect(strictly('pm_card_chargeCustomerFail')).rejects.toMatchObject({
      ...{ statusCode: 402, code: 'card_declined' },
    });
    await expect(strictly('pm_card_authenticationRequired')).rejects.toMatchObject({
      ...{ statusCode: 402, code: 'subscription_payment_intent_requires_action' },
    });
    const after = await shop.stripe.subscriptions.retrieve(before.id);
    expect(after.items.data[0]?.price.id).toBe(PRICES.formation);
    expect((await shop.stripe.invoices.list({ subscription: before.id })).data).toHaveLength(1);
  });

  it('names its item, so that nothing is sold twice', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    const unnamed = { items: [{ price: PRICES.formationEtSignaux }] };
    await expect(shop.stripe.subscriptions.update(before.id, unnamed)).rejects.toMatchObject({
      ...{ statusCode: 400, param: 'items[0][id]' },
    });
  });
});
