/** Subscriptions created directly at the local Stripe, as if paid, for a test's own accounts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Stripe from 'stripe';
import { identifiers } from '../../../local/settings.ts';
import type { BillingOverview } from '../../../src/domain/api/billing.ts';
import type { PlanKey } from '../../../src/domain/billing/plans.ts';
import { expect, requiredFolder } from '../fixtures.ts';
import type { World } from '../serve-world.ts';
import { type NewAccount, post } from '../sessions.ts';

/** Client for the local world's Stripe API. */
export async function stripeOf(world: World): Promise<Stripe> {
  const keys = await readFile(join(requiredFolder('E2E_DATA_DIR'), 'keys.json'), 'utf8');
  const { stripeSecretKey } = JSON.parse(keys) as { stripeSecretKey: string };
  const payments = await fetch(new URL('/local/payments', world.origin), { redirect: 'manual' });
  const { hostname: host, port } = new URL(payments.headers.get('location') ?? '');
  return new Stripe(stripeSecretKey, { protocol: 'http', host, port, telemetry: false });
}

interface Order {
  readonly plan?: PlanKey;
  /** One of Stripe's ready-made test cards. */
  readonly card?: string;
  /** False: the subscription lacks its user metadata, as if its event had been lost. */
  readonly told?: boolean;
}

/** Subscribes an account; returns the Stripe subscription. */
export async function subscribe(
  world: World,
  { id, email }: NewAccount,
  { plan = 'formation', card = 'pm_card_visa', told = true }: Order = {},
): Promise<Stripe.Subscription> {
  const stripe = await stripeOf(world);
  const metadata = { user_id: id };
  const customer = await stripe.customers.create({ email, metadata });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: method.id },
  });
  const price = identifiers.prices[plan];
  return stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price }],
    payment_behavior: 'allow_incomplete',
    ...(told && { metadata }),
  });
}

/** Waits until the database has the account's subscription. */
export async function waitForSubscription(world: World, { session }: NewAccount): Promise<void> {
  const read = () =>
    post<Partial<BillingOverview>>(
      world,
      '/.netlify/functions/billing',
      { action: 'overview' },
      session.access_token,
    );
  await expect
    .poll(async () => (await read()).subscription?.reference, { timeout: 30_000 })
    .toBeDefined();
}
