/** What a comparison with Stripe found, in ids of Stripe's and references: nothing of a person. */
import type { SubscriptionRow } from '../../../src/domain/billing/subscription-row.ts';
import type { SubscriptionUpdate } from '../platform/database.ts';

/** A row that was not as Stripe is: each field that differed, before and after. */
export interface Difference {
  readonly subscription: string;
  /** Null: there was no row. */
  readonly reference: string | null;
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}

export interface ReconcileReport {
  /** Subscriptions at Stripe that were compared with their rows: the live ones, and those ended lately. */
  checked: number;
  repaired: Difference[];
  /** Live at Stripe, of a customer who is nobody here. */
  unknown: { subscription: string; customer: string; status: string }[];
  /** Live here, and Stripe has none of that id. */
  missing: { subscription: string; reference: string }[];
  /** People charged twice: the references of each. */
  doubled: string[][];
  /** What could not be read or repaired this time. */
  failed: { customer: string; error: string }[];
  /** Events that waited and were brought to their end. */
  events: number;
  /** Renewal notices asked for. */
  notices: number;
  /** False: the next call goes on from here. */
  finished: boolean;
}

/** A list in a report grows no longer than this: what is beyond it is still repaired. */
const most = 500;

export function emptyReport(): ReconcileReport {
  return {
    checked: 0,
    repaired: [],
    unknown: [],
    missing: [],
    doubled: [],
    failed: [],
    events: 0,
    notices: 0,
    finished: false,
  };
}

/** Adds to a list of the report, once, unless it is long enough. */
export function addReport<Entry>(list: Entry[], entry: Entry): void {
  const text = JSON.stringify(entry);
  if (list.length < most && !list.some((each) => JSON.stringify(each) === text)) list.push(entry);
}

const compared = [
  'stripe_price_id',
  'status',
  'stripe_status',
  'plan_key',
  'plan_name',
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

/** How a row differs from what was read at Stripe; null when it does not. `but`: fields not compared. */
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
    if (plain(before) !== plain(after)) changes[field] = [before, after];
  }
  if (Object.keys(changes).length === 0) return null;
  return {
    subscription: read.stripe_subscription_id,
    reference: stored?.reference ?? null,
    changes,
  };
}

/** Instants come in two ways of writing. */
function plain(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]/.test(value)
    ? Date.parse(value)
    : value;
}
