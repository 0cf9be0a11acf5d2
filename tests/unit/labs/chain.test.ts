import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  blockHash,
  blockStates,
  expectedAttempts,
  originalChain,
  tryNonces,
  type ToyBlock,
} from '../../../src/domain/labs/chain.ts';

/** By Node's own SHA-256. */
const reference = (number: number, { previous, data, nonce }: ToyBlock): string =>
  createHash('sha256').update(`${number}|${previous}|${data}|${nonce}`).digest('hex');

const hashesOf = (blocks: readonly ToyBlock[]): string[] =>
  blocks.map((block, index) => reference(index + 1, block));

const altered = (index: number, change: Partial<ToyBlock>): ToyBlock[] =>
  originalChain.map((block, at) => (at === index ? { ...block, ...change } : block));

describe('the chain of the lesson', () => {
  it('has the hashes that the lesson prints', async () => {
    const hashes = await Promise.all(
      originalChain.map((block, index) => blockHash(index + 1, block)),
    );
    expect(hashes).toEqual(hashesOf(originalChain));
    expect(hashes.map((hash) => hash.slice(0, 8))).toEqual(['0000f4ef', '00003768', '0000c0fb']);
  });

  it('is accepted', () => {
    expect(blockStates(originalChain, hashesOf(originalChain), 4)).toEqual([
      'accepted',
      'accepted',
      'accepted',
    ]);
  });
});

describe('a falsified chain', () => {
  it('has a wrong hash in block 1 and a broken link in block 2', () => {
    const blocks = altered(0, { data: 'Ana>Leo:99' });
    expect(hashesOf(blocks)[0]).toMatch(/^9ec6dd26/);
    expect(blockStates(blocks, hashesOf(blocks), 4)).toEqual([
      'wrong-hash',
      'broken-link',
      'on-hold',
    ]);
  });

  it('is refused by its first block alone when another one starts it', () => {
    const blocks = altered(0, { previous: '11111111' });
    expect(blockStates(blocks, hashesOf(originalChain), 4)[0]).toBe('broken-link');
  });

  it('is refused by its last block alone when that one is falsified', () => {
    const blocks = altered(2, { data: 'Mia>Ana:7' });
    expect(blockStates(blocks, hashesOf(blocks), 4)).toEqual([
      'accepted',
      'accepted',
      'wrong-hash',
    ]);
  });
});

describe('mining', () => {
  const block: ToyBlock = { previous: '00000000', data: 'Ana>Leo:99', nonce: 0 };

  it('finds the first nonce whose hash has enough zeros', async () => {
    const right = Array.from({ length: 2000 }, (_, nonce) => nonce).find((nonce) =>
      reference(1, { ...block, nonce }).startsWith('00'),
    );
    expect(right).toBeDefined();
    expect(await tryNonces(1, block, 2, 0, 2000)).toBe(right);
  });

  it('finds the nonces of the lesson, and counts odd numbers of zeros', async () => {
    const [first] = originalChain;
    expect(await tryNonces(1, first ?? block, 4, 27_000, 100)).toBe(27_017);
    const found = await tryNonces(1, block, 3, 0, 20_000);
    expect(reference(1, { ...block, nonce: found ?? -1 })).toMatch(/^000/);
  });

  it('finds none where there is none', async () => {
    expect(await tryNonces(1, originalChain[0] ?? block, 4, 0, 100)).toBeUndefined();
  });

  it('takes 16 times the attempts for each zero', () => {
    expect([3, 4, 5].map(expectedAttempts)).toEqual([4096, 65_536, 1_048_576]);
  });
});
