/**
 * A trading rule fitted to random past prices. On each market many pairs of moving averages are tried on the first
 * half; the best one is then run on the second. Gains are fractions of a fixed stake, held whenever the short average
 * is above the long one.
 */
import { normalFrom, priceFactor } from './shared/random.ts';
import { shuffled } from './shared/rounds.ts';

/** Days of each half. */
export const halfDays = 250;
/** Days before the first half, for the averages. */
const warmUp = 60;
/** Standard deviation of a day's logarithmic return. */
const volatility = 0.03;
/** Seeds of the markets start here, apart from those of other labs. */
const firstSeed = 4000;

/** Lengths of a short and a long average, in days. */
export type Pair = readonly [fast: number, slow: number];

const fastLengths = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 20, 25];
const slowLengths = [5, 8, 10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 55, 60];
const first: Pair = [10, 50];

/** The pairs in the order in which they are tried: a common one first, then shuffled. */
export const pairs: readonly Pair[] = [
  first,
  ...shuffled(
    fastLengths.flatMap((fast) => slowLengths.map((slow): Pair => [fast, slow])),
    1,
  ).filter(([fast, slow]) => fast < slow && (fast !== first[0] || slow !== first[1])),
].slice(0, 100);

/** Daily prices of a market, with sums precomputed for all pairs. */
export interface Prices {
  readonly prices: Float64Array;
  /** Return from each day to the next. */
  readonly returns: Float64Array;
  /** Sum of all prices before each day. */
  readonly sums: Float64Array;
}

/** A random walk: whatever came before, the expected return of a day is 0. */
export function drawPrices(market: number): Prices {
  const normal = normalFrom(firstSeed + market);
  const days = warmUp + 2 * halfDays + 1;
  const prices = new Float64Array(days);
  const returns = new Float64Array(days);
  const sums = new Float64Array(days + 1);
  let price = 100;
  for (let day = 0; day < days; day += 1) {
    const factor = priceFactor(volatility, normal());
    prices[day] = price;
    returns[day] = factor - 1;
    sums[day + 1] = (sums[day] ?? 0) + price;
    price *= factor;
  }
  return { prices, returns, sums };
}

/** Result of a pair in one half, before costs. */
export interface Earned {
  readonly gain: number;
  /** Purchases and sales. */
  readonly trades: number;
}

/**
 * Runs a pair on both halves. The averages of a day decide the position until the next day. Each half starts without a
 * position and closes an open position on its last day.
 */
export function runPair(market: Prices, pair: Pair): readonly [Earned, Earned] {
  return [runHalf(market, pair, 0), runHalf(market, pair, 1)];
}

/** Cumulative gain of a pair by day, after costs; each half starts at 0. */
export function courseOf(
  market: Prices,
  pair: Pair,
  fee: number,
): readonly [readonly number[], readonly number[]] {
  return [courseOfHalf(market, pair, 0, fee), courseOfHalf(market, pair, 1, fee)];
}

function runHalf({ returns, sums }: Prices, pair: Pair, half: 0 | 1): Earned {
  let [gain, trades, held] = [0, 0, false];
  const start = warmUp + half * halfDays;
  for (let day = start; day < start + halfDays; day += 1) {
    const holds = isAbove(sums, day, pair);
    if (holds) gain += returns[day] ?? 0;
    if (holds !== held) trades += 1;
    held = holds;
  }
  return { gain, trades: held ? trades + 1 : trades };
}

function courseOfHalf({ returns, sums }: Prices, pair: Pair, half: 0 | 1, fee: number): number[] {
  let [gain, held] = [0, false];
  const start = warmUp + half * halfDays;
  const gains = Array.from({ length: halfDays }, (_, at) => {
    const holds = isAbove(sums, start + at, pair);
    const isSoldLast = holds && at === halfDays - 1;
    const orders = Number(holds !== held) + Number(isSoldLast);
    gain += (holds ? (returns[start + at] ?? 0) : 0) - orders * fee;
    held = holds;
    return gain;
  });
  return [0, ...gains];
}

/** Whether the short average of a day is above the long one. */
function isAbove(sums: Float64Array, day: number, [fast, slow]: Pair): boolean {
  const sum = sums[day + 1] ?? 0;
  const short = sum - (sums[day + 1 - fast] ?? 0);
  const long = sum - (sums[day + 1 - slow] ?? 0);
  return short * slow > long * fast;
}

/** Gains and trades of each pair on each market; filled while markets are simulated. */
export interface Markets {
  /** Markets simulated so far, of `total`. */
  count: number;
  readonly total: number;
  /** By `(market * pairs + pair) * 2 + half`. */
  readonly gains: Float32Array;
  readonly trades: Float32Array;
}

/** Prepares the results of `total` markets. */
export function prepareMarkets(total: number): Markets {
  const size = total * pairs.length * 2;
  return { count: 0, total, gains: new Float32Array(size), trades: new Float32Array(size) };
}

/** Simulates the next market. Returns false once all are done. */
export function simulateNext(markets: Markets): boolean {
  if (markets.count >= markets.total) return false;
  const prices = drawPrices(markets.count);
  pairs.forEach((pair, at) => {
    runPair(prices, pair).forEach(({ gain, trades }, half) => {
      const index = (markets.count * pairs.length + at) * 2 + half;
      markets.gains[index] = gain;
      markets.trades[index] = trades;
    });
  });
  markets.count += 1;
  return markets.count < markets.total;
}

/** Index of the pair that earned most in the first half, among the first `tries`. */
export function bestPair(
  results: readonly (readonly [Earned, Earned])[],
  tries: number,
  fee: number,
): number {
  const net = results.slice(0, tries).map(([{ gain, trades }]) => gain - fee * trades);
  return net.indexOf(Math.max(...net));
}

/** Averages over all markets, by number of tries less one. */
export interface Averages {
  /** Mean gain of the best pair in the first half, and of the same pair in the second. */
  readonly inside: number[];
  readonly outside: number[];
  /** Share of markets on which the second half gained. */
  readonly winners: number[];
  /** Standard error of the mean of the second half. */
  readonly error: number[];
}

/**
 * Averages of choosing the best of 1, 2, 3… pairs.
 * @param fee Cost of one purchase or sale, as a share of the stake.
 */
export function averagesOf({ count, gains, trades }: Markets, fee: number): Averages {
  const zeros = () => Array.from({ length: pairs.length }, () => 0);
  const [inside, outside, winners, squares] = [zeros(), zeros(), zeros(), zeros()];
  for (let market = 0; market < count; market += 1) {
    let [best, after] = [-Infinity, 0];
    for (let pair = 0; pair < pairs.length; pair += 1) {
      const index = (market * pairs.length + pair) * 2;
      const net = (gains[index] ?? 0) - fee * (trades[index] ?? 0);
      if (net > best) {
        best = net;
        after = (gains[index + 1] ?? 0) - fee * (trades[index + 1] ?? 0);
      }
      inside[pair] = (inside[pair] ?? 0) + best / count;
      outside[pair] = (outside[pair] ?? 0) + after / count;
      squares[pair] = (squares[pair] ?? 0) + after ** 2 / count;
      if (after > 0) winners[pair] = (winners[pair] ?? 0) + 1 / count;
    }
  }
  const error = squares.map((square, at) =>
    Math.sqrt(Math.max(square - (outside[at] ?? 0) ** 2, 0) / Math.max(count, 1)),
  );
  return { inside, outside, winners, error };
}
