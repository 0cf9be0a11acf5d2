/**
 * A chain of three toy blocks, to tamper with and to mine. A block's hash is SHA-256 of
 * `number|previous|data|nonce`; a block copies the first eight digits of the previous block's hash.
 */
import { chain as copied } from '../course/chain.ts';
import { sha256, toHex } from './hash.ts';

export interface ToyBlock {
  /** First eight hexadecimal digits of the previous block's hash, as this block has copied them. */
  readonly previous: string;
  readonly data: string;
  readonly nonce: number;
}

/**
 * `accepted`; `wrong-hash`: its hash has too few zeros; `broken-link`: its copied hash differs from
 * the previous block's; `on-hold`: valid itself, but after a rejected one.
 */
export type BlockState = 'accepted' | 'wrong-hash' | 'broken-link' | 'on-hold';

/** The original chain. */
export const originalChain: readonly ToyBlock[] = [27_017, 81_920, 65_425].map((nonce, index) => ({
  previous: copied[index]?.previous ?? '',
  data: copied[index]?.data ?? '',
  nonce,
}));

/** Length of the copied part of a hash. */
export const copiedDigits = 8;

/** Attempts for a hash with so many leading zeros, on average. */
export function expectedAttempts(zeros: number): number {
  return 16 ** zeros;
}

/** The hash of a block, 64 hexadecimal digits. `number` counts from 1. */
export async function blockHash(number: number, block: ToyBlock): Promise<string> {
  return toHex(await sha256(`${number}|${block.previous}|${block.data}|${block.nonce}`));
}

/** How a node judges each block. `hashes` are those of the blocks. */
export function blockStates(
  blocks: readonly ToyBlock[],
  hashes: readonly string[],
  zeros: number,
): BlockState[] {
  let isRefused = false;
  return blocks.map(({ previous }, index) => {
    const before =
      index === 0 ? originalChain[0]?.previous : hashes[index - 1]?.slice(0, copiedDigits);
    const own: BlockState = !hasZeros(hashes[index] ?? '', zeros)
      ? 'wrong-hash'
      : previous !== before
        ? 'broken-link'
        : 'accepted';
    const state = own === 'accepted' && isRefused ? 'on-hold' : own;
    isRefused ||= own !== 'accepted';
    return state;
  });
}

/** Whether a hash starts with at least so many zeros. */
export function hasZeros(hash: string, zeros: number): boolean {
  return hash.startsWith('0'.repeat(zeros));
}

/**
 * Tries the nonces from `start` on, `count` of them, for a hash with enough zeros.
 * @returns The first right nonce, if there is one.
 */
export async function tryNonces(
  number: number,
  block: ToyBlock,
  zeros: number,
  start: number,
  count: number,
): Promise<number | undefined> {
  const prefix = `${number}|${block.previous}|${block.data}|`;
  const hashes = await Promise.all(
    Array.from({ length: count }, (_, index) => sha256(`${prefix}${start + index}`)),
  );
  const found = hashes.findIndex((hash) => startsWithZeros(hash, zeros));
  return found < 0 ? undefined : start + found;
}

/** The same on bytes, without a string for each of the tens of thousands of wrong hashes. */
function startsWithZeros(hash: Uint8Array, zeros: number): boolean {
  for (let digit = 0; digit < zeros; digit += 1) {
    const byte = hash[digit >> 1] ?? 0;
    if ((digit % 2 === 0 ? byte >> 4 : byte & 15) !== 0) return false;
  }
  return true;
}
