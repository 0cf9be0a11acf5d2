/** Everything the billing section shows, read from our row and from Stripe. */
import type Stripe from 'stripe';
import { isActive } from '../../../src/domain/shared/access.ts';
import type {
  BilledCard,
  BilledSubscription,
  BillingOverview,
} from '../../../src/domain/api/billing.ts';
import { mayWithdraw, withdrawalEnds } from '../../../src/domain/contract/withdrawal.ts';
import type { StoredSubscription } from '../platform/database.ts';
import { isLive, isWithdrawn, paidUntil, storedSubscription, type Caller } from './context.ts';
import { billedInvoice, openInvoice, readInvoices, readRefunds } from './invoices.ts';

/** Throws when Stripe or the database fails: half an overview would tell of no card and no invoice. */
export async function overview(caller: Caller): Promise<BillingOverview> {
  const { stripe, customer } = caller;
  const row = await storedSubscription(caller);
  const [invoices, refunds, card, withdrawalUntil] = await Promise.all([
    customer === undefined ? [] : readInvoices(stripe, customer),
    customer === undefined ? new Map<string, number>() : readRefunds(stripe, customer),
    customer === undefined ? null : readCard(stripe, customer, row),
    row === undefined ? null : withdrawalOf(caller, row),
  ]);
  return {
    subscription: row === undefined ? null : billed(row, invoices, withdrawalUntil, customer),
    card,
    invoices: invoices.map((invoice) => billedInvoice(invoice, refunds)),
  };
}

function billed(
  row: StoredSubscription,
  invoices: readonly Stripe.Invoice[],
  withdrawalUntil: string | null,
  customer: string | undefined,
): BilledSubscription {
  const live = isLive(row.stripe_status);
  const open = live ? openInvoice(invoices, row.stripe_subscription_id) : undefined;
  // Paid a moment ago, and our row has not heard of it.
  const settled = live && customer !== undefined && open === undefined;
  return {
    reference: row.reference,
    plan: row.plan_key,
    status: row.status,
    stripe_status: row.stripe_status,
    active: isActive(row, new Date()),
    amount: row.amount,
    currency: row.currency,
    started_at: iso(row.start_date),
    paid_until: paidUntil(row),
    access_until: iso(row.end_date),
    renews_at: row.renews_at === null ? null : iso(row.renews_at),
    ends_at: live && row.cancel_at_period_end ? paidUntil(row) : null,
    payment_issue: settled ? null : row.payment_issue,
    pay_url: open?.hosted_invoice_url ?? null,
    withdrawal_until: withdrawalUntil,
  };
}

/** The last second to withdraw, while the contract runs and nobody has. */
async function withdrawalOf(caller: Caller, row: StoredSubscription): Promise<string | null> {
  const concluded = new Date(row.start_date);
  if (!isLive(row.stripe_status) || !mayWithdraw(concluded, new Date())) return null;
  if (await isWithdrawn(caller, row.stripe_subscription_id)) return null;
  return withdrawalEnds(concluded).toISOString();
}

/** The card that the next charge goes to. */
async function readCard(
  stripe: Stripe,
  customer: string,
  row: StoredSubscription | undefined,
): Promise<BilledCard | null> {
  const running = row?.stripe_customer_id === customer && isLive(row.stripe_status);
  const [subscription, owner] = await Promise.all([
    running
      ? stripe.subscriptions.retrieve(row.stripe_subscription_id, {
          expand: ['default_payment_method'],
        })
      : undefined,
    stripe.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] }),
  ]);
  const method =
    subscription?.default_payment_method ??
    (owner.deleted ? null : owner.invoice_settings.default_payment_method);
  if (typeof method !== 'object' || !method?.card) return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  return { brand, last4, exp_month, exp_year };
}

function iso(instant: string): string {
  return new Date(instant).toISOString();
}
