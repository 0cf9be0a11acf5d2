/** Settings of the market function, from environment variables. */
import { coinGecko, type Upstream } from '../../../src/domain/market/coingecko-request.ts';
import { optionalSetting, SettingError } from '../platform/env.ts';

/** Timeout of a CoinGecko call: above its usual latency, short enough for a waiting visitor. */
const timeoutMs = 4_000;

/** How to reach CoinGecko: origin, API key if set, timeout in milliseconds. */
export function upstream(): Upstream {
  return {
    fetch,
    origin: optionalSetting('COINGECKO_API_ORIGIN') ?? coinGecko,
    key: optionalSetting('COINGECKO_API_KEY'),
    timeoutMs,
  };
}

/** Seconds between two calls for one currency. The local stand-in may be called at any rate. */
export function intervalSeconds(): number {
  const seconds = Number(optionalSetting('MARKET_INTERVAL_SECONDS') ?? '300');
  const least = optionalSetting('COINGECKO_API_ORIGIN') === undefined ? 60 : 1;
  if (Number.isInteger(seconds) && seconds >= least && seconds <= 86_400) return seconds;
  throw new SettingError('MARKET_INTERVAL_SECONDS must be a whole number of seconds, 60 to 86400.');
}
