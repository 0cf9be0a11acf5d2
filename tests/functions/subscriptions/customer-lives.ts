/** Actions of customers and staff in the random lives of customer-lives.test.ts. */
import { changePlan } from '../../../netlify/lib/billing/plan-change.ts';
import { loadBillingContext, requireCustomer } from '../../../netlify/lib/billing/context.ts';
import { findPlanMove, previewPlan } from '../../../netlify/lib/billing/preview.ts';
import { recheck } from '../../../netlify/lib/billing/recheck.ts';
import { resume } from '../../../netlify/lib/billing/resume.ts';
import { erase, recordErasure } from '../../../netlify/lib/account/erasure.ts';
import { rejectErased, rejectSecondSubscription } from '../../../netlify/lib/checkout/checkout.ts';
import { finishContractEnds } from '../../../netlify/lib/contract/finish.ts';
import { HttpError } from '../../../netlify/lib/http/http-error.ts';
import type { ServiceClients } from '../../../netlify/lib/platform/clients.ts';
import { createCustomer, findCustomer } from '../../../netlify/lib/subscriptions/customers.ts';
import type { LocalStripe } from '../../../local/stripe/index.ts';
import type { Supabase } from '../../database/fixtures/supabase.ts';
import { prices } from '../fixtures/services.ts';
import { subscribe, take, type Step } from './stripe-histories.ts';

export interface LifeWorld {
  readonly local: LocalStripe;
  readonly clients: ServiceClients;
  readonly supabase: Supabase;
  readonly random: () => number;
}

export interface Life {
  readonly user: string;
  /** All customers they had at Stripe, oldest first. */
  readonly customers: string[];
  erased: boolean;
}

type Act = (world: LifeWorld, life: Life) => Promise<unknown>;

const acts = {
  order,
  /** Two tabs: both pass the check before either has paid. */
  orderTwice: async (world, life) => {
    const customer = await customerFor(world, life);
    if (!(await mayOrder(world, life, customer))) return;
    await pay(world, life, customer);
    await pay(world, life, customer);
  },
  changePlan: async ({ clients, random }, { user }) => {
    const caller = await requireCustomer(
      await loadBillingContext(clients, { id: user, email: undefined }),
    );
    const plan = random() < 0.5 ? 'formation' : 'formationEtSignaux';
    const { prorated_at, due_now } = await previewPlan(caller, plan);
    await changePlan(caller, { action: 'change-plan', plan, prorated_at, due_now });
  },
  changePlanTwice: async ({ clients, random }, { user }) => {
    const caller = await requireCustomer(
      await loadBillingContext(clients, { id: user, email: undefined }),
    );
    const plan = random() < 0.5 ? 'formation' : 'formationEtSignaux';
    await findPlanMove(caller, plan);
    const { prorated_at, due_now } = await previewPlan(caller, plan);
    const agreed = { action: 'change-plan', plan, prorated_at, due_now } as const;
    await Promise.allSettled([changePlan(caller, agreed), changePlan(caller, agreed)]);
  },
  resume: async ({ clients }, { user }) =>
    resume(
      await requireCustomer(await loadBillingContext(clients, { id: user, email: undefined })),
    ),
  recheck: async ({ clients }, { user }) =>
    recheck(await loadBillingContext(clients, { id: user, email: undefined })),
  withdraw: (world, life) => endContract(world, life, 'withdrawal'),
  cancel: (world, life) => endContract(world, life, 'cancellation'),
  erase: async ({ clients }, life) => {
    life.erased = true;
    await erase(clients, await recordErasure(clients.service, life.user, 'fr'));
  },
  /** Pays an invoice from a page left open, even after the subscription ended. */
  payOpenInvoice: async ({ clients: { stripe } }, { customers }) => {
    for (const customer of customers) {
      const { data } = await stripe.invoices.list({ customer, status: 'open', limit: 100 });
      for (const { id } of data) await stripe.invoices.pay(id, { payment_method: 'pm_card_visa' });
    }
  },
  /** Staff end a subscription while its invoice is being paid on a page left open. */
  endThenPay: async ({ local, clients: { stripe } }, { customers }) => {
    for (const customer of customers) {
      const { data } = await stripe.invoices.list({ customer, status: 'open', limit: 100 });
      for (const { id, parent } of data) {
        const subscription = parent?.subscription_details?.subscription;
        if (typeof subscription === 'string') await stripe.subscriptions.cancel(subscription);
        local.advance(5);
        await stripe.invoices.pay(id, { payment_method: 'pm_card_visa' });
      }
    }
  },
  deleteCustomer: ({ clients: { stripe } }, { customers }) =>
    stripe.customers.del(customers.at(-1) ?? ''),
} satisfies Record<string, Act>;

/** Actions at Stripe: cards, staff, banks. */
const atStripe: readonly Step[] = [
  ...(['payingCard', 'failingCard', 'askingCard', 'recover', 'cancel', 'resume'] as const),
  ...(['refund', 'dispute', 'win', 'lose', 'end', 'failingCard'] as const),
];

const own = Object.keys(acts) as (keyof typeof acts)[];
const rare: readonly string[] = ['erase', 'deleteCustomer', 'orderTwice'];

/** One random action; refusals by the functions and by Stripe are expected. */
export async function live(world: LifeWorld, life: Life): Promise<void> {
  if (life.erased) return;
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(world.random() * items.length)] as Item;
  try {
    if (world.random() < 0.45) {
      const customer = await findCustomer(world.clients, life.user);
      if (customer !== undefined) await take(world.local, customer, pick(atStripe));
      return;
    }
    const name = pick(own);
    if (rare.includes(name) && world.random() < 0.7) return;
    await acts[name](world, life);
  } catch (error) {
    if (!(error instanceof HttpError) && !isStripeRefusal(error)) throw error;
  } finally {
    await noteCustomer(world, life);
  }
}

/** The first order. */
export async function order(world: LifeWorld, life: Life): Promise<void> {
  const customer = await customerFor(world, life);
  if (await mayOrder(world, life, customer)) await pay(world, life, customer);
}

function isStripeRefusal(error: unknown): boolean {
  return (
    error instanceof Error && /^Stripe(Card|InvalidRequest)Error$/.test(error.constructor.name)
  );
}

async function customerFor({ clients }: LifeWorld, life: Life): Promise<string> {
  const known = await findCustomer(clients, life.user);
  const customer = known ?? (await createCustomer(clients, { id: life.user, email: undefined }));
  if (!life.customers.includes(customer)) life.customers.push(customer);
  return customer;
}

async function noteCustomer({ clients }: LifeWorld, life: Life): Promise<void> {
  const customer = await findCustomer(clients, life.user);
  if (customer !== undefined && !life.customers.includes(customer)) life.customers.push(customer);
}

async function mayOrder({ clients }: LifeWorld, life: Life, customer: string): Promise<boolean> {
  await rejectErased(clients, life.user);
  await rejectSecondSubscription(clients, life.user, customer);
  return true;
}

function pay({ local, random }: LifeWorld, life: Life, customer: string): Promise<void> {
  const price = random() < 0.5 ? prices.formation : prices.formationEtSignaux;
  return subscribe(local, { customer, user: life.user }, price);
}

/** Declares the end of the newest contract as the function does; mostly carries it out at once. */
async function endContract(
  { supabase, clients, random }: LifeWorld,
  { user }: Life,
  kind: 'withdrawal' | 'cancellation',
): Promise<void> {
  const [row] = await supabase.run<{ id: string }>(
    `select stripe_subscription_id as id from subscriptions
     where user_id = $1 and stripe_status not in ('canceled', 'incomplete_expired')
     order by created_at desc limit 1`,
    [user],
  );
  if (!row) return;
  await supabase.run(
    `select declare_contract_end($1, $2, $3, 'Ada', 'ada@example.test', '', 'fr', now(),
       p_payer_hashes => $4::text[])`,
    [kind, user, row.id, kind === 'withdrawal' ? [`mailbox-of-${user}`] : null],
  );
  if (random() < 0.7) await finishContractEnds(clients, Date.now() + 60_000);
}
