/**
 * The fourteen-day right of withdrawal (articles L. 221-18 and following of the French consumer
 * code): its deadline and the refund.
 */
import { instantOf, wallClock } from '../shared/time-zone.ts';

/** Days, not counting the day of the order. */
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
 * The refund of a withdrawal. `whole`: paid at once, for the first withdrawal of a person. `review`: decided by a
 * person within fourteen days, for every later one of the same account, mailbox or card, to prevent endless free use.
 * `decide_withdrawal_refund` in the database decides, whatever the browser sent.
 */
export type WithdrawalRefund = 'whole' | 'review';
