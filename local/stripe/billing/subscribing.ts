import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import type { Price, Subscription, SubscriptionItem } from '../core/objects.ts';
import { periodEnd } from './calendar.ts';
import { lasts, redeem, type Redemption } from './discounts.ts';
import { type Charge, issueInvoice } from './invoicing.ts';
import { attempt, type Attempted, paymentFor } from './payment.ts';
import { bankAnswer, methodOf } from './saved-cards.ts';
import { newItem, newSubscription } from './subscription-shape.ts';

/** What a new subscription is made of. */
export interface Order {
  customer: string;
  price: Price;
  quantity: number;
  /** The card of this subscription; `null`: whatever the customer's usual one is. */
  paymentMethod: string | null;
  /** Whether the cardholder stands there and has confirmed. */
  authenticated: boolean;
  /** Whether the first payment waits for somebody to make it. */
  waits?: boolean;
  /** A free time until then (Unix seconds), and what follows it without a card. */
  trial?: { end: number; missingMethod: 'cancel' | 'create_invoice' | 'pause' } | undefined;
  /** Whether the tax inside the price is reckoned. */
  automaticTax?: boolean;
  metadata: Record<string, string>;
  redemptions: Redemption[];
  /** The checkout session it comes from, if any. */
  session: string | null;
  /** Unix seconds; later than now is refused by the endpoint. */
  start: number;
}

/**
 * Starts a subscription, its first period invoiced and paid, and records
 * `customer.subscription.created` and `invoice.paid`. If the payment fails it is `incomplete`.
 */
export function subscribe(
  account: Account,
  order: Order,
): { subscription: Subscription } & Attempted {
  const { store } = account;
  const id = newId('sub');
  const { trial } = order;
  const recurrence = order.price.recurring ?? { interval: 'month', interval_count: 1 };
  const item = newItem({
    id: newId('si'),
    subscription: id,
    price: order.price,
    quantity: order.quantity,
    start: order.start,
    end: trial?.end ?? periodEnd(order.start, order.start, recurrence),
  });
  const blank = newSubscription({
    id,
    customer: order.customer,
    item,
    paymentMethod: order.paymentMethod,
    metadata: order.metadata,
    now: account.now(),
  });
  const subscription: Subscription =
    order.automaticTax === true
      ? { ...blank, automatic_tax: { ...blank.automatic_tax, enabled: true } }
      : blank;
  const discounts = order.redemptions.map((redemption) =>
    redeem(account, redemption, {
      customer: order.customer,
      subscription: id,
      session: order.session,
    }),
  );
  const charge = chargeFor(account, item);
  const first = trial === undefined ? charge : { ...charge, amount: 0 };
  const open = issueInvoice(account, subscription, 'subscription_create', [first], discounts);
  const means = { method: methodOf(account, subscription), authenticated: order.authenticated };
  const answer =
    open.amount_due === 0 ? 'pays' : bankAnswer(account, means.method, means.authenticated);
  const paid = answer === 'pays' && order.waits !== true;
  const kept: Subscription = {
    ...subscription,
    discounts: discounts
      .filter((discount) => lasts(account, discount, item.current_period_end))
      .map((discount) => discount.id),
    latest_invoice: open.id,
    status: paid ? 'active' : 'incomplete',
    ...(trial === undefined ? {} : trialOf(order.start, trial)),
  };
  store.put(kept);
  account.record('customer.subscription.created', kept);
  if (order.waits === true && open.amount_due > 0) {
    paymentFor(account, open);
    return { subscription: kept, invoice: open, answer: 'authenticate' };
  }
  return { subscription: kept, ...attempt(account, open, means) };
}

function trialOf(
  start: number,
  { end, missingMethod }: NonNullable<Order['trial']>,
): Partial<Subscription> {
  return {
    billing_cycle_anchor: end,
    status: 'trialing',
    trial_end: end,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: missingMethod },
    },
    trial_start: start,
  };
}

/** The line that invoices an item's current period. */
export function chargeFor(account: Account, item: SubscriptionItem): Charge {
  const quantity = item.quantity ?? 1;
  const product = account.store.get('product', item.price.product);
  return {
    description: `${quantity} × ${product?.name ?? item.price.product}`,
    amount: (item.price.unit_amount ?? 0) * quantity,
    price: item.price.id,
    product: item.price.product,
    item: item.id,
    quantity,
    period: { start: item.current_period_start, end: item.current_period_end },
    proration: false,
  };
}

/** The only item of a subscription (this account sells no bundles). */
export function onlyItem(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`${subscription.id} has no item`);
  return item;
}
