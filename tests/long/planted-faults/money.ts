/** Charges, stored payments and refunds. */
import type { Fault } from './fault.ts';

export const money: readonly Fault[] = [
  {
    name: 'the price in the request is charged instead of the plan’s',
    file: 'netlify/lib/checkout/offer.ts',
    find: 'if (price && priceDifferences(priceId, plan, price, taxIsAutomatic()).length === 0) return;',
    replace: 'if (price) return;',
    caughtBy: { suite: 'functions', files: ['tests/functions/checkout/offer.test.ts'] },
  },
  {
    name: 'an unknown price buys the first plan',
    file: 'src/domain/billing/plans.ts',
    find: 'return priceId && key ? plans[key] : undefined;',
    replace: "return plans[key ?? 'formation'];",
    caughtBy: { suite: 'unit', files: ['tests/unit/billing/plans.test.ts'] },
  },
  {
    name: 'the webhook signature is not checked',
    file: 'netlify/functions/stripe-webhook.mts',
    find: 'return await stripe.webhooks.constructEventAsync(body, signature, secret, toleranceSeconds);',
    replace: 'return JSON.parse(body) as Stripe.Event;',
    caughtBy: {
      suite: 'functions',
      files: ['tests/functions/subscriptions/stripe-webhook.test.ts'],
    },
  },
  {
    name: 'an event signed an hour ago is accepted',
    file: 'netlify/functions/stripe-webhook.mts',
    find: 'const toleranceSeconds = 5 * 60;',
    replace: 'const toleranceSeconds = 500 * 60;',
    caughtBy: {
      suite: 'functions',
      files: ['tests/functions/subscriptions/stripe-webhook.test.ts'],
    },
  },
  {
    name: 'an event is marked as processed before its work is done',
    file: 'netlify/lib/subscriptions/process-event.ts',
    find: 'const customer = summary.customer ??',
    replace:
      'await markProcessed(clients.service, event.id);\n  const customer = summary.customer ??',
    caughtBy: {
      suite: 'functions',
      files: ['tests/functions/subscriptions/stripe-webhook.test.ts'],
    },
  },
  {
    name: 'two workers process the same event',
    file: 'supabase/schemas/billing/stripe_events.sql',
    find: 'where e.processed_at is null and (e.processing_until is null or e.processing_until <= now()) returning',
    replace: 'where e.processed_at is null\n  returning',
    caughtBy: { suite: 'database', files: ['tests/database/subscriptions/sync-races.test.ts'] },
  },
  {
    name: 'a subscriber can order a second subscription',
    file: 'netlify/lib/checkout/checkout.ts',
    find: 'if (statuses.some(isPaidUp)) throw alreadySubscribed();',
    replace: '',
    caughtBy: { suite: 'functions', files: ['tests/functions/checkout/stripe-checkout.test.ts'] },
  },
  {
    name: 'an earlier payment page can still be paid',
    file: 'netlify/lib/checkout/session.ts',
    find: 'for (const { id } of others) await expireSession(stripe, id);',
    replace: 'if (others.length > 99) await expireSession(stripe, others[0]?.id ?? "");',
    caughtBy: { suite: 'functions', files: ['tests/functions/checkout/stripe-checkout.test.ts'] },
  },
  {
    name: 'the account of a payment is read from the page address',
    file: 'netlify/lib/subscriptions/events.ts',
    find: 'return notice(session.customer, session.metadata?.user_id, session.id);',
    replace:
      'return notice(session.customer, session.client_reference_id ?? undefined, session.id);',
    caughtBy: {
      suite: 'functions',
      files: ['tests/functions/subscriptions/stripe-webhook.test.ts'],
    },
  },
  {
    name: 'a full refund keeps access',
    file: 'netlify/lib/subscriptions/returned-invoices.ts',
    find: "return charge.refunded ? 'refunded' : 'kept';",
    replace: "return 'kept';",
    caughtBy: { suite: 'functions', files: ['tests/functions/subscriptions/payments.test.ts'] },
  },
  {
    name: 'a lost dispute keeps access',
    file: 'netlify/lib/subscriptions/returned-invoices.ts',
    find: "['needs_response', 'under_review', 'lost']",
    replace: "['needs_response', 'under_review']",
    caughtBy: { suite: 'functions', files: ['tests/functions/subscriptions/payments.test.ts'] },
  },
  {
    name: 'an older Stripe state overwrites a newer one',
    file: 'supabase/schemas/billing/sync.sql',
    find: 'if customer.sync_version is distinct from p_version then',
    replace: 'if customer.sync_version is null then',
    caughtBy: { suite: 'functions', files: ['tests/functions/subscriptions/sync.test.ts'] },
  },
  {
    name: 'a plan change charges another amount than shown',
    file: 'netlify/lib/billing/plan-change.ts',
    find: 'if (then.due_now !== dueNow) {',
    replace: 'if (then.due_now < 0 && dueNow > 0) {',
    caughtBy: { suite: 'functions', files: ['tests/functions/billing/plan-change.test.ts'] },
  },
  {
    name: 'a plan change is dated before the one before it',
    file: 'netlify/lib/billing/plan-limits.ts',
    find: ' || at < lastChange',
    replace: '',
    caughtBy: {
      suite: 'functions',
      files: ['tests/functions/billing/plan-change-limits.test.ts'],
    },
  },
  {
    name: 'a plan change takes effect without its payment',
    file: 'netlify/lib/billing/plan-change.ts',
    find: "payment_behavior: 'pending_if_incomplete'",
    replace: "payment_behavior: 'allow_incomplete'",
    caughtBy: { suite: 'functions', files: ['tests/functions/billing/plan-change.test.ts'] },
  },
  {
    name: 'a declined card is saved',
    file: 'netlify/lib/billing/cards.ts',
    find: 'await stripe.paymentMethods.detach(card.id);',
    replace: '',
    caughtBy: { suite: 'functions', files: ['tests/functions/billing/cards.test.ts'] },
  },
  {
    name: 'a subscription is stored without its consent record',
    file: 'supabase/schemas/billing/sync.sql',
    find: 'if evidence.id is null and r.plan_key is not null then',
    replace: 'if evidence.id is null and r.plan_key is null then',
    caughtBy: { suite: 'functions', files: ['tests/functions/subscriptions/sync.test.ts'] },
  },
  {
    name: 'the withdrawal period ends a day early',
    file: 'src/domain/contract/withdrawal.ts',
    find: 'export const withdrawalDays = 14;',
    replace: 'export const withdrawalDays = 13;',
    caughtBy: { suite: 'unit', files: ['tests/unit/contract/withdrawal.test.ts'] },
  },
  {
    name: 'a withdrawal refunds an amount already refunded',
    file: 'netlify/lib/contract/stripe.ts',
    find: 'const remaining = amount - sumOf(await refundsOf(stripe, target));',
    replace: 'const remaining = amount;',
    caughtBy: { suite: 'functions', files: ['tests/functions/contract/contract-end.test.ts'] },
  },
  {
    name: 'another account with the same card or mailbox is refunded again',
    file: 'supabase/schemas/contract/contract_ends.sql',
    find: 'or c.payer_hash && p_end.payer_hash',
    replace: '',
    caughtBy: {
      suite: 'functions',
      files: ['tests/functions/contract/second-withdrawals.test.ts'],
    },
  },
  {
    name: 'two withdrawals in one moment are both refunded',
    file: 'supabase/schemas/contract/finish.sql',
    find: "perform pg_advisory_xact_lock(hashtextextended('withdrawal_refund', 0));",
    replace: '',
    caughtBy: {
      suite: 'database',
      files: ['tests/database/contract/withdrawal-races.test.ts'],
    },
  },
  {
    name: 'a payment after the end of a subscription is kept',
    file: 'netlify/lib/subscriptions/late-payments.ts',
    find: 'if (paidAt === null || paidAt <= endedAt) continue;',
    replace: 'continue;',
    caughtBy: {
      suite: 'functions',
      files: ['tests/functions/subscriptions/late-payments.test.ts'],
    },
  },
  {
    name: 'the invoice of an ended subscription can still be paid',
    file: 'netlify/lib/subscriptions/late-payments.ts',
    find: 'if (await voidInvoice(stripe, invoice.id)) voided += 1;',
    replace: '',
    caughtBy: {
      suite: 'functions',
      files: ['tests/functions/subscriptions/late-payments.test.ts'],
    },
  },
  {
    name: 'a refunded period is followed by a grace period',
    file: 'src/domain/billing/paid-periods.ts',
    find: "if (period.payment === 'unpaid') continue;",
    replace: "if (period.payment !== 'kept') continue;",
    caughtBy: { suite: 'unit', files: ['tests/unit/billing/entitlement.test.ts'] },
  },
  {
    name: 'a payment that gives no access goes unreported',
    file: 'netlify/lib/reconcile/payments.ts',
    find: "return isPast || row.status === 'active' ? 'periods' : 'no_access';",
    replace: "return 'periods';",
    caughtBy: { suite: 'functions', files: ['tests/functions/reconcile/payments.test.ts'] },
  },
];
