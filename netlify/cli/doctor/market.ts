/** Checks that market data is available for every coin at the configured interval. */
import { coins } from '../../../src/domain/market/coins.ts';
import { coinGecko } from '../../../src/domain/market/coingecko-request.ts';
import { marketUrl, minShare } from '../../../src/domain/market/coingecko-response.ts';
import {
  request,
  errorFinding,
  infoFinding,
  okFinding,
  valueOf,
  type Env,
  type Finding,
  type Setup,
} from './setup.ts';

/** Checks that CoinGecko answers, and the interval between requests. */
export async function checkMarket({ env }: Setup): Promise<Finding[]> {
  const key = valueOf(env, 'COINGECKO_API_KEY');
  const origin = valueOf(env, 'COINGECKO_API_ORIGIN') || coinGecko;
  const headers = key === '' ? {} : { 'x-cg-demo-api-key': key };
  const { status } = await request(new URL('/api/v3/ping', origin), { headers });
  if (status === 401 || status === 403)
    return [errorFinding('CoinGecko rejects COINGECKO_API_KEY. Copy it again.')];
  if (status === 429)
    return [infoFinding('CoinGecko’s rate limit is exceeded. Run this again in a minute.')];
  if (status !== 200)
    return [
      infoFinding(`CoinGecko does not respond (${status}): the market would show no prices.`),
    ];
  return [
    key === ''
      ? infoFinding(
          'CoinGecko responds without a key, with a low rate limit: set COINGECKO_API_KEY.',
        )
      : okFinding('CoinGecko accepts COINGECKO_API_KEY.'),
    ...calls(env),
    await checkCoins(origin, headers),
  ];
}

/** Monthly quota of a demo key. */
const monthlyQuota = 10_000;
const month = 30 * 86_400;

/** Compares the calls of both currencies, at the configured interval, with the quota. */
function calls(env: Env): Finding[] {
  const seconds = Number(valueOf(env, 'MARKET_INTERVAL_SECONDS') || '300');
  if (valueOf(env, 'COINGECKO_API_ORIGIN') === '' && !(seconds >= 60 && seconds <= 86_400))
    return [
      errorFinding('MARKET_INTERVAL_SECONDS is below 60 or above 86400: the market rejects it.'),
    ];
  const callsPerMonth = Math.ceil((2 * month) / seconds);
  if (callsPerMonth <= monthlyQuota)
    return [okFinding(`The market calls CoinGecko at most ${callsPerMonth} times a month.`)];
  const enough = Math.ceil((2 * month) / monthlyQuota / 60) * 60;
  return [
    infoFinding(
      `The market may call CoinGecko ${callsPerMonth} times a month, every ${seconds} seconds for each ` +
        `currency; a demo key allows ${monthlyQuota}: set MARKET_INTERVAL_SECONDS=${enough}, or use a larger plan.`,
    ),
  ];
}

async function checkCoins(origin: string, headers: Record<string, string>): Promise<Finding> {
  const { status, body } = await request(marketUrl(origin, 'eur'), { headers });
  if (status !== 200 || !Array.isArray(body))
    return infoFinding(
      `CoinGecko returns no prices at the moment (${status}). Run this again in a minute.`,
    );
  const ids = new Set((body as readonly ({ id?: unknown } | null)[]).map((each) => each?.id));
  const missing = coins.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
  if (missing.length === 0)
    return okFinding(`CoinGecko knows all ${coins.length} coins of the market.`);
  const problem = `CoinGecko does not know: ${missing.join(', ')}. Correct src/domain/market/coins.ts.`;
  return coins.length - missing.length < minShare * coins.length
    ? errorFinding(
        `${problem} A response with so few coins is rejected: the market would not update.`,
      )
    : infoFinding(problem);
}
