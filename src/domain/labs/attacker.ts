/**
 * An attacker's chance of rewriting a payment with a share of the computing power: formula of
 * “Bitcoin: A Peer-to-Peer Electronic Cash System” (Satoshi Nakamoto, 2008), section 11.
 */

/**
 * Probability that the attacker ever overtakes the chain.
 * @param share Attacker's share of the computing power, from 0 to 1.
 * @param blocks Blocks on top of the one with the payment.
 */
export function successChance(share: number, blocks: number): number {
  const honest = 1 - share;
  if (share >= honest) return 1;
  const expected = (blocks * share) / honest;
  let poisson = Math.exp(-expected);
  let failure = 0;
  for (let mined = 0; mined <= blocks; mined += 1) {
    if (mined > 0) poisson *= expected / mined;
    failure += poisson * (1 - (share / honest) ** (blocks - mined));
  }
  return Math.min(1, Math.max(0, 1 - failure));
}

/** Numbers of blocks that `blocksNeeded` tries; from 46 % of the power on, more are needed. */
export const maxBlocksTried = 400;

/**
 * Blocks on top after which the chance is below a limit.
 * @returns `undefined` if no number of blocks up to `maxBlocksTried` is enough.
 */
export function blocksNeeded(share: number, limit: number): number | undefined {
  for (let blocks = 0; blocks <= maxBlocksTried; blocks += 1) {
    if (successChance(share, blocks) < limit) return blocks;
  }
  return undefined;
}

/**
 * Estimated minimum cost of reversing a payment: one block reward for its block and one for each
 * confirmation after it. In the currency of `reward`.
 */
export function rewriteCost(blocks: number, reward: number): number {
  return (blocks + 1) * reward;
}
