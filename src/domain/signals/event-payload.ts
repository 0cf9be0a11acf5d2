/**
 * The payload of an event of the record, as `append_signal_event` writes it (supabase/schemas/signals). Its text is
 * what the chain commits to: never re-serialise it before hashing. Prices are decimal text, instants ISO 8601 in UTC.
 */
import { z } from 'zod';
import { marketCurrencies } from '../api/market.ts';
import { priceText, signalActions } from './signal.ts';

const at = z.iso.datetime({ precision: 3 });
const both = z.strictObject({ fr: z.string(), en: z.string() });
/** Origin of an outcome: prices of the market data, or the desk with the source it names. */
const outcome = {
  signal: z.uuid(),
  at,
  by: z.enum(['data', 'desk']),
  source: z.string().min(1).max(200),
  /** Price observed, when it is not the level itself: beyond the stop after a gap. */
  observed: priceText.optional(),
  /** Start of the first interval without prices since the event before; prices may have come again since. */
  blind_since: at.optional(),
  note: both.optional(),
};

export const signalEventPayload = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('issued'),
    signal: z.uuid(),
    at,
    trial: z.boolean(),
    action: z.enum(signalActions),
    coin: z.string(),
    currency: z.enum(marketCurrencies),
    entry: priceText,
    take_profit: priceText,
    stop_loss: priceText,
    risk: z.string(),
    valid_until: at,
    source: z.enum(['desk', 'machine']),
    reasoning: both,
  }),
  z.strictObject({
    kind: z.literal('revised'),
    signal: z.uuid(),
    at,
    take_profit: priceText,
    stop_loss: priceText,
    note: both,
  }),
  z.strictObject({ kind: z.literal('entry_hit'), ...outcome, price: priceText }),
  z.strictObject({ kind: z.literal('take_profit'), ...outcome, price: priceText }),
  z.strictObject({ kind: z.literal('stop_loss'), ...outcome, price: priceText }),
  z.strictObject({ kind: z.literal('expired'), ...outcome }),
  z.strictObject({ kind: z.literal('withdrawn'), ...outcome, price: priceText.optional() }),
]);
export type SignalEventPayload = z.output<typeof signalEventPayload>;

/** A line of the chain, as `signal_chain` returns it. */
export const chainEvent = z.strictObject({
  position: z.number().int().positive(),
  recorded_at: at,
  /** Position of the event that issued the signal. */
  opening: z.number().int().positive(),
  /** Whether it is the signal's last event. */
  closes: z.boolean(),
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  previous_hash: z.string().regex(/^[0-9a-f]{64}$/),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Null while the signal is open, and for a day after it closed. */
  payload: z.string().nullable(),
  salt: z.string().nullable(),
});
export type ChainEvent = z.output<typeof chainEvent>;
