/** Customers deleted at Stripe. */
import type { ServiceClients } from '../platform/clients.ts';

/** Customers deleted at Stripe, as far as its events go back (30 days), that are linked to an account here. */
export async function deletedCustomers({ stripe, service }: ServiceClients): Promise<string[]> {
  const deleted = new Set<string>();
  for await (const { data } of stripe.events.list({ type: 'customer.deleted', limit: 100 })) {
    if ('id' in data.object && typeof data.object.id === 'string') deleted.add(data.object.id);
  }
  const ids = [...deleted];
  const linked: string[] = [];
  for (let start = 0; start < ids.length; start += 100) {
    const { data, error } = await service
      .from('billing_customers')
      .select('stripe_customer_id')
      .in('stripe_customer_id', ids.slice(start, start + 100));
    if (error) throw error;
    linked.push(...data.map(({ stripe_customer_id: customer }) => customer));
  }
  return linked.toSorted();
}
