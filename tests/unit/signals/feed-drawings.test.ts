/** Drawings and sums of the feed: the line, the seven days, the reader's own size. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lineOf, priceNow } from '../../../src/domain/signals/feed/line.ts';
import { ownSize, unitDecimals } from '../../../src/domain/signals/feed/own-size.ts';
import { spread, weekChartOf } from '../../../src/domain/signals/feed/week-chart.ts';
import { formatLeft, formatLevel } from '../../../src/i18n/signal-formats.ts';
import { issued } from './feed-events.ts';

afterEach(() => void vi.unstubAllEnvs());

const buy = { action: 'buy', stop: 75, entry: 80, target: 92, price: 83 } as const;
const sell = { action: 'sell', stop: 84, entry: 80, target: 70, price: 79 } as const;

describe('the line of a signal', () => {
  it('has low prices on the left, and the risk hatched from stop to entry', () => {
    const line = lineOf(buy);
    expect([line.stop, line.target]).toEqual([4, 96]);
    expect(line.risk).toEqual({ from: 4, width: line.entry - 4 });
    expect(line.price).toBeGreaterThan(line.entry);
    const sold = lineOf(sell);
    expect([sold.target, sold.stop]).toEqual([4, 96]);
    expect(sold.risk).toEqual({
      from: sold.entry,
      width: expect.closeTo(96 - sold.entry) as number,
    });
  });

  it('has no risk once the stop has passed the entry, and keeps a far price inside', () => {
    expect(lineOf({ ...buy, stop: 81 }).risk).toBeUndefined();
    expect(lineOf({ ...sell, stop: 79 }).risk).toBeUndefined();
    expect(lineOf({ ...buy, price: 500 })).toMatchObject({ price: 99, isBeyond: true });
    expect(lineOf({ ...buy, price: 1 })).toMatchObject({ price: 1, isBeyond: true });
    expect(lineOf({ ...buy, price: undefined })).toMatchObject({ isBeyond: false });
  });

  it('says what the price makes of an open signal', () => {
    expect(priceNow(buy, false)).toEqual({ type: 'waiting' });
    // The example of the mock-up: 2.4 falls to 1.1.
    expect(priceNow(buy, true)).toEqual({ type: 'past', ratio: 2.4, late: 1.125 });
    expect(priceNow({ ...buy, price: 78 }, true)).toBeUndefined();
    expect(priceNow({ ...buy, price: 75 }, true)).toEqual({ type: 'beyond' });
    expect(priceNow({ ...sell, price: 69 }, false)).toEqual({ type: 'beyond' });
    expect(priceNow(sell, true)).toMatchObject({ type: 'past', ratio: 2.5 });
  });
});

describe('the own size', () => {
  const levels = { action: 'buy', entry: 80, stopLoss: 75, takeProfit: 92 } as const;

  it('loses the budget at the stop, fees included, and never engages more than the capital', () => {
    const { stake, capped } = ownSize(levels, { capital: 2_000, riskRate: 0.01, feeRate: 0.001 });
    expect(capped).toBe(false);
    expect(stake.loss).toBeLessThanOrEqual(20);
    expect(stake.loss).toBeGreaterThan(19.9);
    const tight = ownSize(
      { ...levels, stopLoss: 79.9 },
      { capital: 1_000, riskRate: 0.02, feeRate: 0 },
    );
    expect(tight).toMatchObject({ capped: true, stake: { units: 12.5, engaged: 1_000 } });
    // 12.5 bought at 80 and sold at 79.9 less 0.1 %.
    expect(tight.stake.loss).toBeCloseTo(12.5 * (80 - 79.9 * 0.999), 10);
  });

  it('has more decimals for expensive coins, and none for cheap ones', () => {
    expect([60_000, 80, 1, 0.00001].map(unitDecimals)).toEqual([6, 3, 1, 0]);
  });
});

describe('the seven days', () => {
  const asOf = Date.parse('2026-11-26T12:00:00Z');
  const week = Array.from({ length: 42 }, (_, index) => 70 + index / 2);

  it('hold the curve, the levels and what happened in them', () => {
    const early = issued(1, 'a', { at: '2026-11-10T12:00:00.000Z' });
    const late = issued(2, 'a', { at: '2026-11-26T00:00:00.000Z' });
    const chart = weekChartOf({ week, asOf, levels: [60, 75, 100], events: [early, late] });
    expect(chart?.points).toHaveLength(42);
    expect(chart?.y(100)).toBeCloseTo(6);
    expect(chart?.y(60)).toBeCloseTo(94);
    expect(chart?.marks.map(({ n }) => n)).toEqual([2]);
    // 42 of 168 hourly prices: from the first to the last, 167 hours.
    expect(chart?.marks[0]?.x).toBeCloseTo(((167 - 12) / 167) * 100);
    expect(chart?.isEarlier).toBe(true);
    expect(weekChartOf({ week: [], asOf, levels: [1], events: [] })).toBeUndefined();
  });

  it.each(['Europe/Paris', 'America/New_York', 'Asia/Kolkata'])(
    'name each calendar day of %s once, at its noon',
    (zone) => {
      vi.stubEnv('TZ', zone);
      // Every hour of a week in which the clocks of Paris change.
      for (let hour = 0; hour < 168; hour += 1) {
        const end = Date.parse('2026-10-25T00:30:00Z') + hour * 3_600_000;
        const { days = [] } = weekChartOf({ week, asOf: end, levels: [75], events: [] }) ?? {};
        const dates = days.map(({ at }) => new Date(at));
        expect(new Set(dates.map((date) => date.getDay())).size).toBe(days.length);
        expect(dates.every((date) => date.getHours() === 12 && date.getMinutes() === 0)).toBe(true);
        expect(days.length).toBeGreaterThanOrEqual(6);
        expect(days.every(({ x }) => x > 3 && x < 97)).toBe(true);
      }
    },
  );

  it('move labels apart inside the drawing, in their order', () => {
    expect(spread([10, 12, 200], 18, 240)).toEqual([10, 28, 200]);
    expect(spread([235, 238, 100], 18, 240)).toEqual([222, 240, 100]);
    expect(spread([50], 18, 240)).toEqual([50]);
  });
});

it('writes a price with all of its digits, and the time left', () => {
  const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');
  expect(plain(formatLevel('fr', '62000.5', 'eur'))).toBe('62 000,50 €');
  expect(plain(formatLevel('fr', '0.000012345678', 'eur'))).toBe('0,000012345678 €');
  expect(formatLevel('en', '62000', 'usd')).toBe('$62,000');
  const t = { now: 'now', day: '{d} d {h} h', hour: '{h} h {m} min', minute: '{m} min' };
  const left = (minutes: number) => plain(formatLeft(t, minutes * 60_000));
  expect([0.5, 12, 192, 1_500].map(left)).toEqual(['now', '12 min', '3 h 12 min', '1 d 1 h']);
});
