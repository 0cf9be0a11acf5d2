import type { Account } from '../core/account.ts';
import { whole } from '../core/lists.ts';
import type { Invoice, Subscription } from '../core/objects.ts';
import { periodEnd } from './calendar.ts';
import type { Due } from './due.ts';
import { openInvoice, voidInvoice } from './invoices.ts';
import { issueInvoice } from './invoicing.ts';
import { change, end, failKey } from './lifecycle.ts';
import { attempt } from './payment.ts';
import { takePendingLines } from './pending-lines.ts';
import { expirePending } from './pending-update.ts';
import { methodOf } from './saved-cards.ts';
import { settle } from './settling.ts';
import { chargeFor, onlyItem } from './subscribing.ts';

const day = 86_400;
/** Days between the retries of a failed renewal. */
const retryDays = [3, 5, 7];
/** Time for which an incomplete subscription waits for its first payment, in seconds. */
const firstPaymentWait = 23 * 3_600;
/** Setting for the status of a subscription after the last retry. */
export const afterRetries = 'after_retries';

/** The next due work of each live subscription, unordered. */
export function dueSubscriptions(account: Account): Due[] {
  return account.store
    .list('subscription', { ended_at: null })
    .map((subscription) =>
      dueOf(account, subscription).reduce((first, one) => (one.at < first.at ? one : first)),
    );
}

/** The due work of a subscription; of two at the same time, the first listed is done first. */
function dueOf(account: Account, subscription: Subscription): Due[] {
  const { status } = subscription;
  const open = status === 'past_due' ? openInvoice(account, subscription) : undefined;
  return [
    {
      at: subscription.cancel_at ?? Infinity,
      act: () => void end(account, subscription, 'cancellation_requested'),
    },
    {
      at: status === 'incomplete' ? subscription.created + firstPaymentWait : Infinity,
      act: () => giveUp(account, subscription),
    },
    {
      at: subscription.pending_update?.expires_at ?? Infinity,
      act: () => expirePending(account, subscription),
    },
    {
      at: open?.next_payment_attempt ?? Infinity,
      act: () => open && retry(account, subscription, open),
    },
    {
      at: status === 'incomplete' ? Infinity : onlyItem(subscription).current_period_end,
      act: () => renew(account, subscription),
    },
  ];
}

/** Starts the next period and charges it; also after a trial. */
function renew(account: Account, before: Subscription): void {
  const method = methodOf(account, before);
  const { changes, invoice } = nextPeriod(account, before, onlyItem(before).current_period_end);
  if (before.status === 'unpaid') {
    // Stripe keeps creating invoices, but leaves them as drafts.
    const unsent = { hosted_invoice_url: null, invoice_pdf: null };
    account.store.put({ ...invoice, ...unsent, status: 'draft' });
    change(account, before, changes);
    return;
  }
  const { answer } = attempt(account, invoice, {
    method,
    refused: takeFailure(account, before.id),
    nextAttempt: nextAttempt(account, 0),
  });
  change(account, before, { ...changes, status: answer === 'pays' ? 'active' : 'past_due' });
}

/** Creates the next period of a subscription and its open invoice. */
function nextPeriod(account: Account, before: Subscription, start: number) {
  const old = onlyItem(before);
  const anchor = before.status === 'trialing' ? start : before.billing_cycle_anchor;
  const item = {
    ...old,
    current_period_start: start,
    current_period_end: periodEnd(anchor, start),
  };
  const charges = [chargeFor(account, item), ...takePendingLines(account, before.id)];
  const bill = { subscription: before, reason: 'subscription_cycle' as const, charges };
  const invoice = issueInvoice(account, bill);
  const changes: Partial<Subscription> = {
    billing_cycle_anchor: anchor,
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
  if (account.store.setting(afterRetries) === 'unpaid') {
    change(account, subscription, { status: 'unpaid' });
  } else end(account, subscription, 'payment_failed');
}

/** Expires a subscription whose first payment never succeeded. */
function giveUp(account: Account, subscription: Subscription): void {
  const open = openInvoice(account, subscription);
  if (open !== undefined) voidInvoice(account, open);
  change(account, subscription, { ended_at: account.now(), status: 'incomplete_expired' });
}

function nextAttempt(account: Account, attempts: number): number | null {
  const days = retryDays[attempts];
  return days === undefined ? null : account.now() + days * day;
}

/** Reads and clears the dashboard's flag: it fails one payment. */
function takeFailure(account: Account, id: string): 'generic_decline' | undefined {
  const isMarked = account.store.setting(failKey(id)) !== undefined;
  account.store.setSetting(failKey(id), null);
  return isMarked ? 'generic_decline' : undefined;
}
