/** One Stripe customer per account, in `billing_customers`. */
import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { isBeingErased } from '../account/erasure.ts';
import { endSubscriptions } from '../billing/end-subscriptions.ts';
import { failPoint } from '../platform/fail-point.ts';
import { describeError, log } from '../platform/log.ts';
import { callWithKey, isAtStripe, unlessMissing } from '../platform/stripe.ts';
import { unauthenticated } from '../http/session.ts';
import { readSubscriptions, syncCustomer, syncVersion } from './sync.ts';
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

/** The account data stored in a Stripe customer. */
export interface CustomerAccount {
  readonly id: string;
  readonly email: string | undefined;
}

/**
 * The user's customer, if any, with the account's present address. One that was deleted at Stripe can never be charged
 * again: a new one takes its place, except during an erasure, which deletes it.
 */
export async function currentCustomer(
  clients: ServiceClients,
  user: CustomerAccount,
): Promise<string | undefined> {
  const stored = await findCustomer(clients, user.id);
  if (stored === undefined) return undefined;
  const found = await unlessMissing(clients.stripe.customers.retrieve(stored));
  const present = found?.deleted === true ? undefined : found;
  if (present !== undefined && hasAddress(present, user)) return stored;
  if (await isBeingErased(clients.service, user.id)) return stored;
  if (present === undefined) return replaceCustomer(clients, user, stored);
  await changeAddress(clients.stripe, stored, user);
  return stored;
}

/** Whether Stripe writes to the account's address. */
function hasAddress({ email }: Stripe.Customer, user: CustomerAccount): boolean {
  return !user.email || user.email.toLowerCase() === email?.toLowerCase();
}

/** Stripe mails receipts and requests for payment itself. After a failure, the next call tries again. */
async function changeAddress(
  stripe: Stripe,
  customer: string,
  { email = '' }: CustomerAccount,
): Promise<void> {
  try {
    await stripe.customers.update(customer, { email });
  } catch (error) {
    log('warn', 'The address of a customer was not changed yet.', {
      customer,
      ...describeError(error),
    });
  }
}

/** Creates the user's customer. Concurrent calls return the same one. Throws 401 if the account was erased meanwhile. */
export async function createCustomer(
  clients: ServiceClients,
  user: CustomerAccount,
): Promise<string> {
  const id = await createAtStripe(clients.stripe, user, '');
  failPoint('stripe-checkout:customer-made');
  const { error } = await clients.service
    .from('billing_customers')
    .upsert(
      { user_id: user.id, stripe_customer_id: id },
      { onConflict: 'user_id', ignoreDuplicates: true },
    );
  if (error && error.code !== noSuchAccount) throw error;
  return storedCustomer(clients, user.id, id);
}

/** PostgreSQL's error code when a row refers to an account that does not exist. */
const noSuchAccount = '23503';

/** The account's customer; if the account was erased meanwhile, deletes the customer `created` for it and throws 401. */
async function storedCustomer(
  clients: ServiceClients,
  userId: string,
  created: string,
): Promise<string> {
  const stored = await findCustomer(clients, userId);
  if (stored !== undefined) return stored;
  await endSubscriptions(clients.stripe, created, `erased-${userId}`);
  throw unauthenticated();
}

/** Replaces a customer deleted at Stripe. Concurrent calls return the same new one. */
async function replaceCustomer(
  clients: ServiceClients,
  user: CustomerAccount,
  deleted: string,
): Promise<string> {
  const { service } = clients;
  // Its subscriptions ended with it, and no later event of it finds the account.
  try {
    await unlessMissing(syncCustomer(clients, deleted, null));
  } catch (error) {
    const replacement = await findCustomer(clients, user.id);
    if (replacement !== undefined && replacement !== deleted) return replacement;
    throw error;
  }
  const id = await createAtStripe(clients.stripe, user, deleted);
  const { data, error } = await service
    .from('billing_customers')
    .update({ stripe_customer_id: id })
    .eq('user_id', user.id)
    .eq('stripe_customer_id', deleted)
    .select('user_id');
  if (error) throw error;
  if (data.length > 0) {
    log('warn', 'A customer was deleted at Stripe: a new one replaces it.', {
      deleted,
      customer: id,
    });
  }
  return storedCustomer(clients, user.id, id);
}

/** Creates a customer at Stripe, once for each customer that it replaces (empty: none). */
async function createAtStripe(
  stripe: Stripe,
  user: CustomerAccount,
  replaces: string,
): Promise<string> {
  const params: Stripe.CustomerCreateParams = {
    ...(user.email ? { email: user.email } : {}),
    metadata: { user_id: user.id },
  };
  const digest = createHash('sha256')
    .update(JSON.stringify(params) + replaces)
    .digest('hex');
  const { id } = await callWithKey(`customer-${digest}`, (options) =>
    stripe.customers.create(params, options),
  );
  return id;
}

/**
 * True when the customer belongs to an account here: already linked, or linked now through `hint` (the user
 * id in the event object's metadata) or the one on its subscriptions. False: no account, or an account with
 * another customer.
 */
export async function linkCustomer(
  clients: ServiceClients,
  customer: string,
  hint: string | undefined,
): Promise<boolean> {
  if ((await syncVersion(clients.service, customer)) !== null) return true;
  const userId = hint ?? (await hintedUserId(clients.stripe, customer));
  if (userId === undefined || !isUuid(userId)) return false;
  // An account linked to a customer that Stripe does not have could not order any more.
  if (!(await isAtStripe(clients.stripe, customer))) return false;
  const { error } = await clients.service
    .from('billing_customers')
    .insert({ user_id: userId, stripe_customer_id: customer });
  if (!error) return true;
  if (error.code === noSuchAccount) return false;
  if (error.code !== '23505') throw error;
  return (await syncVersion(clients.service, customer)) !== null;
}

/** Whether the customer was one of an account here until it was deleted at Stripe and replaced. */
export async function isReplaced(
  { stripe, service }: ServiceClients,
  customer: string,
): Promise<boolean> {
  const { count, error } = await service
    .from('subscriptions')
    .select('id', { count: 'exact', head: true })
    .eq('stripe_customer_id', customer);
  if (error) throw error;
  return (count ?? 0) > 0 && !(await isAtStripe(stripe, customer));
}

/** The user id in the metadata of a customer's subscriptions. */
export async function hintedUserId(stripe: Stripe, customer: string): Promise<string | undefined> {
  const subscriptions = await readSubscriptions(stripe, customer);
  return subscriptions.flatMap(({ metadata }) => metadata.user_id ?? [])[0];
}
