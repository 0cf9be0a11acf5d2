/** Finds chart patterns by the rules that the lab states, to check its cases. A rule reads no close later than its signal. */
import { simpleAverage } from '../../../src/domain/labs/indicators.ts';
import { daysAfter, type PatternName } from '../../../src/domain/labs/patterns.ts';

/** A high or a low from which the closes moved away by a tenth. */
interface Turn {
  readonly at: number;
  readonly isHigh: boolean;
  /** Day on which the move of a tenth was complete, and the turn known. */
  readonly known: number;
}

/** A pattern that is complete. */
interface Signal {
  /** Day of the close that completes it. */
  readonly at: number;
  /** Days of the closes that make its shape, in order. */
  readonly points: readonly number[];
}

/** Move after which a high or a low counts as a turn. */
const reversal = 0.1;
/** Longest shape, from its first point to its signal, in days. */
const longest = 120;

/** Highs and lows that alternate, each followed by a move of a tenth in the other direction. */
export function turns(closes: readonly number[]): Turn[] {
  const found: Turn[] = [];
  let [high, low] = [0, 0];
  let rising: boolean | undefined;
  closes.forEach((close, day) => {
    if (close > at(closes, high)) high = day;
    if (close < at(closes, low)) low = day;
    const fell = rising !== false && close <= at(closes, high) * (1 - reversal);
    const rose = rising !== true && close >= at(closes, low) / (1 - reversal);
    if (!fell && !rose) return;
    found.push({ at: fell ? high : low, isHigh: fell, known: day });
    rising = rose;
    [high, low] = [day, day];
  });
  return found;
}

/** The signals of a pattern, oldest first, at least as many days apart as an outcome takes. */
export function findPattern(name: PatternName, closes: readonly number[]): Signal[] {
  const all =
    name === 'double-bottom'
      ? finders['double-top'](closes.map((close) => 1 / close))
      : finders[name](closes);
  const kept: Signal[] = [];
  for (const signal of all) {
    if (signal.at - (kept.at(-1)?.at ?? -daysAfter) >= daysAfter) kept.push(signal);
  }
  return kept;
}

type Finder = (closes: readonly number[]) => Signal[];

const finders: Readonly<Record<Exclude<PatternName, 'double-bottom'>, Finder>> = {
  'double-top': (closes) =>
    afterTurns(closes, 3, ([first, dip, second], day) => {
      const [one, neck, other] = [at(closes, first), at(closes, dip), at(closes, second)];
      const top = Math.max(one, other);
      return (
        one > neck &&
        Math.min(one, other) >= top * 0.96 &&
        isHighest(closes, first) &&
        crossesBelow(closes, day, () => neck)
      );
    }),
  'head-and-shoulders': (closes) =>
    afterTurns(closes, 5, ([left, dip, head, otherDip, right], day) => {
      const shoulders = [at(closes, left), at(closes, right)];
      const [lower, higher] = [Math.min(...shoulders), Math.max(...shoulders)];
      return (
        at(closes, left) > at(closes, dip) &&
        at(closes, head) >= higher * 1.05 &&
        lower >= higher * 0.9 &&
        crossesBelow(closes, day, lineThrough(closes, dip, otherDip))
      );
    }),
  triangle: (closes) =>
    afterTurns(closes, 4, (points, day) => {
      const [a, b, c, d] = points;
      const startsHigh = at(closes, a) > at(closes, b);
      const [high, nextHigh, low, nextLow] = startsHigh ? [a, c, b, d] : [b, d, a, c];
      const upper = lineThrough(closes, high, nextHigh);
      const lower = lineThrough(closes, low, nextLow);
      return (
        at(closes, nextHigh) < at(closes, high) &&
        at(closes, nextLow) > at(closes, low) &&
        upper(day) > lower(day) &&
        (crossesBelow(closes, day, lower) || crossesAbove(closes, day, upper))
      );
    }),
  flag: findFlags,
  'golden-cross': (closes) => {
    const [fast, slow] = [simpleAverage(closes, 50), simpleAverage(closes, 200)];
    const gap = closes.map((_, day) => (fast[day] ?? NaN) - (slow[day] ?? NaN));
    return gap.flatMap((now, day) =>
      at(gap, day - 1) <= 0 && now > 0 ? [{ at: day, points: [] }] : [],
    );
  },
};

/**
 * A rise of 30 % or more within 20 days, a pause that gives back half of it at most, and a close above the peak
 * 5 to 20 days after it.
 */
function findFlags(closes: readonly number[]): Signal[] {
  return closes.flatMap((close, day): Signal[] => {
    for (let top = day - 5; top >= Math.max(day - 20, 0); top -= 1) {
      const before = closes.slice(Math.max(top - 20, 0), top);
      const least = Math.min(...before);
      const pause = closes.slice(top + 1, day);
      const peak = at(closes, top);
      const half = (peak + least) / 2;
      const isPause = pause.every((one) => one <= peak && one >= half);
      const isTop = Math.max(...before) <= peak && peak >= least * 1.3;
      if (!isTop || !isPause || close <= peak) continue;
      const start = Math.max(top - 20, 0) + before.lastIndexOf(least);
      return [{ at: day, points: [start, top] }];
    }
    return [];
  });
}

/** The days on which the last known turns make a shape that the close completes. */
function afterTurns(
  closes: readonly number[],
  count: 3 | 4 | 5,
  isSignal: (points: Points, day: number) => boolean,
): Signal[] {
  const all = turns(closes);
  let known = 0;
  return closes.flatMap((_, day): Signal[] => {
    while ((all[known]?.known ?? Infinity) < day) known += 1;
    if (known < count) return [];
    const points = all.slice(known - count, known).map((turn) => turn.at) as unknown as Points;
    if (day - points[0] > longest || !isSignal(points, day)) return [];
    return [{ at: day, points }];
  });
}

type Points = readonly [number, number, number, number, number];

function at(closes: readonly number[], day: number): number {
  return closes[day] ?? NaN;
}

/** Whether no close of the 60 days before was higher. */
function isHighest(closes: readonly number[], day: number): boolean {
  return Math.max(...closes.slice(Math.max(day - 60, 0), day + 1)) === at(closes, day);
}

/** The straight line through the closes of two days. */
function lineThrough(closes: readonly number[], from: number, to: number): (day: number) => number {
  const slope = (at(closes, to) - at(closes, from)) / (to - from);
  return (day) => at(closes, from) + slope * (day - from);
}

function crossesBelow(
  closes: readonly number[],
  day: number,
  line: (day: number) => number,
): boolean {
  return at(closes, day) < line(day) && at(closes, day - 1) >= line(day - 1);
}

function crossesAbove(
  closes: readonly number[],
  day: number,
  line: (day: number) => number,
): boolean {
  return at(closes, day) > line(day) && at(closes, day - 1) <= line(day - 1);
}
