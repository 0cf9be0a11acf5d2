/** Subscriptions over time: renewals, failures, plan changes, ends, refunds. */
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { periodEnd } from '../../../../local/stripe/billing/calendar.ts';
import { press, visit } from './page.ts';
import {
  card,
  checkout,
  delivered,
  idOf,
  openShop,
  pay,
  pressDashboard,
  prices,
  renew,
  site,
  subscriber,
  useCard,
  type Shop,
} from './shop.ts';

const day = 86_400;
const low = 24_999;
const high = 34_999;

const itemOf = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = items.data;
  if (item === undefined) throw new Error('No item');
  return item;
};

/** The payment intent of an invoice's newest payment. */
async function intentOf({ stripe }: Shop, invoice: string): Promise<Stripe.PaymentIntent> {
  const { data } = await stripe.invoicePayments.list({
    ...{ invoice, expand: ['data.payment.payment_intent'] },
  });
  return data[0]?.payment.payment_intent as Stripe.PaymentIntent;
}

describe('a renewal', () => {
  it.each([
    ['2026-01-31', '2026-01-31', '2026-02-28'],
    ['2026-01-31', '2026-02-28', '2026-03-31'],
    ['2026-12-15', '2026-12-15', '2027-01-15'],
  ])('of a subscription of %s, from %s, is on %s', (anchor, start, end) => {
    const seconds = (date: string) => Date.parse(`${date}T10:00:00Z`) / 1000;
    expect(periodEnd(seconds(anchor), seconds(start))).toBe(seconds(end));
  });

  it('charges another month when it is due and sends webhook events', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    const { current_period_end: end } = itemOf(before);
    shop.local.advance(end - shop.local.now() - 60);
    expect((await shop.stripe.invoices.list({ status: 'paid' })).data).toHaveLength(1);
    const after = await renew(shop, before);
    expect(itemOf(after).current_period_start).toBe(end);
    expect(itemOf(after).current_period_end).toBeGreaterThan(end + 27 * day);
    expect(after.latest_invoice).toMatchObject({
      ...{ billing_reason: 'subscription_cycle', amount_paid: low },
    });
    await delivered(shop, 'customer.subscription.updated', 'invoice.paid');
    await shop.reopen();
    expect(shop.local.now()).toBeGreaterThan(end);
  });

  it.each(['canceled', 'unpaid'] as const)(
    'with all retries refused leaves the subscription %s',
    async (status) => {
      const shop = await openShop();
      const before = await subscriber(shop);
      if (status === 'unpaid') await pressDashboard(shop, 'retries-unpaid');
      await useCard(shop, before, 'pm_card_chargeCustomerFail');
      expect((await renew(shop, before)).status).toBe('past_due');
      for (const days of [3, 5, 7]) shop.local.advance(days * day);
      const after = await shop.stripe.subscriptions.retrieve(before.id);
      expect(after.status).toBe(status);
      if (status === 'canceled') return;
      await useCard(shop, before, 'pm_card_visa');
      await shop.stripe.invoices.pay(idOf(after.latest_invoice));
      expect((await shop.stripe.subscriptions.retrieve(before.id)).status).toBe('active');
    },
  );

  it('that the bank refuses leaves an open payment, payable with another card', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    await useCard(shop, before, 'pm_card_chargeCustomerFail');
    const { latest_invoice: invoice } = await renew(shop, before);
    expect(invoice).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: low });
    expect(invoice.next_payment_attempt).toBe(invoice.created + 3 * day);
    expect(await intentOf(shop, invoice.id)).toMatchObject({
      ...{ status: 'requires_payment_method', amount_received: 0 },
      last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
    });
    const [failed] = (await shop.stripe.charges.list({ customer: idOf(before.customer) })).data;
    expect(failed).toMatchObject({ paid: false, status: 'failed', failure_code: 'card_declined' });
    await expect(shop.stripe.invoices.pay(invoice.id)).rejects.toMatchObject({
      ...{ type: 'StripeCardError', statusCode: 402, code: 'card_declined' },
      decline_code: 'generic_decline',
    });
    expect((await shop.stripe.invoices.retrieve(invoice.id)).attempt_count).toBe(2);
    const paid = await shop.stripe.invoices.pay(invoice.id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'paid', amount_paid: low });
    expect((await shop.stripe.subscriptions.retrieve(before.id)).status).toBe('active');
    expect((await intentOf(shop, invoice.id)).status).toBe('succeeded');
    await delivered(shop, 'invoice.payment_failed', 'invoice.paid');
  });

  it('that needs authentication is confirmed on the page of its invoice', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    await useCard(shop, before, 'pm_card_authenticationRequired');
    const { latest_invoice: invoice } = await renew(shop, before);
    expect((await intentOf(shop, invoice.id)).status).toBe('requires_action');
    await delivered(shop, 'invoice.payment_action_required');
    await expect(shop.stripe.invoices.pay(invoice.id)).rejects.toMatchObject({
      ...{ statusCode: 402, code: 'invoice_payment_intent_requires_action' },
    });
    const page = await visit(invoice.hosted_invoice_url ?? '');
    const bank = async () => visit((await press(page, 'action=authenticate')).location ?? '');
    const refused = await visit((await press(await bank(), 'outcome=fail')).location ?? '');
    expect(refused.alert).toContain('L’authentification 3-D Secure a échoué');
    expect((await intentOf(shop, invoice.id)).status).toBe('requires_payment_method');
    const done = await press(await bank(), 'outcome=complete');
    expect((await visit(done.location ?? '')).html).toContain('✓ payée');
    expect((await shop.stripe.subscriptions.retrieve(before.id)).status).toBe('active');
  });

  it('that fails through the dashboard is paid on the page of its invoice', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    await pressDashboard(shop, 'fail', 'lea@example.com');
    const { latest_invoice: invoice } = await renew(shop, before);
    expect(invoice.invoice_pdf).toBe(invoice.hosted_invoice_url);
    const page = await visit(invoice.hosted_invoice_url ?? '');
    const refused = await press(page, 'action=pay', card('4000 0000 0000 9995'));
    expect(refused.alert).toContain('Provision insuffisante');
    const paid = await press(refused, 'action=pay', card('5555 5555 5555 4444'));
    expect((await visit(paid.location ?? '')).html).toContain('✓ payée');
    expect((await shop.stripe.subscriptions.retrieve(before.id)).status).toBe('active');
  });

  it('can be given up: its invoice is voided and its subscription ended', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    await useCard(shop, before, 'pm_card_chargeCustomerFail');
    const { latest_invoice: invoice } = await renew(shop, before);
    expect((await shop.stripe.subscriptions.cancel(before.id)).status).toBe('canceled');
    expect(await shop.stripe.invoices.retrieve(invoice.id)).toMatchObject({
      ...{ status: 'open', next_payment_attempt: null },
    });
    const voided = await shop.stripe.invoices.voidInvoice(invoice.id);
    expect(voided).toMatchObject({ status: 'void', amount_remaining: 0 });
    expect((await intentOf(shop, voided.id)).status).toBe('canceled');
    await expect(shop.stripe.invoices.pay(voided.id)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('a start', () => {
  it('with a failed payment is incomplete and expires a day later', async () => {
    const shop = await openShop();
    const { id: customer } = await shop.stripe.customers.create({ email: 'a@example.com' });
    const made = await shop.stripe.subscriptions.create({
      ...{ customer, items: [{ price: prices.formation }] },
      default_payment_method: 'pm_card_chargeCustomerFail',
    });
    expect(made.status).toBe('incomplete');
    shop.local.advance(day);
    const expired = await shop.stripe.subscriptions.retrieve(made.id);
    expect(expired.status).toBe('incomplete_expired');
    expect((await shop.stripe.invoices.retrieve(idOf(made.latest_invoice))).status).toBe('void');
  });

  it('with a trial is charged when it ends', async () => {
    const shop = await openShop();
    const { id: customer } = await shop.stripe.customers.create({ email: 'a@example.com' });
    const made = await shop.stripe.subscriptions.create({
      ...{ customer, items: [{ price: prices.formation }] },
      ...{ trial_end: shop.local.now() + 7 * day, default_payment_method: 'pm_card_visa' },
    });
    expect(made).toMatchObject({ status: 'trialing' });
    const paid = await renew(shop, made);
    expect(paid.status).toBe('active');
    expect(paid.latest_invoice).toMatchObject({ status: 'paid', amount_paid: low });
  });
});

describe('a cancellation', () => {
  it('keeps the paid period, then ends the subscription', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    const { current_period_end: end } = itemOf(before);
    const asked = await shop.stripe.subscriptions.update(before.id, { cancel_at_period_end: true });
    expect(asked).toMatchObject({ status: 'active', cancel_at: end });
    expect(await renew(shop, before)).toMatchObject({ status: 'canceled', ended_at: end });
    expect((await shop.stripe.invoices.list({ status: 'paid' })).data).toHaveLength(1);
    await delivered(shop, 'customer.subscription.updated', 'customer.subscription.deleted');
    await expect(shop.stripe.subscriptions.cancel(before.id)).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  it('is made and taken back in the portal, for one’s own subscription, within an hour', async () => {
    const shop = await openShop();
    const mine = await subscriber(shop);
    const theirs = await subscriber(shop);
    const read = ({ id }: Stripe.Subscription) => shop.stripe.subscriptions.retrieve(id);
    const { url } = await shop.stripe.billingPortal.sessions.create({
      ...{ customer: idOf(mine.customer), return_url: `${site}/fr/settings`, locale: 'fr' },
    });
    const page = await visit(url);
    expect(page.html).toContain('249,99\u00a0€');
    expect(page.html).toContain(`href="${site}/fr/settings"`);
    const cancelled = await visit((await press(page, 'action=cancel')).location ?? '');
    expect((await read(mine)).cancel_at_period_end).toBe(true);
    await press(cancelled, 'action=resume');
    expect(await read(mine)).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    await press(page, 'action=cancel', { subscription: theirs.id });
    expect((await read(theirs)).cancel_at_period_end).toBe(false);
    shop.local.advance(3_600);
    expect((await press(page, 'action=cancel')).html).toContain('Page fermée');
  });
});

describe('a plan change', () => {
  const items = (subscription: Stripe.Subscription, price: string) => [
    { id: itemOf(subscription).id, price },
  ];
  const now = { proration_behavior: 'always_invoice' as const };

  /** The preview of an immediate change. */
  const previewOf = (
    { stripe }: Shop,
    subscription: Stripe.Subscription,
    price: string,
    at: number,
  ) =>
    stripe.invoices.createPreview({
      customer: idOf(subscription.customer),
      subscription: subscription.id,
      subscription_details: { items: items(subscription, price), ...now, proration_date: at },
    });

  const changed = (
    { stripe }: Shop,
    subscription: Stripe.Subscription,
    price: string,
    at: number,
  ) =>
    stripe.subscriptions.update(subscription.id, {
      ...{ items: items(subscription, price), ...now, proration_date: at },
      ...{ payment_behavior: 'pending_if_incomplete', expand: ['latest_invoice'] },
    });

  it.each([0, 3, 50, 97])('%d %% in costs exactly what its preview said', async (share) => {
    const shop = await openShop();
    const before = await subscriber(shop);
    const { current_period_start: start, current_period_end: end } = itemOf(before);
    if (share > 0) shop.local.advance(Math.round((share / 100) * (end - start)));
    const at = shop.local.now();
    const preview = await previewOf(shop, before, prices.formationEtSignaux, at);
    const left = (end - at) / (end - start);
    const [credit, charge] = preview.lines.data.map(({ amount }) => amount);
    expect(credit).toBe(-Math.round(low * left));
    expect(charge).toBe(Math.round(high * left));
    expect(preview.amount_due).toBe((credit ?? 0) + (charge ?? 0));
    expect((await shop.stripe.invoices.list({ subscription: before.id })).data).toHaveLength(1);

    // Time passes between preview and change: the date of the preview counts.
    shop.local.advance(300);
    const after = await changed(shop, before, prices.formationEtSignaux, at);
    expect(itemOf(after).price.id).toBe(prices.formationEtSignaux);
    expect(after).toMatchObject({ status: 'active', pending_update: null });
    const invoice = after.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({
      ...{ status: 'paid', billing_reason: 'subscription_update', total: preview.total },
      ...{ amount_paid: preview.amount_due },
    });
    expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([credit, charge]);
    expect(itemOf(after).current_period_end).toBe(end);
  });

  it('to the lower plan is a credit that the next renewals use up', async () => {
    const shop = await openShop();
    const line_items = [{ price: prices.formationEtSignaux, quantity: 1 }];
    await pay((await checkout(shop, { line_items })).url);
    const [before] = (await shop.stripe.subscriptions.list()).data;
    if (before === undefined) throw new Error('No subscription');
    shop.local.advance(5 * day);
    const preview = await previewOf(shop, before, prices.formation, shop.local.now());
    expect(preview.total).toBeLessThan(-7_000);
    expect(preview).toMatchObject({ amount_due: 0, ending_balance: preview.total });
    const after = await changed(shop, before, prices.formation, shop.local.now());
    expect(after.latest_invoice).toMatchObject({ status: 'paid', total: preview.total });
    const customer = idOf(before.customer);
    expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({
      balance: preview.total,
    });
    const { latest_invoice: renewal } = await renew(shop, before);
    expect(renewal).toMatchObject({ total: low, amount_paid: low + preview.total });
    expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 });
  });

  it('on the next invoice adds its prorations to it', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    const { status, latest_invoice } = await shop.stripe.subscriptions.update(before.id, {
      items: items(before, prices.formationEtSignaux),
    });
    expect({ status, latest_invoice }).toEqual({
      status: 'active',
      latest_invoice: before.latest_invoice,
    });
    const { latest_invoice: renewal } = await renew(shop, before);
    expect(renewal.lines.data).toHaveLength(3);
    expect(renewal.total).toBe(high + high - low);
  });

  it('credits no more than was paid after a discount', async () => {
    const shop = await openShop();
    const discounts = [{ promotion_code: 'promo_local_bienvenue10' }];
    await pay((await checkout(shop, { discounts })).url);
    const [before] = (await shop.stripe.subscriptions.list()).data;
    if (before === undefined) throw new Error('No subscription');
    const { current_period_start: start } = itemOf(before);
    const { lines } = await previewOf(shop, before, prices.formationEtSignaux, start);
    expect(lines.data.map(({ amount }) => amount)).toEqual([-22_499, high]);
  });

  it('waits for the bank and is made once its invoice is authenticated', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    await useCard(shop, before, 'pm_card_authenticationRequired');
    shop.local.advance(day);
    const waiting = await changed(shop, before, prices.formationEtSignaux, shop.local.now());
    expect(itemOf(waiting).price.id).toBe(prices.formation);
    expect(waiting.status).toBe('active');
    expect(waiting.pending_update?.expires_at).toBeGreaterThan(shop.local.now() + 22 * 3_600);
    const { hosted_invoice_url } = waiting.latest_invoice as Stripe.Invoice;
    const page = await press(await visit(hosted_invoice_url ?? ''), 'action=authenticate');
    await press(await visit(page.location ?? ''), 'outcome=complete');
    const after = await shop.stripe.subscriptions.retrieve(before.id);
    expect(itemOf(after).price.id).toBe(prices.formationEtSignaux);
    expect(after.pending_update).toBeNull();
  });

  it('that is never paid expires after 23 hours, with its invoice', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    await useCard(shop, before, 'pm_card_chargeCustomerFail');
    const waiting = await changed(shop, before, prices.formationEtSignaux, shop.local.now());
    shop.local.advance(23 * 3_600);
    const after = await shop.stripe.subscriptions.retrieve(before.id);
    expect(after).toMatchObject({ status: 'active', pending_update: null });
    expect(itemOf(after).price.id).toBe(prices.formation);
    const { status } = await shop.stripe.invoices.retrieve(idOf(waiting.latest_invoice));
    expect(status).toBe('void');
  });

  it('must name its item', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    const unnamed = { items: [{ price: prices.formationEtSignaux }] };
    await expect(shop.stripe.subscriptions.update(before.id, unnamed)).rejects.toMatchObject({
      ...{ statusCode: 400, param: 'items[0][id]' },
    });
  });
});

describe('a payment', () => {
  it('is refunded in part, then in full, and no more', async () => {
    const shop = await openShop();
    const { customer, latest_invoice } = await subscriber(shop);
    const [charge] = (await shop.stripe.charges.list({ customer: idOf(customer) })).data;
    expect(charge).toMatchObject({
      ...{ amount: low, paid: true, status: 'succeeded', refunded: false, disputed: false },
    });
    const intent = await intentOf(shop, idOf(latest_invoice));
    expect(intent).toMatchObject({ id: charge?.payment_intent, latest_charge: charge?.id });
    const found = await shop.stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent.id },
    });
    expect(found.data.map(({ invoice }) => invoice)).toEqual([idOf(latest_invoice)]);

    const refund = (amount: number) =>
      shop.stripe.refunds.create({ charge: charge?.id ?? '', amount });
    await expect(refund(25_000)).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    await refund(1_000);
    const partly = await shop.stripe.charges.retrieve(charge?.id ?? '');
    expect(partly).toMatchObject({ amount_refunded: 1_000, refunded: false });
    expect(await pressDashboard(shop, 'refund', intent.id)).toContain('done');
    const wholly = await shop.stripe.charges.retrieve(charge?.id ?? '');
    expect(wholly).toMatchObject({ amount_refunded: low, refunded: true });
    expect((await shop.stripe.refunds.list({ charge: wholly.id })).data).toHaveLength(2);
    await expect(refund(1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
    await delivered(shop, 'charge.refunded');
    const { hosted_invoice_url } = await shop.stripe.invoices.retrieve(idOf(latest_invoice));
    expect((await visit(hosted_invoice_url ?? '')).html).toContain('remboursée');
  });

  it.each(['won', 'lost'] as const)('is disputed through the dashboard and %s', async (status) => {
    const shop = await openShop();
    const { customer } = await subscriber(shop);
    const charge = async () =>
      (await shop.stripe.charges.list({ customer: idOf(customer) })).data[0];
    const dispute = async () =>
      (await shop.stripe.disputes.list({ charge: (await charge())?.id ?? '' })).data[0];
    await pressDashboard(shop, 'dispute', 'lea@example.com');
    expect(await dispute()).toMatchObject({ status: 'needs_response', amount: low });
    expect((await charge())?.disputed).toBe(true);
    await pressDashboard(shop, `dispute-${status}`, 'lea@example.com');
    expect((await dispute())?.status).toBe(status);
    await delivered(shop, 'charge.dispute.created', 'charge.dispute.closed');
  });
});
