import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, onTestFinished, vi } from 'vitest';
import {
  startStripe,
  type LocalStripe,
  type StripeOptions,
} from '../../../../local/stripe/index.ts';
import { press, visit, type Page } from './page.ts';
import { startReceiver, type Receiver } from './receiver.ts';

export const secretKey = 'sk_test_local_shop';
export const webhookSecret = 'whsec_local_shop';
export const site = 'http://localhost:8888';
export const prices = { formation: 'price_f', formationEtSignaux: 'price_fs' };

/** The card fields of the payment page; by default the card that always pays. */
export function card(number = '4242 4242 4242 4242') {
  return { number, expiry: '12 / 34', cvc: '123', name: 'Léa Roy' };
}

/** A local Stripe with the site's client and webhook. */
export interface Shop {
  local: LocalStripe;
  stripe: Stripe;
  readonly hook: Receiver;
  readonly dataDir: string;
  /** Stops the local Stripe if it still runs, and starts it again on the same data. */
  reopen(): Promise<void>;
}

/** Opens a shop for the running test and closes it afterwards. */
export async function openShop(given: { dataDir?: string } = {}): Promise<Shop> {
  const dataDir = given.dataDir ?? mkdtempSync(join(tmpdir(), 'local-stripe-'));
  const hook = await startReceiver(webhookSecret);
  const options: StripeOptions = {
    dataDir,
    siteOrigin: () => site,
    webhookUrl: () => hook.url,
    webhookSecret,
    secretKey,
    prices,
  };
  const shop: Shop = { ...(await start(options)), hook, dataDir, reopen };
  onTestFinished(async () => {
    await hook.stop();
    await shop.local.close();
    rmSync(dataDir, { recursive: true });
  });
  return shop;

  async function reopen(): Promise<void> {
    await shop.local.close();
    Object.assign(shop, await start(options));
  }
}

async function start(options: StripeOptions): Promise<Pick<Shop, 'local' | 'stripe'>> {
  const local = await startStripe(options);
  return { local, stripe: clientOf(local.url) };
}

/** The official client, pointed at a local Stripe. */
export function clientOf(url: string, key = secretKey): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    ...{ host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 },
    httpClient: Stripe.createNodeHttpClient(new Agent()),
  });
}

/** Opens a checkout session of the Formation plan for a new customer, as the site does. */
export async function checkout(
  { stripe }: Pick<Shop, 'stripe'>,
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session & { url: string }> {
  const customer = await stripe.customers.create({ email: 'lea@example.com' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: 'user-1',
    line_items: [{ price: prices.formation, quantity: 1 }],
    success_url: `${site}/fr/checkout/success?success=true&id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site}/fr/solutions`,
    locale: 'fr',
    subscription_data: { metadata: { user_id: 'user-1' } },
    ...changes,
  });
  return { ...session, url: session.url ?? '' };
}

/** Fills in the payment page and presses Pay. */
export async function pay(
  url: string,
  changes: Partial<ReturnType<typeof card>> = {},
): Promise<Page> {
  return press(await visit(url), 'action=pay', { ...card(), ...changes });
}

/** A customer with a Formation subscription, paid through the payment page. */
export async function subscriber(shop: Shop): Promise<Stripe.Subscription> {
  const session = await checkout(shop);
  expect((await pay(session.url)).status).toBe(303);
  const { subscription } = await shop.stripe.checkout.sessions.retrieve(session.id);
  return shop.stripe.subscriptions.retrieve(idOf(subscription));
}

/** Waits until the webhook got these types, in any order, and the queue is empty. */
export async function delivered({ hook, local }: Shop, ...types: string[]): Promise<void> {
  await local.idle();
  await vi.waitFor(() => expect(hook.types()).toEqual(expect.arrayContaining(types)), 10_000);
}

/** Presses a button of the dashboard. */
export async function pressDashboard({ local }: Shop, action: string, id = ''): Promise<string> {
  const response = await fetch(`${local.url}/dashboard`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action, id }),
  });
  return response.headers.get('location') ?? '';
}

/** Makes a card the default of a subscription. */
export async function useCard(
  { stripe }: Shop,
  { id, customer }: Stripe.Subscription,
  token: string,
): Promise<void> {
  const method = await stripe.paymentMethods.attach(token, { customer: idOf(customer) });
  await stripe.subscriptions.update(id, { default_payment_method: method.id });
}

/** Advances the clock just past the end of the period; returns the renewed subscription. */
export async function renew(
  { local, stripe }: Shop,
  { id, items }: Stripe.Subscription,
): Promise<Stripe.Subscription & { latest_invoice: Stripe.Invoice }> {
  local.advance((items.data[0]?.current_period_end ?? 0) - local.now() + 1);
  const after = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  return after as Stripe.Subscription & { latest_invoice: Stripe.Invoice };
}

/** The id in a field that may contain the expanded object. */
export function idOf(field: string | { id: string } | null | undefined): string {
  return typeof field === 'string' ? field : (field?.id ?? '');
}
