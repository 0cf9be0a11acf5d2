/** Pearson's correlation of two series of the same length. */
export function correlationOf(first: readonly number[], second: readonly number[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const [meanOne, meanOther] = [mean(first), mean(second)];
  let [both, one, other] = [0, 0, 0];
  first.forEach((value, at) => {
    const [left, right] = [value - meanOne, (second[at] ?? 0) - meanOther];
    both += left * right;
    one += left * left;
    other += right * right;
  });
  return both / Math.sqrt(one * other);
}
