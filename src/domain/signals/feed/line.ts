/** Geometry of the line on which a signal is drawn: stop, entry, target and price, in per cent of its width. */
import { wayOf, type SignalAction } from '../states.ts';

export interface LineLevels {
  readonly action: SignalAction;
  readonly stop: number;
  readonly entry: number;
  readonly target: number;
  /** The last price, or the exit. */
  readonly price: number | undefined;
}

export interface SignalLine {
  readonly stop: number;
  readonly entry: number;
  readonly target: number;
  readonly price: number | undefined;
  /** The price lies beyond the ends of the line, where its mark stands. */
  readonly isBeyond: boolean;
  /** The hatched part, from stop to entry; undefined when the stop has passed the entry. */
  readonly risk: { readonly from: number; readonly width: number } | undefined;
}

/** Room beside the outer levels. */
const margin = 4;

/** Low prices are on the left, whatever the action. */
export function lineOf({ action, stop, entry, target, price }: LineLevels): SignalLine {
  const low = Math.min(stop, entry, target);
  const high = Math.max(stop, entry, target);
  const range = high - low || 1;
  const at = (value: number) => margin + ((value - low) / range) * (100 - 2 * margin);
  const place = price === undefined ? undefined : Math.min(Math.max(at(price), 1), 99);
  const isRisk = (entry - stop) * wayOf(action) > 0;
  const from = Math.min(at(stop), at(entry));
  return {
    stop: at(stop),
    entry: at(entry),
    target: at(target),
    price: place,
    isBeyond: price !== undefined && (at(price) < 1 || at(price) > 99),
    risk: isRisk ? { from, width: Math.abs(at(entry) - at(stop)) } : undefined,
  };
}

export type PriceNow =
  /** Not entered yet; the price lies between stop and target. */
  | { readonly type: 'waiting' }
  /** Entered, and the price has moved towards the target: `late` is the ratio for somebody who enters now. */
  | { readonly type: 'past'; readonly ratio: number; readonly late: number }
  /** At or beyond the stop or the target. */
  | { readonly type: 'beyond' };

/** How the current price relates to an open signal; undefined where there is nothing to say. */
export function priceNow(levels: LineLevels, entered: boolean): PriceNow | undefined {
  const { action, stop, entry, target, price } = levels;
  if (price === undefined) return undefined;
  const way = wayOf(action);
  const [loss, gain] = [(price - stop) * way, (target - price) * way];
  if (loss <= 0 || gain <= 0) return { type: 'beyond' };
  if (!entered) return { type: 'waiting' };
  const first = (entry - stop) * way;
  if ((price - entry) * way <= 0 || first <= 0) return undefined;
  return { type: 'past', ratio: ((target - entry) * way) / first, late: gain / loss };
}
