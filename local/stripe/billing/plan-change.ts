import type { Account } from '../core/account.ts';
import { whole } from '../core/lists.ts';
import type { Price, Subscription, SubscriptionItem } from '../core/objects.ts';
import { subscriptionOf } from './invoices.ts';
import { issueInvoice, type Charge } from './invoicing.ts';
import { change } from './lifecycle.ts';
import { attempt } from './payment.ts';
import { addPendingLines } from './pending-lines.ts';
import { dropPending, keepPending } from './pending-update.ts';
import { methodOf } from './saved-cards.ts';
import { chargeFor, onlyItem } from './subscribing.ts';
import { planOf } from '../shapes/subscription.ts';

/** Proration behaviour of the price difference. */
export type Proration = 'create_prorations' | 'none' | 'always_invoice';

/** Options of a plan change. */
interface ChangeOptions {
  readonly proration: Proration;
  /** The proration date, in Unix seconds. */
  readonly at: number;
  /** Whether the change waits for its payment; otherwise it applies at once with an open invoice. */
  readonly waits: boolean;
}

/**
 * Moves a subscription to another price within its period. Credits the unused part of the old price and
 * charges that of the new one: at once (`always_invoice`), on the next invoice (`create_prorations`) or not
 * at all (`none`).
 */
export function changePlan(
  account: Account,
  subscription: Subscription,
  price: Price,
  { proration, at, waits }: ChangeOptions,
): Subscription {
  if (onlyItem(subscription).price.id === price.id) return subscription;
  const { item, charges } = prorate(account, subscription, price, at);
  const changes: Partial<Subscription> = { items: whole([item], subscription.items.url) };
  if (proration !== 'always_invoice') {
    if (proration === 'create_prorations') addPendingLines(account, subscription.id, charges);
    return change(account, subscription, changes);
  }
  dropPending(account, subscription);
  const reason = 'subscription_update';
  const invoice = issueInvoice(account, { subscription, reason, charges, proratedAt: at });
  const { answer } = attempt(account, invoice, { method: methodOf(account, subscription) });
  if (answer !== 'pays' && waits) return keepPending(account, subscription, item, invoice);
  return change(account, subscription, {
    ...changes,
    latest_invoice: invoice.id,
    pending_update: null,
    status: answer === 'pays' ? subscription.status : 'past_due',
  });
}

/** The item after a price change at `at`, and its two proration lines. */
export function prorate(
  account: Account,
  subscription: Subscription,
  price: Price,
  at: number,
): { item: SubscriptionItem; charges: Charge[] } {
  const before = onlyItem(subscription);
  const item = { ...before, price, plan: planOf(price) };
  const { current_period_start: start, current_period_end: end } = before;
  const left = subscription.status === 'trialing' ? 0 : Math.max(0, (end - at) / (end - start));
  const share = (of: SubscriptionItem, sign: 1 | -1, worth: number, label: string): Charge => {
    const charge = chargeFor(account, of);
    return {
      ...charge,
      // Half a cent is rounded up in absolute value, in both lines.
      amount: sign * Math.round(charge.amount * worth * left),
      description: `${label}\u00a0: ${charge.description}`,
      period: { start: at, end },
      proration: true,
    };
  };
  const charges = [
    share(before, -1, paidShare(account, subscription, before), 'Temps non utilisé'),
    share(item, 1, 1, 'Temps restant'),
  ];
  return { item, charges };
}

/** The share of the price charged for this period: less than 1 with a discount. */
function paidShare(account: Account, subscription: Subscription, item: SubscriptionItem): number {
  const line = account.store
    .list('invoice', { customer: subscription.customer })
    .filter((invoice) => subscriptionOf(invoice) === subscription.id && invoice.status !== 'void')
    .flatMap((invoice) => invoice.lines.data)
    .find(
      (one) =>
        one.discountable &&
        one.period.start === item.current_period_start &&
        one.pricing?.price_details?.price === item.price.id,
    );
  if (line === undefined || line.amount <= 0) return 1;
  const off = (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return (line.amount - off) / line.amount;
}
