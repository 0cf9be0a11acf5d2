/** Queues the weekly market email. */
import type { MarketCurrency } from '../../../src/domain/api/market.ts';
import { isMarketWeekTime, weekOf } from '../../../src/domain/market/week.ts';
import type { Client } from '../platform/supabase.ts';
import type { MarketResult } from './service.ts';

/**
 * On Mondays, computes the figures from the prices on the site and queues the emails; returns their number.
 * Without fresh figures it queues none, and the next call tries again. Throws the database's error.
 */
export async function mailMarketWeek(
  service: Client,
  market: (currency: MarketCurrency) => Promise<MarketResult>,
  now: Date,
): Promise<number> {
  if (!isMarketWeekTime(now)) return 0;
  const result = await market('eur');
  const week = result.type === 'answer' ? weekOf(result.answer) : undefined;
  if (!week) return 0;
  const { data, error } = await service.rpc('enqueue_market_week', { p_figures: week });
  if (error) throw error;
  return data;
}
