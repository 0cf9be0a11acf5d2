/** Access derived from a subscription's billing periods and their payments. */
import { plans, type PlanKey } from './plans.ts';

/**
 * Outcome of the payment of an invoice: `unpaid`: still due; `kept`: paid, or nothing was
 * due; `refunded`: in full; `disputed`: withheld or lost in a dispute.
 */
export type PaymentOutcome = 'unpaid' | 'kept' | 'refunded' | 'disputed';

/** Why a payment was reversed. */
export type ReversedOutcome = 'refunded' | 'disputed';

/** A change of plan within a period, with the payment of its invoice. */
export interface PlanChange {
  readonly from: PlanKey;
  readonly to: PlanKey;
  readonly payment: PaymentOutcome;
}

/** A billing period. Instants in Unix seconds. */
export interface BilledPeriod {
  readonly start: number;
  readonly end: number;
  /** Of the invoice that opened the period. */
  readonly payment: PaymentOutcome;
  /** Oldest first. */
  readonly changes: readonly PlanChange[];
}

export interface PaidTime {
  /** End of the paid time, in Unix seconds. */
  readonly until: number;
  /** Why the last paid period counts as unpaid; null if its payment was kept. */
  readonly reversed: ReversedOutcome | null;
  /** The changes of plan since that period began, oldest first. */
  readonly changes: readonly PlanChange[];
}

/**
 * The paid time of a subscription, from its periods, newest first (at least one). Periods that are still unpaid are
 * skipped: the period before them decides. If all are unpaid, the time before the first of them counts as paid.
 */
export function paidTime(periods: readonly [BilledPeriod, ...BilledPeriod[]]): PaidTime {
  const paid = periods.findIndex(({ payment }) => payment !== 'unpaid');
  const since = paid === -1 ? periods : periods.slice(0, paid + 1);
  const changes = since.toReversed().flatMap((period) => period.changes);
  const period = periods[paid];
  if (period === undefined || period.payment === 'unpaid') {
    return { until: (periods.at(-1) ?? periods[0]).start, reversed: null, changes };
  }
  return period.payment === 'kept'
    ? { until: period.end, reversed: null, changes }
    : { until: period.start, reversed: period.payment, changes };
}

/**
 * The plan whose content is open, given the plan at Stripe and the changes since the paid period began: a change to a
 * more expensive plan counts only while its payment is kept.
 */
export function openPlan(plan: PlanKey, changes: readonly PlanChange[]): PlanKey {
  const [first] = changes;
  if (first === undefined || changes.every(({ payment }) => isKept(payment))) return plan;
  return changes.reduce<PlanKey>(
    (open, { to, payment }) =>
      isKept(payment) || plans[to].amount <= plans[open].amount ? to : open,
    first.from,
  );
}

function isKept(payment: PaymentOutcome): boolean {
  return payment === 'kept';
}
