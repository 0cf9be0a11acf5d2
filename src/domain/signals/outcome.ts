/**
 * Outcomes of a signal, decided by prices. Pure: the caller passes the signal and the prices
 * observed since the last call, and records the outcomes in order (`record_signal_event` with
 * `by: 'data'`), then `watchedUntil`.
 *
 * Assumptions, the cautious one wherever prices leave a choice:
 * - the entry is a limit order: filled at its price, never better, once the price is there;
 * - the take profit is filled at its price, never better;
 * - the stop is filled at its price, or at the worse one observed when the price is beyond it already: at a point, or
 *   where a candle opens;
 * - a candle that touches stop and take profit reached the stop first;
 * - in the candle of the entry the stop counts when it is touched, the take profit only when the candle closes there;
 * - an observation is compared with the levels in force when it begins, so that a revision changes nothing before it;
 * - only prices certain to fall within the watched time count: the close of a candle that begins
 *   before it; for the entry, the opening of a candle that runs beyond the validity.
 */
import { inOrder, type Observation, type Seen, seenSince } from './observation.ts';
import { toPriceText } from './limits.ts';
import { comparePrice } from './price-order.ts';
import { type SignalAction, wayOf } from './states.ts';

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
  readonly kind: 'entry_hit' | 'take_profit' | 'stop_loss' | 'expired';
  /** End of the observation; of the validity, if expired. */
  readonly at: number;
  /** End of the observation that decided it. */
  readonly until: number;
  /** Decimal text; null: expired. */
  readonly price: string | null;
  /** The price observed beyond the stop, as decimal text. */
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

/** Compares prices with the levels. Stops at the first exit. `observations` in any order, overlapping or not. */
export function watch(signal: WatchedSignal, observations: readonly Observation[]): Watched {
  const way = wayOf(signal.action);
  const outcomes: Outcome[] = [];
  let { entered, watchedUntil, blindSince, blindUntil } = signal;
  for (const whole of inOrder(observations, way)) {
    if (whole.to <= watchedUntil) continue;
    const part = seenSince(watchedUntil, whole);
    const until = part.to;
    if (part.from - watchedUntil > blindAfterMs) {
      blindSince ??= watchedUntil;
      blindUntil = part.from;
    }
    const blind = blindSince !== undefined && { blindSince };
    watchedUntil = until;
    const isEntry = !entered;
    if (!entered) {
      const at = entryAt(part, signal, way);
      if (at === undefined && until <= signal.validUntil) continue;
      blindSince = blindUntil = undefined;
      if (at === undefined) {
        outcomes.push({ kind: 'expired', at: signal.validUntil, until, price: null, ...blind });
        break;
      }
      outcomes.push({ kind: 'entry_hit', at, until, price: signal.entry, ...blind });
      entered = true;
    }
    const exit = exitOf(part, levelsAt(part.from, signal.levels), way, isEntry);
    if (exit) {
      outcomes.push({ ...exit, at: until, until, ...blind });
      blindSince = blindUntil = undefined;
      break;
    }
  }
  return { outcomes, watchedUntil, blindSince, blindUntil };
}

/** Positive: the price, as in `Seen`, is better than the level; 0: at it. */
function compare(price: number, level: string, way: 1 | -1): number {
  return comparePrice(price * way, level) * way;
}

/** When the entry was reached within the validity. */
function entryAt(
  { from, to, open, worst }: Seen,
  { entry, validUntil }: Pick<WatchedSignal, 'entry' | 'validUntil'>,
  way: 1 | -1,
) {
  if (to <= validUntil) return compare(worst, entry, way) <= 0 ? to : undefined;
  return from <= validUntil && compare(open, entry, way) <= 0 ? from : undefined;
}

function levelsAt(time: number, levels: readonly LevelsSince[]): LevelsSince {
  const inForce = levels.findLast(({ since }) => since <= time) ?? levels[0];
  if (!inForce) throw new Error('A signal has levels.');
  return inForce;
}

function exitOf(part: Seen, { stopLoss, takeProfit }: LevelsSince, way: 1 | -1, isEntry: boolean) {
  if (compare(part.open, stopLoss, way) < 0) {
    const observed = toPriceText(part.open * way);
    return { kind: 'stop_loss', price: observed, observed } as const;
  }
  if (compare(part.worst, stopLoss, way) <= 0) {
    return { kind: 'stop_loss', price: stopLoss } as const;
  }
  const reached = isEntry ? part.close : part.best;
  if (compare(reached, takeProfit, way) < 0) return undefined;
  return { kind: 'take_profit', price: takeProfit } as const;
}
