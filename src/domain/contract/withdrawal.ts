/**
 * The fourteen-day right of withdrawal (articles L. 221-18 and following of the French consumer
 * code): its deadline and the refund.
 */
import { instantOf, wallClock } from '../shared/time-zone.ts';

/** Days, without the day of the order. */
export const withdrawalDays = 14;

/**
 * The last second to withdraw from a contract concluded at `concluded`: 23:59:59 in Paris on
 * day 14.
 */
export function withdrawalEnds(concluded: Date): Date {
  const { year, month, day } = wallClock(concluded, 'Europe/Paris');
  const last = { year, month, day: day + withdrawalDays, hour: 23, minute: 59, second: 59 };
  const ends = instantOf(last, 'Europe/Paris');
  if (!ends) throw new Error('Clocks in Paris never skip the end of a day.');
  return ends;
}

/** Whether the right of withdrawal still applies, last second included. */
export function mayWithdraw(concluded: Date, now: Date): boolean {
  return now.getTime() < withdrawalEnds(concluded).getTime() + 1_000;
}

/**
 * The refund of a withdrawal: `whole` is paid at once. `review` is manual, only if the right is
 * lost by law (immediate access was requested, with proof) and was granted once before as a
 * courtesy: otherwise an account could be free for ever.
 */
export function withdrawalRefund(contract: {
  readonly waiver: boolean;
  readonly earlierWithdrawals: number;
}): 'whole' | 'review' {
  return contract.waiver && contract.earlierWithdrawals > 0 ? 'review' : 'whole';
}
