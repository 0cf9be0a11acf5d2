/**
 * Outcomes of a signal, decided by prices. Pure: the caller passes the signal and the prices
 * read since the last call, and records the outcomes in order (`record_signal_event` with
 * `by: 'data'`), then `watchedUntil`.
 *
 * Prices are points in time; what happened between two of them is not seen. Assumptions:
 * - the entry is a limit order: filled at its price, never better, once the price is there;
 * - the take profit is filled at its price, never better;
 * - the stop is filled at its price, or at the worse one read when the price is beyond it already;
 * - a price is compared with the levels in force at its time, so that a revision changes nothing before it.
 */
import type { PricePoint } from '../market/coingecko-chart.ts';
import { toPriceText } from './limits.ts';
import { comparePrice } from './price-order.ts';
import { type OutcomeKind, type SignalAction, wayOf } from './states.ts';

/** Prices in the signal's currency, levels as decimal text (`priceText`); times in milliseconds since 1970. */
export interface WatchedSignal {
  readonly action: SignalAction;
  readonly entry: string;
  readonly validUntil: number;
  /** Whether the entry was reached. */
  readonly entered: boolean;
  /** Until when prices have been compared; at first, the time of issue. */
  readonly watchedUntil: number;
  /** Start of an interval without prices that no event has stated yet. */
  readonly blindSince?: number | undefined;
  /** Time of the first price after it, or after the last one of several. */
  readonly blindUntil?: number | undefined;
  /** As issued and after each revision, oldest first. */
  readonly levels: readonly LevelsSince[];
}

export interface LevelsSince {
  /** From when on they are in force. */
  readonly since: number;
  readonly takeProfit: string;
  readonly stopLoss: string;
}

export interface Outcome {
  readonly kind: OutcomeKind;
  /** Time of the price that decided it; end of the validity, if expired. */
  readonly at: number;
  /** Time of the price that decided it. */
  readonly until: number;
  /** Decimal text; null: expired. */
  readonly price: string | null;
  /** The price read beyond the stop, as decimal text. */
  readonly observed?: string;
  /** Start of the first interval of more than `blindAfterMs` without prices since the event before. */
  readonly blindSince?: number;
}

export interface Watched {
  /** At most two: entry and exit. Empty: nothing happened. */
  readonly outcomes: readonly Outcome[];
  /** Until when prices have been compared now. */
  readonly watchedUntil: number;
  /** Start of an interval without prices that none of the outcomes states: the next event has to. */
  readonly blindSince: number | undefined;
  /** Time of the first price after it, or after the last one of several. */
  readonly blindUntil: number | undefined;
}

/**
 * Gaps in prices up to this length are not mentioned: charts have a price every five minutes, sometimes
 * a little later.
 */
export const blindAfterMs = 7 * 60_000;

/** Compares prices with the levels. Stops at the first exit. `prices` in any order. */
export function watch(signal: WatchedSignal, prices: readonly PricePoint[]): Watched {
  const way = wayOf(signal.action);
  const outcomes: Outcome[] = [];
  let { entered, watchedUntil, blindSince, blindUntil } = signal;
  for (const { at, price } of prices.toSorted((one, other) => one.at - other.at)) {
    if (at <= watchedUntil) continue;
    if (at - watchedUntil > blindAfterMs) {
      blindSince ??= watchedUntil;
      blindUntil = at;
    }
    const decided = { until: at, ...(blindSince !== undefined && { blindSince }) };
    watchedUntil = at;
    if (!entered && at > signal.validUntil) {
      outcomes.push({ kind: 'expired', at: signal.validUntil, price: null, ...decided });
      blindSince = blindUntil = undefined;
      break;
    }
    if (!entered) {
      if (compare(price, signal.entry, way) > 0) continue;
      outcomes.push({ kind: 'entry_hit', at, price: signal.entry, ...decided });
      blindSince = blindUntil = undefined;
      entered = true;
    }
    const exit = exitAt(price, levelsAt(at, signal.levels), way);
    if (exit) {
      outcomes.push({ ...exit, at, ...decided });
      blindSince = blindUntil = undefined;
      break;
    }
  }
  return { outcomes, watchedUntil, blindSince, blindUntil };
}

/** Positive: the price is better for the signal than the level; 0: at it. */
function compare(price: number, level: string, way: 1 | -1): number {
  return comparePrice(price, level) * way;
}

function levelsAt(time: number, levels: readonly LevelsSince[]): LevelsSince {
  const inForce = levels.findLast(({ since }) => since <= time) ?? levels[0];
  if (!inForce) throw new Error('A signal has levels.');
  return inForce;
}

function exitAt(price: number, { stopLoss, takeProfit }: LevelsSince, way: 1 | -1) {
  const pastStop = compare(price, stopLoss, way);
  if (pastStop < 0) {
    const observed = toPriceText(price);
    return { kind: 'stop_loss', price: observed, observed } as const;
  }
  if (pastStop === 0) return { kind: 'stop_loss', price: stopLoss } as const;
  if (compare(price, takeProfit, way) < 0) return undefined;
  return { kind: 'take_profit', price: takeProfit } as const;
}
