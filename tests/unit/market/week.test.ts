/** The week of the market in numbers: what is counted, and when it is mailed. */
import { describe, expect, it } from 'vitest';
import {
  pricesAWeek,
  type MarketResponse,
  type MarketCoin,
} from '../../../src/domain/api/market.ts';
import { isMarketWeekTime, weekOf, weekSchema } from '../../../src/domain/market/week.ts';

const flat = Array.from({ length: pricesAWeek }, () => 100);
const coin = (name: string, change_7d: number | null, week: number[] = flat): MarketCoin => ({
  ...{ id: name.toLowerCase(), symbol: 'X', name, price: 1, change_24h: 9, change_7d, cap: 1 },
  week,
});
/** 100, then 80 for the rest of the week: a fall of 20 %, undone by a rise of 25 %. */
const fallen = flat.map((price, index) => (index < 20 ? price : 80));
const answer = (...coins: MarketCoin[]): MarketResponse => ({
  ...{ currency: 'eur', as_of: '2026-11-23T06:55:00Z', stale: false, next: 300 },
  coins,
});
const names = (list: readonly { readonly name: string }[] = []) => list.map(({ name }) => name);

describe('the week', () => {
  it('counts rises and falls, and names the largest of each', () => {
    const changes = [5, -1, 12, 0.001, 8, -30, 1, -2, -3];
    const week = weekOf(answer(...changes.map((change) => coin(`C${change}`, change))));
    expect(week).toMatchObject({ known: 9, up: 4, down: 4, level: 1, unknown: 0 });
    expect(week?.middle).toEqual({ low: -2, high: 5 });
    expect(names(week?.rises)).toEqual(['C12', 'C8', 'C5']);
    expect(names(week?.falls)).toEqual(['C-30', 'C-3', 'C-2']);
    expect(weekSchema.parse(week)).toEqual(week);
  });

  it('names no coin as risen in a week of falls', () => {
    const week = weekOf(answer(coin('A', -1), coin('B', 0)));
    expect([names(week?.rises), names(week?.falls)]).toEqual([[], ['A']]);
  });

  it('takes a change that the email shows as 0.0 % for level', () => {
    const changes = [0.05, 0.04, 0.01, -0.04, -0.05];
    const week = weekOf(answer(...changes.map((change) => coin(`C${change}`, change))));
    expect(week).toMatchObject({ up: 1, down: 1, level: 3 });
    expect([names(week?.rises), names(week?.falls)]).toEqual([['C0.05'], ['C-0.05']]);
  });

  it('computes drawdowns from complete weeks alone', () => {
    const week = weekOf(
      answer(coin('A', 1, fallen), coin('B', 2), coin('C', 3, fallen.slice(0, 30))),
    );
    expect(names(week?.drawdowns)).toEqual(['A']);
    expect(week?.drawdowns[0]?.fall).toBeCloseTo(20);
    expect(week?.drawdowns[0]?.rise).toBeCloseTo(25);
  });

  it('counts a coin without a change apart, and gives nothing when one in five has none', () => {
    const known = ['A', 'B', 'C', 'D'].map((name) => coin(name, 1));
    expect(weekOf(answer(...known, coin('E', null)))).toMatchObject({ known: 4, unknown: 1 });
    expect(weekOf(answer(...known.slice(1), coin('E', null)))).toBeUndefined();
  });

  it('is unknown from stale figures', () => {
    expect(weekOf({ ...answer(coin('A', 1)), stale: true })).toBeUndefined();
  });
});

it.each([
  ['2026-11-23T05:59:00Z', false],
  ['2026-11-23T06:00:00Z', true],
  ['2026-11-23T18:59:00Z', true],
  ['2026-11-23T19:00:00Z', false],
  ['2026-11-24T10:00:00Z', false],
  ['2026-11-22T23:30:00Z', false],
  ['2026-07-20T05:00:00Z', true],
])('at %s the email may be queued: %s', (time, may) => {
  expect(isMarketWeekTime(new Date(time))).toBe(may);
});
