/** Test users for billing: customer, subscription and calls of the function. */
import type Stripe from 'stripe';
import { expect } from 'vitest';
import billing from '../../../netlify/functions/billing.mts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import { syncCustomer } from '../../../netlify/lib/subscriptions/sync.ts';
import type {
  BilledSubscription,
  BillingOverview,
  BillingRequest,
} from '../../../src/domain/api/billing.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { post, prices, refusal, type Services } from '../fixtures/services.ts';
import { customerOf } from '../subscriptions/signed-events.ts';

export interface Payer extends Person {
  readonly customer: string;
  readonly subscription: Stripe.Subscription;
}

let count = 0;

export function newPerson({ supabase }: Services): Promise<Person> {
  count += 1;
  return supabase.createUser(`ada${count}@example.test`, 'correct horse');
}

/** A user with an active subscription, stored here. */
export async function newPayer(
  services: Services,
  options: Partial<Stripe.SubscriptionCreateParams> = {},
): Promise<Payer> {
  const person = await newPerson(services);
  const customer = await customerOf(services, person.id);
  const subscription = await services.stripe.subscriptions.create({
    customer,
    items: [{ price: prices.formation }],
    default_payment_method: 'pm_card_visa',
    ...options,
  });
  const payer = { ...person, customer, subscription };
  await syncFromStripe(services, payer);
  return payer;
}

/** Syncs the customer, as the webhook does. */
export async function syncFromStripe(
  { stripe }: Services,
  { customer }: { readonly customer: string },
): Promise<void> {
  await syncCustomer({ stripe, service: serviceClient() }, customer, null);
}

export function callBilling(person: Person, request: BillingRequest): Promise<Response> {
  return post(billing, request, person.token);
}

/** The body of a successful response. */
export async function granted<Answer>(person: Person, request: BillingRequest): Promise<Answer> {
  const response = await callBilling(person, request);
  const body: unknown = await response.json();
  expect({ status: response.status, body }).toMatchObject({ status: 200 });
  return body as Answer;
}

/** Status and error code of a refused request. */
export async function refused(person: Person, request: BillingRequest): Promise<[number, unknown]> {
  return refusal(await callBilling(person, request));
}

export function overviewOf(person: Person): Promise<BillingOverview> {
  return granted<BillingOverview>(person, { action: 'overview' });
}

export async function subscriptionOf(person: Person): Promise<BilledSubscription> {
  const { subscription } = await overviewOf(person);
  if (!subscription) throw new Error('No subscription.');
  return subscription;
}
