/**
 * The example signal of the page: fictitious, and the same in every figure, table and
 * calculation.
 */
import { assumedFee, assumedSlippage } from '../../domain/signals/costs.ts';
import { stakeOf, type Following, type SignalLevels } from '../../domain/signals/position-size.ts';
import { formatAmount, formatNumber, formatShare, type Lang } from '../../i18n/index.ts';

export const levels: SignalLevels = { action: 'buy', entry: 80, takeProfit: 92, stopLoss: 75 };
/** The price a late reader finds. */
const latePrice = 83;
const following: Following = { capital: 2_500, riskRate: 0.01, feeRate: assumedFee };

/** Every value of the example, formatted for the language, for `fill`. */
export function exampleValues(lang: Lang): Record<string, string> {
  const stake = stakeOf(levels, following);
  const late = stakeOf({ ...levels, entry: latePrice }, following);
  const hundred = stake.units * (70 * stake.netLossPerUnit - 30 * stake.netGainPerUnit);
  const euros = (amount: number): string => formatAmount(lang, amount);
  return {
    entry: euros(levels.entry),
    takeProfit: euros(levels.takeProfit),
    stopLoss: euros(levels.stopLoss),
    latePrice: euros(latePrice),
    capital: euros(following.capital),
    riskRate: formatShare(lang, following.riskRate),
    feeRate: formatShare(lang, following.feeRate),
    slippage: formatShare(lang, assumedSlippage),
    budget: euros(stake.budget),
    lossPerUnit: euros(stake.lossPerUnit),
    gainPerUnit: euros(stake.gainPerUnit),
    // To four decimals, so that the displayed values multiply to the next line.
    netLossPerUnit: formatAmount(lang, stake.netLossPerUnit, 4),
    netGainPerUnit: euros(stake.netGainPerUnit),
    units: formatNumber(lang, stake.units),
    engaged: euros(stake.engaged),
    loss: euros(stake.loss),
    gain: euros(stake.gain),
    ratio: formatNumber(lang, stake.ratio),
    lateRatio: formatNumber(lang, late.ratio),
    breakEven: formatShare(lang, stake.breakEven, 0),
    lateBreakEven: formatShare(lang, late.breakEven, 0),
    hundred: euros(Math.round(hundred)),
  };
}
