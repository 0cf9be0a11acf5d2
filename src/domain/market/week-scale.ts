/** Scales and figures of a coin's seven days. Pure. */

/** Round values from low to high, four to six of them, for the marks of a price axis. */
export function roundMarks(low: number, high: number): readonly number[] {
  const range = high - low;
  if (!(range > 0)) return [low];
  const power = 10 ** Math.floor(Math.log10(range / 4));
  const step = [1, 2, 2.5, 5, 10].map((size) => size * power).find((size) => range / size <= 5);
  if (step === undefined) return [low];
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The decimals that tell marks of {@link roundMarks} apart; `2.5` has one. Undefined for one mark. */
export function markDecimals(marks: readonly number[]): number | undefined {
  const [first, second] = marks;
  if (first === undefined || second === undefined) return undefined;
  const step = second - first;
  const isWhole = (size: number) =>
    Math.round(size) > 0 && Math.abs(size - Math.round(size)) < 1e-3;
  let decimals = 0;
  while (decimals < 20 && !isWhole(step * 10 ** decimals)) decimals += 1;
  return decimals;
}

/** The midnights after `from` and up to `to` in the time zone of the browser, in milliseconds. */
export function midnights(from: number, to: number): readonly number[] {
  const found: number[] = [];
  const day = new Date(from);
  day.setHours(24, 0, 0, 0);
  while (day.getTime() <= to) {
    found.push(day.getTime());
    day.setDate(day.getDate() + 1);
  }
  return found;
}

/**
 * The deepest fall from a high to a later price, and the rise that would undo it, both in per cent
 * and positive: `{ fall: 50, rise: 100 }`; zero if prices never fell.
 */
export function drawdown(prices: readonly number[]): {
  readonly fall: number;
  readonly rise: number;
} {
  let high = 0;
  let least = 1;
  for (const price of prices) {
    high = Math.max(high, price);
    if (high > 0) least = Math.min(least, price / high);
  }
  return { fall: (1 - least) * 100, rise: (1 / least - 1) * 100 };
}
