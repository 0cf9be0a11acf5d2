/** All data of the billing section, read from the stored row and from Stripe. */
import type Stripe from 'stripe';
import type {
  BilledCard,
  BilledSubscription,
  BillingOverview,
} from '../../../src/domain/api/billing.ts';
import { billedSubscription } from '../../../src/domain/billing/billed-subscription.ts';
import { isLive } from '../../../src/domain/billing/stripe-status.ts';
import type { SubscriptionRow } from '../../../src/domain/billing/subscription-row.ts';
import { canWithdraw } from '../../../src/domain/billing/subscription-status.ts';
import { isWithdrawn, currentSubscriptionRow, type BillingContext } from './context.ts';
import { offeredPlans } from './offered-plans.ts';
import { billedInvoice, openInvoice, readInvoices, readRefunds } from './invoices.ts';

/** Throws when Stripe or the database fails: a partial overview would wrongly show no card and no invoice. */
export async function overview(caller: BillingContext): Promise<BillingOverview> {
  const { stripe, customer } = caller;
  const row = await currentSubscriptionRow(caller);
  const [invoices, refunds, card, withdrawn, offered] = await Promise.all([
    customer === undefined ? [] : readInvoices(stripe, customer),
    customer === undefined ? new Map<string, number>() : readRefunds(stripe, customer),
    customer === undefined ? null : readCard(stripe, customer, row),
    row !== undefined &&
      canWithdraw(row, new Date()) &&
      isWithdrawn(caller, row.stripe_subscription_id),
    offeredPlans(caller.service),
  ]);
  return {
    subscription: row === undefined ? null : billed(row, invoices, withdrawn, customer),
    card,
    invoices: invoices.map((invoice) => billedInvoice(invoice, refunds)),
    offered,
  };
}

function billed(
  row: SubscriptionRow,
  invoices: readonly Stripe.Invoice[],
  withdrawn: boolean,
  customer: string | undefined,
): BilledSubscription {
  const live = isLive(row.stripe_status);
  const open = live ? openInvoice(invoices, row.stripe_subscription_id) : undefined;
  // Paid a moment ago, and the stored row has not been updated yet.
  const settled = live && customer !== undefined && open === undefined;
  const current = settled ? { ...row, payment_issue: null } : row;
  const payUrl = open?.hosted_invoice_url ?? null;
  return billedSubscription(current, new Date(), { payUrl, withdrawn });
}

/** The card that will be charged next. */
async function readCard(
  stripe: Stripe,
  customer: string,
  row: SubscriptionRow | undefined,
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
