/** Limits of a signal, kept apart from its schema so that pages load no validator. */
import { wayOf, type SignalAction } from './states.ts';

/** Time within which the entry must be reached, in minutes: a quarter of an hour to thirty days. */
export const validityLimits = { min: 15, max: 43_200 } as const;
/** Share of the capital lost at the stop: at most 2 %, which the course calls a lot already. */
export const riskLimits = { min: 0.0005, max: 0.02 } as const;
export const reasoningLimits = { min: 20, max: 2_000 } as const;

/** The three prices, as decimal text. */
export interface LevelTexts {
  readonly action: SignalAction;
  readonly entry: string;
  readonly take_profit: string;
  readonly stop_loss: string;
}

/** Whether the three prices fit the action. */
export function levelsFit({ action, entry, take_profit, stop_loss }: LevelTexts): boolean {
  const way = wayOf(action);
  const [at, target, stop] = [Number(entry), Number(take_profit), Number(stop_loss)];
  return (at - stop) * way > 0 && (target - at) * way > 0;
}

/** A price of the market data as `priceText`: without exponent, at most twelve decimals. */
export function toPriceText(price: number): string {
  const text = String(price);
  return /^\d+(\.\d{1,12})?$/.test(text) ? text : price.toFixed(12).replace(/\.?0+$/, '');
}
