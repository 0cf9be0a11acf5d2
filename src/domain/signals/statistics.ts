/** Statistics of the record, in multiples of the risk (R), after assumed fees and slippage; losing signals included. */
import type { RecordedSignal } from './record.ts';

export interface Statistics {
  /** All closed signals. */
  readonly closed: number;
  readonly entered: number;
  readonly wins: number;
  readonly losses: number;
  /** Entered, and closed without a gain or a loss. */
  readonly even: number;
  /** Never entered: no result. */
  readonly expired: number;
  readonly withdrawn: number;
  /** Null: none was entered. */
  readonly winRate: number | null;
  readonly average: number | null;
  /** Twice the standard error of the average; null with fewer than two results. */
  readonly margin: number | null;
  readonly sum: number;
  /** The deepest fall of the running sum below its highest value before, or below its start; never negative. */
  readonly drawdown: number;
  /** Losses in a row, by order of closing. */
  readonly losingRun: number;
}

/** A step of the running sum. */
export interface CurvePoint {
  readonly at: string;
  readonly sum: number;
  /** The highest sum until then, at least 0. */
  readonly peak: number;
}

export interface MonthStatistics extends Statistics {
  /** In UTC, such as `2026-09`. */
  readonly month: string;
}

/** The running sum after each entered signal, in their order. */
export function curveOf(signals: readonly RecordedSignal[]): CurvePoint[] {
  let sum = 0;
  let peak = 0;
  return signals.flatMap(({ result, end }) => {
    if (!result) return [];
    sum += result.net;
    peak = Math.max(peak, sum);
    return [{ at: end.at, sum, peak }];
  });
}

/** `signals` sorted by closing time, as `recordOf` returns them. */
export function statisticsOf(signals: readonly RecordedSignal[]): Statistics {
  const results = signals.flatMap(({ result }) => (result ? [result.net] : []));
  const curve = curveOf(signals);
  const unentered = (kind: string) =>
    signals.filter(({ entered, end }) => !entered && end.kind === kind).length;
  const wins = results.filter((net) => net > 0).length;
  const losses = results.filter((net) => net < 0).length;
  const sum = curve.at(-1)?.sum ?? 0;
  let run = 0;
  const runs = results.map((net) => (run = net < 0 ? run + 1 : 0));
  return {
    closed: signals.length,
    entered: results.length,
    wins,
    losses,
    even: results.length - wins - losses,
    expired: unentered('expired'),
    withdrawn: unentered('withdrawn'),
    winRate: results.length ? wins / results.length : null,
    average: results.length ? sum / results.length : null,
    margin: results.length < 2 ? null : 2 * standardError(results, sum / results.length),
    sum,
    drawdown: Math.max(0, ...curve.map((point) => point.peak - point.sum)),
    losingRun: Math.max(0, ...runs),
  };
}

/** From the sample variance. `results`: at least two. */
function standardError(results: readonly number[], average: number): number {
  const squares = results.reduce((total, result) => total + (result - average) ** 2, 0);
  return Math.sqrt(squares / (results.length - 1) / results.length);
}

/** By month of closing, oldest first; months without a signal are left out. */
export function monthsOf(signals: readonly RecordedSignal[]): MonthStatistics[] {
  const months = Map.groupBy(signals, ({ end }) => end.at.slice(0, 7));
  return [...months].map(([month, own]) => ({ month, ...statisticsOf(own) }));
}

/** Signals sent to subscribers, trials, or both. */
export type Share = 'all' | 'live' | 'trial';

/** The signals that were sent, the trials, or all. */
export function shareOf(signals: readonly RecordedSignal[], share: Share): RecordedSignal[] {
  return signals.filter(({ issued }) => share === 'all' || issued.trial === (share === 'trial'));
}
