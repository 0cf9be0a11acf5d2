import type { Summary } from '../../../../domain/labs/streaks.ts';

/** The capital drawn, from `2 ** from` to `2 ** to`. */
export interface RunsScale {
  readonly from: number;
  readonly to: number;
  /** Whether a run falls below `from`. */
  readonly isBelow: boolean;
  /** Whether a run rises above `to`. */
  readonly isAbove: boolean;
}

/** The widest scale, in doublings of the capital at the start. */
const [lowest, highest] = [-7, 9];

/** A scale that holds the band and the sample runs, as far as the widest one allows. */
export function scaleOf({ low, high, samples }: Summary): RunsScale {
  const runs = samples.flat();
  const least = Math.log2(Math.min(...low, ...runs));
  const most = Math.log2(Math.max(...high, ...runs));
  const from = Math.max(lowest, Math.min(-1, Math.floor(least - 0.15)));
  const to = Math.min(highest, Math.max(1, Math.ceil(most + 0.15)));
  return { from, to, isBelow: least < from, isAbove: most > to };
}
