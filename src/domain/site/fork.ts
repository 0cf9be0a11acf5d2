/**
 * The site's emblem: past prices as candles, possible futures as two dotted lines, a gain and a
 * loss of the same length and weight.
 */

/** Distance from the start, as a share of the whole, at equal steps in time. */
const wobble = [
  0, 0.1, 0.04, 0.22, 0.17, 0.36, 0.28, 0.47, 0.42, 0.63, 0.55, 0.74, 0.86, 0.8, 1,
] as const;

/**
 * The path data of one future, from (x, y) to (toX, toY), in the unit of the drawing. The other
 * future has its toY on the other side of y: both are mirrored.
 */
export function forkPath(x: number, y: number, toX: number, toY: number): string {
  const last = wobble.length - 1;
  const points = wobble.map(
    (share, step) => `${round(x + ((toX - x) * step) / last)} ${round(y + (toY - y) * share)}`,
  );
  return `M${points.join('L')}`;
}

/** Rounds to a tenth: half the bytes, no visible difference. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
