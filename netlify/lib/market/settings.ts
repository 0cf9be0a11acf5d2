/** What the market function is told by its environment. */
import { coinGecko, type Upstream } from '../../../src/domain/market/coingecko-request.ts';
import { optionalSetting, SettingError } from '../platform/env.ts';

/** Longer than CoinGecko takes, shorter than a visitor waits. */
const timeoutMs = 4_000;

export function upstream(): Upstream {
  return {
    fetch,
    origin: optionalSetting('COINGECKO_API_ORIGIN') ?? coinGecko,
    key: optionalSetting('COINGECKO_API_KEY'),
    timeoutMs,
  };
}

/** Seconds between two calls for one currency. A stand-in may be asked as often as one likes. */
export function intervalSeconds(): number {
  const seconds = Number(optionalSetting('MARKET_INTERVAL_SECONDS') ?? '300');
  const least = optionalSetting('COINGECKO_API_ORIGIN') === undefined ? 60 : 1;
  if (Number.isInteger(seconds) && seconds >= least && seconds <= 86_400) return seconds;
  throw new SettingError('MARKET_INTERVAL_SECONDS must be a whole number of seconds, 60 to 86400.');
}
