import type { Account } from '../core/account.ts';
import type { Discount, Invoice, Subscription } from '../core/objects.ts';
import { whole } from '../core/lists.ts';
import { periodEnd } from './calendar.ts';
import { lasts } from './discounts.ts';
import { type Charge, issueInvoice } from './invoicing.ts';
import { change, end, failKey } from './lifecycle.ts';
import { attempt } from './payment.ts';
import { expirePending } from './pending-update.ts';
import { methodOf } from './saved-cards.ts';
import { openInvoice, settle } from './settling.ts';
import { voidInvoice } from './voiding.ts';
import { chargeFor, onlyItem } from './subscribing.ts';

const DAY = 86_400;
/** Days between the attempts on a renewal that failed. */
const RETRY_DAYS = [3, 5, 7];
/** How long a first payment is waited for, in seconds. */
const PATIENCE = 23 * 3_600;
/** The setting that says what becomes of a subscription after the last attempt. */
export const AFTER_RETRIES = 'after_retries';

/** Something that has to happen at a moment (Unix seconds). */
export interface Due {
  at: number;
  act: () => void;
}

/** The next thing to happen to each live subscription, in no order. */
export function dueSubscriptions(account: Account): Due[] {
  return account.store
    .list('subscription', { ended_at: null })
    .map((subscription) =>
      dueOf(account, subscription).reduce((first, one) => (one.at < first.at ? one : first)),
    );
}

/** What awaits a subscription; where two things fall together the first comes first. */
function dueOf(account: Account, subscription: Subscription): Due[] {
  const { status } = subscription;
  const open = status === 'past_due' ? openInvoice(account, subscription) : undefined;
  const renews = status !== 'incomplete' && status !== 'paused';
  return [
    {
      at: subscription.cancel_at ?? Infinity,
      act: () => void end(account, subscription, 'cancellation_requested'),
    },
    {
      at: status === 'incomplete' ? subscription.created + PATIENCE : Infinity,
      act: () => giveUp(account, subscription),
    },
    {
      at: subscription.pending_update?.expires_at ?? Infinity,
      act: () => expirePending(account, subscription),
    },
    {
      at: open?.next_payment_attempt ?? Infinity,
      act: () => {
        if (open !== undefined) retry(account, subscription, open);
      },
    },
    {
      at: renews ? onlyItem(subscription).current_period_end : Infinity,
      act: () => renew(account, subscription),
    },
  ];
}

/** Starts the next period and charges it; the end of a trial is one too. */
function renew(account: Account, before: Subscription): void {
  const { store } = account;
  const method = methodOf(account, before);
  if (before.status === 'trialing' && method === null) {
    const behavior = before.trial_settings?.end_behavior.missing_payment_method;
    if (behavior === 'cancel') return void end(account, before, 'cancellation_requested');
    if (behavior === 'pause') {
      const paused = change(account, before, { status: 'paused' });
      account.record('customer.subscription.paused', paused);
      return;
    }
  }
  const { changes, invoice } = nextPeriod(account, before, onlyItem(before).current_period_end);
  if (before.status === 'unpaid') {
    // Stripe goes on writing invoices, and leaves them as drafts.
    store.put({ ...invoice, status: 'draft', hosted_invoice_url: null, invoice_pdf: null });
    change(account, before, changes);
    return;
  }
  const { answer } = attempt(account, invoice, {
    method,
    refused: takeFailure(account, before.id),
    nextAttempt: nextAttempt(account, 0),
  });
  const status = answer === 'pays' ? 'active' : 'past_due';
  change(account, before, { ...changes, status });
}

/** The next period of a subscription and its invoice, unpaid as yet. */
export function nextPeriod(account: Account, before: Subscription, start: number) {
  const { store } = account;
  const old = onlyItem(before);
  const anchor = before.status === 'trialing' ? start : before.billing_cycle_anchor;
  const recurrence = old.price.recurring ?? { interval: 'month', interval_count: 1 };
  const item = {
    ...old,
    current_period_start: start,
    current_period_end: periodEnd(anchor, start, recurrence),
  };
  const discounts = before.discounts
    .map((id) => store.get('discount', id))
    .filter((one): one is Discount => one !== undefined && lasts(account, one, start));
  const charges = [chargeFor(account, item), ...takePending(account, before.id)];
  const invoice = issueInvoice(account, before, 'subscription_cycle', charges, discounts);
  const changes: Partial<Subscription> = {
    billing_cycle_anchor: anchor,
    discounts: discounts.map((discount) => discount.id),
    items: whole([item], before.items.url),
    latest_invoice: invoice.id,
  };
  return { changes, invoice };
}

function retry(account: Account, subscription: Subscription, invoice: Invoice): void {
  const next = nextAttempt(account, invoice.attempt_count);
  const { answer } = settle(account, invoice, {
    method: methodOf(account, subscription),
    refused: takeFailure(account, subscription.id),
    nextAttempt: next,
  });
  if (answer === 'pays' || next !== null) return;
  if (account.store.setting(AFTER_RETRIES) === 'unpaid') {
    change(account, subscription, { status: 'unpaid' });
  } else end(account, subscription, 'payment_failed');
}

/** The first payment never came: the subscription is over before it began. */
function giveUp(account: Account, subscription: Subscription): void {
  const open = openInvoice(account, subscription);
  if (open !== undefined) voidInvoice(account, open);
  change(account, subscription, { ended_at: account.now(), status: 'incomplete_expired' });
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

/** The lines waiting for the next invoice, left where they are. */
export function pendingOf(account: Account, id: string): Charge[] {
  return JSON.parse(account.store.setting(`pending:${id}`) ?? '[]') as Charge[];
}

function takePending(account: Account, id: string): Charge[] {
  const kept = pendingOf(account, id);
  account.store.setSetting(`pending:${id}`, null);
  return kept;
}
