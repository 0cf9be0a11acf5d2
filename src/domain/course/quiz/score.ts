/** Points of a quiz, counted in halves so that they add up exactly, and the rule for passing. */

/** Half points for a right answer at the first and at the second try. */
export const halfPoints = [2, 1] as const;
/** The most tries at one question. */
export const maxTries = halfPoints.length;
/** Share of the points that passes. */
const passShare = 0.75;

/** The half points that pass a quiz: 12, six points, for eight questions. */
export function passingHalfPoints(questions: number): number {
  return Math.ceil(passShare * halfPoints[0] * questions);
}

/** How a question went: right at the first or at the second try, missed, or not answered to the end. */
export type Mark = 'first' | 'second' | 'missed' | 'open';

/** The mark of a question from its tries, each right or not; `most` tries close it. */
export function markOf(
  tries: readonly { readonly right: boolean }[],
  most: number = maxTries,
): Mark {
  const at = tries.findIndex(({ right }) => right);
  if (at === 0) return 'first';
  if (at > 0) return 'second';
  return tries.length >= most ? 'missed' : 'open';
}
