/** The result of a reconcile run: Stripe ids and references only, no personal data. */
import type { SubscriptionRow } from '../../../src/domain/billing/subscription-row.ts';
import type { SubscriptionUpdate } from '../platform/database.ts';

/** A row that differed from Stripe: each differing field, before and after. */
export interface Difference {
  readonly subscription: string;
  /** Null when there was no row. */
  readonly reference: string | null;
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}

export interface ReconcileReport {
  /** Number of Stripe subscriptions compared with their rows: live ones and recently ended ones. */
  checked: number;
  repaired: Difference[];
  /** Live at Stripe, of a customer without an account here. */
  unknown: { subscription: string; customer: string; status: string }[];
  /** Live here, but unknown to Stripe. */
  missing: { subscription: string; reference: string }[];
  /** Users charged twice: the references of each. */
  doubled: string[][];
  /**
   * Customers deleted at Stripe in the last 30 days and still linked to an account here: replaced by a new one
   * as soon as their owner opens the billing section or orders.
   */
  deletedCustomers: string[];
  /** Customers that could not be read or repaired in this run. */
  failed: { customer: string; error: string }[];
  /** Outcomes of the succeeded payments of the last 45 days. */
  payments: PaymentTotals;
  /** Payments not explained by a period of access, a refund or a dispute, or not entirely. */
  unexplained: UnexplainedPayment[];
  /** Number of invoices of ended subscriptions that were voided. */
  voided: number;
  /** Number of pending events that were processed. */
  events: number;
  /** Number of renewal notices enqueued. */
  notices: number;
  /** False: the next call resumes here. */
  finished: boolean;
}

/** Numbers of payments by outcome, and sums in cents by currency. */
export interface PaymentTotals {
  checked: number;
  /** Payments of a period that gives, or gave, access. */
  periods: number;
  refunded: number;
  disputed: number;
  /** `in`: charged; `out`: refunded, withheld or lost. */
  sums: Record<string, { in: number; out: number }>;
}

/** Why a payment is not explained by a period of access, a refund or a dispute. */
export type UnexplainedReason =
  /** It paid no invoice of a subscription. */
  | 'no_subscription'
  /** Its customer has no account here. */
  | 'no_account'
  /** Its period gives no access. */
  | 'no_access'
  /** It arrived after the end, and could not be refunded. */
  | 'after_end'
  /** Its contract was withdrawn from, and the refund needs a manual decision. */
  | 'review';

/** Why a payment needs a manual check. */
export type PaymentFinding =
  | UnexplainedReason
  /** It was refunded or disputed, and the credit for its unused part is still the customer's: `amount` is that credit. */
  | 'credit_left';

/** A payment that needs a manual check. */
export interface UnexplainedPayment {
  readonly charge: string;
  readonly customer: string | null;
  /** Cents of `currency`. */
  readonly amount: number;
  readonly currency: string;
  /** When it was charged. */
  readonly at: string;
  readonly reason: PaymentFinding;
}

/** Maximum length of a list in the report; further differences are still repaired. */
const maxEntries = 500;

export function emptyReport(): ReconcileReport {
  return {
    checked: 0,
    repaired: [],
    unknown: [],
    missing: [],
    doubled: [],
    deletedCustomers: [],
    failed: [],
    payments: { checked: 0, periods: 0, refunded: 0, disputed: 0, sums: {} },
    unexplained: [],
    voided: 0,
    events: 0,
    notices: 0,
    finished: false,
  };
}

/** Adds an entry to a list of the report, without duplicates, up to the maximum length. */
export function addReport<Entry>(list: Entry[], entry: Entry): void {
  const text = JSON.stringify(entry);
  if (list.length < maxEntries && !list.some((each) => JSON.stringify(each) === text))
    list.push(entry);
}

const compared = [
  'stripe_price_id',
  'status',
  'stripe_status',
  'plan_key',
  'plan_name',
  'fallback_plan_key',
  'amount',
  'currency',
  'start_date',
  'end_date',
  'paid_until',
  'renews_at',
  'cancel_at_period_end',
  'canceled_at',
  'payment_issue',
  'latest_invoice',
] as const satisfies readonly (keyof SubscriptionUpdate & keyof SubscriptionRow)[];
type Field = (typeof compared)[number];

/** The differences between a row and Stripe's data; null when there is none. `but`: fields not compared. */
export function difference(
  stored: SubscriptionRow | undefined,
  read: SubscriptionUpdate,
  but: readonly Field[] = [],
): Difference | null {
  const changes: Record<string, readonly [unknown, unknown]> = {};
  for (const field of compared) {
    if (but.includes(field)) continue;
    const before = stored?.[field] ?? null;
    const after = read[field];
    if (normalize(before) !== normalize(after)) changes[field] = [before, after];
  }
  if (Object.keys(changes).length === 0) return null;
  return {
    subscription: read.stripe_subscription_id,
    reference: stored?.reference ?? null,
    changes,
  };
}

/** Normalises timestamps, which come in two formats. */
function normalize(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]/.test(value)
    ? Date.parse(value)
    : value;
}
