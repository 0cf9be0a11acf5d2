/** Stripe's webhook deliveries by hand: any event, at any time, in any order. */
import type Stripe from 'stripe';
import stripeWebhook from '../../../netlify/functions/stripe-webhook.mts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { prices, siteOrigin, type Services } from '../fixtures/services.ts';

/** Deviations of a delivery from a valid one. */
export interface Delivery {
  /** Signing secret; default: the right one. */
  readonly secret?: string;
  /** Time of the signature in Unix seconds; default: now. */
  readonly timestamp?: number;
  /** Replaces the signature header; `undefined` sends none. */
  readonly signature?: string | undefined;
}

/** Posts an event to the webhook, signed as Stripe signs. */
export function deliver(
  { stripe, keys }: Services,
  event: object,
  delivery: Delivery = {},
): Promise<Response> {
  const payload = JSON.stringify(event, null, 2);
  const signature =
    'signature' in delivery
      ? delivery.signature
      : stripe.webhooks.generateTestHeaderString({
          payload,
          secret: delivery.secret ?? keys.stripeWebhookSecret,
          ...(delivery.timestamp === undefined ? {} : { timestamp: delivery.timestamp }),
        });
  return stripeWebhook(
    new Request(`${siteOrigin}/.netlify/functions/stripe-webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
      body: payload,
    }),
  );
}

/** Events that Stripe recorded for a customer, oldest first. */
export async function eventsOf({ stripe }: Services, customer: string): Promise<Stripe.Event[]> {
  const events: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) {
    const object = event.data.object as { id?: string; customer?: string | null };
    if (object.customer === customer || object.id === customer) events.unshift(event);
  }
  return events;
}

/** A user's customer at Stripe, stored here as checkout does. */
export async function customerOf({ stripe, supabase }: Services, userId: string): Promise<string> {
  const { id } = await stripe.customers.create({ metadata: { user_id: userId } });
  await supabase.query(
    `insert into billing_customers (user_id, stripe_customer_id) values ('${userId}', '${id}')`,
  );
  return id;
}

export interface Payer {
  readonly person: Person;
  /** Id of the customer at Stripe. */
  readonly customer: string;
  readonly subscription: Stripe.Subscription;
}

let payers = 0;

/** A new user with a paid subscription at Stripe, of which no event was delivered. */
export async function newPayer(services: Services): Promise<Payer> {
  payers += 1;
  const person = await services.supabase.createUser(`ada${payers}@example.test`, 'correct horse');
  const customer = await customerOf(services, person.id);
  const subscription = await services.stripe.subscriptions.create({
    customer,
    items: [{ price: prices.formation }],
    default_payment_method: 'pm_card_visa',
    metadata: { user_id: person.id },
  });
  return { person, customer, subscription };
}
