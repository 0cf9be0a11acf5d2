/** Formatting of market figures and sparklines. */
import { describe, expect, it } from 'vitest';
import type { MarketCoin } from '../../../src/domain/api/market.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { texts } from '../../../src/i18n/texts.ts';
import {
  figures,
  lineBox,
  formatZonedTime,
  weekLine,
} from '../../../src/scripts/market/figures.ts';
import { roundMarks } from '../../../src/domain/market/week-scale.ts';
import { shownTrend } from '../../../src/domain/market/overview.ts';
import { extremes, pointsOf, pointTime } from '../../../src/scripts/market/week.ts';

const write = (lang: Lang, currency: 'eur' | 'usd' = 'eur') =>
  figures(lang, currency, texts(lang).marketLive);
/** Normalises spaces: French uses three kinds. */
const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');

describe('a price', () => {
  it.each([
    [92_134.4, '92 134 €', '€92,134'],
    [1_000, '1 000 €', '€1,000'],
    [999.997, '1 000 €', '€1,000'],
    [142.826, '142,83 €', '€142.83'],
    [1, '1,00 €', '€1.00'],
    [0.99996, '1,00 €', '€1.00'],
    [0.8625, '0,8625 €', '€0.8625'],
    [0.1, '0,1000 €', '€0.1000'],
    [0.00000885, '0,000008850 €', '€0.000008850'],
    [0.000000442138, '0,0000004421 €', '€0.0000004421'],
  ])('of %d', (value, fr, en) => {
    expect(plain(write('fr').price(value))).toBe(fr);
    expect(write('en').price(value)).toBe(en);
  });

  it('in dollars', () => {
    expect(plain(write('fr', 'usd').price(2.5))).toBe('2,50 $');
    expect(write('en', 'usd').price(2.5)).toBe('$2.50');
  });
});

describe('the prices of an axis', () => {
  it.each([
    ['a stablecoin', 0.9985, 1.0012, ['€0.999', '€1.000', '€1.001']],
    ['a calm coin', 1_000.2, 1_002, ['€1,000.50', '€1,001.00', '€1,001.50', '€1,002.00']],
    ['any other coin', 71_614, 76_216, ['€72,000', '€73,000', '€74,000', '€75,000', '€76,000']],
    ['cents', 140, 145, ['€140.00', '€141.00', '€142.00', '€143.00', '€144.00', '€145.00']],
    ['one price', 1, 1, ['€1.00']],
  ])('of %s have the digits of its steps', (_, low, high, labels) => {
    expect(write('en').marks(roundMarks(low, high))).toEqual(labels);
  });

  it('differ at every size', () => {
    for (const low of [1e-8, 0.3, 0.9999, 7, 812, 999.9, 91_234]) {
      for (const share of [0.0003, 0.02, 0.4]) {
        const labels = write('fr').marks(roundMarks(low, low * (1 + share)));
        expect(new Set(labels).size, labels.join()).toBe(labels.length);
      }
    }
  });
});

describe('a capitalisation', () => {
  it.each([
    [1_234.5e9, '1 234,5 Md €', '€1.23tn'],
    [351.24e9, '351,2 Md €', '€351.2bn'],
    [999.96e6, '1,0 Md €', '€1.0bn'],
    [78.6e6, '78,6 M €', '€78.6m'],
    [450_000, '450 000 €', '€450,000'],
    [null, '—', '—'],
  ])('of %d', (value, fr, en) => {
    expect(plain(write('fr').cap(value))).toBe(fr);
    expect(write('en').cap(value)).toBe(en);
  });
});

describe('a change', () => {
  it.each([
    [1.844, '+1,84 %', '+1.84%', 'up'],
    [-0.62, '−0,62 %', '−0.62%', 'down'],
    [0.004, '0,00 %', '0.00%', 'level'],
    [-0.004, '0,00 %', '0.00%', 'level'],
    [412.6, '+413 %', '+413%', 'up'],
    [null, '—', '—', 'unknown'],
  ])('of %d', (value, fr, en, way) => {
    expect(plain(write('fr').change(value))).toBe(fr);
    expect(write('en').change(value)).toBe(en);
    expect(shownTrend(value)).toBe(way);
  });
});

describe('a week’s sparkline', () => {
  const week = [100, 90, 120, 110];
  const coin: MarketCoin = {
    ...{ id: 'some-coin', symbol: 'SOME', name: 'Some Coin', price: 110, cap: 1e9, week },
    ...{ change_24h: 1, change_7d: 10 },
  };

  it('is drawn between its lowest and highest price, from left to right', () => {
    const { width, height, margin } = lineBox;
    expect(weekLine(week)).toBe('M0 21l41 9 41-28 41 9');
    expect(3 * 41).toBe(width);
    expect(21 + 9).toBe(height - margin);
    expect(30 - 28).toBe(margin);
  });

  it('is a flat line without movement and empty without data', () => {
    expect(weekLine([5, 5, 5])).toBe('M0 16l62 0 61 0');
    expect(weekLine([5])).toBe('');
    expect(weekLine([])).toBe('');
  });

  it('is described in a sentence', () => {
    expect(write('en').row(coin).description).toBe(
      'From €100.00 to €110.00, between €90.00 and €120.00.',
    );
    expect(plain(write('fr').row(coin).description)).toBe(
      'De 100,00 € à 110,00 €, entre 90,00 € et 120,00 €.',
    );
    const { line, description } = write('en').row({ ...coin, week: [] });
    expect(line).toBe('');
    expect(description).toBe(texts('en').marketLive.noWeek);
  });

  it('has points at even distances, seven days long', () => {
    const points = pointsOf(coin, '2026-11-22T12:00:00.000Z');
    expect(points.map(({ at }) => new Date(at).toISOString())).toEqual([
      '2026-11-15T12:00:00.000Z',
      '2026-11-17T20:00:00.000Z',
      '2026-11-20T04:00:00.000Z',
      '2026-11-22T12:00:00.000Z',
    ]);
    expect(extremes(points)).toEqual({ high: points[2], low: points[1] });
    expect(pointsOf({ week: [] }, '2026-11-22T12:00:00.000Z')).toEqual([]);
    expect(extremes([])).toBeUndefined();
  });
});

it('a time includes its time zone', () => {
  const at = '2026-11-22T12:05:00.000Z';
  expect(plain(formatZonedTime('fr', at, 'Europe/Paris'))).toBe('22 nov. 2026 à 13 h 05 (UTC+1)');
  expect(plain(formatZonedTime('en', at, 'Europe/Paris'))).toBe('22 Nov 2026, 13:05 CET');
  const early = '2026-12-01T08:05:00.000Z';
  expect(plain(formatZonedTime('fr', early, 'Europe/Paris'))).toBe(
    '1er déc. 2026 à 9 h 05 (UTC+1)',
  );
  expect(plain(pointTime('fr', Date.parse(early), 'Europe/Paris'))).toBe('mar. 1er déc. à 9 h 05');
  expect(plain(pointTime('en', Date.parse(at), 'Europe/Paris'))).toMatch(/^Sun,? 22 Nov,? 13:05$/);
});
