/**
 * Compound growth of a capital whose yearly return varies at random. The yearly factors are independent and
 * log-normal; rates are fractions: 0.05 is 5 %.
 */

export interface Growth {
  readonly start: number;
  /** Mean return of a year, before fees. */
  readonly mean: number;
  /** Standard deviation of a year's return. */
  readonly volatility: number;
  /** Share of the capital taken by fees each year. */
  readonly fees: number;
}

/** Mean factor of a year after fees. */
function meanFactor({ mean, fees }: Growth): number {
  return (1 + mean) * (1 - fees);
}

/** Standard deviation of the logarithm of a year's factor. */
export function logVolatility({ mean, volatility }: Growth): number {
  return Math.sqrt(Math.log(1 + (volatility / (1 + mean)) ** 2));
}

/** Capital after some years if every year brought the mean return. */
export function steadyCapital(growth: Growth, years: number): number {
  return growth.start * meanFactor(growth) ** years;
}

/**
 * Capital that a share of the courses stays below.
 * @param deviations The share as a position on the normal curve: 0 is the middle, −1.645 is 5 %.
 */
export function capitalAt(growth: Growth, years: number, deviations: number): number {
  const deviation = logVolatility(growth);
  const median = meanFactor(growth) * Math.exp(-(deviation ** 2) / 2);
  return growth.start * median ** years * Math.exp(deviations * deviation * Math.sqrt(years));
}

/** Probability of ending below the start. */
export function chanceOfLoss(growth: Growth, years: number): number {
  const spread = logVolatility(growth) * Math.sqrt(years);
  const drift = Math.log(capitalAt(growth, years, 0) / growth.start);
  if (spread === 0) return drift < 0 ? 1 : 0;
  return normalShare(-drift / spread);
}

/** Share of the normal distribution below a number of standard deviations (Abramowitz and Stegun 26.2.17). */
export function normalShare(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return deviations > 0 ? 1 - tail : tail;
}
