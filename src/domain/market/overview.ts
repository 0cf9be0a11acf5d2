/** The market at a glance: how many coins rise or fall, and by how much. Pure. */

export type Trend = 'up' | 'down' | 'level';

/** A change in per cent that is zero with the decimals shown counts as `level`. */
export function trend(change: number, decimals = 2): Trend {
  if (Math.round(Math.abs(change) * 10 ** decimals) === 0) return 'level';
  return change > 0 ? 'up' : 'down';
}

/** The trend of a change that may be unknown. */
export function shownTrend(change: number | null): Trend | 'unknown' {
  return change === null ? 'unknown' : trend(change);
}

/** Number of known changes per trend. */
export function breadth(
  changes: readonly (number | null)[],
  decimals = 2,
): Readonly<Record<Trend, number>> {
  const count = { up: 0, down: 0, level: 0 };
  for (const change of changes) {
    if (change !== null) count[trend(change, decimals)] += 1;
  }
  return count;
}

/** The range of the middle half of the known changes; undefined without any. */
export function middleHalf(
  changes: readonly (number | null)[],
): { readonly low: number; readonly high: number } | undefined {
  const known = changes.filter((change) => change !== null).sort((a, b) => a - b);
  const quarter = Math.floor(known.length / 4);
  const [low, high] = [known[quarter], known[known.length - 1 - quarter]];
  return low === undefined || high === undefined ? undefined : { low, high };
}

/** Steps of the strip: level, under 1 %, under 3 %, more; negative for falls. */
export type Step = -3 | -2 | -1 | 0 | 1 | 2 | 3;

/** The strength of a change in per cent, −3 to 3: below 1, below 3, or more; undefined if unknown. */
export function stepOf(change: number | null): Step | undefined {
  if (change === null) return undefined;
  const way = trend(change);
  if (way === 'level') return 0;
  const size = Math.abs(change);
  const step = size < 1 ? 1 : size < 3 ? 2 : 3;
  return (way === 'up' ? step : -step) as Step;
}

/** The box of the dots in units, and the change in per cent at its left and right edge. */
export const dotBox = { width: 560, height: 176, base: 170, edge: 6, pitch: 11 };

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly trend: Trend;
}

/**
 * A dot for each change, in piles from -6 % to +6 %; greater changes are at the edges. If a pile
 * would leave the box, all dots are closer together. Dots are in the order of the changes.
 */
export function dotsOf(changes: readonly number[]): readonly Dot[] {
  const { width, base, edge, pitch } = dotBox;
  const columns = Math.floor(width / 2 / pitch) - 1;
  const piles = new Map<number, number>();
  // Small changes are at the bottom of their pile.
  const order = [...changes.keys()].sort(
    (a, b) => Math.abs(changes[a] ?? 0) - Math.abs(changes[b] ?? 0),
  );
  const places = order.map((index) => {
    const change = changes[index] ?? 0;
    const limited = Math.max(-edge, Math.min(edge, change));
    const nearest = Math.round((limited / edge) * columns);
    // Only level coins are on the zero line.
    const column = trend(change) === 'level' ? 0 : nearest || Math.sign(change);
    const level = piles.get(column) ?? 0;
    piles.set(column, level + 1);
    return { index, column, level };
  });
  const highest = Math.max(1, ...piles.values());
  const step = Math.min(pitch - 0.5, (base - 34) / highest);
  return places
    .sort((a, b) => a.index - b.index)
    .map(({ index, column, level }) => ({
      x: width / 2 + column * pitch,
      y: Math.round((base - pitch / 2 - level * step) * 10) / 10,
      trend: trend(changes[index] ?? 0),
    }));
}

/**
 * The cell that an arrow key, Home or End leads to in a grid of so many columns and cells; the same
 * one at an edge, undefined for another key.
 */
export function nextCell(
  key: string,
  at: number,
  columns: number,
  cells: number,
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ...{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns },
    ...{ Home: -at, End: cells - 1 - at },
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const to = at + step;
  return to < 0 || to >= cells ? at : to;
}
