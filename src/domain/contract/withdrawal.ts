/**
 * The fourteen days in which a consumer may withdraw from a contract (articles L. 221-18 and following of
 * the French consumer code): which instant is the last, and what becomes of the money.
 */
import { instantOf, wallClock } from '../shared/time-zone.ts';

/** Days, the day of the order not counted. */
export const withdrawalDays = 14;

/** The last second to withdraw from a contract concluded at `concluded`: 23:59:59 in Paris on day 14. */
export function withdrawalEnds(concluded: Date): Date {
  const { year, month, day } = wallClock(concluded, 'Europe/Paris');
  const last = { year, month, day: day + withdrawalDays, hour: 23, minute: 59, second: 59 };
  const ends = instantOf(last, 'Europe/Paris');
  if (!ends) throw new Error('Clocks in Paris never skip the end of a day.');
  return ends;
}

/** Whether somebody may still withdraw: up to and including the last second. */
export function mayWithdraw(concluded: Date, now: Date): boolean {
  return now.getTime() < withdrawalEnds(concluded).getTime() + 1_000;
}

/**
 * What becomes of the money: `whole` is paid back at once. `review`, by a person, only where the right is
 * lost by law (immediate access was asked for, with proof) and was given back once already: else an account
 * could be free for ever.
 */
export function withdrawalRefund(contract: {
  readonly waiver: boolean;
  readonly earlierWithdrawals: number;
}): 'whole' | 'review' {
  return contract.waiver && contract.earlierWithdrawals > 0 ? 'review' : 'whole';
}
