import type { Account } from '../core/account.ts';
import type { Price, Subscription, SubscriptionItem } from '../core/objects.ts';
import { newSubscription } from '../shapes/subscription.ts';
import { periodEnd } from './calendar.ts';
import { discountAmount, redeem, type Redemption } from './discounts.ts';
import { issueInvoice, type Charge } from './invoicing.ts';
import { attempt, paymentFor, type Attempted } from './payment.ts';
import { bankAnswer, methodOf } from './saved-cards.ts';

/** Inputs of a new subscription. */
export interface Order {
  readonly customer: string;
  readonly price: Price;
  /** The card of this subscription; `null`: the customer's default. */
  readonly paymentMethod: string | null;
  /** Whether the cardholder is present and has authenticated. */
  readonly authenticated: boolean;
  /** Whether the first payment is left open (`default_incomplete`). */
  readonly waits?: boolean;
  /** End of the trial, in Unix seconds. */
  readonly trialEnd?: number | undefined;
  readonly metadata: Record<string, string>;
  readonly redemption: Redemption | undefined;
  /** The Checkout Session it comes from, if any. */
  readonly session: string | null;
  /** Unix seconds, not in the future. */
  readonly start: number;
}

/**
 * Creates a subscription, invoices and charges its first period, and records `customer.subscription.created`
 * and `invoice.paid`. If the payment fails it is `incomplete`.
 */
export function subscribe(
  account: Account,
  order: Order,
): Attempted & { readonly subscription: Subscription } {
  const { trialEnd, start, redemption } = order;
  const end = trialEnd ?? periodEnd(start, start);
  const blank = newSubscription(order, { start, end }, account.now());
  const charge = chargeFor(account, onlyItem(blank));
  const first = trialEnd === undefined ? charge : { ...charge, amount: 0 };
  const discount = redemption && redeem(account, redemption, { ...order, subscription: blank.id });
  const open = issueInvoice(account, {
    subscription: blank,
    reason: 'subscription_create',
    charges: [first],
    reduction: discount && {
      amount: discountAmount(redemption.coupon, first.amount),
      discount: discount.id,
    },
  });
  const means = { method: methodOf(account, blank), authenticated: order.authenticated };
  const answer =
    open.amount_due === 0 ? 'pays' : bankAnswer(account, means.method, means.authenticated);
  const subscription: Subscription = {
    ...blank,
    latest_invoice: open.id,
    status: answer === 'pays' && order.waits !== true ? 'active' : 'incomplete',
    ...(trialEnd === undefined ? {} : trialUntil(trialEnd, start)),
  };
  account.keep(subscription, 'customer.subscription.created');
  if (order.waits === true && open.amount_due > 0) {
    paymentFor(account, open);
    return { subscription, invoice: open, answer: 'authenticate' };
  }
  return { subscription, ...attempt(account, open, means) };
}

function trialUntil(end: number, start: number): Partial<Subscription> {
  return { billing_cycle_anchor: end, status: 'trialing', trial_end: end, trial_start: start };
}

/** The invoice line of an item's current period. */
export function chargeFor(account: Account, item: SubscriptionItem): Charge {
  const { price, id, current_period_start: start, current_period_end: end } = item;
  const product = account.store.get('product', price.product);
  return {
    description: `1 × ${product?.name ?? price.product}`,
    amount: price.unit_amount ?? 0,
    price: price.id,
    product: price.product,
    item: id,
    period: { start, end },
    proration: false,
  };
}

/** The only item of a subscription (this account sells no bundles). */
export function onlyItem(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`${subscription.id} has no item`);
  return item;
}
