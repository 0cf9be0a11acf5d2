import { addMonths } from '../billing/calendar.ts';
import {
  answerDispute,
  closeDispute,
  disputeOf,
  isOpenDispute,
  openDispute,
} from '../billing/disputes.ts';
import { end, failKey, isLive } from '../billing/lifecycle.ts';
import { refund, refundable } from '../billing/refunding.ts';
import { AFTER_RETRIES } from '../billing/renewals.ts';
import { onlyItem } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import type { PaymentIntent, Subscription } from '../core/objects.ts';
import { setOutage } from '../webhooks/outage.ts';
import type { Upkeep } from './checkout.ts';

/** What the desk's buttons do beyond the account. */
export interface DeskTools extends Upkeep {
  advance(seconds: number): number;
  replay(eventId: string): Promise<unknown>;
}

/** What a button of the desk says to do. */
export interface Order {
  action: string;
  /** An object's id; or an address, for the newest thing of that customer. */
  id: string;
  /** A number, where one is asked for. */
  count: number;
}

/** Does it; `false` when it cannot be done. */
export async function act(account: Account, tools: DeskTools, order: Order): Promise<boolean> {
  const { store } = account;
  const { action, id } = order;
  if (action === 'resend') {
    if (store.get('event', id) === undefined) return false;
    await tools.replay(id);
    return true;
  }
  if (isClock(action)) return moveClock(account, tools, action);
  return store.transaction(
    () => onSwitch(account, order) || onSubscription(account, order) || onPayment(account, order),
  );
}

function isClock(action: string): action is 'day' | 'month' | 'renewal' {
  return action === 'day' || action === 'month' || action === 'renewal';
}

function moveClock(account: Account, tools: DeskTools, action: 'day' | 'month' | 'renewal') {
  const now = account.now();
  if (action === 'day') tools.advance(86_400);
  else if (action === 'month') tools.advance(addMonths(now, 1) - now);
  else {
    const next = nextRenewal(account);
    if (next === undefined) return false;
    // A second past it, so that it has happened.
    tools.advance(Math.max(1, next + 1 - now));
  }
  return true;
}

/** The end of the period that ends first, `undefined` when nothing runs. */
export function nextRenewal(account: Account): number | undefined {
  const ends = account.store
    .list('subscription', { ended_at: null })
    .filter(({ status }) => status !== 'paused' && status !== 'incomplete')
    .map((one) => onlyItem(one).current_period_end);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

function onSwitch({ store }: Account, { action, count }: Order): boolean {
  if (action === 'webhook-off' || action === 'webhook-on') {
    setOutage(store, { off: action === 'webhook-off' });
  } else if (action === 'webhook-drop') setOutage(store, { dropNext: count });
  else if (action === 'retries-cancel') store.setSetting(AFTER_RETRIES, null);
  else if (action === 'retries-unpaid') store.setSetting(AFTER_RETRIES, 'unpaid');
  else return false;
  return true;
}

function onSubscription(account: Account, { action, id }: Order): boolean {
  const { store } = account;
  const subscription = subscriptionNamed(account, id);
  if (subscription === undefined) return false;
  if (action === 'fail') store.setSetting(failKey(subscription.id), '1');
  else if (action === 'repair') store.setSetting(failKey(subscription.id), null);
  else if (action === 'cancel') end(account, subscription, 'cancellation_requested');
  else return false;
  return true;
}

function onPayment(account: Account, { action, id }: Order): boolean {
  const payment = paymentNamed(account, id);
  const charge = account.store.get('charge', payment?.latest_charge ?? '');
  if (payment === undefined || charge === undefined) return false;
  const dispute = disputeOf(account, charge.id);
  if (action === 'refund') {
    const amount = refundable(account, payment);
    if (amount <= 0) return false;
    refund(account, payment, { amount, reason: 'requested_by_customer', metadata: {} });
  } else if (action === 'dispute') {
    if (dispute !== undefined || charge.refunded) return false;
    openDispute(account, charge);
  } else if (dispute === undefined || !isOpenDispute(dispute)) return false;
  else if (action === 'dispute-answered') answerDispute(account, dispute);
  else if (action === 'dispute-won') closeDispute(account, dispute, 'won');
  else if (action === 'dispute-lost') closeDispute(account, dispute, 'lost');
  else return false;
  return true;
}

function subscriptionNamed(account: Account, id: string): Subscription | undefined {
  const { store } = account;
  const found = store.get('subscription', id);
  if (found !== undefined) return isLive(found) ? found : undefined;
  return customersNamed(account, id)
    .flatMap((customer) => store.list('subscription', { customer }))
    .find(isLive);
}

function paymentNamed(account: Account, id: string): PaymentIntent | undefined {
  const { store } = account;
  const found = store.get('payment_intent', id);
  if (found !== undefined) return found.status === 'succeeded' ? found : undefined;
  return customersNamed(account, id)
    .flatMap((customer) => store.list('payment_intent', { customer, status: 'succeeded' }))
    .at(0);
}

function customersNamed({ store }: Account, email: string): string[] {
  if (!email.includes('@')) return [];
  return store.list('customer', { email }).map(({ id }) => id);
}
