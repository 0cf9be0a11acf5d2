/** Subscribers with contracts to end, and the results. */
import type Stripe from 'stripe';
import deliver from '../../../netlify/functions/deliver.mts';
import contractEnd from '../../../netlify/functions/contract-end.mts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import { syncCustomer } from '../../../netlify/lib/subscriptions/sync.ts';
import type { Person, Row } from '../../database/fixtures/supabase.ts';
import type { AccountServices } from '../fixtures/account-services.ts';
import { newUser, post, prices } from '../fixtures/services.ts';
import { customerOf } from '../subscriptions/signed-events.ts';

export interface Subscriber extends Person {
  readonly customer: string;
  readonly subscription: string;
  readonly reference: string;
}

let calls = 0;

/**
 * A user who has just paid for a month, stored here as at Stripe, with the welcome email already
 * sent.
 */
export async function newSubscriber(
  services: AccountServices,
  options: ContractOptions = {},
): Promise<Subscriber> {
  const person = await newUser(services);
  return { ...person, ...(await contractOf(services, person, options)) };
}

export interface ContractOptions {
  /** Whether immediate access was requested. */
  readonly waiver?: boolean;
  readonly card?: string;
  /** Unix seconds, as at Stripe. */
  readonly trialEnd?: number;
}

/** Gives a user another contract. */
export async function contractOf(
  services: AccountServices,
  person: Person,
  { waiver = true, card = 'pm_card_visa', trialEnd }: ContractOptions = {},
): Promise<{ customer: string; subscription: string; reference: string }> {
  const { supabase, stripe } = services;
  const [known] = await supabase.query<{ stripe_customer_id: string }>(
    `select stripe_customer_id from billing_customers where user_id = '${person.id}'`,
  );
  const customer = known?.stripe_customer_id ?? (await customerOf(services, person.id));
  const [evidence] = await supabase.query<{ id: string }>(
    `insert into checkout_evidence
       (user_id, price_id, plan_key, amount, currency, language, terms_version, waiver)
     values ('${person.id}', '${prices.formation}', 'formation', 24999, 'eur', 'fr', '2026-11-22', ${waiver})
     returning id`,
  );
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: prices.formation }],
    default_payment_method: card,
    ...(trialEnd === undefined ? {} : { trial_end: trialEnd }),
    metadata: { user_id: person.id, evidence_id: evidence?.id ?? '' },
  });
  await syncFromStripe(services, customer);
  await supabase.query(`delete from emails where cause = 'welcome:${id}'`);
  const [row] = await supabase.query<{ reference: string }>(
    `select reference from subscriptions where stripe_subscription_id = '${id}'`,
  );
  return { customer, subscription: id, reference: row?.reference ?? '' };
}

/**
 * Declares the end of a contract, in a session if a token is given. Each call comes from another
 * network.
 */
export function declare(
  kind: 'cancellation' | 'withdrawal',
  values: Row,
  token?: string,
  caller = `10.${Math.floor((calls += 1) / 250)}.${calls % 250}.1`,
): Promise<Response> {
  return post(
    contractEnd,
    { action: 'declare', kind, name: 'Ada Lovelace', reference: '', lang: 'fr', ...values },
    token,
    { 'x-nf-client-connection-ip': caller },
  );
}

export const showPendingEnd = (token: string) => post(contractEnd, { action: 'show', token });
export const confirm = (token: string) => post(contractEnd, { action: 'confirm', token });

/** Changes the plan; the difference is charged, or left as a credit. */
export async function moveTo(
  { stripe }: AccountServices,
  { subscription }: Subscriber,
  price: string,
): Promise<void> {
  const { items } = await stripe.subscriptions.retrieve(subscription);
  await stripe.subscriptions.update(subscription, {
    items: [{ id: items.data[0]?.id ?? '', price }],
    proration_behavior: 'always_invoice',
  });
}

/** The customer's balance at Stripe in cents; credit is negative. */
export async function balanceOf(
  { stripe }: AccountServices,
  { customer }: Subscriber,
): Promise<number> {
  return ((await stripe.customers.retrieve(customer)) as Stripe.Customer).balance;
}

/** Cents refunded to a customer at Stripe, and the number of refunds. */
export async function refundsOf(
  { stripe }: AccountServices,
  customer: string,
): Promise<{ cents: number; count: number }> {
  let cents = 0;
  let found = 0;
  for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 })) {
    for await (const refund of stripe.refunds.list({ payment_intent: intent.id, limit: 100 })) {
      cents += refund.amount;
      found += 1;
    }
  }
  return { cents, count: found };
}

/** Syncs the customer, as the webhook does. */
export async function syncFromStripe({ stripe }: AccountServices, customer: string): Promise<void> {
  await syncCustomer({ stripe, service: serviceClient() }, customer, null);
}

/** The stored status of a subscription. */
export async function storedStatus(
  { supabase }: AccountServices,
  { subscription }: Pick<Subscriber, 'subscription'>,
): Promise<{ status: string; stripe_status: string; ending: boolean }> {
  const [row] = await supabase.query<{ status: string; stripe_status: string; ending: boolean }>(
    `select status, stripe_status, cancel_at_period_end as ending from subscriptions
     where stripe_subscription_id = '${subscription}'`,
  );
  if (!row) throw new Error('No row.');
  return row;
}

/** Templates of the emails sent to a user, each email once, in the order they were enqueued. */
export async function emailsTo(
  services: AccountServices,
  { email }: Pick<Person, 'email'>,
): Promise<string[]> {
  const ids = new Set(
    services.sentEmails.filter(({ to }) => to.includes(email)).map(({ id }) => id),
  );
  const rows = await services.supabase.query<{ id: string; template: string }>(
    'select id, template from emails order by created_at, template',
  );
  return rows.filter(({ id }) => ids.has(id)).map(({ template }) => template);
}

/** The last email sent to a user. */
export function lastEmailTo(services: AccountServices, { email }: Pick<Person, 'email'>) {
  const mail = services.sentEmails.findLast(({ to }) => to.includes(email));
  if (!mail) throw new Error(`No mail to ${email}.`);
  return mail;
}

/** The token of the last link sent to a user. */
export function tokenOf(services: AccountServices, person: Pick<Person, 'email'>): string {
  const [, token] = /#confirmer=([\w-]+)/.exec(lastEmailTo(services, person).text) ?? [];
  if (token === undefined) throw new Error('No link.');
  return token;
}

/**
 * Makes waiting leases, retries and emails due a minute earlier, then runs the scheduled work once.
 */
export async function runDeliver(services: AccountServices, seconds = 60): Promise<void> {
  const passed = `interval '${seconds} seconds'`;
  await services.supabase.query(
    `update contract_ends set next_attempt_at = next_attempt_at - ${passed};
     update emails set not_before = not_before - ${passed}, leased_until = leased_until - ${passed}`,
  );
  await deliver();
}
