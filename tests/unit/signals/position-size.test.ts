import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tickerCoins as coins } from '../../../src/domain/market/coins.ts';
import { assumedFee } from '../../../src/domain/signals/costs.ts';
import type { ChainEvent } from '../../../src/domain/signals/event-payload.ts';
import { recordOf } from '../../../src/domain/signals/record.ts';
import { stakeOf } from '../../../src/domain/signals/position-size.ts';
import { signalsOpen } from '../../../src/domain/signals/signals-open.ts';

const buy = { action: 'buy', entry: 80, takeProfit: 92, stopLoss: 75 } as const;
const following = { capital: 2_500, riskRate: 0.01, feeRate: 0.0025 };

describe('the position size of a signal', () => {
  it('is computed from the distance to the stop, including both fees and slippage', () => {
    const stake = stakeOf(buy, following);
    expect(stake.budget).toBe(25);
    expect([stake.lossPerUnit, stake.gainPerUnit]).toEqual([5, 12]);
    // Sold at 75 € less 0.1 %, or 74.925 €. 0.25 % of 80 € and of 74.925 €, then of 80 € and of 92 €.
    expect(stake.netLossPerUnit).toBeCloseTo(80 - 74.925 + 0.2 + 0.1873125, 10);
    expect(stake.netGainPerUnit).toBeCloseTo(12 - 0.2 - 0.23, 10);
    // 25 ÷ 5.4623 = 4.58, cut to 4.5.
    expect(stake.units).toBe(4.5);
    expect(stake.engaged).toBeCloseTo(360, 10);
    expect(stake.loss).toBeCloseTo(24.58, 2);
    expect(stake.gain).toBeCloseTo(52.065, 10);
    expect(stake.ratio).toBe(2.4);
    expect(stake.breakEven).toBeCloseTo(0.3207, 4);
  });

  it('never exceeds the budget, and is exact when divisible', () => {
    for (let capital = 100; capital < 5_000; capital += 37) {
      const { loss, budget } = stakeOf(buy, { ...following, capital });
      expect(loss).toBeLessThanOrEqual(budget);
    }
    const { netLossPerUnit } = stakeOf(buy, following);
    expect(stakeOf(buy, { ...following, capital: 500 * netLossPerUnit }).units).toBe(5);
  });

  it('of a sale mirrors that of a purchase', () => {
    const sale = { action: 'sell', entry: 80, takeProfit: 68, stopLoss: 85 } as const;
    const stake = stakeOf(sale, following);
    expect([stake.lossPerUnit, stake.gainPerUnit]).toEqual([5, 12]);
    // Bought back at 85 € plus 0.1 %, or 85.085 €.
    expect(stake.netLossPerUnit).toBeCloseTo(85.085 - 80 + 0.0025 * 165.085, 10);
  });

  it('loses what the record counts at the stop', () => {
    for (const levels of [
      buy,
      { action: 'sell', entry: 80, takeProfit: 68, stopLoss: 85 },
    ] as const) {
      const facts = (kind: string, more: object) => ({
        signal: 's',
        kind,
        at: '2026-09-01',
        ...more,
      });
      const events = [
        facts('issued', {
          ...{ action: levels.action, entry: '80', stop_loss: String(levels.stopLoss) },
        }),
        facts('entry_hit', { price: '80' }),
        facts('stop_loss', { price: String(levels.stopLoss) }),
      ].map((payload, index) => ({
        position: index + 1,
        opening: 1,
        closes: index === 2,
        payload: JSON.stringify(payload),
      }));
      const [signal] = recordOf(events as unknown as ChainEvent[]).signals;
      const { netLossPerUnit, lossPerUnit } = stakeOf(levels, {
        ...following,
        feeRate: assumedFee,
      });
      expect(netLossPerUnit).toBeCloseTo(-(signal?.result?.net ?? 0) * lossPerUnit, 10);
    }
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
