/** Several positions that move more or less together: their common risk, and a drawn course of prices. */
import { normalFrom, priceFactor } from './shared/random.ts';

/**
 * Common risk of equal positions, in the unit of `risk`: `risk × √(n + n(n − 1) × correlation)`.
 * @param correlation Of every pair, from 0 to 1.
 */
export function commonRisk(positions: number, risk: number, correlation: number): number {
  return risk * Math.sqrt(positions + positions * (positions - 1) * correlation);
}

export interface Market {
  readonly positions: number;
  /** Correlation of the daily returns of every pair, from 0 to 1. */
  readonly correlation: number;
  readonly days: number;
  /** Standard deviation of a day's return: 0.04 is 4 %. */
  readonly volatility: number;
  readonly seed: number;
}

export interface Course {
  /** Value of each position by day, from 1. */
  readonly positions: readonly (readonly number[])[];
  /** Value of the portfolio of equal parts, bought once. */
  readonly portfolio: readonly number[];
  /** Days on which every position fell. */
  readonly allDown: number;
}

/** Draws a course of expected return zero. The draws depend on the seed alone, so that the correlation changes one thing. */
export function drawCourse({ positions, correlation, days, volatility, seed }: Market): Course {
  const normal = normalFrom(seed);
  const [shared, own] = [Math.sqrt(correlation), Math.sqrt(1 - correlation)];
  const courses = Array.from({ length: positions }, () => [1]);
  const portfolio = [1];
  let allDown = 0;
  for (let day = 1; day <= days; day += 1) {
    const market = normal();
    // Ten draws a day whatever the number of positions: adding one leaves the others as they are.
    const draws = Array.from({ length: mostPositions }, normal);
    const factors = courses.map((_, at) =>
      priceFactor(volatility, shared * market + own * (draws[at] ?? 0)),
    );
    courses.forEach((course, at) => course.push((course[day - 1] ?? 1) * (factors[at] ?? 1)));
    portfolio.push(courses.reduce((sum, course) => sum + (course[day] ?? 0), 0) / positions);
    if (factors.every((factor) => factor < 1)) allDown += 1;
  }
  return { positions: courses, portfolio, allDown };
}

/** Largest number of positions of a drawn course. */
export const mostPositions = 10;
