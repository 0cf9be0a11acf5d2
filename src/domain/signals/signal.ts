/** A trading signal: what an analyst writes, and the states it passes through. */
import { z } from 'zod';
import { marketCurrencies } from '../api/market.ts';
import { coins } from '../market/coins.ts';
import { signalActions, wayOf } from './states.ts';

export * from './states.ts';

/** How long the entry may be waited for, in minutes: a quarter of an hour to thirty days. */
export const validityLimits = { min: 15, max: 43_200 } as const;
/** Share of the capital lost at the stop: at most 5 %. */
export const riskLimits = { min: 0.0005, max: 0.05 } as const;
export const reasoningLimits = { min: 20, max: 2_000 } as const;

const coinIds: ReadonlySet<string> = new Set(coins.map(({ id }) => id));

/** A price as a decimal number without exponent, at most twelve decimals: exact, as the database keeps it. */
export const priceText = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,12})?$/)
  .refine((text) => Number(text) > 0);

const reasoning = z.string().trim().min(reasoningLimits.min).max(reasoningLimits.max);

const fields = z.strictObject({
  action: z.enum(signalActions),
  coin: z.string().refine((id) => coinIds.has(id)),
  currency: z.enum(marketCurrencies),
  entry: priceText,
  take_profit: priceText,
  stop_loss: priceText,
  risk: z.number().min(riskLimits.min).max(riskLimits.max),
  validity_minutes: z.number().int().min(validityLimits.min).max(validityLimits.max),
  reasoning_fr: reasoning,
  reasoning_en: reasoning,
});

/** What an analyst writes. A buy has its stop below the entry and its take profit above, a sell the reverse. */
export const signalDraft = fields.refine(levelsFit, {
  path: ['stop_loss'],
  message: 'The levels contradict the action.',
});
export type SignalDraft = z.output<typeof fields>;

type Levels = Pick<SignalDraft, 'action' | 'entry' | 'take_profit' | 'stop_loss'>;

/** Whether the three prices fit the action. */
export function levelsFit({ action, entry, take_profit, stop_loss }: Levels): boolean {
  const way = wayOf(action);
  const [at, target, stop] = [Number(entry), Number(take_profit), Number(stop_loss)];
  return (at - stop) * way > 0 && (target - at) * way > 0;
}

/** A price of the market data as `priceText`: without exponent, at most twelve decimals. */
export function toPriceText(price: number): string {
  const text = String(price);
  return /^\d+(\.\d{1,12})?$/.test(text) ? text : price.toFixed(12).replace(/\.?0+$/, '');
}
