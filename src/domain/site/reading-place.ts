/** Where a reader is in a long text. */

export interface ReadingPlace {
  /** Index of the section being read; -1 before the first. */
  readonly section: number;
  /** Minutes left, rounded; 0 near the end. */
  readonly minutesLeft: number;
}

/**
 * The place of a reader whose line of sight is `line` pixels below the top of the text.
 * @param tops Top of each section's heading, from the top of the text.
 * @param height Height of the whole text.
 * @param minutes Reading time of the whole text.
 */
export function readingPlace(
  line: number,
  tops: readonly number[],
  height: number,
  minutes: number,
): ReadingPlace {
  const left = Math.min(1, Math.max(0, 1 - line / height));
  return {
    section: tops.findLastIndex((top) => top <= line),
    minutesLeft: Math.round(left * minutes),
  };
}
