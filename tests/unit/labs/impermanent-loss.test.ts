import { describe, expect, it } from 'vitest';
import { poolValue } from '../../../src/domain/labs/impermanent-loss.ts';

/** The assets of a pool at a price, for a deposit of `amount` at a price of 1. */
function poolAssets(amount: number, price: number): { currency: number; asset: number } {
  const root = Math.sqrt(price);
  return { currency: (amount / 2) * root, asset: amount / 2 / root };
}

const at = (price: number, fees = 0) => poolValue({ amount: 1000, price, fees });

describe('the impermanent loss', () => {
  it.each([
    // 1 − 2√k ÷ (1 + k), in per cent.
    [1, 0],
    [1.25, 0.62],
    [1.5, 2.02],
    [2, 5.72],
    [4, 20],
    [5, 25.46],
  ])('at %f times the price is %f %%', (price, percent) => {
    expect(at(price).loss * 100).toBeCloseTo(percent, 2);
  });

  it('is the same when the price is divided', () => {
    for (const price of [1.3, 2, 4, 9]) {
      expect(at(1 / price).loss).toBeCloseTo(at(price).loss, 12);
    }
  });

  it('is what arbitrage leaves, trade by trade', () => {
    // A pool of 500 and 500 is traded against in 100,000 small steps until its price is 4.
    let [currency, asset] = [500, 500];
    while (currency / asset < 4) {
      const paid = currency * 1e-5;
      asset = (currency * asset) / (currency + paid);
      currency += paid;
    }
    expect(currency + asset * 4).toBeCloseTo(at(4).pool, 1);
    expect(poolAssets(1000, 4).currency).toBeCloseTo(currency, 1);
    expect(poolAssets(1000, 4).asset).toBeCloseTo(asset, 1);
  });
});

describe('fees', () => {
  it('make up for a price four times as high from 25 % on', () => {
    // Kept 2,500, pool 2,000: 2,000 × 1.25 = 2,500.
    expect(at(4)).toMatchObject({ kept: 2500, pool: 2000, feesNeeded: 0.25 });
    expect(at(4, 0.25).withFees).toBe(2500);
  });

  it('are not needed at the same price', () => {
    expect(at(1).feesNeeded).toBe(0);
  });
});
