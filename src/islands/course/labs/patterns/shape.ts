import { simpleAverage } from '../../../../domain/labs/indicators.ts';
import type { PatternCase } from '../../../../domain/labs/pattern-cases.ts';

/** A line by the closes it goes through: days and prices. */
export type Line = readonly (readonly [number, number])[];

/** The lines that make the shape of a case visible, up to its signal. */
export function linesOf({ name, points, closes, at }: PatternCase): Line[] {
  const price = (day: number) => closes[day] ?? 0;
  const through = (from: number, to: number): Line => {
    const slope = (price(to) - price(from)) / (to - from);
    const start = Math.min(from, to);
    return [
      [start, price(from) + slope * (start - from)],
      [at, price(from) + slope * (at - from)],
    ];
  };
  const [first = 0, second = 0, third = 0, fourth = 0] = points;
  switch (name) {
    case 'double-top':
    case 'double-bottom':
      return [
        [
          [first, price(second)],
          [at, price(second)],
        ],
      ];
    case 'head-and-shoulders':
      return [through(second, fourth)];
    case 'triangle':
      return [through(first, third), through(second, fourth)];
    case 'flag':
      return [
        [
          [first, price(first)],
          [second, price(second)],
          [at, price(second)],
        ],
      ];
    case 'golden-cross':
      return [];
  }
}

/** The averages of 50 and 200 closes, from the first day that has one. */
export function averagesOf({ closes }: PatternCase): [Line, Line] {
  const line = (period: number): Line =>
    simpleAverage(closes, period).flatMap((value, day) =>
      value === undefined ? [] : [[day, value] as const],
    );
  return [line(50), line(200)];
}
