import { addMonths } from '../billing/calendar.ts';
import { closeDispute, disputeOf, isOpenDispute, openDispute } from '../billing/disputes.ts';
import { end, failKey, isLive } from '../billing/lifecycle.ts';
import { refund, refundable } from '../billing/refunding.ts';
import { afterRetries, draftRenewals } from '../billing/renewals.ts';
import { onlyItem } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import type { PaymentIntent, Subscription } from '../core/objects.ts';
import { holdWebhook } from '../webhooks/deliveries.ts';

/** Actions of the dashboard beyond the account. */
export interface DashboardTools {
  /** Moves the clock forward by whole seconds. */
  readonly advance: (seconds: number) => number;
  /** Redelivers an event to the webhook. */
  readonly replay: (eventId: string) => Promise<unknown>;
}

/** An action of a button; `false` when it is not possible. */
type Action = (account: Account, id: string, tools: DashboardTools) => unknown;

/** Dashboard actions by their `action` field. `id` is an object's, or a customer's email address. */
export const actions: Readonly<Record<string, Action>> = {
  day: (_account, _id, { advance }) => advance(86_400),
  month: (account, _id, { advance }) => advance(addMonths(account.now(), 1) - account.now()),
  renewal: (account, _id, { advance }) => {
    const next = nextRenewal(account);
    // One second later, so that it is due.
    return next !== undefined && advance(Math.max(1, next + 1 - account.now()));
  },
  'webhook-off': ({ store }) => holdWebhook(store, true),
  'webhook-on': ({ store }) => holdWebhook(store, false),
  'retries-cancel': ({ store }) => store.setSetting(afterRetries, null),
  'retries-unpaid': ({ store }) => store.setSetting(afterRetries, 'unpaid'),
  'renewals-at-once': ({ store }) => store.setSetting(draftRenewals, null),
  'renewals-drafted': ({ store }) => store.setSetting(draftRenewals, '1'),
  fail: onSubscription(({ store }, { id }) => store.setSetting(failKey(id), '1')),
  repair: onSubscription(({ store }, { id }) => store.setSetting(failKey(id), null)),
  cancel: onSubscription((account, one) => end(account, one, 'cancellation_requested')),
  refund: onPayment((account, payment) => {
    const amount = refundable(account, payment);
    const given = { amount, reason: 'requested_by_customer' as const, metadata: {} };
    return amount > 0 && refund(account, payment, given);
  }),
  dispute: onPayment((account, payment) => {
    const charge = account.store.get('charge', payment.latest_charge ?? '');
    if (charge === undefined || charge.disputed || charge.refunded) return false;
    return openDispute(account, charge);
  }),
  'dispute-won': onPayment((account, payment) => decide(account, payment, 'won')),
  'dispute-lost': onPayment((account, payment) => decide(account, payment, 'lost')),
  resend: ({ store }, id, { replay }) => store.get('event', id) !== undefined && replay(id),
};

/** The earliest period end, `undefined` without a running subscription. */
export function nextRenewal({ store }: Account): number | undefined {
  const ends = store
    .list('subscription', { ended_at: null })
    .filter(({ status }) => status !== 'incomplete')
    .map((one) => onlyItem(one).current_period_end);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

function decide(account: Account, payment: PaymentIntent, status: 'won' | 'lost') {
  const dispute = disputeOf(account, payment.latest_charge ?? '');
  return dispute !== undefined && isOpenDispute(dispute) && closeDispute(account, dispute, status);
}

function onSubscription(act: (account: Account, one: Subscription) => unknown): Action {
  return (account, id) => {
    const found = named(account, 'subscription', id).find(isLive);
    return found !== undefined && act(account, found);
  };
}

function onPayment(act: (account: Account, one: PaymentIntent) => unknown): Action {
  return (account, id) => {
    const found = named(account, 'payment_intent', id).find(({ status }) => status === 'succeeded');
    return found !== undefined && act(account, found);
  };
}

/** The object with this id, or those of the customer with this email, newest first. */
function named<K extends 'subscription' | 'payment_intent'>(
  { store }: Account,
  object: K,
  id: string,
) {
  const one = store.get(object, id);
  if (one !== undefined || !id.includes('@')) return one === undefined ? [] : [one];
  const customers = store.list('customer', { email: id });
  return customers.flatMap((customer) => store.list(object, { customer: customer.id }));
}
