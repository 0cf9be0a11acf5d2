/** Access from the billing periods of a subscription, and from the money of each. */
import { plans, type PlanKey } from './plans.ts';

/**
 * What became of the payment of an invoice: `unpaid`: still due; `kept`: paid, or nothing was
 * due; `refunded`: in full; `disputed`: withheld or lost in a dispute.
 */
export type PaymentOutcome = 'unpaid' | 'kept' | 'refunded' | 'disputed';

/** Why money went back. */
export type ReturnedOutcome = 'refunded' | 'disputed';

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
  /** The period that was paid last; undefined when none of them was. */
  readonly period: BilledPeriod | undefined;
  /** End of the paid time, in Unix seconds. */
  readonly until: number;
  /** Why the last paid period counts as unpaid; null when its money was kept. */
  readonly returned: ReturnedOutcome | null;
}

/**
 * The paid time of a subscription, from its periods, newest first (at least one). Periods that are
 * still unpaid are skipped: the period before them decides. With none but unpaid periods, the
 * time before the first of them counts as paid.
 */
export function paidTime(periods: readonly [BilledPeriod, ...BilledPeriod[]]): PaidTime {
  for (const period of periods) {
    if (period.payment === 'unpaid') continue;
    return period.payment === 'kept'
      ? { period, until: period.end, returned: null }
      : { period, until: period.start, returned: period.payment };
  }
  const oldest = periods.at(-1) ?? periods[0];
  return { period: undefined, until: oldest.start, returned: null };
}

/**
 * The plan whose content is open in a paid period, given the plan at Stripe: a change to a dearer
 * plan counts only while its payment is kept.
 */
export function openPlan(plan: PlanKey, { changes }: Pick<BilledPeriod, 'changes'>): PlanKey {
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
