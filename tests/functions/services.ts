/** The services that functions call, as stand-ins, and ways to call a function like a browser. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { functionsEnv, identifiers, readKeys, type Keys } from '../../local/settings.ts';
import { startStripe, type LocalStripe } from '../../local/stripe/index.ts';
import type { CheckoutRequest } from '../../src/domain/api/stripe-checkout.ts';
import { startSupabase, type Person, type Row, type Supabase } from '../database/supabase.ts';
import { siteOrigin } from './origin.ts';
import './short-retries.ts';

export type Handler = (request: Request) => Promise<Response>;

export { siteOrigin };
export const { prices } = identifiers;

/** An order of the course as the browser sends it. */
export const checkoutOrder: CheckoutRequest = {
  price_id: prices.formation,
  success_url: `${siteOrigin}/checkout/success?success=true`,
  cancel_url: `${siteOrigin}/solutions`,
  mode: 'subscription',
  promotion_code: '',
};

/** Nothing listens there: the reserved port answers with a refused connection. */
export const nowhere = 'http://127.0.0.1:1';

export interface Services {
  readonly supabase: Supabase;
  readonly localStripe: LocalStripe;
  /** A client of the local Stripe. */
  readonly stripe: Stripe;
  readonly keys: Keys;
  /** Frees ports and files. */
  close(): Promise<void>;
}

/** Starts Supabase and Stripe, and sets the environment that functions read. */
export async function startServices(
  options: { readonly driver?: 'pglite' | 'postgres' } = {},
): Promise<Services> {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'));
  const supabase = await startSupabase(options);
  const keys: Keys = {
    ...readKeys(folder),
    publishableKey: supabase.publishableKey,
    secretKey: supabase.secretKey,
  };
  const localStripe = await startStripe({
    dataDir: folder,
    siteOrigin: () => siteOrigin,
    // Tests deliver events themselves, in the order they want.
    webhookUrl: () => nowhere,
    enabledEvents: [],
    webhookSecret: keys.stripeWebhookSecret,
    secretKey: keys.stripeSecretKey,
    prices,
  });
  const urls = {
    supabase: supabase.url,
    stripe: localStripe.url,
    mail: nowhere,
    market: nowhere,
  };
  Object.assign(process.env, functionsEnv(keys, siteOrigin, urls), { URL: siteOrigin });
  const { hostname, port } = new URL(localStripe.url);
  return {
    supabase,
    localStripe,
    keys,
    stripe: new Stripe(keys.stripeSecretKey, {
      host: hostname,
      port,
      protocol: 'http',
      telemetry: false,
    }),
    async close() {
      await localStripe.close();
      await supabase.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** POSTs JSON (or, for a string, exactly that) to a function, with a person's token if given. */
export function post(
  handler: Handler,
  body: unknown,
  token?: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return handler(
    new Request(`${siteOrigin}/.netlify/functions/test`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

/** An answer as status and body, for comparisons. */
export async function read(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await response.json() };
}

/** The code of a refusal: `{ error: { code } }`, or `{ error: code }` as stripe-checkout answers. */
export async function refusal(response: Response): Promise<[number, unknown]> {
  const { error } = (await response.json()) as { error?: { code?: unknown } | string };
  return [response.status, typeof error === 'string' ? error : error?.code];
}

/** Gives a person a subscription row, running from now minus a day; `values` change it. */
export async function subscribe(
  { supabase }: Services,
  person: Person,
  values: Row = {},
): Promise<void> {
  const day = 86_400_000;
  const row = {
    user_id: person.id,
    stripe_subscription_id: `sub_${person.id}`,
    stripe_customer_id: `cus_${person.id}`,
    stripe_price_id: prices.formation,
    status: 'active',
    plan_key: 'formation',
    amount: 24_999,
    currency: 'eur',
    start_date: new Date(Date.now() - day).toISOString(),
    end_date: new Date(Date.now() + day).toISOString(),
    ...values,
  };
  const columns = Object.keys(row).join(', ');
  await supabase.query(
    `insert into subscriptions (${columns}) select ${columns}
     from jsonb_populate_record(null::subscriptions, '${JSON.stringify(row)}')`,
  );
}

/** Pays an open checkout page with the test card, as a person does on the hosted page. */
export async function pay(url: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'ada@example.test',
      name: 'Ada Lovelace',
      number: '4242424242424242',
      expiry: '12 / 34',
      cvc: '123',
      // Asked for where nothing was accepted on our own form.
      terms: 'on',
    }),
  });
  await response.body?.cancel();
  if (response.status !== 303) throw new Error(`The payment page answered ${response.status}.`);
}
