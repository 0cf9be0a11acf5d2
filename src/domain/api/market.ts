/**
 * Contract of `GET /.netlify/functions/market?currency=eur|usd`: the listed coins, all from one moment.
 * Shared by everybody and kept by the CDN; never asks for a session.
 */
import { z } from 'zod';
import type { CommonCode } from './errors.ts';

export const marketCurrencies = ['eur', 'usd'] as const;
export type MarketCurrency = (typeof marketCurrencies)[number];

/** A price or a sum: what is not a positive number is unknown. */
const amount = z.number().positive().nullable();
/** Per cent since then, such as -1.25. */
const change = z.number().nullable();

export const marketCoin = z.strictObject({
  /** CoinGecko's id, such as `bitcoin`. */
  id: z.string().regex(/^[a-z0-9._-]{1,80}$/),
  /** In capitals, as exchanges write it. */
  symbol: z.string().min(1).max(20),
  name: z.string().min(1).max(80),
  price: z.number().positive(),
  change_24h: change,
  change_7d: change,
  cap: amount,
  /** The last seven days, oldest first, evenly spaced: 42 prices (every four hours), or none. */
  week: z.array(z.number().positive()).max(42),
});
export type MarketCoin = z.output<typeof marketCoin>;

export const marketAnswer = z.strictObject({
  currency: z.enum(marketCurrencies),
  /** When CoinGecko gave these figures, ISO 8601. */
  as_of: z.iso.datetime(),
  /** They are older than they should be: the last good ones, kept because newer ones cannot be had. */
  stale: z.boolean(),
  /** Seconds after which asking again may bring newer ones; less the answer's `Age`, in a cache. */
  next: z.number().int().positive(),
  /** By market capitalisation, the largest first. */
  coins: z.array(marketCoin).min(1).max(250),
});
export type MarketAnswer = z.output<typeof marketAnswer>;

/** `unavailable`: CoinGecko gives nothing usable, and there is no earlier answer either. */
export type MarketCode = CommonCode;
