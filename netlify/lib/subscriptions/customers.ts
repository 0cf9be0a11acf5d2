/** One Stripe customer per account, in `billing_customers`. */
import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { failPoint } from '../platform/fail-point.ts';
import { readSubscriptions, syncVersion } from './sync.ts';
import type { ServiceClients } from '../platform/clients.ts';
import { isUuid } from '../platform/uuid.ts';

/** The user's stored customer, if any. */
export async function findCustomer(
  { service }: Pick<ServiceClients, 'service'>,
  userId: string,
): Promise<string | undefined> {
  const { data, error } = await service
    .from('billing_customers')
    .select('stripe_customer_id')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw error;
  return data?.stripe_customer_id;
}

/** Creates the user's customer. Concurrent calls return the same one. */
export async function createCustomer(
  clients: ServiceClients,
  user: { readonly id: string; readonly email: string | undefined },
): Promise<string> {
  const params: Stripe.CustomerCreateParams = {
    ...(user.email ? { email: user.email } : {}),
    metadata: { user_id: user.id },
  };
  const key = `customer-${createHash('sha256').update(JSON.stringify(params)).digest('hex')}`;
  const made = await clients.stripe.customers
    .create(params, { idempotencyKey: key })
    .catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeError) || (error.statusCode ?? 0) < 500)
        throw error;
      // Stripe replays the response of a failed call for a day: the key changes every minute.
      const minute = Math.floor(Date.now() / 60_000);
      return clients.stripe.customers.create(params, { idempotencyKey: `${key}-${minute}` });
    });
  failPoint('stripe-checkout:customer-made');
  const { error } = await clients.service
    .from('billing_customers')
    .upsert(
      { user_id: user.id, stripe_customer_id: made.id },
      { onConflict: 'user_id', ignoreDuplicates: true },
    );
  if (error) throw error;
  return (await findCustomer(clients, user.id)) ?? made.id;
}

/**
 * True when the customer belongs to an account here: already linked, or linked now through `hint` (the user
 * id in the event object's metadata) or the one on its subscriptions. False: no account, or an account with
 * another customer.
 */
export async function attributeCustomer(
  clients: ServiceClients,
  customer: string,
  hint: string | undefined,
): Promise<boolean> {
  if ((await syncVersion(clients.service, customer)) !== null) return true;
  const userId = hint ?? (await hintedUserId(clients.stripe, customer));
  if (userId === undefined || !isUuid(userId)) return false;
  const { error } = await clients.service
    .from('billing_customers')
    .insert({ user_id: userId, stripe_customer_id: customer });
  if (!error) return true;
  if (error.code === '23503') return false; // no such account
  if (error.code !== '23505') throw error;
  return (await syncVersion(clients.service, customer)) !== null;
}

/** The user id in the metadata of a customer's subscriptions. */
export async function hintedUserId(stripe: Stripe, customer: string): Promise<string | undefined> {
  const subscriptions = await readSubscriptions(stripe, customer);
  return subscriptions.flatMap(({ metadata }) => metadata.user_id ?? [])[0];
}
