/** Whether market data can be had, for every coin, as often as the site asks. */
import { coins } from '../../../src/domain/market/coins.ts';
import { coinGecko } from '../../../src/domain/market/coingecko-request.ts';
import { leastShare, marketUrl } from '../../../src/domain/market/coingecko-response.ts';
import {
  ask,
  errorFinding,
  infoFinding,
  okFinding,
  valueOf,
  type Env,
  type Finding,
  type Setup,
} from './setup.ts';

export async function checkMarket({ env }: Setup): Promise<Finding[]> {
  const key = valueOf(env, 'COINGECKO_API_KEY');
  const origin = valueOf(env, 'COINGECKO_API_ORIGIN') || coinGecko;
  const headers = key === '' ? {} : { 'x-cg-demo-api-key': key };
  const { status } = await ask(new URL('/api/v3/ping', origin), { headers });
  if (status === 401 || status === 403)
    return [errorFinding('CoinGecko refuses COINGECKO_API_KEY. Copy it again.')];
  if (status === 429)
    return [infoFinding('CoinGecko has been asked too often. Run this again in a minute.')];
  if (status !== 200)
    return [infoFinding(`CoinGecko does not answer (${status}): the market would show no prices.`)];
  return [
    key === ''
      ? infoFinding(
          'CoinGecko answers without a key, to few questions a minute: set COINGECKO_API_KEY.',
        )
      : okFinding('CoinGecko answers, and knows COINGECKO_API_KEY.'),
    ...calls(env),
    await known(origin, headers),
  ];
}

/** What a demo key may ask in a month. */
const monthly = 10_000;
const month = 30 * 86_400;

/** Two currencies, asked for all the time. */
function calls(env: Env): Finding[] {
  const seconds = Number(valueOf(env, 'MARKET_INTERVAL_SECONDS') || '300');
  if (valueOf(env, 'COINGECKO_API_ORIGIN') === '' && !(seconds >= 60 && seconds <= 86_400))
    return [
      errorFinding('MARKET_INTERVAL_SECONDS is below 60 or above 86400: the market refuses it.'),
    ];
  const most = Math.ceil((2 * month) / seconds);
  if (most <= monthly)
    return [okFinding(`The market asks CoinGecko at most ${most} times a month.`)];
  const enough = Math.ceil((2 * month) / monthly / 60) * 60;
  return [
    infoFinding(
      `The market may ask CoinGecko ${most} times a month, every ${seconds} seconds for each ` +
        `currency; a demo key has ${monthly}: set MARKET_INTERVAL_SECONDS=${enough}, or have a larger plan.`,
    ),
  ];
}

async function known(origin: string, headers: Record<string, string>): Promise<Finding> {
  const { status, body } = await ask(marketUrl(origin, 'eur'), { headers });
  if (status !== 200 || !Array.isArray(body))
    return infoFinding(
      `CoinGecko gives no prices at the moment (${status}). Run this again in a minute.`,
    );
  const ids = new Set((body as readonly ({ id?: unknown } | null)[]).map((each) => each?.id));
  const missing = coins.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
  if (missing.length === 0)
    return okFinding(`CoinGecko knows all ${coins.length} coins of the market.`);
  const says = `CoinGecko does not know: ${missing.join(', ')}. Correct src/domain/market/coins.ts.`;
  return coins.length - missing.length < leastShare * coins.length
    ? errorFinding(`${says} So few coins are refused: the market shows nothing new.`)
    : infoFinding(says);
}
