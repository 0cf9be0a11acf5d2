/**
 * Loads the user a `billing` request is about, with their customer and subscriptions. Each user sees only
 * their own, by their session.
 */
import type Stripe from 'stripe';
import type { BillingCode } from '../../../src/domain/api/billing.ts';
import { isLive, type StripeStatus } from '../../../src/domain/billing/stripe-status.ts';
import {
  currentSubscription,
  type SubscriptionRow,
} from '../../../src/domain/billing/subscription-row.ts';
import { HttpError } from '../http/http-error.ts';
import { currentCustomer, type CustomerAccount } from '../subscriptions/customers.ts';
import { isBeingErased } from '../account/erasure.ts';
import type { ServiceClients } from '../platform/clients.ts';

export interface BillingContext extends ServiceClients {
  readonly userId: string;
  /** Stripe customer id; undefined for a user who never opened a checkout. */
  readonly customer: string | undefined;
}

/** A caller who has a Stripe customer. */
export type CustomerContext = BillingContext & { readonly customer: string };

/** Statuses of a running subscription, the preferred one first. */
const preferredStatuses: readonly string[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
] satisfies StripeStatus[];

export function billingError(
  status: number,
  code: BillingCode,
  message: string,
): HttpError<BillingCode> {
  return new HttpError(status, code, message);
}

export function noSubscription(): HttpError<BillingCode> {
  return billingError(409, 'no_subscription', 'This account has no running subscription.');
}

export async function loadBillingContext(
  clients: ServiceClients,
  user: CustomerAccount,
): Promise<BillingContext> {
  return { ...clients, userId: user.id, customer: await currentCustomer(clients, user) };
}

/** Throws for a user without a Stripe customer, or whose account is being erased. */
export async function requireCustomer(caller: BillingContext): Promise<CustomerContext> {
  const { customer } = caller;
  if (customer === undefined || (await isBeingErased(caller.service, caller.userId))) {
    throw noSubscription();
  }
  return { ...caller, customer };
}

/** The main stored subscription: the one that gives access, else a running one, else the newest. */
export async function currentSubscriptionRow({
  service,
  userId,
}: Pick<BillingContext, 'service' | 'userId'>): Promise<SubscriptionRow | undefined> {
  const { data, error } = await service
    .from('subscriptions')
    .select('*')
    .eq('user_id', userId)
    .order('created_at', { ascending: false });
  if (error) throw error;
  return currentSubscription(data, new Date());
}

/** The customer's running subscriptions at Stripe, the main one first. */
export async function runningSubscriptions({
  stripe,
  customer,
}: Pick<CustomerContext, 'stripe' | 'customer'>): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer,
    limit: 100,
    expand: ['data.latest_invoice'],
  });
  const rank = ({ status }: Stripe.Subscription): number => {
    const place = preferredStatuses.indexOf(status);
    return place === -1 ? preferredStatuses.length : place;
  };
  // Stripe lists the newest first, and the stable sort keeps that order among equals.
  return data.filter(({ status }) => isLive(status)).sort((a, b) => rank(a) - rank(b));
}

/**
 * The running subscriptions that can still be changed or paid. A withdrawn one counts as ended, even before
 * Stripe has processed the withdrawal.
 */
export async function changeableSubscriptions(
  caller: CustomerContext,
): Promise<Stripe.Subscription[]> {
  const running = await runningSubscriptions(caller);
  const withdrawn = await Promise.all(running.map(({ id }) => isWithdrawn(caller, id)));
  return running.filter((_, index) => !withdrawn[index]);
}

/** Whether the contract of a subscription was withdrawn from, even if Stripe has not been updated yet. */
export async function isWithdrawn(
  { service }: Pick<BillingContext, 'service'>,
  subscription: string,
): Promise<boolean> {
  const { data, error } = await service.rpc('is_withdrawn', {
    p_subscription: subscription,
  });
  if (error) throw error;
  return data;
}
