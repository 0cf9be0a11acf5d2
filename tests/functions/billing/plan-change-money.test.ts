/** Random plan changes, refunds and withdrawals never give a customer more than they paid for. */
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { changePlan } from '../../../netlify/lib/billing/plan-change.ts';
import { findPlanMove, previewCost } from '../../../netlify/lib/billing/preview.ts';
import type { CustomerContext } from '../../../netlify/lib/billing/context.ts';
import { cancelNow, refundAll } from '../../../netlify/lib/contract/stripe.ts';
import { reconcile } from '../../../netlify/lib/reconcile/reconcile.ts';
import { HttpError } from '../../../netlify/lib/http/http-error.ts';
import { syncCustomer } from '../../../netlify/lib/subscriptions/sync.ts';
import { startSupabase, type Supabase } from '../../database/fixtures/supabase.ts';
import type { LocalStripe } from '../../../local/stripe/index.ts';
import { seededRandom } from '../../seeded-random.ts';
import { long, sample, seedOf } from '../../sizes.ts';
import { directService } from '../fixtures/direct-service.ts';
import { prices } from '../fixtures/services.ts';
import { clientOf, startOwnStripe, take } from '../subscriptions/stripe-histories.ts';
import { openSignals } from '../fixtures/open-signals.ts';

const sequences = sample(3, 1_000);
const day = 86_400;
const monthly = { formation: 24_999, formationEtSignaux: 34_999 } as const;
type Plan = keyof typeof monthly;

/** Maximum seconds between the agreed date and the change: a preview's lifetime plus clock skew. */
const longestLag = 5 * 60 + 5;

let supabase: Supabase;
let user: string;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION', prices.formation);
  vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX', prices.formationEtSignaux);
  supabase = await startSupabase();
  await openSignals(supabase);
  const [made] = await supabase.query<{ id: string }>(
    `insert into auth.users (id, email) values (gen_random_uuid(), 'p@example.test') returning id`,
  );
  user = made?.id ?? '';
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await supabase.close();
});

/** A customer with a subscription, and a record of what happened to it. */
interface Case {
  readonly local: LocalStripe;
  readonly stripe: Stripe;
  readonly caller: CustomerContext;
  readonly id: string;
  /** The plans, each with its start on Stripe's clock. */
  readonly plans: { readonly from: number; readonly plan: Plan }[];
  /** Cents that staff refunded. */
  goodwill: number;
  withdrawn: boolean;
}

async function begin(plan: Plan): Promise<Case> {
  const local = await startOwnStripe();
  const stripe = clientOf(local);
  const { id: customer } = await stripe.customers.create({});
  await supabase.query(
    `delete from subscriptions; delete from emails; delete from billing_customers;
     insert into billing_customers (user_id, stripe_customer_id) values ('${user}', '${customer}')`,
  );
  const plans = [{ from: local.now(), plan }];
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: prices[plan] }],
    default_payment_method: 'pm_card_visa',
  });
  const caller = { stripe, service: directService(supabase), userId: user, customer };
  await syncCustomer(caller, customer, null);
  return { local, stripe, caller, id, plans, goodwill: 0, withdrawn: false };
}

/**
 * Changes the plan, mostly with the most profitable proration date that is accepted: late for an
 * upgrade, early for a downgrade. Computes the amount as Stripe does.
 */
async function change(one: Case, random: () => number): Promise<void> {
  const plan: Plan = one.plans.at(-1)?.plan === 'formation' ? 'formationEtSignaux' : 'formation';
  const dates =
    plan === 'formation' ? [-1_790, -400, -299, -150, -30, -1, 0] : [55, 30, 4, 0, -100, -290];
  const honest = random() < 0.4;
  for (const lag of honest ? [0] : dates) {
    try {
      const move = await findPlanMove(one.caller, plan);
      const at = one.local.now() + lag;
      const { current_period_start: start, current_period_end: end } = move.item;
      if (at < start || at > end) continue;
      const { due_now } = await previewCost(one.caller, move, at);
      await changePlan(one.caller, { action: 'change-plan', plan, prorated_at: at, due_now });
      one.plans.push({ from: one.local.now(), plan });
      return;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }
}

/** Refunds a payment or a part of it, as staff do. */
async function refund(one: Case, random: () => number): Promise<void> {
  const { data } = await one.stripe.charges.list({ customer: one.caller.customer, limit: 100 });
  const open = data.filter(({ paid, amount, amount_refunded: back }) => paid && back < amount);
  const charge = open[Math.floor(random() * open.length)];
  if (!charge) return;
  const left = charge.amount - charge.amount_refunded;
  const amount = random() < 0.4 ? left : 1 + Math.floor(random() * left);
  await one.stripe.refunds.create({ charge: charge.id, amount });
  one.goodwill += amount;
  await syncCustomer(one.caller, one.caller.customer, null);
}

/** Withdraws, if the 14 days have not ended. */
async function withdraw(one: Case): Promise<void> {
  if (one.local.now() > (one.plans[0]?.from ?? 0) + 14 * day) return;
  await cancelNow(one.stripe, one.id);
  await refundAll(one.stripe, one.id, 'withdrawal', 1);
  await syncCustomer(one.caller, one.caller.customer, null);
  one.withdrawn = true;
}

/** Cents that the customer is out of pocket: payments, less refunds, lost disputes and the credit they hold. */
async function netCost({ stripe, caller }: Case): Promise<number> {
  const { data } = await stripe.charges.list({ customer: caller.customer, limit: 100 });
  const paid = data.reduce((sum, each) => sum + (each.paid ? each.amount : 0), 0);
  const disputes = await stripe.disputes.list({ limit: 100 });
  const lost = disputes.data.filter(({ status }) => status === 'lost');
  const back = data.reduce((sum, each) => sum + each.amount_refunded, 0);
  const withheld = lost.reduce((sum, { amount }) => sum + amount, 0);
  const { balance } = (await stripe.customers.retrieve(caller.customer)) as Stripe.Customer;
  return paid - back - withheld + balance;
}

/**
 * Cents owed up to the end of the paid period: for each second, the price of the plan held then, as a
 * share of its month. Takes dates from Stripe, but no amounts.
 */
async function owed({ stripe, id, plans }: Case): Promise<number> {
  const { data } = await stripe.invoices.list({ subscription: id, limit: 100 });
  const months = data
    .filter(({ billing_reason: reason }) => reason !== 'subscription_update')
    .map(({ lines }) => lines.data[0]?.period ?? { start: 0, end: 1 });
  let cents = 0;
  for (const { start, end } of months) {
    plans.forEach(({ from, plan }, index) => {
      const until = plans[index + 1]?.from ?? Infinity;
      const seconds = Math.max(0, Math.min(end, until) - Math.max(start, from));
      cents += (monthly[plan] * seconds) / (end - start);
    });
  }
  return cents;
}

it(`${sequences} sequences of changes, refunds and withdrawals pay nothing out`, async () => {
  const random = seededRandom(seedOf(20261123));
  const counts = { changes: 0, refunds: 0, withdrawn: 0, renewed: 0 };
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    const one = await begin(random() < 0.5 ? 'formation' : 'formationEtSignaux');
    const steps = 4 + Math.floor(random() * 14);
    for (let step = 0; step < steps && !one.withdrawn; step += 1) {
      const kind = random();
      if (kind < 0.75) await change(one, random);
      else if (kind < 0.8) await refund(one, random);
      else if (kind < 0.84) await withdraw(one);
      // Mostly seconds to hours, so that many changes fall on one day; sometimes up to 20 days.
      const seconds = random() < 0.15 ? random() * 20 * day : 60 ** (random() * 3);
      one.local.advance(1 + Math.floor(seconds));
    }
    const changes = one.plans.length - 1;
    const cost = await netCost(one);
    // Stripe rounds both lines of a change to the cent: up to half a cent each, so one per change.
    const lag = (longestLag * (monthly.formationEtSignaux - monthly.formation)) / (28 * day);
    const tolerance = changes * (1 + lag);
    if (one.withdrawn) expect(cost).toBe(0);
    else {
      const value = await owed(one);
      expect(cost).toBeGreaterThanOrEqual(value - one.goodwill - tolerance);
      expect(cost).toBeLessThanOrEqual(value - one.goodwill + tolerance);
    }
    for (const { from } of one.plans.slice(1)) {
      const sameDay = one.plans
        .slice(1)
        .filter((each) => each.from >= from && each.from < from + day);
      expect(sameDay.length).toBeLessThanOrEqual(4);
    }
    counts.changes += changes;
    counts.refunds += one.goodwill > 0 ? 1 : 0;
    counts.withdrawn += one.withdrawn ? 1 : 0;
    counts.renewed += one.local.now() > (one.plans[0]?.from ?? 0) + 31 * day ? 1 : 0;
    await one.local.close();
  }
  expect(counts.changes).toBeGreaterThan(2 * sequences);
  if (!long) return;
  expect(counts.refunds).toBeGreaterThan(100);
  expect(counts.withdrawn).toBeGreaterThan(100);
  expect(counts.renewed).toBeGreaterThan(100);
});

it('a dispute lost after a change to the cheaper plan gives back no more than was paid, or the team is told', async () => {
  const one = await begin('formationEtSignaux');
  one.local.advance(300);
  await change(one, () => 0);
  expect(one.plans).toHaveLength(2);
  for (const step of ['dispute', 'lose'] as const) {
    await take(one.local, one.caller.customer, step);
    await syncCustomer(one.caller, one.caller.customer, null);
    const report = await reconcile(one.caller, { until: Infinity, dryRun: true });
    const reported = report?.unexplained.filter(({ reason }) => reason === 'credit_left') ?? [];
    expect(reported).toMatchObject([{ customer: one.caller.customer }]);
    if (step === 'lose') expect(await netCost(one)).toBe(-(reported[0]?.amount ?? 0));
  }
  await one.local.close();
});
