import { describe, expect, it } from 'vitest';
import {
  assets,
  cashOf,
  depth,
  failDay,
  horizon,
  legalCheck,
  panic,
  reserveOf,
  simulate,
  thaw,
  waitDiscount,
  type RunSettings,
} from '../../../src/domain/labs/stablecoin-run.ts';
import { stablecoinRunLab as en } from '../../../src/i18n/en/course/labs/stablecoin-run.ts';
import { initialRun, studyOf } from '../../../src/islands/course/labs/stablecoin-run/state.ts';
import { sayOf } from '../../../src/islands/course/labs/stablecoin-run/words.ts';

const base: RunSettings = {
  design: 'full',
  backing: 80,
  deposits: 0,
  bills: 0,
  risky: 0,
  frozen: 0,
  companion: 150,
  perDay: 10,
  days: 30,
};

const last = (run: RunSettings) => {
  const day = simulate(run).at(-1);
  if (!day) throw new Error('no day');
  return day;
};

describe('a reserve of cash', () => {
  it('pays everybody at one euro when it is whole', () => {
    const days = simulate(base);
    // 10 a day: all 100 are paid after ten days.
    expect(days.map(({ paid }) => paid).slice(0, 12)).toEqual([
      0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100,
    ]);
    expect(days.every(({ price, queue }) => price === 1 && queue === 0)).toBe(true);
    expect(failDay(days, base)).toBeUndefined();
  });

  it('of 80 for 100 pays the first 80 in full and the others nothing', () => {
    const run: RunSettings = { ...base, design: 'partial' };
    const days = simulate(run);
    expect(failDay(days, run)).toBe(9);
    expect(days[8]).toMatchObject({ paid: 80, price: 1, queue: 0, owed: 20 });
    expect(days[9]).toMatchObject({ paid: 80, price: 0, queue: 10, owed: 20 });
  });

  it('of 80 for 100 holds if the run stops before it is empty', () => {
    const run: RunSettings = { ...base, design: 'partial', days: 7 };
    const days = simulate(run);
    expect(failDay(days, run)).toBeUndefined();
    expect(days.at(-1)).toMatchObject({ paid: 70, price: 1, owed: 30, value: 10 });
  });
});

describe('assets that are not cash', () => {
  it('are sold ahead, so that a slow run finds the money', () => {
    const days = simulate({ ...base, deposits: 60, bills: 20 });
    expect(days.every(({ queue }) => queue === 0)).toBe(true);
  });

  it('make a queue of one day when everybody comes at once', () => {
    // 100 asked for on day 1, 20 in cash; deposits and bills come the day after.
    const days = simulate({ ...base, deposits: 80, perDay: 100 });
    expect(days[1]).toMatchObject({ paid: 20, queue: 80, price: 1 - waitDiscount });
    expect(days[2]).toMatchObject({ paid: 100, queue: 0, price: 1 });
  });

  it('cost what their sale costs, and nothing else', () => {
    for (const run of [
      { ...base, deposits: 20, bills: 30, risky: 40, perDay: 15 },
      { ...base, risky: 100, perDay: 30 },
      { ...base, design: 'partial' as const, bills: 50, risky: 30, perDay: 40 },
    ]) {
      const reserve = reserveOf(run);
      const part = (share: number) => (reserve * share) / 100;
      const { paid, value, queue } = last(run);
      const most =
        reserve - part(run.bills) * assets.bills.cost - part(run.risky) * assets.risky.cost;
      expect(paid + value).toBeLessThanOrEqual(reserve + 1e-9);
      if (queue > 0) expect(paid + value).toBeCloseTo(most, 6);
    }
  });

  it('break a whole reserve of risky assets after 85 tokens', () => {
    const run = { ...base, risky: 100, perDay: 30 };
    const days = simulate(run);
    expect(failDay(days, run)).toBeGreaterThan(4);
    // 100 less 15 %.
    expect(days.at(-1)?.paid).toBeCloseTo(85, 6);
    expect(days.at(-1)?.price).toBe(0);
  });

  it('bring more redemptions the day after the price fell', () => {
    const days = simulate({ ...base, deposits: 95, perDay: 8 });
    // Day 1: 5 of 8 paid, the others wait a day.
    expect(days[1]).toMatchObject({ paid: 5, queue: 3, price: 1 - waitDiscount });
    const asked = (days[2]?.paid ?? 0) + (days[2]?.queue ?? 0) - 8;
    expect(asked).toBeCloseTo(8 * (1 + panic * waitDiscount), 9);
  });
});

describe('a bank that closes', () => {
  const run: RunSettings = { ...base, deposits: 90, frozen: 100, perDay: 5, days: 12 };

  it('makes the queue grow until it pays out, and the price comes back', () => {
    const days = simulate(run);
    // 10 in cash: two days of 5; then nothing before day 7, one day after the thaw.
    expect(days[2]).toMatchObject({ price: 1, queue: 0, paid: 10 });
    const lowest = Math.min(...days.map(({ price }) => price));
    expect(lowest).toBeCloseTo(1 - waitDiscount * (thaw - 2), 9);
    expect(days.at(-1)?.price).toBe(1);
    expect(failDay(days, run)).toBeUndefined();
  });

  it('keeps its part of the deposits only', () => {
    const half = simulate({ ...run, frozen: 50 });
    expect(half.every(({ queue }) => queue === 0)).toBe(true);
  });
});

describe('an algorithmic token', () => {
  const run: RunSettings = { ...base, design: 'algorithmic', perDay: 5 };

  it('follows a constant-product pool of its companion, token by token', () => {
    let [supply, price] = [1000, 0.15];
    let [worth, received] = [1, 0];
    const days = simulate(run);
    for (const day of days.slice(1, 8)) {
      const asked = 5 * (1 + panic * (1 - worth));
      const euros = depth * supply * price;
      const pool = { euros, tokens: euros / price };
      const minted = asked / price;
      const after = (pool.euros * pool.tokens) / (pool.tokens + minted);
      worth = (pool.euros - after) / asked;
      supply += minted;
      price = after / (pool.tokens + minted);
      expect(day.price).toBeCloseTo(worth, 9);
      expect(day.value).toBeCloseTo(supply * price, 6);
      received += worth * asked;
      expect(day.received).toBeCloseTo(received, 6);
    }
  });

  it('breaks in a fast run, and not in a short slow one', () => {
    expect(failDay(simulate({ ...run, perDay: 10 }), run)).toBeLessThan(5);
    const calm: RunSettings = { ...run, perDay: 0.5, days: 3 };
    expect(failDay(simulate(calm), calm)).toBeUndefined();
    expect(last(calm).price).toBeGreaterThan(0.9);
  });

  it('breaks sooner with a smaller companion', () => {
    const day = (companion: number) => failDay(simulate({ ...run, companion }), run) ?? Infinity;
    expect(day(50)).toBeLessThan(day(150));
    expect(day(150)).toBeLessThan(day(400));
  });
});

it('never prices above one euro, below nothing, or pays more than there is', () => {
  for (const design of ['full', 'partial', 'algorithmic'] as const) {
    for (const perDay of [0, 0.5, 7, 40, 100]) {
      for (const frozen of [0, 60]) {
        const days = simulate({
          ...base,
          design,
          perDay,
          frozen,
          deposits: 30,
          bills: 20,
          risky: 25,
        });
        expect(days).toHaveLength(horizon + 1);
        for (const { price, queue, paid, owed } of days) {
          expect(price).toBeGreaterThanOrEqual(0);
          expect(price).toBeLessThanOrEqual(1);
          expect(paid + owed).toBeCloseTo(100, 6);
          expect(queue).toBeLessThanOrEqual(owed + 1e-9);
        }
      }
    }
  }
});

describe('the law', () => {
  it('asks for 30 % of the funds in banks, 60 % for a significant token', () => {
    const check = (deposits: number, bills: number) => legalCheck({ ...base, deposits, bills });
    expect(check(20, 75)).toMatchObject({ inBanks: 25, isEnough: false });
    expect(check(20, 70)).toMatchObject({
      inBanks: 30,
      isEnough: true,
      isEnoughIfSignificant: false,
    });
    expect(check(20, 40)).toMatchObject({ inBanks: 60, isEnoughIfSignificant: true });
  });

  it('asks for the whole of the funds, in safe assets', () => {
    expect(legalCheck({ ...base, risky: 1 }).isSafe).toBe(false);
    expect(legalCheck({ ...base, design: 'partial', backing: 99 }).isWhole).toBe(false);
    expect(legalCheck(base)).toMatchObject({ isWhole: true, isSafe: true });
    expect(legalCheck({ ...base, design: 'partial', bills: 60 }).inBanks).toBeCloseTo(32, 9);
  });

  it('counts as cash what the other assets leave', () => {
    expect(cashOf({ deposits: 30, bills: 40, risky: 10 })).toBe(20);
    expect(cashOf({ deposits: 60, bills: 50, risky: 0 })).toBe(-10);
  });
});

it.each([
  ['a whole reserve whose bank closes', { frozen: 50, perDay: 20 }, true],
  // 24.80 euros are left for 44.8 tokens.
  ['a partial reserve', { design: 'partial', perDay: 20, days: 2 }, false],
  // 3.94 euros are left for 18.94 tokens.
  ['sales at a loss', { deposits: 0, bills: 0, risky: 100, perDay: 20, days: 3 }, false],
])('the sentence on %s says whether the reserve was enough', (_, changed, isEnough) => {
  const { run, outcome } = studyOf({ ...initialRun, ...changed });
  if (!outcome) throw new Error('no run');
  expect(outcome.lowest).toBeLessThan(1);
  expect(outcome.days.at(-1)?.price).toBe(1);
  const text = sayOf(run, outcome, horizon, en, 'en');
  expect(text.includes('the reserve was enough')).toBe(isEnough);
  expect(text.includes('lasts until day 30')).toBe(!isEnough);
});
