/** Queues the weekly market email. */
import type { MarketCurrency } from '../../../src/domain/api/market.ts';
import { isMarketWeekDay, isMarketWeekTime, weekOf } from '../../../src/domain/market/week.ts';
import { emailsPerMinute } from '../outbox/outbox.ts';
import type { Client } from '../platform/supabase.ts';
import type { MarketResult } from './service.ts';

/** Largest number of emails queued by one call: those that can be sent until the next, ten minutes later. */
const batch = 10 * emailsPerMinute;

/**
 * On Mondays, computes the figures from the prices on the site and queues the emails; returns their number. Until there
 * are fresh figures it queues none; in the evening only those that are left. Throws the database's error.
 */
export async function mailMarketWeek(
  service: Client,
  market: (currency: MarketCurrency) => Promise<MarketResult>,
  now: Date,
): Promise<number> {
  if (!isMarketWeekDay(now)) return 0;
  const result = isMarketWeekTime(now) ? await market('eur') : undefined;
  const week = result?.type === 'answer' ? weekOf(result.answer) : undefined;
  const { data, error } = await service.rpc('enqueue_market_week', {
    p_limit: batch,
    ...(week && { p_figures: week }),
  });
  if (error) throw error;
  return data;
}
