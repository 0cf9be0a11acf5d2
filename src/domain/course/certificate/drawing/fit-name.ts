/** Size and lines of the name on the certificate. */
import type { Measure } from './shapes.ts';

export interface FittedName {
  readonly lines: readonly string[];
  readonly size: number;
}

const largest = 46;
/** Below this size two lines are easier to read than one. */
const smallestLine = 28;
const largestOfTwo = 25;

/**
 * The largest size at which a name fits: on one line, else on two.
 * @param width Space in points.
 */
export function fitName(name: string, width: number, measure: Measure): FittedName {
  const sizeOf = (lines: readonly string[], limit: number): number => {
    const widest = Math.max(...lines.map((line) => measure(line, 100, 700)));
    return Math.min(limit, Math.floor((width / widest) * 1000) / 10);
  };
  const size = sizeOf([name], largest);
  const broken = splits(name);
  if (size >= smallestLine || broken.length === 0) {
    return { lines: [name], size };
  }
  const fitted = broken.map((lines) => ({ lines, size: sizeOf(lines, largestOfTwo) }));
  const best = fitted.reduce((one, other) => (other.size > one.size ? other : one));
  return best.size > size ? best : { lines: [name], size };
}

/** Every way to break a name into two lines: after a space or a hyphen. */
function splits(name: string): readonly (readonly [string, string])[] {
  return [...name.matchAll(/[ -](?=\S)/g)].map(({ 0: sign, index }) => [
    name.slice(0, sign === ' ' ? index : index + 1),
    name.slice(index + 1),
  ]);
}
