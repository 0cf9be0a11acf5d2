/** The day of the month on which a subscription ordered now renews. */
import { wallClock } from '../shared/time-zone.ts';

/** Lengths of the shortest and the longest month. */
const shortestMonth = 28;
const longestMonth = 31;

export interface RenewalDay {
  /** 1 to 31, in Paris. */
  readonly day: number;
  /** Whether some months are shorter: Stripe then charges on their last day. */
  readonly orLast: boolean;
}

/**
 * The day of the month on which an order placed now renews, in Paris. Stripe counts months in UTC: of an order
 * shortly after midnight in Paris it renews the day before, unless that is past midnight in Paris again.
 */
export function renewalDay(now: Date): RenewalDay {
  const anchor = now.getUTCDate();
  const renewal = nextMonth(now);
  const isNextDay = wallClock(renewal, 'Europe/Paris').day !== renewal.getUTCDate();
  // The night after the last day of every month is the first of the next.
  const day = isNextDay ? (anchor % longestMonth) + 1 : anchor;
  return { day, orLast: day > shortestMonth };
}

/** A month later in UTC, at the latest on the last day of the next month. */
function nextMonth(from: Date): Date {
  const next = new Date(from);
  next.setUTCMonth(from.getUTCMonth() + 1);
  // A day that the month lacks has run over into the one after it.
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next;
}
