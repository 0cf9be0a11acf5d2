/** Choices of the maximum delay, in seconds. */
const lags = [30, 60, 300, 900, 3_600, 86_400] as const;

/** The choices, plus the current value if it is another one. */
export function lagsWith(seconds: number): readonly number[] {
  return [...new Set([...lags, seconds])].sort((a, b) => a - b);
}
