/** The day of the month on which a subscription ordered now renews. */
import { wallClock } from '../shared/time-zone.ts';

/** Length of the shortest month. */
const shortestMonth = 28;

export interface RenewalDay {
  /** 1 to 31, in Paris. */
  readonly day: number;
  /** Whether some months are shorter: Stripe then charges on their last day. */
  readonly orLast: boolean;
}

/** The day of the month on which an order placed now renews, in Paris. */
export function renewalDay(now: Date): RenewalDay {
  const { day } = wallClock(now, 'Europe/Paris');
  return { day, orLast: day > shortestMonth };
}
