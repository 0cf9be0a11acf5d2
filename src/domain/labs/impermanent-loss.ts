/**
 * A liquidity pool of two assets with a constant product, of which one is the currency that values
 * are counted in. Equal values of both are deposited.
 */

export interface Deposit {
  /** Value deposited, half in each asset. */
  readonly amount: number;
  /** Price of the asset now, in multiples of its price at the deposit. */
  readonly price: number;
  /** Fees collected meanwhile, as a share of what the pool gives back. */
  readonly fees: number;
}

export interface PoolValue {
  /** What the pool gives back, fees not counted: `amount × √price`. */
  readonly pool: number;
  /** What the same assets would be worth if kept: `amount × (1 + price) ÷ 2`. */
  readonly kept: number;
  /** Difference, as a share of what was kept; from 0 to 1. */
  readonly loss: number;
  /** What the pool gives back with the fees. */
  readonly withFees: number;
  /** Fees that would make up for the loss, as a share of what the pool gives back. */
  readonly feesNeeded: number;
}

/** Values a deposit at a price. */
export function poolValue({ amount, price, fees }: Deposit): PoolValue {
  const pool = amount * Math.sqrt(price);
  const kept = (amount * (1 + price)) / 2;
  return {
    pool,
    kept,
    loss: 1 - pool / kept,
    withFees: pool * (1 + fees),
    feesNeeded: kept / pool - 1,
  };
}
