/** A trading signal: the analyst's input, and its states. */
import { z } from 'zod';
import { marketCurrencies } from '../api/market.ts';
import { coins } from '../market/coins.ts';
import { levelsFit, reasoningLimits, riskLimits, validityLimits } from './limits.ts';
import { signalActions } from './states.ts';

export * from './limits.ts';
export * from './states.ts';

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
