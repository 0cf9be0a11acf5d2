/** Stripe's subscription statuses and their meaning on this site: the only such table. */

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

export interface StatusRule {
  /** Whether it gives access between its dates. */
  readonly grantsAccess: boolean;
  /**
   * Stripe starts a period before its renewal is paid: the paid time then ends where the period
   * starts.
   */
  readonly paidUntil: 'periodStart' | 'periodEnd';
  readonly renews: boolean;
  /**
   * `unfinished`: the first payment has not succeeded; `over`: terminal, Stripe charges nothing
   * more.
   */
  readonly phase: 'unfinished' | 'running' | 'over';
}

/**
 * One row per status; ARCHITECTURE.md shows the same table, and a test compares the database
 * with it.
 */
export const statusRules: Readonly<Record<StripeStatus, StatusRule>> = {
  trialing: { grantsAccess: true, paidUntil: 'periodEnd', renews: true, phase: 'running' },
  active: { grantsAccess: true, paidUntil: 'periodEnd', renews: true, phase: 'running' },
  past_due: { grantsAccess: true, paidUntil: 'periodStart', renews: true, phase: 'running' },
  unpaid: { grantsAccess: false, paidUntil: 'periodStart', renews: false, phase: 'running' },
  canceled: { grantsAccess: false, paidUntil: 'periodEnd', renews: false, phase: 'over' },
  incomplete: { grantsAccess: false, paidUntil: 'periodStart', renews: false, phase: 'unfinished' },
  incomplete_expired: {
    grantsAccess: false,
    paidUntil: 'periodStart',
    renews: false,
    phase: 'over',
  },
  paused: { grantsAccess: false, paidUntil: 'periodStart', renews: false, phase: 'running' },
};

/**
 * The known status of that name; `paused`, which gives no access, for a status that Stripe adds
 * later.
 */
export function knownStatus(status: string): StripeStatus {
  return stripeStatuses.find((known) => known === status) ?? 'paused';
}

/** Terminal: cancelled, or never paid in time. */
export function isOver(status: string): boolean {
  return statusRules[knownStatus(status)].phase === 'over';
}

/** Whether Stripe may still charge for it. */
export function isLive(status: string): boolean {
  return !isOver(status);
}

/** Whether the contract is in force: live, and its first payment succeeded. */
export function isRunning(status: string): boolean {
  return statusRules[knownStatus(status)].phase === 'running';
}

/**
 * Whether the current period is paid (or a trial). Such a contract ends with its period, others
 * at once.
 */
export function isPaidUp(status: string): boolean {
  const { grantsAccess, paidUntil } = statusRules[knownStatus(status)];
  return grantsAccess && paidUntil === 'periodEnd';
}

/** The terminal statuses, for queries. */
export const overStatuses: readonly StripeStatus[] = stripeStatuses.filter(isOver);
