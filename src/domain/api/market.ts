/**
 * Contract of `GET /.netlify/functions/market?currency=eur|usd`: the listed coins, in one
 * snapshot. Public, cached by the CDN; no session.
 */
import { z } from 'zod';

export const marketCurrencies = ['eur', 'usd'] as const;
export type MarketCurrency = (typeof marketCurrencies)[number];

/** A price or an amount; null if unknown or not positive. */
const amount = z.number().positive().nullable();
/** Change since then in per cent, such as -1.25. */
const change = z.number().nullable();

/** Prices of a complete week: one every four hours. */
export const pricesAWeek = 42;

export const marketCoin = z.strictObject({
  /** CoinGecko's id, such as `bitcoin`. */
  id: z.string().regex(/^[a-z0-9._-]{1,80}$/),
  /** In capitals. */
  symbol: z.string().min(1).max(20),
  name: z.string().min(1).max(80),
  price: z.number().positive(),
  change_24h: change,
  change_7d: change,
  cap: amount,
  /** The last seven days, oldest first, evenly spaced: `pricesAWeek`, or none. */
  week: z.array(z.number().positive()).max(pricesAWeek),
});
export type MarketCoin = z.output<typeof marketCoin>;

export const marketResponse = z.strictObject({
  currency: z.enum(marketCurrencies),
  /** Time of CoinGecko's figures, ISO 8601. */
  as_of: z.iso.datetime(),
  /**
   * True for the last good figures, older than they should be because newer ones are
   * unavailable.
   */
  stale: z.boolean(),
  /** Seconds until newer figures may be available; in a cached response, subtract its `Age`. */
  next: z.number().int().positive(),
  /** By market capitalisation, descending. */
  coins: z.array(marketCoin).min(1).max(250),
});
export type MarketResponse = z.output<typeof marketResponse>;
