import { expect, it } from 'vitest';
import {
  chain,
  firstBlock,
  forgedAmount,
  forgedHash,
  paidAmount,
} from '../../../src/domain/course/chain.ts';

it('computes the first block of the lesson', async () => {
  expect(await firstBlock(paidAmount)).toEqual(chain[0]);
  expect((await firstBlock(forgedAmount)).hash).toBe(forgedHash);
});

it('no other amount has the hash that block 2 copied', async () => {
  const others = Array.from({ length: 100 }, (_, amount) => amount).filter(
    (it) => it !== paidAmount,
  );
  const hashes = await Promise.all(others.map(async (amount) => (await firstBlock(amount)).hash));
  expect(new Set(hashes).size).toBe(others.length);
  expect(hashes).not.toContain(chain[1].previous);
});

it('each block copies the hash of the one before', () => {
  expect(chain[1].previous).toBe(chain[0].hash);
  expect(chain[2].previous).toBe(chain[1].hash);
});
