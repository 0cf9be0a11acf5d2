/** The week of the market in numbers, computed from one snapshot. Pure: no forecast, no estimate. */
import { z } from 'zod';
import { pricesAWeek, type MarketResponse, type MarketCoin } from '../api/market.ts';
import { wallClock } from '../shared/time-zone.ts';
import { breadth, middleHalf, trend } from './overview.ts';
import { drawdown } from './week-scale.ts';

/** Decimals of the changes in the email. One that they show as zero is no rise or fall. */
export const weekDecimals = 1;

const name = z.string().min(1).max(80);

/** A change over seven days in per cent. */
const move = z.strictObject({ name, change: z.number() });

/** A fall from a high to a later price, and the rise that would undo it, in per cent and positive. */
const fallSchema = z.strictObject({ name, fall: z.number().positive(), rise: z.number() });

export const weekSchema = z.strictObject({
  /** Time of CoinGecko's figures, ISO 8601. */
  as_of: z.iso.datetime(),
  /** Coins whose change is known, and those of them that rose, fell or did neither. */
  known: z.int().positive(),
  up: z.int().nonnegative(),
  down: z.int().nonnegative(),
  level: z.int().nonnegative(),
  /** Coins whose change is unknown. */
  unknown: z.int().nonnegative(),
  /** The range of the middle half of the changes. */
  middle: z.strictObject({ low: z.number(), high: z.number() }),
  /** The largest first; at most three of each. */
  rises: z.array(move).max(3),
  falls: z.array(move).max(3),
  drawdowns: z.array(fallSchema).max(3),
});
export type Week = z.output<typeof weekSchema>;

/**
 * The figures of the seven days before a snapshot; undefined when it is stale, or lacks the weekly change of more than
 * one coin in five.
 */
export function weekOf({ coins, as_of, stale }: MarketResponse): Week | undefined {
  const changes = coins.flatMap(({ change_7d }) => (change_7d === null ? [] : [change_7d]));
  const middle = middleHalf(changes);
  if (stale || !middle || changes.length < coins.length * 0.8) return undefined;
  const moves = coins
    .flatMap(({ name, change_7d: change }) => (change === null ? [] : [{ name, change }]))
    .sort((a, b) => b.change - a.change);
  return {
    as_of,
    known: changes.length,
    ...breadth(changes, weekDecimals),
    unknown: coins.length - changes.length,
    middle,
    rises: moves.filter(({ change }) => trend(change, weekDecimals) === 'up').slice(0, 3),
    falls: moves
      .filter(({ change }) => trend(change, weekDecimals) === 'down')
      .reverse()
      .slice(0, 3),
    drawdowns: coins
      .flatMap(drawdownOf)
      .sort((a, b) => b.fall - a.fall)
      .slice(0, 3),
  };
}

function drawdownOf({ name, week }: MarketCoin): Week['drawdowns'] {
  const { fall, rise } = drawdown(week);
  return week.length === pricesAWeek && fall >= 0.05 ? [{ name, fall, rise }] : [];
}

/** When the week's email begins to be queued: on Mondays, in hours of the zone. */
const hours = { from: 7, before: 20, zone: 'Europe/Paris' } as const;

/** Whether this is the day of the week's email. */
export function isMarketWeekDay(now: Date): boolean {
  const { year, month, day } = wallClock(now, hours.zone);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() === 1;
}

/** Whether the week's email may begin at this instant. One that has begun is queued until the end of the day. */
export function isMarketWeekTime(now: Date): boolean {
  const { hour } = wallClock(now, hours.zone);
  return isMarketWeekDay(now) && hour >= hours.from && hour < hours.before;
}
