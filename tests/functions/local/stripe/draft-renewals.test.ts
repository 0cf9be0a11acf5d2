/** The hour in which a renewal is a draft, and the status of a subscription whose renewal is void. */
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { idOf, openShop, pressDashboard, renew, subscriber, useCard, type Shop } from './shop.ts';

const low = 24_999;
const hour = 3_600;

/** A shop where renewals are charged an hour after they are due, and a subscription just renewed. */
async function renewed(card?: string) {
  const shop = await openShop();
  const before = await subscriber(shop);
  if (card !== undefined) await useCard(shop, before, card);
  await pressDashboard(shop, 'renewals-drafted');
  return { shop, before, after: await renew(shop, before) };
}

const statusOf = async ({ stripe }: Shop, { id }: Stripe.Subscription) =>
  (await stripe.subscriptions.retrieve(id)).status;

/** The types of the events about an invoice, oldest first. */
async function eventsAbout({ stripe }: Shop, invoice: string): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: 100 });
  return data
    .filter(({ data: { object } }) => 'id' in object && object.id === invoice)
    .map(({ type }) => type)
    .reverse();
}

describe('a drafted renewal', () => {
  it('starts the period at once and is charged an hour later', async () => {
    const { shop, before, after } = await renewed();
    const { latest_invoice: draft } = after;
    expect(after.status).toBe('active');
    const [item] = after.items.data;
    expect(item?.current_period_start).toBe(before.items.data[0]?.current_period_end);
    expect(draft).toMatchObject({
      ...{ status: 'draft', billing_reason: 'subscription_cycle', amount_due: low, number: null },
      automatically_finalizes_at: draft.created + hour,
    });
    await expect(shop.stripe.invoices.voidInvoice(draft.id)).rejects.toMatchObject({
      statusCode: 400,
    });
    shop.local.advance(hour - 60);
    expect((await shop.stripe.invoices.retrieve(draft.id)).status).toBe('draft');
    shop.local.advance(60);
    expect(await shop.stripe.invoices.retrieve(draft.id)).toMatchObject({
      ...{ status: 'paid', amount_paid: low, automatically_finalizes_at: null },
    });
    expect(await statusOf(shop, after)).toBe('active');
    expect(await eventsAbout(shop, draft.id)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
    ]);
  });

  it('that the bank refuses is overdue only then', async () => {
    const { shop, after } = await renewed('pm_card_chargeCustomerFail');
    expect(after.status).toBe('active');
    shop.local.advance(hour);
    expect(await statusOf(shop, after)).toBe('past_due');
  });

  it('uses the credit that the customer has when it is finalized', async () => {
    const { shop, after } = await renewed();
    const customer = idOf(after.customer);
    await shop.stripe.customers.createBalanceTransaction(customer, {
      ...{ amount: -4_999, currency: 'eur' },
    });
    shop.local.advance(hour);
    const { id } = after.latest_invoice;
    expect(await shop.stripe.invoices.retrieve(id)).toMatchObject({ amount_paid: 20_000 });
    expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 });
  });

  it('is finalized and voided without a charge', async () => {
    const { shop, after } = await renewed();
    const { id } = after.latest_invoice;
    const final = await shop.stripe.invoices.finalizeInvoice(id, { auto_advance: false });
    expect(final).toMatchObject({ status: 'open', auto_advance: false, amount_paid: 0 });
    await expect(
      shop.stripe.invoices.finalizeInvoice(id, { auto_advance: false }),
    ).rejects.toMatchObject({ statusCode: 400 });
    await shop.stripe.invoices.voidInvoice(id);
    shop.local.advance(2 * hour);
    expect((await shop.stripe.invoices.retrieve(id)).status).toBe('void');
    expect(await statusOf(shop, after)).toBe('active');
  });
});

it('an overdue subscription is active again once its renewal is void', async () => {
  const shop = await openShop();
  const before = await subscriber(shop);
  await useCard(shop, before, 'pm_card_chargeCustomerFail');
  const after = await renew(shop, before);
  expect(after.status).toBe('past_due');
  await shop.stripe.invoices.voidInvoice(after.latest_invoice.id);
  expect(await statusOf(shop, after)).toBe('active');
});
