/** Finds the open signals with a newer price, and the prices since their last check. */
import type { MarketCurrency } from '../../../../src/domain/api/market.ts';
import type { PricePoint } from '../../../../src/domain/market/coingecko-chart.ts';
import { log } from '../../platform/log.ts';
import { pricesNow, stalledAfterMs } from '../prices.ts';
import { type Chart, chartsOf } from './charts.ts';
import type { OpenSignal } from './open-signals.ts';

/** Gaps between two prices above this length are filled from a chart, in milliseconds. */
const backfillAfterMs = 150_000;
/**
 * Gaps above this length are skipped if their chart cannot be read, in milliseconds: longer than a usual outage.
 * Signals with a shorter gap wait for the chart. The next event states a skipped gap (`blind_since`).
 */
const giveUpAfterMs = 24 * 3_600_000;

/** A signal with a newer price. */
interface Due {
  readonly signal: OpenSignal;
  readonly coin: string;
  readonly currency: MarketCurrency;
  /** Start of the observation, in milliseconds since 1970. */
  readonly since: number;
  readonly price: PricePoint;
}

/** A signal with the prices since its last check. */
export interface Observed {
  readonly signal: OpenSignal;
  /** Start of the prices, in milliseconds since 1970. */
  readonly since: number;
  readonly prices: readonly PricePoint[];
}

/** What there is to compare. */
export interface Observations {
  /** The signals with new prices, in the given order. */
  readonly observed: readonly Observed[];
  /** Ids of signals without a current price of their coin. Their time since then becomes a gap. */
  readonly unpriced: ReadonlySet<string>;
  /** Ids of signals with a newer price that waits for the chart of the gap before it. */
  readonly waiting: ReadonlySet<string>;
}

/** Reads the prices since the last check of open signals. */
export async function observe(open: readonly OpenSignal[], now: number): Promise<Observations> {
  const { due, unpriced } = await withNewPrice(open, now);
  const chartOf = await chartsOf(due.filter(hasGap), now);
  const waiting = new Set<string>();
  const observed = due.flatMap((each): Observed[] => {
    const { signal, since } = each;
    const prices = pricesOf(each, hasGap(each) ? chartOf(each) : []);
    if (prices) return [{ signal, since, prices }];
    waiting.add(signal.id);
    return [];
  });
  return { observed, unpriced, waiting };
}

/** The signals with a newer price of their coin, and the ids of those without a current one. */
async function withNewPrice(
  open: readonly OpenSignal[],
  now: number,
): Promise<{ readonly due: readonly Due[]; readonly unpriced: ReadonlySet<string> }> {
  const markets = new Map<MarketCurrency, ReadonlyMap<string, PricePoint> | undefined>();
  for (const currency of new Set(open.map((signal) => signal.currency))) {
    markets.set(currency, await pricesNow(currency));
  }
  const unpriced = new Set<string>();
  const due = open.flatMap((signal): Due[] => {
    const { id, coin, currency } = signal;
    const since = observedFrom(signal);
    const market = markets.get(currency);
    const price = market?.get(coin);
    if (price && price.at > since) return [{ signal, coin, currency, since, price }];
    if (!market || now - since > stalledAfterMs) {
      log('warn', 'No prices for a signal: it is checked again in a minute.', { signal: id });
      unpriced.add(id);
    }
    return [];
  });
  return { due, unpriced };
}

/**
 * Start of the next observation, in milliseconds: the end of the last check or, if later, the entry, which the desk may
 * have recorded. Exits count only after it.
 */
export function observedFrom({
  state,
  entered_at,
  watched_until,
}: Pick<OpenSignal, 'state' | 'entered_at' | 'watched_until'>): number {
  const watched = Date.parse(watched_until ?? '');
  return state === 'entry_hit' ? Math.max(watched, Date.parse(entered_at ?? '')) : watched;
}

function hasGap({ since, price }: Due): boolean {
  return price.at - since > backfillAfterMs;
}

/** Prices to compare; undefined while the chart of a gap is missing. */
function pricesOf(
  { signal, since, price }: Due,
  chart: Chart | undefined,
): readonly PricePoint[] | undefined {
  if (typeof chart === 'object') return [...chart, price];
  if (chart !== 'failed' || price.at - since <= giveUpAfterMs) return undefined;
  log('warn', 'A gap without a chart is given up: the next event states it.', {
    signal: signal.id,
  });
  return [price];
}
