/**
 * An independent check of who has paid for the present moment: finds paid invoices at Stripe whose
 * money was kept and whose period covers it. Shares no code with the functions.
 */
import type Stripe from 'stripe';

const grace = 72 * 3_600;

export interface NaiveReading {
  /** Whether a running subscription has a paid and kept period now. */
  readonly isPaid: boolean;
  /** Whether one has such a period now or had one within the last 72 hours. */
  readonly mayHaveAccess: boolean;
  /** Number of subscriptions that Stripe may still charge for. */
  readonly charged: number;
}

/** Reads all customers of a person at `now` (Unix seconds). */
export async function readNaively(
  stripe: Stripe,
  customers: readonly string[],
  now: number,
): Promise<NaiveReading> {
  let isPaid = false;
  let mayHaveAccess = false;
  let charged = 0;
  for (const customer of customers) {
    const kept = await keptIntents(stripe, customer);
    const list = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
    for (const { id, status, ended_at: endedAt } of list.data) {
      if (endedAt !== null || status === 'incomplete') continue;
      charged += 1;
      const invoices = await stripe.invoices.list({ subscription: id, status: 'paid', limit: 100 });
      for (const invoice of invoices.data) {
        if (invoice.billing_reason === 'subscription_update') continue;
        if (!(await isKept(stripe, invoice, kept))) continue;
        const period = invoice.lines.data
          .map((line) => line.period)
          .sort((a, b) => b.end - a.end)[0];
        if (!period || period.start > now) continue;
        if (now <= period.end) isPaid = true;
        if (now <= period.end + grace) mayHaveAccess = true;
      }
    }
  }
  return { isPaid, mayHaveAccess, charged };
}

/** The charges of paid upgrades whose period was refunded or charged back. */
export async function upgradesOfReturnedPeriods(
  stripe: Stripe,
  customers: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const customer of customers) {
    const kept = await keptIntents(stripe, customer);
    const { data: charges } = await stripe.charges.list({ customer, limit: 100 });
    const { data: invoices } = await stripe.invoices.list({ customer, status: 'paid', limit: 100 });
    for (const upgrade of invoices) {
      if (upgrade.billing_reason !== 'subscription_update') continue;
      const subscription = subscriptionOf(upgrade);
      const period = invoices.find(
        (each) =>
          each.billing_reason !== 'subscription_update' &&
          subscriptionOf(each) === subscription &&
          each.lines.data.some(
            ({ period: { start, end } }) => start <= upgrade.created && upgrade.created < end,
          ),
      );
      if (!period || (await isKept(stripe, period, kept))) continue;
      const { data } = await stripe.invoicePayments.list({ invoice: upgrade.id, status: 'paid' });
      const intents = data.map(({ payment }) => payment.payment_intent);
      for (const charge of charges) {
        if (intents.includes(charge.payment_intent as string)) found.add(charge.id);
      }
    }
  }
  return found;
}

function subscriptionOf(invoice: Stripe.Invoice): unknown {
  return invoice.parent?.subscription_details?.subscription;
}

/** The PaymentIntents whose money was neither refunded in full nor lost in a dispute. */
async function keptIntents(stripe: Stripe, customer: string): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  const charges = await stripe.charges.list({ customer, limit: 100 });
  for (const charge of charges.data) {
    if (!charge.paid || charge.refunded) continue;
    const disputes = charge.disputed
      ? (await stripe.disputes.list({ charge: charge.id, limit: 10 })).data
      : [];
    if (disputes.some(({ status }) => status !== 'won')) continue;
    kept.add(charge.payment_intent as string);
  }
  return kept;
}

/** Whether an invoice's money was kept; a free invoice has no payment that could be returned. */
async function isKept(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  kept: ReadonlySet<string>,
): Promise<boolean> {
  const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' });
  return data.every(({ payment }) => kept.has(payment.payment_intent as string));
}
