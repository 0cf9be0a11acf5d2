import { blockStates, originalChain, type ToyBlock } from '../../../../domain/labs/chain.ts';

const [first, second, third] = originalChain as readonly [ToyBlock, ToyBlock, ToyBlock];

/** The stored state of the lab: the blocks, and the cost of mining. */
export const initialChain = {
  previous1: first.previous,
  data1: first.data,
  nonce1: first.nonce,
  previous2: second.previous,
  data2: second.data,
  nonce2: second.nonce,
  previous3: third.previous,
  data3: third.data,
  nonce3: third.nonce,
  zeros: '4',
  attempts: 0,
  /** Whether a block was mined since the number of zeros was chosen. */
  mined: false,
  /** Whether the chain was accepted with another payment in block 1. */
  rebuilt: false,
};
export type ChainState = typeof initialChain;

/** Whether a chain with another payment in block 1 is accepted. `hashes` are those of the blocks. */
export function isForgeryAccepted(
  blocks: readonly ToyBlock[],
  hashes: readonly string[],
  zeros: number,
): boolean {
  const states = blockStates(blocks, hashes, zeros);
  return blocks[0]?.data !== first.data && states.every((state) => state === 'accepted');
}

/** The three blocks of a state. */
export function toBlocks(state: ChainState): ToyBlock[] {
  return [
    { previous: state.previous1, data: state.data1, nonce: state.nonce1 },
    { previous: state.previous2, data: state.data2, nonce: state.nonce2 },
    { previous: state.previous3, data: state.data3, nonce: state.nonce3 },
  ];
}

/** A change of some values of one block; `at` counts from 1. */
export function withBlock(at: number, block: Partial<ToyBlock>): Partial<ChainState> {
  return Object.fromEntries(Object.entries(block).map(([name, value]) => [`${name}${at}`, value]));
}
