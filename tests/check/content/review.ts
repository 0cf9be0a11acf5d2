/** When a page has to be reread: the one rule for lessons, articles and terms. */
import { type Collection, type Entry, isWritten } from './entry.ts';

/** Months from `updatedAt` to the review of a page without its own date; others have no date. */
const months: Readonly<Partial<Record<Collection, number>>> = { articles: 12, dictionary: 18 };

/** Days before its date from which a page is listed. */
const noticeDays = 30;

export interface DueReview {
  readonly file: string;
  /** The day by which it has to be reread. */
  readonly day: string;
  /** Days left; negative once it is late. */
  readonly daysLeft: number;
}

/** The day by which an entry has to be reread: a written lesson's `reviewBy`, else counted from `updatedAt`. */
export function reviewDay(entry: Entry): string | undefined {
  const { reviewBy, updatedAt } = entry.data;
  if (isWritten(entry)) return String(reviewBy);
  const after = months[entry.collection];
  const updated = new Date(`${String(updatedAt)}T00:00:00Z`);
  if (after === undefined || Number.isNaN(updated.getTime())) return undefined;
  const day = updated.getUTCDate();
  updated.setUTCMonth(updated.getUTCMonth() + after);
  // 31 August and six months is the last day of February, not 3 March.
  if (updated.getUTCDate() !== day) updated.setUTCDate(0);
  return updated.toISOString().slice(0, 10);
}

/** The day by which an entry has to be reread, and the days left on a day such as `2026-11-24`. */
export function reviewOf(entry: Entry, today: string): Omit<DueReview, 'file'> | undefined {
  const day = reviewDay(entry);
  const daysLeft = (Date.parse(day ?? '') - Date.parse(today)) / 86_400_000;
  return day === undefined || Number.isNaN(daysLeft) ? undefined : { day, daysLeft };
}

/** Pages past their day or within 30 days of it, the latest first. */
export function dueReviews(entries: readonly Entry[], today: string): DueReview[] {
  return entries
    .flatMap((entry) => {
      const review = reviewOf(entry, today);
      return review && review.daysLeft <= noticeDays ? [{ file: entry.file, ...review }] : [];
    })
    .sort((a, b) => a.daysLeft - b.daysLeft || a.file.localeCompare(b.file));
}
