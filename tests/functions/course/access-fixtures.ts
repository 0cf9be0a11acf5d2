/** One account for every case of access, with rows written as production writes them. */
import type Stripe from 'stripe';
import { presumedPeriod } from '../../../netlify/lib/subscriptions/billed-periods.ts';
import { subscriptionRow } from '../../../netlify/lib/subscriptions/row.ts';
import type { PaymentOutcome } from '../../../src/domain/billing/paid-periods.ts';
import type { Access } from '../../../src/domain/shared/access.ts';
import { graceSeconds } from '../../../src/domain/billing/entitlement.ts';
import { stripeStatuses, type StripeStatus } from '../../../src/domain/billing/stripe-status.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { planPrices } from '../../../src/domain/billing/plans.ts';
import { prices, type Services } from '../fixtures/services.ts';

export interface Kind {
  readonly name: string;
  /** Undefined: no token at all. */
  readonly person: Person | undefined;
  /** The response for a premium lesson. */
  readonly premium: Extract<Access, 'open' | 'sign-in' | 'subscribe'>;
  /** The response for the free lesson. */
  readonly free: Extract<Access, 'open' | 'sign-in'>;
}

const day = 86_400;

interface Life {
  readonly name: string;
  readonly premium: Kind['premium'];
  /** Changes to a Stripe subscription that was paid ten days ago. */
  readonly stripe?: Partial<Omit<Stripe.Subscription, 'status'>> & {
    readonly status?: string;
    readonly period?: readonly [start: number, end: number];
    readonly price?: string;
  };
  readonly payment?: PaymentOutcome;
}

const opening: readonly StripeStatus[] = ['trialing', 'active'];

function lives(now: number): Life[] {
  const statuses = stripeStatuses
    .filter((status) => status !== 'past_due')
    .map((status) => ({
      name: status,
      premium: opening.includes(status) ? ('open' as const) : ('subscribe' as const),
      stripe: { status },
    }));
  const unpaid = (since: number): NonNullable<Life['stripe']> => ({
    status: 'past_due',
    start_date: now - 60 * day,
    period: [now - since, now - since + 30 * day],
  });
  return [
    ...statuses,
    { name: 'past_due, in the grace', premium: 'open', stripe: unpaid(graceSeconds - 120) },
    { name: 'past_due, after the grace', premium: 'subscribe', stripe: unpaid(graceSeconds + 1) },
    { name: 'ending', premium: 'open', stripe: { cancel_at_period_end: true } },
    {
      name: 'not yet started',
      premium: 'subscribe',
      stripe: { start_date: now + 600, period: [now + 600, now + 30 * day] },
    },
    {
      name: 'expired a second ago',
      premium: 'subscribe',
      stripe: { period: [now - 33 * day, now - graceSeconds - 1] },
    },
    { name: 'refunded', premium: 'subscribe', payment: 'refunded' },
    { name: 'disputed', premium: 'subscribe', payment: 'disputed' },
    { name: 'at a price we do not sell', premium: 'subscribe', stripe: { price: 'price_other' } },
    {
      name: 'in a state Stripe has yet to invent',
      premium: 'subscribe',
      stripe: { status: 'dormant' },
    },
  ];
}

/** Creates all accounts. None share a subscription; the member has none and sees none. */
export async function makeKinds(services: Services): Promise<readonly Kind[]> {
  const now = Math.floor(Date.now() / 1000);
  const kinds: Kind[] = [
    { name: 'anonymous', person: undefined, premium: 'sign-in', free: 'sign-in' },
    {
      name: 'a member',
      person: await sign(services, 'member'),
      premium: 'subscribe',
      free: 'open',
    },
  ];
  for (const [index, life] of lives(now).entries()) {
    const person = await sign(services, `life-${index}`);
    await apply(services, person, life, now);
    kinds.push({ name: life.name, person, premium: life.premium, free: 'open' });
  }
  kinds.push(await robbed(services, now), await deleted(services, now));
  return kinds;
}

/** A member whose address appears in another user's paid row. */
async function robbed(services: Services, now: number): Promise<Kind> {
  const person = await sign(services, 'envious');
  const payer = await sign(services, 'payer');
  await apply(services, payer, { name: person.id, premium: 'open' }, now);
  await services.supabase.query(
    `update subscriptions set plan_name = '${person.email}' where user_id = '${payer.id}'`,
  );
  return { name: 'beside somebody else’s row', person, premium: 'subscribe', free: 'open' };
}

/** A deleted account: the token still has a valid signature, but its rows are gone. */
async function deleted(services: Services, now: number): Promise<Kind> {
  const person = await sign(services, 'deleted');
  await apply(services, person, { name: 'deleted', premium: 'open' }, now);
  const service = services.supabase.clientFor(services.supabase.secretKey);
  const { error } = await service.auth.admin.deleteUser(person.id);
  if (error) throw error;
  return { name: 'deleted', person, premium: 'sign-in', free: 'sign-in' };
}

function sign({ supabase }: Services, name: string): Promise<Person> {
  return supabase.createUser(`access-${name}@example.test`, 'correct horse');
}

async function apply(services: Services, { id }: Person, life: Life, now: number): Promise<void> {
  const customer = `cus_${id}`;
  await services.supabase.query(
    `insert into billing_customers (user_id, stripe_customer_id) values ('${id}', '${customer}')`,
  );
  const subscription = stripeSubscription(id, life, now);
  const period = presumedPeriod(subscription);
  const row = subscriptionRow(subscription, planPrices(prices), {
    periods: [{ ...period, payment: life.payment ?? period.payment }],
    issue: null,
  });
  const service = services.supabase.clientFor(services.supabase.secretKey);
  const answer = await service.rpc('apply_subscriptions', {
    p_customer: customer,
    p_version: 0,
    p_event_id: null,
    p_rows: [row],
  });
  if (answer.data !== true)
    throw new Error(`${life.name} was not stored: ${JSON.stringify(answer.error)}`);
}

/** As Stripe sends it: paid ten days ago for thirty days, unless overridden. */
function stripeSubscription(id: string, { stripe = {} }: Life, now: number): Stripe.Subscription {
  const { period = [now - 10 * day, now + 20 * day], price, ...changes } = stripe;
  const ended = /^(canceled|incomplete_expired)$/.test(changes.status ?? '');
  return {
    id: `sub_${id}`,
    status: 'active',
    start_date: period[0],
    created: period[0],
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: changes.cancel_at_period_end || ended ? now - day : null,
    ended_at: ended ? now - 60 : null,
    latest_invoice: `in_${id}`,
    metadata: {},
    items: {
      data: [
        {
          current_period_start: period[0],
          current_period_end: period[1],
          price: { id: price ?? prices.formation, unit_amount: 24_999, currency: 'eur' },
        },
      ],
    },
    ...changes,
  } as unknown as Stripe.Subscription;
}
