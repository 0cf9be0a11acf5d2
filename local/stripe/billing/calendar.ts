/**
 * The end of the monthly period that starts at `start`, both in Unix seconds (UTC). Months are counted from
 * the anchor, so that a subscription of 31 January renews on 28 February, then on 31 March.
 */
export function periodEnd(anchor: number, start: number): number {
  let months = monthsBetween(anchor, start);
  let end = addMonths(anchor, months);
  while (end <= start) {
    months += 1;
    end = addMonths(anchor, months);
  }
  return end;
}

/** The same day and time `months` later, or the last day of a shorter month. */
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
