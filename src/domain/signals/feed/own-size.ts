/** Position size with the reader's own numbers: what the risk allows, and never more than the capital. */
import { stakeOf, type Following, type SignalLevels, type Stake } from '../position-size.ts';

export interface OwnSize {
  readonly stake: Stake;
  /** The capital, not the risk, sets the size. */
  readonly capped: boolean;
}

/** Decimals of a quantity, so that its smallest step is worth less than about a tenth of the currency. */
export function unitDecimals(entry: number): number {
  return Math.min(Math.max(Math.ceil(Math.log10(entry)) + 1, 0), 8);
}

/** Levels as {@link stakeOf} takes them. */
export function ownSize(signal: SignalLevels, following: Following): OwnSize {
  const decimals = unitDecimals(signal.entry);
  const stake = stakeOf(signal, following, decimals);
  const { capital, feeRate } = following;
  const cost = signal.entry * (1 + feeRate);
  if (stake.units * cost <= capital) return { stake, capped: false };
  const step = 10 ** decimals;
  const units = Math.floor((capital / cost) * step + 1e-9) / step;
  return {
    capped: true,
    stake: {
      ...stake,
      units,
      engaged: units * signal.entry,
      loss: units * stake.netLossPerUnit,
      gain: units * stake.netGainPerUnit,
    },
  };
}

/**
 * Whether the take profit is still beyond the entry: a revision may move it short of the entry, to
 * leave early, and then there is no position to size.
 */
export function aimsForGain(signal: {
  readonly action: SignalLevels['action'];
  readonly entry: string;
  readonly takeProfit: string;
}): boolean {
  const rise = Number(signal.takeProfit) - Number(signal.entry);
  return signal.action === 'buy' ? rise > 0 : rise < 0;
}

/** Limits of what a reader may enter; rates are fractions. */
export const ownLimits = { risk: { min: 0.0005, max: 0.05 }, fee: { min: 0, max: 0.05 } } as const;
