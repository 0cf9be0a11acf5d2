import { describe, expect, it } from 'vitest';
import {
  healthFactor,
  liquidate,
  liquidationPrice,
  mostDebt,
  ownShare,
  type Loan,
} from '../../../src/domain/labs/liquidation.ts';
import { liquidationLab as en } from '../../../src/i18n/en/course/labs/liquidation.ts';
import { liquidationLab as fr } from '../../../src/i18n/fr/course/labs/liquidation.ts';
import { langs } from '../../../src/i18n/locales.ts';
import { describeLoan } from '../../../src/islands/course/labs/liquidation/words.ts';

const loan: Loan = { tokens: 20, debt: 1200, threshold: 0.8 };
const terms = { bonus: 0.05, closeFactor: 0.5 };

it.each([
  // The lesson's table: 20 tokens at 100 €, threshold 80 %.
  [600, 2.67, 37.5],
  [1000, 1.6, 62.5],
  [1200, 1.33, 75],
  [1500, 1.07, 93.75],
])('with a debt of %f, has the health factor %f and is liquidated at %f', (debt, health, price) => {
  expect(healthFactor({ ...loan, debt }, 100)).toBeCloseTo(health, 2);
  expect(liquidationPrice({ ...loan, debt })).toBeCloseTo(price, 10);
});

it('has a health factor of 1 at the liquidation price, whatever the loan', () => {
  for (const tokens of [1, 7, 33]) {
    for (const threshold of [0.5, 0.83]) {
      const any = { tokens, threshold, debt: 412 };
      expect(healthFactor(any, liquidationPrice(any))).toBeCloseTo(1, 12);
    }
  }
});

it('is not liquidated at a health factor of 1, whatever the binary fractions', () => {
  for (let tokens = 5; tokens <= 50; tokens += 0.5) {
    for (let percent = 40; percent <= 95; percent += 1) {
      const threshold = percent / 100;
      const any = { tokens, threshold, debt: mostDebt({ tokens, threshold }, 100) };
      expect(liquidate(any, 100, terms).count).toBe(0);
      expect(liquidate(any, 99.99, terms).count).toBeGreaterThan(0);
    }
  }
});

it('is never liquidated without debt', () => {
  const free = { ...loan, debt: 0 };
  expect(healthFactor(free, 1)).toBe(Infinity);
  expect(liquidationPrice(free)).toBe(0);
  expect(liquidate(free, 1, terms)).toMatchObject({ count: 0, tokens: 20, badDebt: 0 });
});

it('gains above as much as it loses below, until it is liquidated', () => {
  expect(ownShare(loan, 125)).toBe(1300);
  expect(ownShare(loan, 100)).toBe(800);
  expect(ownShare(loan, 75)).toBe(300);
});

describe('a liquidation', () => {
  it('is that of the lesson just below 75 €', () => {
    // Half of 1,200 is repaid; 600 × 1.05 = 630 € of tokens, 630 ÷ 75 = 8.4 of them.
    const after = liquidate(loan, 75 - 1e-6, terms);
    expect(after.count).toBe(1);
    expect(after.repaid).toBe(600);
    expect(after.taken).toBeCloseTo(8.4, 5);
    expect(after.penalty).toBeCloseTo(30, 5);
    expect(after.debt).toBe(600);
    expect(ownShare(after, 75)).toBeCloseTo(270, 4);
    expect(liquidationPrice(after)).toBeCloseTo(64.66, 2);
  });

  it('does not happen at the liquidation price', () => {
    expect(liquidate(loan, 75, terms)).toMatchObject({ count: 0, taken: 0, penalty: 0 });
  });

  it('follows another after a deep fall', () => {
    // At 65 €: 1,300 € and 1,200; 670 and 600; 355 and 300; 197.5 and 150, then 158 ÷ 150 > 1.
    const after = liquidate(loan, 65, terms);
    expect(after.count).toBe(3);
    expect(after.debt).toBeCloseTo(150, 8);
    expect(after.tokens * 65).toBeCloseTo(197.5, 8);
    expect(after.penalty).toBeCloseTo(1050 * 0.05, 8);
  });

  it('leaves a debt that nothing covers below debt times bonus', () => {
    // At 60 €, 1,200 € of tokens repay 1,200 ÷ 1.05 = 1,142.86; 57.14 remain.
    const after = liquidate(loan, 60, terms);
    expect(after.tokens).toBe(0);
    expect(after.repaid).toBeCloseTo(1142.857, 2);
    expect(after.badDebt).toBeCloseTo(57.143, 2);
    expect(ownShare(after, 60)).toBe(0);
  });

  it('neither creates nor loses value', () => {
    for (let price = 1; price <= 120; price += 0.5) {
      const after = liquidate(loan, price, { bonus: 0.08, closeFactor: 0.35 });
      const debt = after.debt + after.repaid;
      expect(debt).toBeCloseTo(loan.debt, 6);
      expect(after.taken * price).toBeCloseTo(after.repaid + after.penalty, 6);
      expect(after.tokens + after.taken).toBeCloseTo(20, 8);
    }
  });
});

describe.each(langs)('the description of a loan in %s', (lang) => {
  const t = { fr, en }[lang];
  const describeAt = (price: number, of: Loan = loan) =>
    describeLoan({
      loan: of,
      price,
      after: liquidate(of, price, terms),
      health: healthFactor(of, price),
      liquidation: liquidationPrice(of),
      opening: ownShare(of, 100),
      limit: mostDebt(of, 100),
      t,
      lang,
    });

  it('says at a health factor of 1 that any fall opens liquidation', () => {
    const { results, text } = describeAt(75);
    expect(results[0]).toMatchObject({ value: '1', note: t.safe });
    expect(text).toContain({ fr: 'la moindre baisse ouvre', en: 'any fall makes' }[lang]);
  });

  it('does not round a health factor below 1 up to 1', () => {
    // 20 × 74.9 × 0.8 ÷ 1,200 = 0.9987.
    const { results, text } = describeAt(74.9);
    const health = { fr: '0,99', en: '0.99' }[lang];
    expect(results[0]).toMatchObject({ value: health, note: t.open });
    expect(text).toContain(health);
  });
});
