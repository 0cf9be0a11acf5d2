/** The subscription and period each payment is for; read from Stripe once, then stored. */
import type Stripe from 'stripe';
import type { PaymentLinkRow } from '../platform/database.ts';
import type { ServiceClients } from '../platform/clients.ts';
import { idOf } from '../platform/stripe.ts';
import { invoicesOf } from '../subscriptions/reversed-invoices.ts';
import { fromUnix } from '../subscriptions/row.ts';

/** Concurrent reads, within Stripe's rate limit. */
const batchSize = 8;

/** The links of these charges, by charge id. */
export async function paymentLinks(
  { stripe, service }: ServiceClients,
  charges: readonly Stripe.Charge[],
): Promise<ReadonlyMap<string, PaymentLinkRow>> {
  if (charges.length === 0) return new Map();
  const ids = charges.map(({ id }) => id);
  const { data, error } = await service.from('payment_links').select('*').in('charge_id', ids);
  if (error) throw error;
  const links = new Map(data.map((link) => [link.charge_id, link]));
  const unknown = charges.filter(({ id }) => !links.has(id));
  for (let start = 0; start < unknown.length; start += batchSize) {
    const batch = unknown.slice(start, start + batchSize);
    const read = await Promise.all(batch.map((charge) => readLink(stripe, charge)));
    for (const link of read) links.set(link.charge_id, link);
    // A payment without a subscription is read again: an invoice may still be linked to it.
    const known = read.filter(({ stripe_subscription_id: id }) => id !== null);
    const { error: failure } = await service.from('payment_links').upsert(known);
    if (failure) throw failure;
  }
  return links;
}

async function readLink(stripe: Stripe, charge: Stripe.Charge): Promise<PaymentLinkRow> {
  const [invoice] = await invoicesOf(stripe, charge);
  const ends = invoice?.lines.data.map(({ period }) => period.end) ?? [];
  return {
    charge_id: charge.id,
    charged_at: fromUnix(charge.created),
    stripe_subscription_id: idOf(invoice?.parent?.subscription_details?.subscription) ?? null,
    period_end: ends.length > 0 ? fromUnix(Math.max(...ends)) : null,
  };
}
