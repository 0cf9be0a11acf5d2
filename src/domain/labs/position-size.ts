/** Position size: the quantity whose loss at the stop equals the accepted loss. */

export interface Position {
  /** Euros. */
  readonly capital: number;
  /** Share of the capital lost at the stop: 0.01 is 1 %. */
  readonly risk: number;
  /** Prices of one unit, in euros. The stop is below the entry, the target above it. */
  readonly entry: number;
  readonly stop: number;
  readonly target: number;
  /** Exchange fee rate per order: a fraction of the traded amount (0.01 is 1 %). */
  readonly fee: number;
  /** How far below the stop it is executed, as a share of the stop. */
  readonly slippage: number;
}

/** Amounts in euros, quantities in units of the asset. */
export interface PositionSize {
  /** Accepted loss. */
  readonly budget: number;
  /** Price of one unit with its fee, and what its sale at the stop and at the target brings. */
  readonly bought: number;
  readonly soldAtStop: number;
  readonly soldAtTarget: number;
  /** Loss of one unit at the stop and gain at the target, costs included. */
  readonly lossPerUnit: number;
  readonly gainPerUnit: number;
  /** Rounded down to a hundredth. */
  readonly units: number;
  /** Quantity without costs, not rounded. */
  readonly unitsWithoutCosts: number;
  /** Share of the quantity that costs have taken. */
  readonly takenByCosts: number;
  /** Price of the units at the entry, and what they cost with the fee. */
  readonly engaged: number;
  readonly cost: number;
  readonly loss: number;
  readonly gain: number;
  /** Gain per unit over loss per unit; below zero if costs exceed the gain. */
  readonly ratio: number;
  /** Share of trades that must reach the target to neither gain nor lose. */
  readonly breakEven: number;
  /** Units that the whole capital buys, fee included. */
  readonly affordable: number;
}

/** Computes a position. The stop must be below the entry: throws otherwise. */
export function positionSize(position: Position): PositionSize {
  const { capital, risk, entry, stop, target, fee, slippage } = position;
  if (stop >= entry) throw new Error('The stop must be below the entry.');
  const budget = capital * risk;
  const bought = entry * (1 + fee);
  const soldAtStop = stop * (1 - slippage) * (1 - fee);
  const soldAtTarget = target * (1 - fee);
  const lossPerUnit = bought - soldAtStop;
  const gainPerUnit = soldAtTarget - bought;
  const units = Math.floor((budget / lossPerUnit) * 100 + 1e-6) / 100;
  const unitsWithoutCosts = budget / (entry - stop);
  return {
    budget,
    bought,
    soldAtStop,
    soldAtTarget,
    lossPerUnit,
    gainPerUnit,
    units,
    unitsWithoutCosts,
    takenByCosts: 1 - (entry - stop) / lossPerUnit,
    engaged: units * entry,
    cost: units * bought,
    loss: units * lossPerUnit,
    gain: units * gainPerUnit,
    ratio: gainPerUnit / lossPerUnit,
    breakEven: lossPerUnit / (lossPerUnit + gainPerUnit),
    affordable: capital / bought,
  };
}
