import { describe, expect, it } from 'vitest';
import {
  dateAt,
  issuedAt,
  lastHeight,
  limit,
  paceAt,
  subsidyAt,
} from '../../../src/domain/labs/issuance.ts';

describe('the subsidy', () => {
  it.each([
    [0, 50],
    [209_999, 50],
    [210_000, 25],
    [840_000, 3.125],
    [1_050_000, 1.5625],
    [lastHeight - 1, 0.00000001],
    [lastHeight, 0],
  ])('of block %i is %f', (height, subsidy) => {
    expect(subsidyAt(height)).toBe(subsidy);
  });

  it('is that of a right shift of the integer, as the reference software computes it', () => {
    for (let era = 0; era < 40; era += 1) {
      const shifted = Number(5_000_000_000n >> BigInt(era));
      expect(Math.round(subsidyAt(era * 210_000) * 1e8)).toBe(shifted);
    }
  });
});

describe('the total', () => {
  it('is that of the lesson at two halvings', () => {
    expect(issuedAt(840_000)).toBe(19_687_500);
    expect(issuedAt(1_050_000)).toBe(20_343_750);
  });

  it('is the sum of all blocks below, added one by one', () => {
    let sum = 0n;
    const height = 653_217;
    for (let block = 0; block < height; block += 1) {
      sum += 5_000_000_000n >> BigInt(Math.floor(block / 210_000));
    }
    expect(Math.round(issuedAt(height) * 1e8)).toBe(Number(sum));
  });

  it('ends at 20,999,999.9769, below the limit', () => {
    expect(issuedAt(lastHeight)).toBe(20_999_999.9769);
    expect(issuedAt(lastHeight + 500_000)).toBe(20_999_999.9769);
    expect(limit - issuedAt(lastHeight)).toBeCloseTo(0.0231, 6);
  });
});

it('issues 450 bitcoins a day and 0.83 % a year after the fourth halving', () => {
  // 24 × 6 × 3.125 = 450; 450 × 365 = 164,250; ÷ 19,687,500 = 0.834 %.
  expect(paceAt(840_000)).toMatchObject({ perBlock: 3.125, perDay: 450, perYear: 164_250 });
  expect(paceAt(840_000).rate).toBeCloseTo(0.00834, 5);
  expect(paceAt(1_050_000).perDay).toBe(225);
  expect(paceAt(0).rate).toBe(Infinity);
});

it('dates blocks between known halvings, then every ten minutes', () => {
  const day = (height: number) => dateAt(height).toISOString().slice(0, 10);
  expect(day(0)).toBe('2009-01-03');
  expect(day(630_000)).toBe('2020-05-11');
  // 1,425 days from the first block to the first halving: half of them later.
  expect(day(105_000)).toBe('2010-12-16');
  expect(day(1_050_000)).toBe('2028-04-17');
  expect(dateAt(lastHeight).getUTCFullYear()).toBe(2140);
});
