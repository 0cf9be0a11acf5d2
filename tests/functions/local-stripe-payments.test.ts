import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { press, visit } from './local-stripe/page.ts';
import {
  delivered,
  idOf,
  openShop,
  pay,
  PRICES,
  subscriber,
  type Shop,
} from './local-stripe/shop.ts';

const DAY = 86_400;

const periodOf = ({ items }: Stripe.Subscription) => items.data[0]?.current_period_end ?? 0;

/** Gives the customer another card and makes it the one that is charged. */
async function useCard({ stripe }: Shop, { id, customer }: Stripe.Subscription, token: string) {
  const method = await stripe.paymentMethods.attach(token, { customer: idOf(customer) });
  await stripe.customers.update(idOf(customer), {
    invoice_settings: { default_payment_method: method.id },
  });
  return stripe.subscriptions.update(id, { default_payment_method: method.id });
}

async function renew(shop: Shop, subscription: Stripe.Subscription) {
  shop.local.advance(periodOf(subscription) - shop.local.now() + 1);
  return shop.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
}

/** The payment intent of an invoice's newest payment. */
async function intentOf({ stripe }: Shop, invoice: string): Promise<Stripe.PaymentIntent> {
  const { data } = await stripe.invoicePayments.list({
    ...{ invoice, expand: ['data.payment.payment_intent'] },
  });
  return data[0]?.payment.payment_intent as Stripe.PaymentIntent;
}

describe('charges', () => {
  it('stand behind each payment, and know what was given back', async () => {
    const shop = await openShop();
    const { customer, latest_invoice } = await subscriber(shop);
    const [charge] = (await shop.stripe.charges.list({ customer: idOf(customer) })).data;
    expect(charge).toMatchObject({
      ...{ amount: 24_999, paid: true, status: 'succeeded', refunded: false, disputed: false },
      ...{ amount_refunded: 0, customer: idOf(customer) },
    });
    const intent = await intentOf(shop, idOf(latest_invoice));
    expect(intent).toMatchObject({ id: charge?.payment_intent, latest_charge: charge?.id });
    const found = await shop.stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent.id },
    });
    expect(found.data.map(({ invoice }) => invoice)).toEqual([idOf(latest_invoice)]);

    await shop.stripe.refunds.create({ charge: charge?.id ?? '', amount: 1_000 });
    const partly = await shop.stripe.charges.retrieve(charge?.id ?? '');
    expect(partly).toMatchObject({ amount_refunded: 1_000, refunded: false });
    const rest = await shop.stripe.refunds.create({ payment_intent: intent.id });
    expect(rest).toMatchObject({ amount: 23_999, charge: charge?.id });
    const wholly = await shop.stripe.charges.retrieve(charge?.id ?? '');
    expect(wholly).toMatchObject({ amount_refunded: 24_999, refunded: true });
    expect((await shop.stripe.refunds.list({ charge: wholly.id })).data).toHaveLength(2);
    await delivered(shop, 'charge.refunded');
  });

  it('are listed page by page', async () => {
    const shop = await openShop();
    let subscription = await subscriber(shop);
    for (let month = 0; month < 3; month += 1) subscription = await renew(shop, subscription);
    const amounts: number[] = [];
    const query = { customer: idOf(subscription.customer), limit: 2 };
    for await (const { amount } of shop.stripe.charges.list(query)) amounts.push(amount);
    expect(amounts).toEqual([24_999, 24_999, 24_999, 24_999]);
  });
});

describe('a renewal', () => {
  it('that the bank refuses leaves an open payment, and is paid with another card', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    await useCard(shop, before, 'pm_card_chargeCustomerFail');
    const late = await renew(shop, before);
    expect(late.status).toBe('past_due');
    const invoice = late.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 24_999 });
    expect(invoice.next_payment_attempt).toBe(invoice.created + 3 * DAY);
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
    const { id } = await shop.stripe.paymentMethods.attach('pm_card_visa', {
      customer: idOf(before.customer),
    });
    const paid = await shop.stripe.invoices.pay(invoice.id, { payment_method: id });
    expect(paid).toMatchObject({ status: 'paid', amount_paid: 24_999 });
    expect((await shop.stripe.subscriptions.retrieve(before.id)).status).toBe('active');
    expect((await intentOf(shop, invoice.id)).status).toBe('succeeded');
    await delivered(shop, 'invoice.payment_failed', 'invoice.paid');
  });

  it('that the holder must confirm is confirmed on the page of its invoice', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    await useCard(shop, before, 'pm_card_authenticationRequired');
    const late = await renew(shop, before);
    const invoice = late.latest_invoice as Stripe.Invoice;
    expect(late.status).toBe('past_due');
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

  it('is left unpaid after the last try, where the desk says so', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    await press(await visit(`${shop.local.url}/desk`), 'action=retries-unpaid');
    await useCard(shop, before, 'pm_card_chargeCustomerFail');
    await renew(shop, before);
    for (const days of [3, 5, 7]) shop.local.advance(days * DAY);
    const unpaid = await shop.stripe.subscriptions.retrieve(before.id);
    expect(unpaid).toMatchObject({ status: 'unpaid', ended_at: null });
    await useCard(shop, before, 'pm_card_visa');
    await shop.stripe.invoices.pay(idOf(unpaid.latest_invoice));
    expect((await shop.stripe.subscriptions.retrieve(before.id)).status).toBe('active');
  });

  it('can be given up: its invoice voided, its subscription ended', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    await useCard(shop, before, 'pm_card_chargeCustomerFail');
    const { latest_invoice } = await renew(shop, before);
    const ended = await shop.stripe.subscriptions.cancel(before.id);
    expect(ended.status).toBe('canceled');
    expect(await shop.stripe.invoices.retrieve(idOf(latest_invoice))).toMatchObject({
      ...{ status: 'open', next_payment_attempt: null },
    });
    const voided = await shop.stripe.invoices.voidInvoice(idOf(latest_invoice));
    expect(voided).toMatchObject({ status: 'void', amount_remaining: 0 });
    expect((await intentOf(shop, voided.id)).status).toBe('canceled');
    await expect(shop.stripe.invoices.pay(voided.id)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('a first payment that fails', () => {
  it('leaves the subscription incomplete, until it expires a day later', async () => {
    const shop = await openShop();
    const { id: customer } = await shop.stripe.customers.create({ email: 'a@example.com' });
    const order = {
      ...{ customer, items: [{ price: PRICES.formation }] },
      default_payment_method: 'pm_card_chargeCustomerFail',
    };
    const strict = { ...order, payment_behavior: 'error_if_incomplete' as const };
    await expect(shop.stripe.subscriptions.create(strict)).rejects.toMatchObject({
      ...{ statusCode: 402, code: 'card_declined' },
    });
    const all = { customer, status: 'all' as const };
    expect((await shop.stripe.subscriptions.list(all)).data).toEqual([]);
    const made = await shop.stripe.subscriptions.create(order);
    expect(made.status).toBe('incomplete');
    shop.local.advance(DAY);
    const expired = await shop.stripe.subscriptions.retrieve(made.id);
    expect(expired.status).toBe('incomplete_expired');
    expect((await shop.stripe.invoices.retrieve(idOf(made.latest_invoice))).status).toBe('void');
  });
});

describe('a trial', () => {
  it('without a card ends in a pause, and is resumed with one', async () => {
    const shop = await openShop();
    const { id: customer } = await shop.stripe.customers.create({ email: 'a@example.com' });
    const made = await shop.stripe.subscriptions.create({
      ...{ customer, items: [{ price: PRICES.formation }], trial_period_days: 7 },
      trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    });
    expect(made).toMatchObject({ status: 'trialing', trial_end: periodOf(made) });
    expect((await shop.stripe.invoices.retrieve(idOf(made.latest_invoice))).total).toBe(0);
    expect((await renew(shop, made)).status).toBe('paused');
    await delivered(shop, 'customer.subscription.paused');
    shop.local.advance(40 * DAY);
    const { id } = await shop.stripe.paymentMethods.attach('pm_card_visa', { customer });
    await shop.stripe.customers.update(customer, {
      invoice_settings: { default_payment_method: id },
    });
    const resumed = await shop.stripe.subscriptions.resume(made.id);
    expect(resumed.status).toBe('active');
    expect(periodOf(resumed)).toBeGreaterThan(shop.local.now() + 27 * DAY);
    await delivered(shop, 'customer.subscription.resumed');
  });

  it('with a card is paid for when it ends', async () => {
    const shop = await openShop();
    const { id: customer } = await shop.stripe.customers.create({ email: 'a@example.com' });
    const made = await shop.stripe.subscriptions.create({
      ...{ customer, items: [{ price: PRICES.formation }], trial_period_days: 7 },
      default_payment_method: 'pm_card_visa',
    });
    const paid = await renew(shop, made);
    expect(paid.status).toBe('active');
    expect(paid.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 24_999 });
  });
});

describe('a dispute', () => {
  it('is opened and decided at the desk', async () => {
    const shop = await openShop();
    const { customer } = await subscriber(shop);
    const desk = () => visit(`${shop.local.url}/desk`);
    const charge = async () =>
      (await shop.stripe.charges.list({ customer: idOf(customer) })).data[0];
    await press(await desk(), 'action=dispute');
    const [dispute] = (await shop.stripe.disputes.list({ charge: (await charge())?.id ?? '' }))
      .data;
    expect(dispute).toMatchObject({ status: 'needs_response', amount: 24_999 });
    expect((await charge())?.disputed).toBe(true);
    await delivered(shop, 'charge.dispute.created');
    await press(await desk(), 'action=dispute-answered');
    expect((await shop.stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe('under_review');
    await press(await desk(), 'action=dispute-won');
    expect((await shop.stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe('won');
    await delivered(shop, 'charge.dispute.closed');
    expect((await desk()).html).toContain('contestation gagnée');
  });
});

describe('an invoice', () => {
  it('has a page, which is also where its file is said to be', async () => {
    const shop = await openShop();
    const { latest_invoice } = await subscriber(shop);
    const invoice = await shop.stripe.invoices.retrieve(idOf(latest_invoice));
    expect(invoice.invoice_pdf).toBe(invoice.hosted_invoice_url);
    expect((await visit(invoice.hosted_invoice_url ?? '')).html).toContain('249,99');
  });

  it('is paid on its page with another card, after one that is refused', async () => {
    const shop = await openShop();
    const before = await subscriber(shop);
    await press(await visit(`${shop.local.url}/desk`), 'action=fail');
    const late = await renew(shop, before);
    const { hosted_invoice_url } = late.latest_invoice as Stripe.Invoice;
    const url = hosted_invoice_url ?? '';
    const card = { expiry: '12 / 34', cvc: '123', name: 'Léa Roy' };
    const refused = await press(await visit(url), 'action=pay', {
      ...{ number: '4000 0000 0000 9995' },
      ...card,
    });
    expect(refused.alert).toContain('Provision insuffisante');
    const paid = await press(refused, 'action=pay', { number: '5555 5555 5555 4444', ...card });
    expect((await visit(paid.location ?? '')).html).toContain('✓ payée');
    expect((await shop.stripe.subscriptions.retrieve(before.id)).status).toBe('active');
  });
});

it('a card that is never charged with success is refused on the payment page', async () => {
  const shop = await openShop();
  const { customer } = await subscriber(shop);
  const session = await shop.stripe.checkout.sessions.create({
    ...{ mode: 'subscription', customer: idOf(customer), locale: 'fr' },
    line_items: [{ price: PRICES.formation, quantity: 1 }],
    success_url: 'http://localhost:8888/ok',
  });
  const refused = await pay(session.url ?? '', { number: '4000 0000 0000 0341' });
  expect(refused.alert).toContain('Votre carte a été refusée');
});
