/** Chart patterns: what followed their signals, and how often a coin does as well as a reader. */
export const patternNames = [
  'double-top',
  'double-bottom',
  'head-and-shoulders',
  'triangle',
  'flag',
  'golden-cross',
] as const;

export type PatternName = (typeof patternNames)[number];

/** Days after a signal at which its outcome is read. */
export const daysAfter = 30;

/** Change of the close in the days after a signal, as a fraction; `undefined` if they are not all known. */
export function changeAfter(closes: readonly number[], day: number): number | undefined {
  const [then, later] = [closes[day], closes[day + daysAfter]];
  return then === undefined || later === undefined ? undefined : later / then - 1;
}

/** Probability of at least `right` right answers of `answers` by tossing a coin. */
export function chanceOfAtLeast(right: number, answers: number): number {
  let [ways, sum] = [1, 0];
  for (let heads = 0; heads <= answers; heads += 1) {
    if (heads >= right) sum += ways;
    ways = (ways * (answers - heads)) / (heads + 1);
  }
  return sum / 2 ** answers;
}
