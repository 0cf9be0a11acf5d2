/** Stripe's truth about subscriptions as a model in memory: lives of which every step is an event. */
import type Stripe from 'stripe';
import { plans, type PlanKey } from '../../src/domain/billing/plans.ts';
import { prices } from './services.ts';

const month = 30 * 86_400;

interface Paid {
  readonly id: string;
  readonly created: number;
  readonly intent: string;
  readonly invoice: string;
  readonly subscription: string;
  /** Start of the period it pays. */
  readonly period: number;
  refunded: boolean;
  dispute: 'none' | 'needs_response' | 'won' | 'lost';
}

/** What Stripe holds of one customer. Plain data: a copy is the truth of a moment. */
export interface Truth {
  readonly customer: string;
  readonly user: string;
  /** What was accepted before it, as checkout writes it on the subscription. */
  readonly evidence: string;
  now: number;
  subscriptions: Stripe.Subscription[];
  charges: Paid[];
  /** Status of the intent behind each open invoice. */
  intents: Record<string, string>;
}

export type Step = (typeof steps)[number];
export const steps = [
  ...['subscribe', 'renew', 'fail', 'authenticate', 'recover', 'change', 'cancel', 'resume'],
  ...['refund', 'dispute', 'win', 'lose', 'pause', 'unpause', 'giveUp', 'end'],
] as const;

export function newTruth(customer: string, user: string, now: number, evidence = ''): Truth {
  return { customer, user, evidence, now, subscriptions: [], charges: [], intents: {} };
}

/** The events of a step, oldest first; none when the step is impossible now. Changes the truth. */
export function take(truth: Truth, step: string, random: () => number): Stripe.Event[] {
  truth.now += 60 + Math.floor(random() * 6 * 86_400);
  const live = truth.subscriptions.findLast(({ status }) => status !== 'canceled');
  const charge = truth.charges.findLast(({ subscription }) => subscription === live?.id);
  if (step === 'subscribe') {
    if (live) return [];
    const made = subscribe(truth, random() < 0.5 ? 'formation' : 'formationEtSignaux');
    return [about(truth, 'customer.subscription.created', made), billed(truth, 'invoice.paid')];
  }
  if (!live) return [];
  const updated = (): Stripe.Event => about(truth, 'customer.subscription.updated', live);
  const does: Record<string, () => Stripe.Event[]> = {
    renew() {
      if (live.status !== 'active' || live.cancel_at_period_end) return [];
      turn(truth, live);
      pay(truth, live);
      return [updated(), billed(truth, 'invoice.paid')];
    },
    fail() {
      if (live.status !== 'active' || live.cancel_at_period_end) return [];
      turn(truth, live);
      owe(truth, live, 'requires_payment_method');
      return [billed(truth, 'invoice.payment_failed'), updated()];
    },
    authenticate() {
      if (live.status !== 'active' || live.cancel_at_period_end) return [];
      turn(truth, live);
      owe(truth, live, 'requires_action');
      return [billed(truth, 'invoice.payment_action_required'), updated()];
    },
    recover() {
      if (live.status !== 'past_due') return [];
      pay(truth, live);
      return [billed(truth, 'invoice.paid')];
    },
    change() {
      const item = live.items.data[0];
      if (!item) return [];
      const key = item.price.id === prices.formation ? 'formationEtSignaux' : 'formation';
      item.price = priceOf(key);
      return [updated()];
    },
    cancel() {
      if (live.cancel_at_period_end) return [];
      Object.assign(live, {
        cancel_at_period_end: true,
        cancel_at: live.items.data[0]?.current_period_end ?? null,
        canceled_at: truth.now,
      });
      return [updated()];
    },
    resume() {
      if (!live.cancel_at_period_end) return [];
      Object.assign(live, { cancel_at_period_end: false, cancel_at: null, canceled_at: null });
      return [updated()];
    },
    refund() {
      if (!charge || charge.refunded) return [];
      charge.refunded = true;
      return [event(truth, 'charge.refunded', { id: charge.id, customer: truth.customer })];
    },
    dispute: () => disputed(truth, charge, 'none', 'needs_response'),
    win: () => disputed(truth, charge, 'needs_response', 'won'),
    lose: () => disputed(truth, charge, 'needs_response', 'lost'),
    pause() {
      if (live.status !== 'active') return [];
      live.status = 'paused';
      return [about(truth, 'customer.subscription.paused', live)];
    },
    unpause() {
      if (live.status !== 'paused') return [];
      live.status = 'active';
      return [about(truth, 'customer.subscription.resumed', live)];
    },
    giveUp() {
      if (live.status !== 'past_due') return [];
      live.status = 'unpaid';
      return [updated()];
    },
    end() {
      Object.assign(live, { status: 'canceled', ended_at: truth.now });
      live.canceled_at ??= truth.now;
      return [about(truth, 'customer.subscription.deleted', live)];
    },
  };
  return does[step]?.() ?? [];
}

function disputed(
  truth: Truth,
  charge: Paid | undefined,
  from: Paid['dispute'],
  to: Paid['dispute'],
): Stripe.Event[] {
  if (charge?.dispute !== from) return [];
  charge.dispute = to;
  const type = from === 'none' ? 'charge.dispute.created' : 'charge.dispute.closed';
  return [event(truth, type, { id: `dp_${charge.id}`, charge: charge.id })];
}

function subscribe(truth: Truth, plan: PlanKey): Stripe.Subscription {
  const id = `sub_${truth.customer}_${truth.subscriptions.length}`;
  const made = {
    id,
    customer: truth.customer,
    status: 'active',
    created: truth.now,
    start_date: truth.now,
    ended_at: null,
    cancel_at: null,
    canceled_at: null,
    cancel_at_period_end: false,
    metadata: { user_id: truth.user, evidence_id: truth.evidence },
    latest_invoice: null,
    items: {
      data: [
        {
          price: priceOf(plan),
          current_period_start: truth.now,
          current_period_end: truth.now + month,
        },
      ],
    },
  } as unknown as Stripe.Subscription;
  truth.subscriptions.push(made);
  pay(truth, made);
  return made;
}

/** The next period begins. */
function turn(truth: Truth, subscription: Stripe.Subscription): void {
  const item = subscription.items.data[0];
  if (!item) return;
  truth.now = Math.max(truth.now, item.current_period_end);
  item.current_period_start = item.current_period_end;
  item.current_period_end += month;
}

/** The current period is paid. */
function pay(truth: Truth, subscription: Stripe.Subscription): void {
  const period = subscription.items.data[0]?.current_period_start ?? 0;
  const id = `in_${subscription.id}_${period}`;
  truth.intents[id] = 'succeeded';
  subscription.status = 'active';
  subscription.latest_invoice = invoice(id, 'paid');
  truth.charges.push({
    id: `ch_${subscription.id}_${period}`,
    created: truth.now,
    intent: `pi_${subscription.id}_${period}`,
    invoice: id,
    subscription: subscription.id,
    period,
    refunded: false,
    dispute: 'none',
  });
}

/** The current period is not paid. */
function owe(truth: Truth, subscription: Stripe.Subscription, intent: string): void {
  const id = `in_${subscription.id}_${subscription.items.data[0]?.current_period_start}`;
  truth.intents[id] = intent;
  subscription.status = 'past_due';
  subscription.latest_invoice = invoice(id, 'open');
}

function invoice(id: string, status: 'open' | 'paid'): Stripe.Invoice {
  return { id, status, attempted: true } as unknown as Stripe.Invoice;
}

function priceOf(key: PlanKey): Stripe.Price {
  const { amount, currency } = plans[key];
  return { id: prices[key], unit_amount: amount, currency } as unknown as Stripe.Price;
}

let made = 0;
function event(truth: Truth, type: string, object: object): Stripe.Event {
  made += 1;
  const id = `evt_${truth.customer}_${made}`;
  return { id, type, created: truth.now, data: { object } } as unknown as Stripe.Event;
}

function about(truth: Truth, type: string, { id, metadata }: Stripe.Subscription): Stripe.Event {
  return event(truth, type, { id, customer: truth.customer, metadata });
}

function billed(truth: Truth, type: string): Stripe.Event {
  return event(truth, type, { id: `in_${truth.now}`, customer: truth.customer, parent: null });
}

/** A Stripe that answers with what `truths` holds at the moment of each call. */
export function modelStripe(
  truths: () => readonly Truth[],
  wait: () => Promise<void> = () => Promise.resolve(),
): Stripe {
  const of = (customer: string | undefined): readonly Truth[] =>
    truths().filter((truth) => customer === undefined || truth.customer === customer);
  const charges = (customer?: string) =>
    of(customer).flatMap((truth) => truth.charges.map((paid) => chargeOf(truth, paid)));
  return {
    subscriptions: {
      list: ({ customer, status, starting_after: after }: Stripe.SubscriptionListParams) => {
        const all = of(customer)
          .flatMap(({ subscriptions }) => subscriptions)
          .filter(
            (each) => status === 'all' || (each.status === 'canceled') === (status === 'canceled'),
          )
          .sort((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1));
        const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
        return list(all.slice(from), wait);
      },
    },
    charges: {
      list: ({ customer, created }: Stripe.ChargeListParams) => {
        const { gte = 0 } = created as Stripe.RangeQueryParam;
        return list(
          charges(customer).filter((charge) => charge.created >= gte),
          wait,
        );
      },
      retrieve: (id: string) => Promise.resolve(charges().find((charge) => charge.id === id)),
    },
    invoicePayments: {
      list: ({ invoice: id, payment }: Stripe.InvoicePaymentListParams) => {
        const owed = truths().flatMap(({ intents }) => (id && intents[id] ? [intents[id]] : []));
        if (payment === undefined) {
          return list(
            owed.map((status) => ({ payment: { payment_intent: { status } } })),
            wait,
          );
        }
        const paid = truths()
          .flatMap((truth) => truth.charges)
          .filter(({ intent }) => intent === payment.payment_intent);
        return list(
          paid.map((each) => ({ invoice: invoiceOf(each) })),
          wait,
        );
      },
    },
    disputes: {
      list: ({ charge }: Stripe.DisputeListParams) =>
        list(
          truths()
            .flatMap((truth) => truth.charges.map((paid) => ({ truth, paid })))
            .filter(({ paid }) => paid.dispute !== 'none' && (!charge || charge === paid.id))
            .map(({ truth, paid }) => ({ status: paid.dispute, charge: chargeOf(truth, paid) })),
          wait,
        ),
    },
    refunds: {
      list: () =>
        list(
          charges()
            .filter(({ refunded }) => refunded)
            .map((charge) => ({ charge })),
          wait,
        ),
    },
  } as unknown as Stripe;
}

function chargeOf({ customer }: Truth, paid: Paid) {
  return {
    id: paid.id,
    customer,
    created: paid.created,
    payment_intent: paid.intent,
    paid: true,
    refunded: paid.refunded,
    disputed: paid.dispute !== 'none',
  };
}

function invoiceOf({ invoice: id, subscription, period }: Paid) {
  return {
    id,
    billing_reason: 'subscription_cycle',
    parent: { subscription_details: { subscription } },
    lines: { data: [{ period: { start: period } }] },
  };
}

/** A page of a list, which can also be gone through to its end, as of the moment it was asked for. */
function list<Item>(items: readonly Item[], wait: () => Promise<void>) {
  const all = structuredClone(items);
  return {
    then: (good: (page: object) => unknown, bad?: (reason: unknown) => unknown) =>
      wait()
        .then(() => ({ data: all.slice(0, 100), has_more: all.length > 100 }))
        .then(good, bad),
    async *[Symbol.asyncIterator]() {
      await wait();
      yield* all;
    },
  };
}
