/**
 * A local Stripe without a port, for tests with very many calls, and the actions of its customers.
 */
import Stripe from 'stripe';
import { startStripe, type LocalStripe } from '../../../local/stripe/index.ts';
import { handledEvents } from '../../../netlify/lib/subscriptions/events.ts';
import { siteOrigin } from '../fixtures/origin.ts';
import { nowhere, prices } from '../fixtures/services.ts';

const secretKey = 'sk_test_local_lives';

/** Starts one, in memory or on a data folder. It delivers no event: tests do. */
export function startOwnStripe(dataDir: string | null = null): Promise<LocalStripe> {
  return startStripe({
    ...{ dataDir, listen: false, enabledEvents: [], prices, secretKey },
    ...{ siteOrigin: () => siteOrigin, webhookUrl: () => nowhere, webhookSecret: 'whsec_unused' },
  });
}

/** A client of it. @param read Called after each response to a read, before the client gets it. */
export function clientOf(local: LocalStripe, read?: () => Promise<void>): Stripe {
  return new Stripe(secretKey, {
    ...{ host: 'stripe.local', protocol: 'http', telemetry: false },
    httpClient: Stripe.createFetchHttpClient(
      async (input: RequestInfo | URL, init?: RequestInit) => {
        const answer = await local.fetch(new Request(input, init));
        if (init?.method === 'GET') await read?.();
        return answer;
      },
    ),
  });
}

/** A customer's state before an action. */
interface Moment {
  readonly local: LocalStripe;
  readonly stripe: Stripe;
  readonly customer: string;
  readonly live: Stripe.Subscription;
  /** The newest payment. */
  readonly charge: Stripe.Charge | undefined;
}

type Act = (moment: Moment) => unknown;

/** Actions of a customer with a subscription; impossible ones do nothing. */
const acts = {
  payingCard: useCard('pm_card_visa'),
  failingCard: useCard('pm_card_chargeCustomerFail'),
  askingCard: useCard('pm_card_authenticationRequired'),
  recover: ({ stripe, live: { status, latest_invoice: invoice } }) => {
    if (status !== 'past_due' && status !== 'unpaid') return undefined;
    return stripe.invoices.pay(invoice as string, { payment_method: 'pm_card_visa' });
  },
  change: ({ stripe, live: { id, items } }) => {
    const [item] = items.data;
    const isLow = item?.price.id === prices.formation;
    const price = isLow ? prices.formationEtSignaux : prices.formation;
    return stripe.subscriptions.update(id, { items: [{ id: item?.id ?? '', price }] });
  },
  cancel: ({ stripe, live }) =>
    stripe.subscriptions.update(live.id, { cancel_at_period_end: true }),
  resume: ({ stripe, live }) =>
    stripe.subscriptions.update(live.id, { cancel_at_period_end: false }),
  refund: ({ stripe, charge }) => {
    if (!charge || charge.refunded || charge.disputed) return undefined;
    return stripe.refunds.create({ charge: charge.id });
  },
  dispute: press('dispute'),
  win: press('dispute-won'),
  lose: press('dispute-lost'),
  end: ({ stripe, live }) => stripe.subscriptions.cancel(live.id),
} satisfies Record<string, Act>;

export type Step = keyof typeof acts;
export const steps = Object.keys(acts) as readonly Step[];

/** Runs an action of a customer with a subscription. */
export async function take(local: LocalStripe, customer: string, step: Step): Promise<void> {
  const stripe = clientOf(local);
  const [live] = (await stripe.subscriptions.list({ customer, limit: 1 })).data;
  if (!live) return;
  const charges = await stripe.charges.list({ customer, limit: 100 });
  const charge = charges.data.find(({ paid }) => paid);
  const act: Act = acts[step];
  await act({ local, stripe, customer, live, charge });
}

/** Subscribes and pays; `evidence` is the id that checkout writes on the subscription. */
export async function subscribe(
  local: LocalStripe,
  who: { readonly customer: string; readonly user: string; readonly evidence?: string },
  price: string = prices.formation,
): Promise<void> {
  await clientOf(local).subscriptions.create({
    customer: who.customer,
    items: [{ price }],
    default_payment_method: 'pm_card_visa',
    metadata: { user_id: who.user, ...(who.evidence ? { evidence_id: who.evidence } : {}) },
  });
}

/** Returns the handled events not returned before, oldest first. */
export function newEvents(local: LocalStripe): () => Promise<Stripe.Event[]> {
  const stripe = clientOf(local);
  let newest: string | undefined;
  return async () => {
    const events: Stripe.Event[] = [];
    for await (const event of stripe.events.list({ types: [...handledEvents], limit: 100 })) {
      if (event.id === newest) break;
      events.unshift(event);
    }
    newest = events.at(-1)?.id ?? newest;
    return events;
  };
}

/** The newest event of a type. */
export async function newestEvent(local: LocalStripe, type: string): Promise<Stripe.Event> {
  const [event] = (await clientOf(local).events.list({ type, limit: 1 })).data;
  if (!event) throw new Error(`Stripe recorded no ${type}.`);
  return event;
}

function useCard(token: string): Act {
  return async ({ stripe, customer, live }) => {
    const { id } = await stripe.paymentMethods.attach(token, { customer });
    await stripe.subscriptions.update(live.id, { default_payment_method: id });
  };
}

/** Presses a dashboard button about the newest payment, as a bank would act. */
function press(action: string): Act {
  return ({ local, charge }) => {
    const id = charge?.payment_intent;
    const body = new URLSearchParams({ action, id: typeof id === 'string' ? id : '' });
    return local.fetch(new Request(`${local.url}/dashboard`, { method: 'POST', body }));
  };
}
