import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import type { Discount, Invoice, Price, Subscription } from '../core/objects.ts';
import { periodEnd } from './calendar.ts';
import { lasts } from './discounts.ts';
import { drawUp } from './invoicing.ts';
import { prorate, type Proration } from './plan-change.ts';
import { pendingOf } from './renewals.ts';
import { chargeFor, onlyItem } from './subscribing.ts';

/** A change looked at before it is made. */
export interface Wish {
  price: Price;
  proration: Proration;
  at: number;
}

/**
 * The invoice a change would bring: at once with `always_invoice`, else the next renewal's with what
 * the change adds to it. Without a change, the next renewal's. Nothing is kept.
 */
export function preview(account: Account, subscription: Subscription, wish: Wish | null): Invoice {
  const id = newId('upcoming_in');
  const now = onlyItem(subscription);
  const changes = wish !== null && wish.price.id !== now.price.id ? wish : null;
  const part = changes && prorate(account, subscription, changes.price, changes.at);
  const draft = { hosted_invoice_url: null, invoice_pdf: null, status: 'draft' as const };
  if (part !== null && changes?.proration === 'always_invoice') {
    const bill = {
      ...{ subscription, reason: 'subscription_update' as const, discounts: [] },
      ...{ charges: part.charges, proratedAt: changes.at },
    };
    return { ...drawUp(account, id, bill), ...draft };
  }
  const start = now.current_period_end;
  const recurrence = now.price.recurring ?? { interval: 'month', interval_count: 1 };
  const item = {
    ...(part?.item ?? now),
    current_period_start: start,
    current_period_end: periodEnd(subscription.billing_cycle_anchor, start, recurrence),
  };
  const discounts = subscription.discounts
    .map((one) => account.store.get('discount', one))
    .filter((one): one is Discount => one !== undefined && lasts(account, one, start));
  const parts = changes?.proration === 'create_prorations' ? (part?.charges ?? []) : [];
  const charges = [chargeFor(account, item), ...pendingOf(account, subscription.id), ...parts];
  const bill = {
    ...{ subscription, reason: 'upcoming' as const, charges, discounts },
    proratedAt: parts.length > 0 ? changes?.at : undefined,
  };
  return { ...drawUp(account, id, bill), ...draft, next_payment_attempt: start };
}
