/** The points of a coin's seven days and their times. Pure. */
import { writeDayAndClock } from '../../i18n/clock.ts';
import { localeOf } from '../../i18n/format.ts';
import type { MarketCoin } from '../../domain/api/market.ts';
import type { Lang } from '../../i18n/locales.ts';

export interface Point {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly price: number;
}

const sevenDays = 7 * 24 * 3_600_000;

/** Evenly spaced over the seven days before the figures, oldest first; empty if unknown. */
export function pointsOf({ week }: Pick<MarketCoin, 'week'>, asOf: string): readonly Point[] {
  const last = week.length - 1;
  if (last < 1) return [];
  const end = Date.parse(asOf);
  return week.map((price, index) => ({ at: end - ((last - index) * sevenDays) / last, price }));
}

/** The first points with the highest and the lowest price. */
export function extremes(points: readonly Point[]):
  | {
      readonly high: Point;
      readonly low: Point;
    }
  | undefined {
  const [first, ...rest] = points;
  if (!first) return undefined;
  return rest.reduce(
    ({ high, low }, point) => ({
      high: point.price > high.price ? point : high,
      low: point.price < low.price ? point : low,
    }),
    { high: first, low: first },
  );
}

/** `sam. 21 nov. à 14 h 05`, `Sat 21 Nov, 14:05`, by default in the user's time zone. */
export function pointTime(lang: Lang, at: number, timeZone?: string): string {
  const text = new Intl.DateTimeFormat(localeOf(lang), {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    ...(timeZone && { timeZone }),
  }).format(at);
  return writeDayAndClock(lang, text);
}
