/**
 * The fourteen-day right of withdrawal (articles L. 221-18 and following of the French consumer
 * code): its deadline and the refund.
 */
import { calendarDay, frenchHolidays } from '../booking/french-holidays.ts';
import { instantOf, wallClock, weekday, type WallClock } from '../shared/time-zone.ts';

const zone = 'Europe/Paris';

type Day = Pick<WallClock, 'year' | 'month' | 'day'>;

/** Days, not counting the day of the order. */
export const withdrawalDays = 14;

/**
 * The last second to withdraw from a contract concluded at `concluded`: 23:59:59 in Paris on
 * day 14, or on the next working day if that is a Saturday, a Sunday or a public holiday (article
 * L. 221-19).
 */
export function withdrawalEnds(concluded: Date): Date {
  let last = dayFourteen(concluded);
  while (!isWorkingDay(last)) last = { ...last, day: last.day + 1 };
  return endOf(last);
}

/** When the refund of a withdrawal is due at the latest: 23:59:59 in Paris, fourteen days after its declaration. */
export function refundDeadline(declared: Date): Date {
  return endOf(dayFourteen(declared));
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

function dayFourteen(instant: Date): Day {
  const { year, month, day } = wallClock(instant, zone);
  return { year, month, day: day + withdrawalDays };
}

function isWorkingDay(date: Day): boolean {
  const day = calendarDay(date.year, date.month, date.day);
  return weekday(date) < 6 && !frenchHolidays(Number(day.slice(0, 4))).includes(day);
}

function endOf(day: Day): Date {
  const ends = instantOf({ ...day, hour: 23, minute: 59, second: 59 }, zone);
  if (!ends) throw new Error('Clocks in Paris never skip the end of a day.');
  return ends;
}
