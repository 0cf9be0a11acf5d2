/** Stubbed responses of the `billing` function for each state. */
import type { Page, Route } from 'playwright/test';
import type {
  BilledInvoice,
  BilledSubscription,
  BillingOverview,
  BillingRequest,
} from '../../../src/domain/api/billing.ts';
import { planKeys } from '../../../src/domain/billing/plans.ts';
import type { SubscriptionState } from '../../../src/domain/billing/subscription-status.ts';

export const billingCalls = '**/.netlify/functions/billing';

const day = 24 * 3600 * 1000;
const at = (days: number): string => new Date(Date.now() + days * day).toISOString();

const running: BilledSubscription = {
  reference: 'ECT-1A2B3C4D',
  plan: 'formation',
  state: 'active',
  stripe_status: 'active',
  active: true,
  amount: 24_999,
  currency: 'eur',
  started_at: at(-20),
  paid_until: at(11),
  access_until: at(14),
  renews_at: at(11),
  ends_at: null,
  payment_issue: null,
  pay_url: null,
  withdrawal_until: null,
};

const paid: BilledInvoice = {
  number: 'ECT-0001',
  date: at(-20),
  amount: 24_999,
  currency: 'eur',
  status: 'paid',
  pdf: '/local/empty.pdf',
  page: '/local/empty',
};
const open: BilledInvoice = { ...paid, number: 'ECT-0002', date: at(-1), status: 'open' };
const page = 'http://localhost:9/invoice';

const late = { paid_until: at(-1), access_until: at(2), renews_at: at(29), pay_url: page } as const;
const closed = {
  active: false,
  paid_until: at(-9),
  access_until: at(-6),
  renews_at: null,
} as const;

const changes: Readonly<Record<Exclude<SubscriptionState, 'never'>, Partial<BilledSubscription>>> =
  {
    active: {},
    reduced: { plan: 'formationEtSignaux' },
    trial: { stripe_status: 'trialing' },
    ending: { renews_at: null, ends_at: at(11) },
    failed: { ...late, stripe_status: 'past_due', payment_issue: 'failed' },
    suspended: {
      ...late,
      ...closed,
      stripe_status: 'past_due',
      payment_issue: 'failed',
    },
    authenticate: { ...late, stripe_status: 'past_due', payment_issue: 'action_required' },
    authenticateClosed: {
      ...closed,

      stripe_status: 'incomplete',
      payment_issue: 'action_required',
      pay_url: page,
    },
    confirmChange: { payment_issue: 'action_required', pay_url: page },
    unpaid: { ...closed, stripe_status: 'unpaid', pay_url: page },
    incomplete: { ...closed, stripe_status: 'incomplete', pay_url: page },
    abandoned: { ...closed, stripe_status: 'incomplete_expired' },
    paused: { ...closed, stripe_status: 'paused' },
    refunded: { ...closed, stripe_status: 'canceled' },
    disputed: closed,
    ended: { ...closed, stripe_status: 'canceled' },
    review: { ...closed, plan: null },
  };

/** Every plan: signals are open. */
const offered = planKeys;

/** The overview response for a subscription state. */
export function overviewOf(
  state: SubscriptionState,
  more: Partial<BilledSubscription> = {},
): BillingOverview {
  if (state === 'never') return { subscription: null, card: null, invoices: [], offered };
  const subscription = { ...running, ...changes[state], state, ...more };
  return {
    subscription,
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2029 },
    invoices: [...(subscription.pay_url ? [open] : []), paid],
    offered,
  };
}

type Answer = object | ((route: Route) => Promise<void>);
type Action = BillingRequest['action'];

/** Stubs these actions of the function; other actions reach the server. */
export async function stubBilling(
  target: Page,
  answers: Partial<Record<Action, Answer>>,
): Promise<void> {
  await target.route(billingCalls, async (route) => {
    const { action } = route.request().postDataJSON() as BillingRequest;
    const answer = answers[action];
    if (answer === undefined) await route.fallback();
    else if (typeof answer === 'function') await (answer as (route: Route) => Promise<void>)(route);
    else await route.fulfill({ json: answer });
  });
}

/** An error response of the function. */
export function errorResponse(code: string, status = 409) {
  return (route: Route): Promise<void> =>
    route.fulfill({ status, json: { error: { code, message: 'internal detail' } } });
}
