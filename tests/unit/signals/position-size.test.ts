import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tickerCoins as coins } from '../../../src/domain/market/coins.ts';
import { stakeOf } from '../../../src/domain/signals/position-size.ts';
import { signalsOpen } from '../../../src/domain/signals/signals-open.ts';

const buy = { action: 'buy', entry: 80, takeProfit: 92, stopLoss: 75 } as const;
const following = { capital: 2_500, riskRate: 0.01, feeRate: 0.0025 };

describe('the position size of a signal', () => {
  it('is computed from the distance to the stop, including both fees', () => {
    const stake = stakeOf(buy, following);
    expect(stake.budget).toBe(25);
    expect([stake.lossPerUnit, stake.gainPerUnit]).toEqual([5, 12]);
    // 0.25 % of 80 € and of 75 €, then of 80 € and of 92 €.
    expect(stake.netLossPerUnit).toBeCloseTo(5 + 0.2 + 0.1875, 10);
    expect(stake.netGainPerUnit).toBeCloseTo(12 - 0.2 - 0.23, 10);
    // 25 ÷ 5.3875 = 4.64, cut to 4.6.
    expect(stake.units).toBe(4.6);
    expect(stake.engaged).toBeCloseTo(368, 10);
    expect(stake.loss).toBeCloseTo(24.78, 2);
    expect(stake.gain).toBeCloseTo(53.22, 2);
    expect(stake.ratio).toBe(2.4);
    expect(stake.breakEven).toBeCloseTo(0.3177, 4);
  });

  it('never exceeds the budget, and is exact when divisible', () => {
    for (let capital = 100; capital < 5_000; capital += 37) {
      const { loss, budget } = stakeOf(buy, { ...following, capital });
      expect(loss).toBeLessThanOrEqual(budget);
    }
    expect(stakeOf(buy, { ...following, feeRate: 0 }).units).toBe(5);
  });

  it('of a sale mirrors that of a purchase', () => {
    const sale = { action: 'sell', entry: 80, takeProfit: 68, stopLoss: 85 } as const;
    const stake = stakeOf(sale, { ...following, feeRate: 0 });
    expect([stake.lossPerUnit, stake.gainPerUnit]).toEqual([5, 12]);
  });

  it.each([
    ['a stop above the entry of a purchase', { ...buy, stopLoss: 81 }],
    ['a stop at the entry', { ...buy, stopLoss: 80 }],
    ['a take profit below the entry of a purchase', { ...buy, takeProfit: 79 }],
    ['a sale with the levels of a purchase', { ...buy, action: 'sell' as const }],
  ])('%s is rejected', (_, levels) => {
    expect(() => stakeOf(levels, following)).toThrow(/between/);
  });
});

describe('the list of coins', () => {
  it('has about forty, each once, in capitals', () => {
    expect(coins.length).toBeGreaterThanOrEqual(36);
    expect(new Set(coins.map(({ symbol }) => symbol)).size).toBe(coins.length);
    expect(new Set(coins.map(({ name }) => name)).size).toBe(coins.length);
    expect(coins.filter(({ symbol }) => !/^[A-Z]{2,5}$/.test(symbol))).toEqual([]);
  });
});

describe('signals before their launch', () => {
  it.each([
    ['fr', /signaux seront publiés n’est pas encore ouvert/],
    ['en', /the signals area is not open yet/],
  ])('are described as unavailable by the terms in %s and by the pages', async (lang, sentence) => {
    const file = join(
      import.meta.dirname,
      `../../../content/company/${lang}/conditions-utilisation.mdx`,
    );
    expect(sentence.test(await readFile(file, 'utf8'))).toBe(!signalsOpen);
  });
});
