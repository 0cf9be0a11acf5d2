/** The person a call of `billing` is about, and what they have: theirs alone, by their own session. */
import type Stripe from 'stripe';
import type { BillingCode } from '../../../src/domain/api/billing.ts';
import { isLive, type StripeStatus } from '../../../src/domain/billing/stripe-status.ts';
import {
  currentSubscription,
  type SubscriptionRow,
} from '../../../src/domain/billing/subscription-row.ts';
import { HttpError } from '../http/http-error.ts';
import { findCustomer } from '../subscriptions/customers.ts';
import { isBeingErased } from '../account/erasure.ts';
import type { ServiceClients } from '../platform/clients.ts';

export interface BillingContext extends ServiceClients {
  readonly userId: string;
  /** Theirs at Stripe; undefined for somebody who never came to a payment page. */
  readonly customer: string | undefined;
}

/** A caller who has been to Stripe. */
export type CustomerContext = BillingContext & { readonly customer: string };

/** Which of several is meant, the first of these first. */
const rank: readonly StripeStatus[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

export function billingError(
  status: number,
  code: BillingCode,
  message: string,
): HttpError<BillingCode> {
  return new HttpError(status, code, message);
}

export function noSubscription(): HttpError<BillingCode> {
  return billingError(409, 'no_subscription', 'Nothing runs under this account.');
}

export async function loadBillingContext(
  clients: ServiceClients,
  userId: string,
): Promise<BillingContext> {
  return { ...clients, userId, customer: await findCustomer(clients, userId) };
}

/** Refuses somebody who has never been to Stripe, and somebody whose account is being erased. */
export async function requireCustomer(caller: BillingContext): Promise<CustomerContext> {
  const { customer } = caller;
  if (customer === undefined || (await isBeingErased(caller.service, caller.userId))) {
    throw noSubscription();
  }
  return { ...caller, customer };
}

/** The stored subscription that counts: the one that gives access, else one that runs, else the newest. */
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

/** The customer's running subscriptions at Stripe, the one that counts first; see `runningContracts`. */
export async function runningSubscriptions({
  stripe,
  customer,
}: Pick<CustomerContext, 'stripe' | 'customer'>): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer,
    limit: 100,
    expand: ['data.latest_invoice'],
  });
  const place = ({ status }: Stripe.Subscription) =>
    (rank.findIndex((word) => word === status) + rank.length + 1) % (rank.length + 1);
  // Stripe lists the newest first, and sorting keeps that order among equals.
  return data.filter(({ status }) => isLive(status)).sort((a, b) => place(a) - place(b));
}

/**
 * Those of them that may still be changed or paid. What was withdrawn from is over, also while Stripe has
 * not heard of it.
 */
export async function changeableSubscriptions(
  caller: CustomerContext,
): Promise<Stripe.Subscription[]> {
  const running = await runningSubscriptions(caller);
  const withdrawn = await Promise.all(running.map(({ id }) => isWithdrawn(caller, id)));
  return running.filter((_, index) => !withdrawn[index]);
}

/** Whether the contract behind a subscription was withdrawn from, also when Stripe does not know yet. */
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
