import type { Account } from '../core/account.ts';
import type { Discount, Invoice, Subscription } from '../core/objects.ts';
import { whole } from '../core/lists.ts';
import { periodEnd } from './calendar.ts';
import { lasts } from './discounts.ts';
import { type Charge, issueInvoice } from './invoicing.ts';
import { change, end, failKey } from './lifecycle.ts';
import { failInvoice, payInvoice } from './payment.ts';
import { chargeFor, onlyItem } from './subscribing.ts';

const DAY = 86_400;
/** Days between the attempts on a renewal that failed; after the last the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

/** Something that has to happen at a moment (Unix seconds). */
export interface Due {
  at: number;
  act: () => void;
}

/** The next renewal, end or payment attempt of each live subscription, in no order. */
export function dueSubscriptions(account: Account): Due[] {
  return account.store.list('subscription', { ended_at: null }).map((subscription) => {
    const item = onlyItem(subscription);
    const open = openInvoice(account, subscription);
    const retryAt = open?.next_payment_attempt ?? Infinity;
    const endAt = subscription.cancel_at ?? Infinity;
    const at = Math.min(item.current_period_end, retryAt, endAt);
    if (at === endAt) {
      return { at, act: () => void end(account, subscription, 'cancellation_requested') };
    }
    if (open !== undefined && at === retryAt) {
      return { at, act: () => retry(account, subscription, open) };
    }
    return { at, act: () => renew(account, subscription) };
  });
}

/** The unpaid invoice of a subscription, if it has one. */
export function openInvoice(account: Account, subscription: Subscription): Invoice | undefined {
  const latest = account.store.get('invoice', subscription.latest_invoice ?? '');
  return latest?.status === 'open' ? latest : undefined;
}

/** Pays an open invoice now, and brings its subscription back to `active`. */
export function settle(account: Account, invoice: Invoice): Invoice {
  const paid = payInvoice(account, invoice);
  const id = invoice.parent?.subscription_details?.subscription ?? '';
  const subscription = account.store.get('subscription', id);
  if (subscription?.status === 'past_due') change(account, subscription, { status: 'active' });
  return paid;
}

function renew(account: Account, before: Subscription): void {
  const { store } = account;
  const old = onlyItem(before);
  const start = old.current_period_end;
  const recurrence = old.price.recurring ?? { interval: 'month', interval_count: 1 };
  const item = {
    ...old,
    current_period_start: start,
    current_period_end: periodEnd(before.billing_cycle_anchor, start, recurrence),
  };
  const discounts = before.discounts
    .map((id) => store.get('discount', id))
    .filter((one): one is Discount => one !== undefined && lasts(account, one, start));
  const pending = takePending(account, before.id);
  const charges = [chargeFor(account, item), ...pending];
  const invoice = issueInvoice(account, before, 'subscription_cycle', charges, discounts);
  const failing = takeFailure(account, before.id);
  change(account, before, {
    discounts: discounts.map((discount) => discount.id),
    items: whole([item], before.items.url),
    latest_invoice: invoice.id,
    status: failing ? 'past_due' : 'active',
  });
  if (failing) failInvoice(account, invoice, nextAttempt(account, 0));
  else payInvoice(account, invoice);
}

function retry(account: Account, subscription: Subscription, invoice: Invoice): void {
  if (!takeFailure(account, subscription.id)) {
    settle(account, invoice);
    return;
  }
  const next = nextAttempt(account, invoice.attempt_count);
  failInvoice(account, invoice, next);
  if (next === null) end(account, subscription, 'payment_failed');
}

function nextAttempt(account: Account, attempts: number): number | null {
  const days = RETRY_DAYS[attempts];
  return days === undefined ? null : account.now() + days * DAY;
}

/** Reads and clears the desk's mark: one mark fails one payment. */
function takeFailure(account: Account, id: string): boolean {
  const marked = account.store.setting(failKey(id)) !== undefined;
  account.store.setSetting(failKey(id), null);
  return marked;
}

/** Lines waiting for the next invoice, such as prorations of a change of plan. */
export function addPending(account: Account, id: string, charges: Charge[]): void {
  const all = [...takePending(account, id), ...charges];
  account.store.setSetting(`pending:${id}`, JSON.stringify(all));
}

function takePending(account: Account, id: string): Charge[] {
  const kept = account.store.setting(`pending:${id}`) ?? '[]';
  account.store.setSetting(`pending:${id}`, null);
  return JSON.parse(kept) as Charge[];
}
