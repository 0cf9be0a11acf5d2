/** What a signal is made of, and the arithmetic of following one. */

/**
 * Whether the member area publishes signals yet. Pages that sell or describe signals say so while it
 * is false; the terms say it too (content/company, "Que vendons-nous ?"): change them together.
 */
export const signalsOpen = false;

/** The levels of a signal, as prices in one currency. */
export interface SignalLevels {
  readonly action: 'buy' | 'sell';
  readonly entry: number;
  readonly takeProfit: number;
  readonly stopLoss: number;
}

/** How somebody would follow it. Rates are fractions: 0.01 is 1 %. */
export interface Following {
  readonly capital: number;
  /** Part of the capital lost if the stop is reached. */
  readonly riskRate: number;
  /** What the exchange takes of each order. */
  readonly feeRate: number;
}

/** What following a signal puts at stake; amounts in the signal's currency. */
export interface Stake {
  /** The most that may be lost, decided beforehand. */
  readonly budget: number;
  /** Loss of one unit at the stop, and gain of one unit at the take profit, before fees. */
  readonly lossPerUnit: number;
  readonly gainPerUnit: number;
  /** The same once both orders' fees are paid. */
  readonly netLossPerUnit: number;
  readonly netGainPerUnit: number;
  /** Units that the budget pays for, rounded down to a tenth. */
  readonly units: number;
  /** Price of those units at the entry. */
  readonly engaged: number;
  readonly loss: number;
  readonly gain: number;
  /** Gain for one unit risked, before fees. */
  readonly ratio: number;
  /** Part of such signals that must reach their take profit for the sum to be zero, fees paid. */
  readonly breakEven: number;
}

/**
 * The stake of a signal for somebody. Throws when the levels contradict the action: a purchase has its
 * stop below the entry and its take profit above, a sale the reverse.
 */
export function stakeOf(signal: SignalLevels, following: Following): Stake {
  const { action, entry, takeProfit, stopLoss } = signal;
  const way = action === 'buy' ? 1 : -1;
  const lossPerUnit = (entry - stopLoss) * way;
  const gainPerUnit = (takeProfit - entry) * way;
  if (lossPerUnit <= 0 || gainPerUnit <= 0) {
    throw new Error('The entry has to stand between the stop loss and the take profit.');
  }
  const feeRate = following.feeRate;
  const netLossPerUnit = lossPerUnit + feeRate * (entry + stopLoss);
  const netGainPerUnit = gainPerUnit - feeRate * (entry + takeProfit);
  const budget = following.capital * following.riskRate;
  const units = Math.floor((budget / netLossPerUnit) * 10 + 1e-9) / 10;
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
