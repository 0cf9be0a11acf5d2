/** How often a price recurs. */
export interface Recurrence {
  interval: string;
  interval_count: number;
}

const SECONDS: Record<string, number> = { day: 86_400, week: 604_800 };

/**
 * The end of the billing period that starts at `start`, both in Unix seconds (UTC).
 * Months are calendar months counted from the anchor, so that a subscription of 31 January renews
 * on 28 February, then on 31 March.
 */
export function periodEnd(anchor: number, start: number, recurrence: Recurrence): number {
  const fixed = SECONDS[recurrence.interval];
  if (fixed !== undefined) return start + fixed * recurrence.interval_count;
  const step = recurrence.interval_count * (recurrence.interval === 'year' ? 12 : 1);
  let months = monthsBetween(anchor, start);
  let end = addMonths(anchor, months);
  while (end <= start) {
    months += step;
    end = addMonths(anchor, months);
  }
  return end;
}

/** The same day and time `months` later, or the month's last day where it is shorter. */
export function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  first.setUTCDate(Math.min(from.getUTCDate(), lastDay.getUTCDate()));
  return Math.floor(first.getTime() / 1000);
}

function monthsBetween(from: number, to: number): number {
  const a = new Date(from * 1000);
  const b = new Date(to * 1000);
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
}
