/**
 * The wait for a transaction by its fee rate: a simplified memory pool (mempool) in which miners take
 * the best-paying transactions first. Sizes in virtual bytes (vB), rates in satoshis per vB.
 */

/** Satoshis in a bitcoin. */
export const satoshis = 100_000_000;

export interface Mempool {
  /** Waiting transactions, in blocks. */
  readonly waiting: number;
  /** Transactions that arrive while one block is mined, in blocks. */
  readonly arriving: number;
  /** Rate that half of the transactions exceed. */
  readonly medianRate: number;
}

/** Standard deviation of the logarithm of the rates; 1.702 makes the logistic curve fit the normal one. */
const spread = 0.9;

/** Share of the transactions that pay more than a rate; rates are log-logistic around the median. */
export function shareAbove(rate: number, medianRate: number): number {
  return 1 / (1 + (rate / medianRate) ** (1.702 / spread));
}

/** The rate that a share of the transactions exceeds. */
export function rateAt(share: number, medianRate: number): number {
  return medianRate * ((1 - share) / share) ** (spread / 1.702);
}

/** Waiting transactions ahead of a rate, in blocks. */
export function blocksAhead(mempool: Mempool, rate: number): number {
  return mempool.waiting * shareAbove(rate, mempool.medianRate);
}

/**
 * Blocks until a transaction is included, at least 1: each block removes one block of those ahead of it, less what
 * arrives ahead of it meanwhile.
 * @returns `undefined` if as much arrives ahead of it as leaves.
 */
export function blocksToWait(mempool: Mempool, rate: number): number | undefined {
  const drained = 1 - mempool.arriving * shareAbove(rate, mempool.medianRate);
  if (drained <= 0.02) return undefined;
  return Math.floor(blocksAhead(mempool, rate) / drained) + 1;
}

/** Fee in satoshis. */
export function feeOf(size: number, rate: number): number {
  return size * rate;
}

/** Virtual size of a usual payment with some inputs and outputs, in vB (P2WPKH). */
export function paymentSize(inputs: number, outputs: number): number {
  return Math.ceil(10.5 + inputs * 68 + outputs * 31);
}
