import Stripe from 'stripe';
import { subscriptionRow } from '../netlify/lib/subscriptions/row.ts';
import { planPrices, type PlanKey, type PriceIds } from '../src/domain/billing/plans.ts';
import type { Role } from './dashboard/index.ts';
import type { Supabase } from './supabase/index.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly role: Role;
}

interface Person {
  readonly role: Role;
  readonly email: string;
  readonly firstName: string;
  readonly plan?: PlanKey;
  readonly ended?: boolean;
}

const people: readonly Person[] = [
  { role: 'member', email: 'membre@demo.example', firstName: 'Membre' },
  { role: 'formation', email: 'formation@demo.example', firstName: 'Formation', plan: 'formation' },
  {
    role: 'signals',
    email: 'signaux@demo.example',
    firstName: 'Signaux',
    plan: 'formationEtSignaux',
  },
  {
    role: 'lapsed',
    email: 'ancien@demo.example',
    firstName: 'Ancien',
    plan: 'formation',
    ended: true,
  },
  { role: 'editor', email: 'redaction@demo.example', firstName: 'Rédaction' },
];

/** Public password: these accounts exist on this machine only. */
const demoPassword = 'boussole-2026';

const day = 86_400;

/** The demo accounts. */
export const accounts: readonly Account[] = people.map(({ email, role }) => ({
  email,
  password: demoPassword,
  role,
}));

export interface AccountTools {
  readonly supabase: Supabase;
  readonly siteOrigin: string;
  /** Secret key of Supabase. */
  readonly secretKey: string;
  readonly stripe: { url: string; secretKey: string };
  readonly priceIds: PriceIds;
}

/**
 * Creates the missing demo accounts through the production APIs: Supabase's admin API, which sends
 * no email, then Stripe's. Resumes after an interruption.
 */
export async function makeAccounts(tools: AccountTools): Promise<void> {
  for (const person of people) {
    const id = await ensureUser(tools, person);
    if (person.role === 'editor') await makeEditor(tools.supabase, id);
    if (person.plan) await ensureSubscription(tools, person, person.plan, id);
  }
}

async function ensureUser(tools: AccountTools, person: Person): Promise<string> {
  const known = await findUser(tools.supabase, person.email);
  if (known !== undefined) return known;
  const response = await tools.supabase.handle(
    new Request(`${tools.siteOrigin}/auth/v1/admin/users`, {
      method: 'POST',
      headers: { apikey: tools.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        email: person.email,
        password: demoPassword,
        email_confirm: true,
        user_metadata: { first_name: person.firstName, last_name: 'Démo', language: 'fr' },
      }),
    }),
  );
  const made = await findUser(tools.supabase, person.email);
  if (made === undefined) {
    throw new Error(`The account ${person.email} was refused: ${await response.text()}`);
  }
  return made;
}

async function findUser(supabase: Supabase, email: string): Promise<string | undefined> {
  const rows = await supabase.query<{ id: string }>('select id from auth.users where email = $1', [
    email,
  ]);
  return rows[0]?.id;
}

async function makeEditor(supabase: Supabase, id: string): Promise<void> {
  await supabase.query(
    `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data::jsonb, '{}') || '{"role":"editor"}'
     where id = $1 and coalesce(raw_app_meta_data::jsonb ->> 'role', '') <> 'editor'`,
    [id],
  );
}

async function ensureSubscription(
  tools: AccountTools,
  person: Person,
  plan: PlanKey,
  id: string,
): Promise<void> {
  const { supabase, priceIds } = tools;
  const rows = await supabase.query('select 1 from public.subscriptions where user_id = $1', [id]);
  if (rows.length > 0) return;
  const { hostname, port } = new URL(tools.stripe.url);
  const stripe = new Stripe(tools.stripe.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
  });

  const customer = await stripe.customers.create(
    { email: person.email, name: `${person.firstName} Démo`, metadata: { user_id: id } },
    { idempotencyKey: `demo-customer-${id}` },
  );
  await supabase.query(
    `insert into public.billing_customers (user_id, stripe_customer_id) values ($1, $2)
     on conflict do nothing`,
    [id, customer.id],
  );
  const daysAgo = person.ended ? 45 : 9;
  const subscription = await stripe.subscriptions.create(
    {
      customer: customer.id,
      items: [{ price: priceIds[plan] }],
      default_payment_method: 'pm_card_visa',
      backdate_start_date: Math.floor(Date.now() / 1000) - daysAgo * day,
      metadata: { user_id: id, plan },
    },
    { idempotencyKey: `demo-subscription-${id}` },
  );
  const current = person.ended ? await stripe.subscriptions.cancel(subscription.id) : subscription;
  const row = { ...subscriptionRow(current, planPrices(priceIds)), created_at: daysBack(daysAgo) };
  if (person.ended) Object.assign(row, { start_date: daysBack(daysAgo), end_date: daysBack(15) });
  await supabase.query(
    `select public.apply_subscriptions($1, public.subscription_sync_version($1), null, $2::jsonb)`,
    [customer.id, JSON.stringify([row])],
  );
}

function daysBack(days: number): string {
  return new Date(Date.now() - days * day * 1000).toISOString();
}
