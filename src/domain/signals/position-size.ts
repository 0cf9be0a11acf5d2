/** The levels of a trading signal, and position sizing. */

import { assumedSlippage } from './costs.ts';

/** The levels of a signal, as prices in one currency. */
export interface SignalLevels {
  readonly action: 'buy' | 'sell';
  readonly entry: number;
  readonly takeProfit: number;
  readonly stopLoss: number;
}

/** The follower's settings. Rates are fractions: 0.01 is 1 %. */
export interface Following {
  readonly capital: number;
  /** Share of the capital lost if the stop is reached. */
  readonly riskRate: number;
  /** The exchange's fee per order. */
  readonly feeRate: number;
}

/** The stake of following a signal; amounts in the signal's currency. */
export interface Stake {
  /** Maximum loss, decided beforehand. */
  readonly budget: number;
  /** Loss of one unit at the stop, and gain of one unit at the take profit, before fees. */
  readonly lossPerUnit: number;
  readonly gainPerUnit: number;
  /** The same after both orders' fees and, at the stop, the assumed slippage. */
  readonly netLossPerUnit: number;
  readonly netGainPerUnit: number;
  /** Units the budget allows, rounded down. */
  readonly units: number;
  /** Price of those units at entry. */
  readonly engaged: number;
  readonly loss: number;
  readonly gain: number;
  /** Reward-to-risk ratio, before fees. */
  readonly ratio: number;
  /** Break-even share of signals that must reach their take profit, after these costs. */
  readonly breakEven: number;
}

/**
 * Computes the stake of a signal. Throws if the levels contradict the action: a buy has its
 * stop below the entry and its take profit above, a sell the reverse.
 * @param decimals Decimals of the units.
 */
export function stakeOf(signal: SignalLevels, following: Following, decimals = 1): Stake {
  const { action, entry, takeProfit, stopLoss } = signal;
  const way = action === 'buy' ? 1 : -1;
  const lossPerUnit = (entry - stopLoss) * way;
  const gainPerUnit = (takeProfit - entry) * way;
  if (lossPerUnit <= 0 || gainPerUnit <= 0) {
    throw new Error('The entry must be between the stop loss and the take profit.');
  }
  const feeRate = following.feeRate;
  const paidAtStop = stopLoss * (1 - way * assumedSlippage);
  const netLossPerUnit = (entry - paidAtStop) * way + feeRate * (entry + paidAtStop);
  const netGainPerUnit = gainPerUnit - feeRate * (entry + takeProfit);
  const budget = following.capital * following.riskRate;
  const step = 10 ** decimals;
  const units = Math.floor((budget / netLossPerUnit) * step + 1e-9) / step;
  return {
    budget,
    lossPerUnit,
    gainPerUnit,
    netLossPerUnit,
    netGainPerUnit,
    units,
    engaged: units * entry,
    loss: units * netLossPerUnit,
    gain: units * netGainPerUnit,
    ratio: gainPerUnit / lossPerUnit,
    breakEven: netLossPerUnit / (netLossPerUnit + netGainPerUnit),
  };
}
