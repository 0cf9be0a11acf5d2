import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import type { Invoice, Price, Subscription, SubscriptionItem } from '../core/objects.ts';
import { periodEnd } from './calendar.ts';
import { lasts, redeem, type Redemption } from './discounts.ts';
import { type Charge, issueInvoice } from './invoicing.ts';
import { payInvoice } from './payment.ts';
import { newItem, newSubscription } from './subscription-shape.ts';

/** What a new subscription is made of. */
export interface Order {
  customer: string;
  price: Price;
  quantity: number;
  paymentMethod: string;
  metadata: Record<string, string>;
  redemptions: Redemption[];
  /** The checkout session it comes from, if any. */
  session: string | null;
  /** Unix seconds; later than now is refused by the endpoint. */
  start: number;
}

/**
 * Starts an active subscription, its first period invoiced and paid, and records
 * `customer.subscription.created` and `invoice.paid`.
 */
export function subscribe(
  account: Account,
  order: Order,
): { subscription: Subscription; invoice: Invoice } {
  const { store } = account;
  const id = newId('sub');
  const recurrence = order.price.recurring ?? { interval: 'month', interval_count: 1 };
  const item = newItem({
    id: newId('si'),
    subscription: id,
    price: order.price,
    quantity: order.quantity,
    start: order.start,
    end: periodEnd(order.start, order.start, recurrence),
  });
  const subscription = newSubscription({
    id,
    customer: order.customer,
    item,
    paymentMethod: order.paymentMethod,
    metadata: order.metadata,
    now: account.now(),
  });
  const discounts = order.redemptions.map((redemption) =>
    redeem(account, redemption, {
      customer: order.customer,
      subscription: id,
      session: order.session,
    }),
  );
  const open = issueInvoice(
    account,
    subscription,
    'subscription_create',
    [chargeFor(account, item)],
    discounts,
  );
  const kept: Subscription = {
    ...subscription,
    discounts: discounts
      .filter((discount) => lasts(account, discount, item.current_period_end))
      .map((discount) => discount.id),
    latest_invoice: open.id,
  };
  store.put(kept);
  account.record('customer.subscription.created', kept);
  return { subscription: kept, invoice: payInvoice(account, open) };
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
