/**
 * What each state of a Stripe subscription gives, written once. Functions store the outcome in
 * `subscriptions`; browser, functions and database then ask one question: is `status` active, and now
 * between `start_date` and `end_date` (src/domain/shared/access.ts, public.has_access()).
 */

/** Stripe's words for the state of a subscription. */
export const stripeStatuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const;
export type StripeStatus = (typeof stripeStatuses)[number];

/**
 * Seconds that access outlasts what is paid: three days. A renewal event that comes late locks out no
 * payer, and a payment that fails can be put right.
 */
export const graceSeconds = 72 * 60 * 60;

/** What Stripe says of a subscription, as far as access depends on it. Instants in Unix seconds. */
export interface StripeFacts {
  readonly status: StripeStatus;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** When it will end because somebody asked for it; null while it renews. */
  readonly endsAt: number | null;
  /** When it ended; null while it runs. */
  readonly endedAt: number | null;
  /** What became of the payment of the current period. */
  readonly payment: 'kept' | 'refunded' | 'disputed';
}

/** What is stored: `active` gives access until `accessUntil`, any other word says why it does not. */
export interface Standing {
  readonly status: 'active' | 'refunded' | 'disputed' | StripeStatus;
  /** End of what is paid, in Unix seconds. */
  readonly paidUntil: number;
  /** The same with the grace, where the status has one. */
  readonly accessUntil: number;
  /** The next charge, in Unix seconds; null when none will come. */
  readonly renewsAt: number | null;
}

interface Rule {
  /** Whether it opens the lessons while its dates hold. */
  readonly opens: boolean;
  /** Stripe moves the period on before the renewal is paid: then what is paid ends where it begins. */
  readonly paidUntil: 'periodStart' | 'periodEnd';
  readonly renews: boolean;
}

/** One row a status; ARCHITECTURE.md shows them as a table. */
export const standingRules: Readonly<Record<StripeStatus, Rule>> = {
  trialing: { opens: true, paidUntil: 'periodEnd', renews: true },
  active: { opens: true, paidUntil: 'periodEnd', renews: true },
  past_due: { opens: true, paidUntil: 'periodStart', renews: true },
  unpaid: { opens: false, paidUntil: 'periodStart', renews: false },
  canceled: { opens: false, paidUntil: 'periodEnd', renews: false },
  incomplete: { opens: false, paidUntil: 'periodStart', renews: false },
  incomplete_expired: { opens: false, paidUntil: 'periodStart', renews: false },
  paused: { opens: false, paidUntil: 'periodStart', renews: false },
};

/** Where a subscription stands. Pure: the clock only enters when somebody asks for access. */
export function standing(facts: StripeFacts): Standing {
  const rule = standingRules[facts.status];
  const ends = facts.endedAt ?? facts.endsAt;
  const paid = facts.payment === 'kept' ? facts[rule.paidUntil] : facts.periodStart;
  const paidUntil = ends === null ? paid : Math.min(paid, ends);
  const opens = rule.opens && facts.payment === 'kept';
  return {
    status: opens
      ? 'active'
      : rule.opens
        ? (facts.payment as 'refunded' | 'disputed')
        : facts.status,
    paidUntil,
    accessUntil: opens ? paidUntil + graceSeconds : paidUntil,
    renewsAt: rule.renews && ends === null ? facts.periodEnd : null,
  };
}
