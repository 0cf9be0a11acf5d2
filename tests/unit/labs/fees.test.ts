import { describe, expect, it } from 'vitest';
import {
  blocksAhead,
  blocksToWait,
  feeOf,
  paymentSize,
  rateAt,
  satoshis,
  shareAbove,
  type Mempool,
} from '../../../src/domain/labs/fees.ts';

const mempool: Mempool = { waiting: 10, arriving: 1, medianRate: 20 };

describe('the share that pays more', () => {
  it('is half at the median, and falls with the rate', () => {
    expect(shareAbove(20, 20)).toBe(0.5);
    expect(shareAbove(200, 20)).toBeLessThan(0.02);
    expect(shareAbove(2, 20)).toBeGreaterThan(0.98);
  });

  it('is the inverse of the rate of a share', () => {
    for (const share of [0.01, 0.2, 0.5, 0.9]) {
      expect(shareAbove(rateAt(share, 20), 20)).toBeCloseTo(share, 12);
    }
  });
});

describe('the wait', () => {
  it('is five blocks ahead, halved each block by arrivals, at the median', () => {
    // 10 × 0.5 = 5 blocks ahead; 1 − 1 × 0.5 = 0.5 block drained each time: 10 blocks, then one's own.
    expect(blocksAhead(mempool, 20)).toBe(5);
    expect(blocksToWait(mempool, 20)).toBe(11);
  });

  it('agrees with the same queue block by block', () => {
    for (const rate of [10, 25, 40, 80]) {
      const above = shareAbove(rate, 20);
      let [ahead, blocks] = [10 * above, 1];
      // Continuous within a block: what is ahead leaves at one block, and arrives at its share.
      while (ahead >= 1 - above) {
        ahead -= 1 - above;
        blocks += 1;
      }
      expect(blocksToWait(mempool, rate)).toBe(blocks);
    }
  });

  it('is one block in an empty mempool', () => {
    expect(blocksToWait({ ...mempool, waiting: 0, arriving: 0.5 }, 1)).toBe(1);
  });

  it('has no end where as much arrives ahead as leaves', () => {
    expect(blocksToWait({ ...mempool, arriving: 3 }, 20)).toBeUndefined();
  });

  it('never grows with the rate', () => {
    let before = Infinity;
    for (let rate = 1; rate < 400; rate += 1) {
      const wait = blocksToWait({ ...mempool, arriving: 1.5 }, rate) ?? Infinity;
      expect(wait).toBeLessThanOrEqual(before);
      before = wait;
    }
  });
});

it('computes a fee from the space, not from the amount', () => {
  // The lesson: 200 vB at 15 sat/vB are 3,000 satoshis, 0.00003 bitcoin, 1.50 € at 50,000 €.
  expect(feeOf(200, 15)).toBe(3000);
  expect((feeOf(200, 15) / satoshis) * 50_000).toBeCloseTo(1.5, 12);
  // One input and two outputs of the usual kind: 141 vB.
  expect(paymentSize(1, 2)).toBe(141);
});
