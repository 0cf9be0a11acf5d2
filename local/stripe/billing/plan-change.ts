import type { Account } from '../core/account.ts';
import { whole } from '../core/lists.ts';
import type { Price, Subscription } from '../core/objects.ts';
import { type Charge, issueInvoice } from './invoicing.ts';
import { change } from './lifecycle.ts';
import { payInvoice } from './payment.ts';
import { addPending } from './renewals.ts';
import { chargeFor, onlyItem } from './subscribing.ts';
import { planOf } from './subscription-shape.ts';

/** What happens with the price difference of the running period. */
export type Proration = 'create_prorations' | 'none' | 'always_invoice';

/**
 * Moves a subscription to another price within its running period. The unused part of the old
 * price is given back and the same part of the new one charged: at once (`always_invoice`), on the
 * next invoice (`create_prorations`) or not at all (`none`).
 */
export function changePlan(
  account: Account,
  subscription: Subscription,
  price: Price,
  proration: Proration,
): Subscription {
  const before = onlyItem(subscription);
  if (before.price.id === price.id) return subscription;
  const after = { ...before, price, plan: planOf(price) };
  const now = account.now();
  const length = before.current_period_end - before.current_period_start;
  const left = Math.max(0, (before.current_period_end - now) / length);
  const share = (item: typeof before, sign: 1 | -1): Charge => {
    const charge = chargeFor(account, item);
    return {
      ...charge,
      amount: sign * Math.round(charge.amount * left),
      description: `${sign < 0 ? 'Temps non utilisé' : 'Temps restant'}\u00a0: ${charge.description}`,
      period: { start: now, end: before.current_period_end },
      proration: true,
    };
  };
  const charges = [share(before, -1), share(after, 1)];
  const changes: Partial<Subscription> = { items: whole([after], subscription.items.url) };
  if (proration !== 'always_invoice') {
    if (proration === 'create_prorations') addPending(account, subscription.id, charges);
    return change(account, subscription, changes);
  }
  const invoice = issueInvoice(account, subscription, 'subscription_update', charges, []);
  const changed = change(account, subscription, { ...changes, latest_invoice: invoice.id });
  payInvoice(account, invoice);
  return changed;
}
