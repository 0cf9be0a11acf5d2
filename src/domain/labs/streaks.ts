/** Series of trades with a fixed win rate: losing streaks and what they leave of the capital. */
import { randomFrom } from './shared/random.ts';

export interface Method {
  /** Share of trades that win, from 0 to 1. */
  readonly winRate: number;
  /** Gain of a winning trade in multiples of the risk. */
  readonly ratio: number;
  /** Share of the current capital lost by a losing trade. */
  readonly risk: number;
  /** Trades of a run. */
  readonly trades: number;
}

/** The simulated runs; grows while they are simulated. The capital starts at 1. */
export interface Runs {
  readonly method: Method;
  /** Runs simulated so far. */
  count: number;
  /** Capital of each run at each checkpoint: `run * checkpoints + checkpoint`. */
  readonly capital: Float64Array;
  /** Checkpoints of a run, the first before its first trade and the last after its last. */
  readonly checkpoints: number;
  /** Longest losing streak and maximum drawdown of each run. */
  readonly streak: Uint16Array;
  readonly drawdown: Float64Array;
  readonly random: () => number;
}

/** Parts into which a run is divided by its checkpoints. */
const parts = 25;

/** Prepares `total` runs; the same seed draws the same trades. */
export function prepareRuns(method: Method, total: number, seed: number): Runs {
  const checkpoints = parts + 1;
  return {
    method,
    count: 0,
    capital: new Float64Array(total * checkpoints),
    checkpoints,
    streak: new Uint16Array(total),
    drawdown: new Float64Array(total),
    random: randomFrom(seed),
  };
}

/** Simulates the next run. Returns false once all are done. */
export function simulateNext(runs: Runs): boolean {
  const { method, capital, checkpoints, streak, drawdown, random, count } = runs;
  if (count >= streak.length) return false;
  const { winRate, ratio, risk, trades } = method;
  let [value, peak, worst, losing, longest, next] = [1, 1, 0, 0, 0, 1];
  const first = count * checkpoints;
  capital[first] = 1;
  for (let trade = 1; trade <= trades; trade += 1) {
    if (random() < winRate) {
      value *= 1 + risk * ratio;
      losing = 0;
      if (value > peak) peak = value;
    } else {
      value *= 1 - risk;
      losing += 1;
      if (losing > longest) longest = losing;
      worst = Math.max(worst, 1 - value / peak);
    }
    for (; next <= parts && trade >= (next * trades) / parts; next += 1)
      capital[first + next] = value;
  }
  streak[count] = longest;
  drawdown[count] = worst;
  runs.count += 1;
  return runs.count < streak.length;
}

/** The value below which a share of the numbers lies; the numbers are sorted in place. */
export function quantile(numbers: Float64Array | Uint16Array, share: number): number {
  numbers.sort();
  return numbers[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ?? 0;
}

/** Quantiles of the capital at each checkpoint: one series for each share. */
export function capitalQuantiles(runs: Runs, shares: readonly number[]): number[][] {
  const { capital, checkpoints, count } = runs;
  const series = shares.map((): number[] => []);
  for (let at = 0; at < checkpoints; at += 1) {
    const values = Float64Array.from(
      { length: count },
      (_, run) => capital[run * checkpoints + at] ?? 0,
    );
    shares.forEach((share, index) => series[index]?.push(quantile(values, share)));
  }
  return series;
}

/**
 * Probability of at least one losing streak of `length` within `trades` independent trades. The first one
 * ends with a trade when none ended before, and a win is followed by exactly `length` losses.
 */
export function streakChance(lossRate: number, trades: number, length: number): number {
  const losses = lossRate ** length;
  const reached: number[] = [];
  for (let trade = 0; trade <= trades; trade += 1) {
    const before = reached[trade - 1] ?? 0;
    if (trade < length) reached.push(0);
    else if (trade === length) reached.push(losses);
    else reached.push(before + (1 - (reached[trade - length - 1] ?? 0)) * (1 - lossRate) * losses);
  }
  return reached[trades] ?? 0;
}

/** Share of the capital left after a losing streak. */
export function leftAfter(risk: number, losses: number): number {
  return (1 - risk) ** losses;
}

/** Gain of a trade on average, in multiples of the risk. */
export function expectation({ winRate, ratio }: Pick<Method, 'winRate' | 'ratio'>): number {
  return winRate * ratio - (1 - winRate);
}

/** What is shown of the runs simulated so far. */
export interface Summary {
  readonly count: number;
  /** Capital at each checkpoint that 5, 50 and 95 % of the runs are below. */
  readonly low: readonly number[];
  readonly middle: readonly number[];
  readonly high: readonly number[];
  /** Courses of the first runs. */
  readonly samples: readonly (readonly number[])[];
  /** Number of runs by the length of their longest losing streak. */
  readonly streaks: readonly number[];
  /** Median of the longest losing streak. */
  readonly streak: number;
  /** Maximum drawdown: median, and what one run in ten exceeds. */
  readonly drawdown: number;
  readonly deepDrawdown: number;
  /** Share of the runs that end below their start. */
  readonly losers: number;
}

const sampleCount = 24;

/** Summarises the runs simulated so far; there must be one. */
export function summarise(runs: Runs): Summary {
  const { count, capital, checkpoints } = runs;
  const [low = [], middle = [], high = []] = capitalQuantiles(runs, [0.05, 0.5, 0.95]);
  const course = (run: number) => [...capital.slice(run * checkpoints, (run + 1) * checkpoints)];
  const streak = runs.streak.slice(0, count);
  const drawdown = runs.drawdown.slice(0, count);
  const streaks: (number | undefined)[] = [];
  for (const length of streak) streaks[length] = (streaks[length] ?? 0) + 1;
  const ends = Array.from({ length: count }, (_, run) => capital[(run + 1) * checkpoints - 1] ?? 0);
  return {
    count,
    low,
    middle,
    high,
    samples: Array.from({ length: Math.min(sampleCount, count) }, (_, run) => course(run)),
    streaks: Array.from(streaks, (runsWithIt) => runsWithIt ?? 0),
    streak: quantile(streak, 0.5),
    drawdown: quantile(drawdown, 0.5),
    deepDrawdown: quantile(drawdown, 0.9),
    losers: ends.filter((end) => end < 1).length / count,
  };
}
