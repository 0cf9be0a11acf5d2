import type { Account } from '../core/account.ts';
import { whole } from '../core/lists.ts';
import type { Invoice, Subscription } from '../core/objects.ts';
import { periodEnd } from './calendar.ts';
import type { Due } from './due.ts';
import { openInvoice, voidInvoice } from './invoices.ts';
import { draftInvoice, finalizeDraft, issueInvoice, type Bill } from './invoicing.ts';
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
/** Setting: renewals stay drafts for an hour before they are charged, as at Stripe; otherwise they are charged at once. */
export const draftRenewals = 'draft_renewals';
/** Time for which a renewal stays a draft, in seconds. */
const draftTime = 3_600;

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
  const draft = latestDraft(account, subscription);
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
      at: draft?.automatically_finalizes_at ?? Infinity,
      act: () => draft && collect(account, subscription, finalizeDraft(account, draft, true)),
    },
    {
      at: status === 'incomplete' ? Infinity : onlyItem(subscription).current_period_end,
      act: () => renew(account, subscription),
    },
  ];
}

function latestDraft(
  { store }: Account,
  { latest_invoice: id }: Subscription,
): Invoice | undefined {
  const latest = store.get('invoice', id ?? '');
  return latest?.status === 'draft' ? latest : undefined;
}

/** Starts the next period and charges it, now or later; also after a trial. */
function renew(account: Account, before: Subscription): void {
  const { changes, bill } = nextPeriod(account, before, onlyItem(before).current_period_end);
  const { status } = before;
  if (status === 'unpaid') {
    // Stripe keeps creating invoices, but leaves them as drafts.
    const { id } = draftInvoice(account, bill, null);
    change(account, before, { ...changes, latest_invoice: id });
  } else if (account.store.setting(draftRenewals) === undefined) {
    collect(account, before, issueInvoice(account, bill), changes);
  } else {
    const { id } = draftInvoice(account, bill, account.now() + draftTime);
    change(account, before, {
      ...changes,
      latest_invoice: id,
      status: status === 'trialing' ? 'active' : status,
    });
  }
}

/** Makes the first attempt to pay a renewal. */
function collect(
  account: Account,
  subscription: Subscription,
  invoice: Invoice,
  changes: Partial<Subscription> = {},
): void {
  const { answer } = attempt(account, invoice, {
    method: methodOf(account, subscription),
    refused: takeFailure(account, subscription.id),
    nextAttempt: nextAttempt(account, 0),
  });
  change(account, subscription, {
    ...changes,
    latest_invoice: invoice.id,
    status: answer === 'pays' ? 'active' : 'past_due',
  });
}

/** The changes that start the next period of a subscription, and its bill. */
function nextPeriod(account: Account, before: Subscription, start: number) {
  const old = onlyItem(before);
  const anchor = before.status === 'trialing' ? start : before.billing_cycle_anchor;
  const item = {
    ...old,
    current_period_start: start,
    current_period_end: periodEnd(anchor, start),
  };
  const charges = [chargeFor(account, item), ...takePendingLines(account, before.id)];
  const bill: Bill = { subscription: before, reason: 'subscription_cycle', charges };
  const changes: Partial<Subscription> = {
    billing_cycle_anchor: anchor,
    items: whole([item], before.items.url),
  };
  return { changes, bill };
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
