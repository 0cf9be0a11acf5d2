/** Geometry of a coin's seven days with the levels of a signal: x and y in per cent of the drawing, y downwards. */
import type { FeedEvent } from './signal-of-events.ts';

const hour = 3_600_000;
/** Hours between two prices of the market data: 42 of 168 hourly ones, the first and the last included. */
const stepHours = 167 / 41;
/** Room above and below, in per cent. */
const margin = 6;
/** Room for half of a day's name at either end, in per cent. */
const dayMargin = 4;

export interface WeekChart {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly low: number;
  readonly high: number;
  readonly y: (price: number) => number;
  /** Events of these days, with their number in the history from 1. */
  readonly marks: readonly {
    readonly n: number;
    readonly x: number;
    readonly y: number;
    readonly event: FeedEvent;
  }[];
  /** Whether something happened before. */
  readonly isEarlier: boolean;
  /** Noons of the days in local time, for their names. */
  readonly days: readonly { readonly x: number; readonly at: number }[];
}

interface Options {
  /** Oldest first, evenly spaced, up to `asOf`. */
  readonly week: readonly number[];
  /** In milliseconds. */
  readonly asOf: number;
  readonly levels: readonly number[];
  readonly events: readonly FeedEvent[];
}

/** Undefined with fewer than two prices. */
export function weekChartOf({ week, asOf, levels, events }: Options): WeekChart | undefined {
  const last = week.length - 1;
  if (last < 1) return undefined;
  const start = asOf - last * stepHours * hour;
  const [bottom, top] = [Math.min(...week, ...levels), Math.max(...week, ...levels)];
  const y = (price: number) =>
    100 - margin - ((price - bottom) / (top - bottom || 1)) * (100 - 2 * margin);
  const x = (at: number) => ((at - start) / (asOf - start)) * 100;
  const priceAt = (at: number) => {
    const place = Math.min(Math.max((x(at) / 100) * last, 0), last);
    const [from, to] = [week[Math.floor(place)] ?? 0, week[Math.ceil(place)] ?? 0];
    return from + (to - from) * (place % 1);
  };
  const numbered = events.map((event, index) => ({
    n: index + 1,
    event,
    at: Date.parse(event.payload.at),
  }));
  return {
    points: week.map((price, index) => ({ x: (index / last) * 100, y: y(price) })),
    low: Math.min(...week),
    high: Math.max(...week),
    y,
    marks: numbered
      .filter(({ at }) => at >= start)
      .map(({ n, event, at }) => ({ n, event, x: Math.min(x(at), 100), y: y(priceAt(at)) })),
    isEarlier: numbered.some(({ at }) => at < start),
    days: noonsBetween(start, asOf)
      .map((at) => ({ x: x(at), at }))
      .filter((day) => day.x >= dayMargin && day.x <= 100 - dayMargin),
  };
}

/** The noons of local calendar days between two times, in milliseconds. */
function noonsBetween(from: number, to: number): readonly number[] {
  const noons: number[] = [];
  // By the calendar: a day has 23 or 25 hours when the clocks change.
  const noon = new Date(new Date(from).setHours(12, 0, 0, 0));
  for (; noon.getTime() <= to; noon.setDate(noon.getDate() + 1)) {
    if (noon.getTime() >= from) noons.push(noon.getTime());
  }
  return noons;
}

/** Moves labels apart, keeping their order: pixel positions at least `gap` from each other, within 0 and `height`. */
export function spread(places: readonly number[], gap: number, height: number): readonly number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  const moved = [...places];
  let lowest = 0;
  for (const { place, index } of order) {
    const at = Math.max(place, lowest);
    moved[index] = at;
    lowest = at + gap;
  }
  let highest = height;
  for (const { index } of order.toReversed()) {
    const at = Math.min(moved[index] ?? 0, highest);
    moved[index] = at;
    highest = at - gap;
  }
  return moved;
}
