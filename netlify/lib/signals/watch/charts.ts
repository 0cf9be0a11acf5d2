/** Charts that fill gaps between checks, requested within CoinGecko's rate limit. */
import type { MarketCurrency } from '../../../../src/domain/api/market.ts';
import {
  fetchPricesSince,
  type PricePoint,
} from '../../../../src/domain/market/coingecko-chart.ts';
import { upstream } from '../../market/settings.ts';
import { log } from '../../platform/log.ts';

/** An interval without prices of a coin. */
export interface Gap {
  readonly coin: string;
  readonly currency: MarketCurrency;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** `failed`: there was no valid response; `later`: not requested in this run. */
export type Chart = readonly PricePoint[] | 'failed' | 'later';

/** Maximum charts per run, one run a minute: with two price requests, five of a demo key's 30 calls a minute. */
const chartsPerRun = 3;
const dayMs = 86_400_000;

/**
 * Requests the charts of gaps and returns a lookup by gap. One chart serves all gaps of a coin and currency; gaps of
 * more than a day have their own, because CoinGecko then has hourly prices only. With more than `chartsPerRun`
 * charts, each minute starts with another one, so that a chart that always fails does not block the others.
 */
export async function chartsOf(
  gaps: readonly Gap[],
  now: number,
): Promise<(gap: Gap) => Chart | undefined> {
  const keyOf = ({ coin, currency, since }: Gap) =>
    `${coin} ${currency} ${now - since > dayMs ? 'hours' : 'minutes'}`;
  const longest = new Map<string, Gap>();
  for (const gap of gaps) {
    const known = longest.get(keyOf(gap));
    if (!known || gap.since < known.since) longest.set(keyOf(gap), gap);
  }
  const keys = [...longest.keys()].sort();
  const first = Math.floor(now / 60_000) % Math.max(keys.length, 1);
  const turns = [...keys.slice(first), ...keys.slice(0, first)];
  const charts = new Map<string, Chart>(keys.map((key) => [key, 'later']));
  for (const key of turns.slice(0, chartsPerRun)) {
    const { coin, currency, since } = longest.get(key) as Gap;
    const points = await fetchPricesSince(upstream(), coin, currency, since, now);
    charts.set(key, points ?? 'failed');
  }
  const failed = [...charts.values()].filter((chart) => chart === 'failed').length;
  if (failed > 0) {
    log('warn', 'CoinGecko returned no chart for a gap: it is requested again in a minute.', {
      failed,
    });
  }
  return (gap) => charts.get(keyOf(gap));
}
