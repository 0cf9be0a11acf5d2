/** The day of a moment, counted from 1970 in UTC: it chooses the word of the day. */
export function dayNumber(milliseconds: number): number {
  return Math.floor(milliseconds / 86_400_000);
}
