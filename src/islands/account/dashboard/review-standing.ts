/** What the review says when no question is left. */
import type { ReviewResponse } from '../../../domain/api/review.ts';
import type { Progress } from '../../../domain/course/progress.ts';

/**
 * - `empty`: before the first quiz.
 * - `nothing`: nothing is due, or only questions of lessons that need a subscription.
 * - `finished`: today's reviews are done.
 */
export type ReviewStanding = 'empty' | 'nothing' | 'finished';

/** What to say when no question is left; `progress` is undefined if it could not be read. */
export function reviewStanding(
  { done, nextAt }: Pick<ReviewResponse, 'done' | 'nextAt'>,
  progress: Progress | undefined,
): ReviewStanding {
  if (done > 0) return 'finished';
  if (nextAt !== null || !progress) return 'nothing';
  return Object.values(progress).some(({ passed }) => passed) ? 'nothing' : 'empty';
}
