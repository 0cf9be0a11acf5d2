/** A token whose locked units are released by a schedule. Units and euros in millions, or any other unit. */

export interface Supply {
  /** Units that can be sold today. */
  readonly circulating: number;
  /** Units created so far, locked ones included. */
  readonly total: number;
  /** Units that will ever exist. */
  readonly maximum: number;
}

/** Units are released at once in one month, then evenly in the months after it. */
export interface Schedule {
  readonly cliff: number;
  /** Month of the cliff, from 1. */
  readonly cliffMonth: number;
  /** Units released in each later month. */
  readonly monthly: number;
  /** Number of those months. */
  readonly months: number;
}

export interface Market {
  readonly price: number;
  /** Share of the released units that is sold, from 0 to 1. */
  readonly sold: number;
  /** Value traded in a day. */
  readonly daily: number;
}

export interface Month {
  readonly released: number;
  /** Units in circulation at the end of the month. */
  readonly circulating: number;
  /** Value that must be bought for the price to hold against what is sold. */
  readonly buying: number;
  /** The buying in days of all trading. */
  readonly days: number;
}

/** Whether no quantity exceeds the one that includes it. */
export function isConsistent({ circulating, total, maximum }: Supply): boolean {
  return circulating <= total && total <= maximum;
}

/**
 * The months from 0, today, to a horizon. The release stops once the maximum circulates; a maximum
 * below what circulates releases nothing.
 */
export function monthsOf(
  { circulating, maximum }: Supply,
  schedule: Schedule,
  { price, sold, daily }: Market,
  horizon: number,
): Month[] {
  let current = circulating;
  return Array.from({ length: horizon + 1 }, (_, month) => {
    const released = Math.max(Math.min(plannedIn(schedule, month), maximum - current), 0);
    current += released;
    const buying = released * sold * price;
    return { released, circulating: current, buying, days: buying / daily };
  });
}

/** Units that a schedule releases in a month. */
export function plannedIn({ cliff, cliffMonth, monthly, months }: Schedule, month: number): number {
  if (month === cliffMonth) return cliff;
  return month > cliffMonth && month <= cliffMonth + months ? monthly : 0;
}

/** Units of a whole schedule, whatever the maximum. */
export function plannedTotal({ cliff, monthly, months }: Schedule): number {
  return cliff + monthly * months;
}

/** The price at which more units have the same market cap. */
export function priceAtSameCap(price: number, before: number, after: number): number {
  return (price * before) / after;
}
