import { describe, expect, it } from 'vitest';
import { drawPrices, holdPortfolio } from '../../../src/domain/labs/rebalancing.ts';

const plan = { target: 0.5, band: 0.1, fee: 0 };

describe('a portfolio that is left alone', () => {
  it('drifts with the price', () => {
    // 0.5 in euros, 0.5 in an asset that quadruples: 2 of 2.5, or 80 %.
    const { value, share, trades } = holdPortfolio([1, 4], { ...plan, band: 1 });
    expect(value).toEqual([1, 2.5]);
    expect(share).toEqual([0.5, 0.8]);
    expect(trades).toEqual([]);
  });
});

describe('a rebalanced portfolio', () => {
  it('gains from a price that comes back', () => {
    // At 2: 0.5 + 1 = 1.5, rebalanced to 0.75 and 0.375 units. Back at 1: 0.75 + 0.375 = 1.125.
    const { value, trades } = holdPortfolio([1, 2, 1], plan);
    expect(value[1]).toBeCloseTo(1.5, 12);
    expect(value[2]).toBeCloseTo(1.125, 12);
    expect(trades).toEqual([1, 2]);
  });

  it('falls behind a price that only rises, or only falls', () => {
    for (const prices of [
      [1, 2, 4, 8],
      [1, 0.5, 0.25, 0.125],
    ]) {
      const kept = holdPortfolio(prices, { ...plan, band: 1 }).value.at(-1) ?? 0;
      expect(holdPortfolio(prices, plan).value.at(-1)).toBeLessThan(kept);
    }
  });

  it('stays within its band after each week', () => {
    const { share } = holdPortfolio(drawPrices(200, 0.1, 3), plan);
    for (const one of share) expect(Math.abs(one - 0.5)).toBeLessThanOrEqual(0.1 + 1e-12);
  });

  it('pays a fee on what moves', () => {
    // At 2, 0.25 of 1.5 moves: 1 % of it is 0.0025.
    const { fees, value } = holdPortfolio([1, 2], { ...plan, fee: 0.01 });
    expect(fees).toBeCloseTo(0.0025, 12);
    expect(value[1]).toBeCloseTo(1.4975, 12);
  });

  it('has nothing to do with one asset only', () => {
    expect(holdPortfolio([1, 9, 0.1], { ...plan, target: 1, band: 0 }).trades).toEqual([]);
    expect(holdPortfolio([1, 9, 0.1], { ...plan, target: 0, band: 0 }).value.at(-1)).toBe(1);
  });
});

describe('drawn prices', () => {
  it('start at 1, repeat with their seed and have the volatility asked for', () => {
    const prices = drawPrices(4000, 0.08, 2);
    expect(prices[0]).toBe(1);
    expect(drawPrices(4000, 0.08, 2)).toEqual(prices);
    const changes = prices.slice(1).map((price, week) => Math.log(price / (prices[week] ?? 1)));
    const deviation = Math.sqrt(changes.reduce((sum, one) => sum + one ** 2, 0) / changes.length);
    expect(deviation).toBeCloseTo(0.08, 2);
  });
});

describe('3,000 markets of the lab', () => {
  const markets = Array.from({ length: 3000 }, (_, seed) => drawPrices(156, 0.09, seed));
  const meanOf = (values: readonly number[]) =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const deviationOf = (values: readonly number[]) =>
    Math.sqrt(meanOf(values.map((one) => one ** 2)) - meanOf(values) ** 2);
  const standardError = (values: readonly number[]) =>
    deviationOf(values) / Math.sqrt(values.length);
  const lasts = markets.map((prices) => prices.at(-1) ?? 0);

  it('have an expected return of zero', () => {
    expect(Math.abs(meanOf(lasts) - 1)).toBeLessThan(3 * standardError(lasts));
  });

  it('let rebalancing end ahead more often and earn no more on average', () => {
    const leads = markets.map((prices) => {
      const [kept = 0, alone = 0] = [0.1, 1].map((band) =>
        holdPortfolio(prices, { target: 0.5, band, fee: 0.0025 }).value.at(-1),
      );
      return kept - alone;
    });
    expect(leads.filter((lead) => lead > 0).length / leads.length).toBeGreaterThan(0.55);
    expect(meanOf(leads)).toBeLessThan(2 * standardError(leads));
  });
});
