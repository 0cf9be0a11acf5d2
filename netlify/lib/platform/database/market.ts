/** Function of the weekly market email. */
import type { Week } from '../../../../src/domain/market/week.ts';

export type MarketFunctions = {
  enqueue_market_week: { Args: { p_limit: number; p_figures?: Week }; Returns: number };
};
