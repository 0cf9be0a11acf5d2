/** The largest fall of a series of values from a peak to the trough after it. */
export interface Drawdown {
  /** Share of the peak: 0.25 is a fall of 25 %. 0 if the series never falls. */
  readonly share: number;
  /** Positions of the peak and the trough. */
  readonly peak: number;
  readonly trough: number;
}

/** The maximum drawdown of a series of positive values. */
export function maxDrawdown(values: readonly number[]): Drawdown {
  let worst: Drawdown = { share: 0, peak: 0, trough: 0 };
  let peak = 0;
  values.forEach((value, at) => {
    const top = values[peak] ?? value;
    if (value > top) peak = at;
    const share = 1 - value / Math.max(top, value);
    if (share > worst.share) worst = { share, peak, trough: at };
  });
  return worst;
}
