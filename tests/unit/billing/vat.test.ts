import { describe, expect, it } from 'vitest';
import { plans } from '../../../src/domain/billing/plans.ts';
import { vatWithin } from '../../../src/domain/billing/vat.ts';

describe('the VAT included in a price', () => {
  it('matches the amounts published for both plans', () => {
    expect(vatWithin(plans.formation.amount)).toBe(4_167);
    expect(vatWithin(plans.formationEtSignaux.amount)).toBe(5_833);
  });

  it('is rounded to the cent, half up', () => {
    // 24 999 ÷ 6 = 4 166.5, 3 ÷ 6 = 0.5, 2 ÷ 6 = 0.33
    expect([24_999, 3, 2].map(vatWithin)).toEqual([4_167, 1, 0]);
  });

  it('equals the tax on the net price, to the cent', () => {
    for (let amount = 1; amount < 40_000; amount += 7) {
      const tax = vatWithin(amount);
      expect(Math.abs((amount - tax) * 0.2 - tax), String(amount)).toBeLessThan(0.61);
    }
  });
});
