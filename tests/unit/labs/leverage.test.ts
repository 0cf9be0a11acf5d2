import { describe, expect, it } from 'vitest';
import {
  daysOfFunding,
  drawPrices,
  hold,
  isRefused,
  liquidationLine,
  liquidationPrice,
  mostDays,
  paidBy,
  resultAt,
  stepsPerDay,
  stopPrice,
  tally,
  volatility,
  type Position,
} from '../../../src/domain/labs/leverage.ts';
import { fill } from '../../../src/i18n/format.ts';
import { leverageLab as en } from '../../../src/i18n/en/course/labs/leverage.ts';
import { leverageLab as fr } from '../../../src/i18n/fr/course/labs/leverage.ts';
import { langs } from '../../../src/i18n/locales.ts';
import { describePosition } from '../../../src/islands/course/labs/leverage/words.ts';

/** The article's: 200 € under 20 units at 100 €. */
const base: Position = {
  side: 'long',
  units: 20,
  entry: 100,
  margin: 200,
  maintenance: 0.05,
  funding: 0,
  fee: 0,
  stop: 0,
};
const sides = ['long', 'short'] as const;
const paths = Array.from({ length: 1000 }, (_, path) => drawPrices(path));
const stepsOf = (days: number) => days * stepsPerDay;
const atLeverage = (leverage: number): Position => ({ ...base, units: leverage * 2 });

describe('the liquidation price', () => {
  it.each([
    // The article's table, then the lesson's and the dictionary's purchases.
    [{ units: 4 }, 52.63],
    [{ units: 10 }, 84.21],
    [{ units: 20 }, 94.74],
    [{ units: 40 }, 100],
    [{ units: 1, entry: 1000, margin: 200 }, 842.11],
    [{ units: 1, entry: 500, margin: 125 }, 394.74],
    // Sold contracts: the lesson's carry trade, its quiz, the dictionary.
    [{ side: 'short', units: 1, entry: 2060, margin: 500 }, 2438.1],
    [{ side: 'short', units: 1, entry: 3105, margin: 900 }, 3814.29],
    [{ side: 'short', units: 1, entry: 1000, margin: 200 }, 1142.86],
    [{ side: 'short', units: 1, entry: 1000, margin: 500 }, 1428.57],
  ] as const)('of %o is %f', (changed, price) => {
    expect(liquidationPrice({ ...base, ...changed }, 0)).toBeCloseTo(price, 2);
  });

  it('is where the rest of the margin equals the maintenance margin', () => {
    for (const side of sides) {
      for (const maintenance of [0.005, 0.05, 0.1]) {
        for (const paid of [-40, 0, 42]) {
          const position = { ...base, side, maintenance };
          const price = liquidationPrice(position, paid);
          const gain = 20 * (side === 'long' ? price - 100 : 100 - price);
          expect(200 - paid + gain).toBeCloseTo(maintenance * 20 * price, 9);
        }
      }
    }
  });

  it('moves to the entry as funding is paid: the article’s fourteen days at 0.05 %', () => {
    // 42 payments of 1 €: (2,000 − 158) ÷ (20 × 0.95) = 96.95.
    const position = { ...base, funding: 0.0005 };
    const line = liquidationLine(position, 14);
    expect(paidBy(position, stepsOf(14))).toBeCloseTo(42, 9);
    expect(line[0]).toBeCloseTo(94.74, 2);
    expect(line.at(-1)).toBeCloseTo(96.95, 2);
    // The 30 days of the trial: 90 €, (2,000 − 110) ÷ 19 = 99.47.
    expect(liquidationLine(position, 30).at(-1)).toBeCloseTo(99.47, 2);
  });

  it('moves away from a position that receives funding, on either side', () => {
    const received = { ...base, funding: -0.0005 };
    expect(liquidationLine(received, 14).at(-1)).toBeLessThan(94.7);
    const sold = { ...base, side: 'short', funding: 0.0005 } as const;
    expect(liquidationLine(sold, 14).at(-1)).toBeGreaterThan(liquidationPrice(sold, 0) + 1);
  });

  it.each(sides)('of a %s position stays the same without funding, whatever the fee', (side) => {
    const line = liquidationLine({ ...base, side, fee: 0.001 }, 60);
    expect(new Set(line).size).toBe(1);
  });

  it('is nearer with the opening fee: 1 € of 200', () => {
    // (2,000 − 199) ÷ 19 = 94.79.
    expect(liquidationLine({ ...base, fee: 0.0005 }, 0)[0]).toBeCloseTo(94.79, 2);
  });

  it.each(sides)('of a %s position is nearer with each step of leverage', (side) => {
    let before = Infinity;
    for (let leverage = 1; leverage <= 20; leverage += 1) {
      const distance = Math.abs(liquidationPrice({ ...atLeverage(leverage), side }, 0) - 100);
      expect(distance).toBeLessThan(before);
      before = distance;
    }
  });

  it('is 0 for a purchase with nothing borrowed, but not for a sale', () => {
    expect(liquidationPrice(atLeverage(1), 0)).toBe(0);
    // (200 + 200) ÷ (2 × 1.05): before the price has doubled.
    expect(liquidationPrice({ ...atLeverage(1), side: 'short' }, 0)).toBeCloseTo(190.48, 2);
  });
});

describe('a position that is closed at once', () => {
  it('is refused', () => {
    expect(isRefused(atLeverage(20))).toBe(true);
    expect(isRefused({ ...atLeverage(20), side: 'short' })).toBe(true);
    expect(isRefused(atLeverage(19))).toBe(false);
    expect(isRefused({ ...atLeverage(20), maintenance: 0.045 })).toBe(false);
    // 1 ÷ 19 = 5.26 %, less 0.3 % of fee.
    expect(isRefused({ ...atLeverage(19), fee: 0.003 })).toBe(true);
  });

  it('is one whose liquidation price is at the entry or beyond', () => {
    for (const side of sides) {
      for (let leverage = 1; leverage <= 20; leverage += 1) {
        for (const maintenance of [0.005, 0.03, 0.06, 0.1]) {
          const position = { ...atLeverage(leverage), side, maintenance, fee: 0.001 };
          const price = liquidationPrice(position, paidBy(position, 0));
          const isBeyond = side === 'long' ? price >= 100 - 1e-9 : price <= 100 + 1e-9;
          expect(isRefused(position)).toBe(isBeyond);
        }
      }
    }
  });
});

it('counts the days in which funding alone uses the spare margin', () => {
  // 1 ÷ 10 − 5 % = 5 % of the position, at 0.15 % a day.
  const position = { ...base, funding: 0.0005 };
  expect(daysOfFunding(position)).toBeCloseTo(100 / 3, 9);
  expect(liquidationLine(position, 33).at(-1)).toBeLessThan(100);
  expect(liquidationLine(position, 34).at(-1)).toBeGreaterThan(100);
  expect(daysOfFunding({ ...position, side: 'short' })).toBe(Infinity);
  expect(daysOfFunding(base)).toBe(Infinity);
});

describe('a position held over prices', () => {
  /** The article's price by day, the same all day long. */
  const days = [100, 98, 99, 96.5, 94.2, 97, 101, 99, 103, 101.5, 105, 104, 106.5, 106, 108];
  const article = Float64Array.from({ length: stepsOf(14) + 1 }, (_, step) => {
    return days[Math.ceil(step / stepsPerDay)] ?? 0;
  });
  const outcome = (position: Position, prices = article, length = 14) =>
    hold(position, prices, liquidationLine(position, length));

  it('loses its margin although the forecast was right', () => {
    expect(outcome(base)).toEqual({
      type: 'liquidated',
      step: stepsOf(3) + 1,
      result: -200,
      isRight: true,
    });
  });

  it('was forecast right by a short one if the price ends lower', () => {
    const sold = { ...atLeverage(5), side: 'short' } as const;
    expect(outcome(sold)).toMatchObject({ type: 'open', result: -80, isRight: false });
    const falling = Float64Array.from({ length: stepsOf(14) + 1 }, () => 92);
    expect(outcome(sold, falling)).toMatchObject({ type: 'open', result: 80, isRight: true });
  });

  it('gains with less leverage, as in the article', () => {
    expect(outcome(atLeverage(5))).toMatchObject({ type: 'open', result: 80, isRight: true });
    expect(outcome(atLeverage(2)).result).toBeCloseTo(32, 9);
  });

  it('pays funding and both fees: 160 − 42 − 1 − 1.08', () => {
    const position = { ...base, funding: 0.0005, fee: 0.0005 };
    expect(resultAt(position, 108, stepsOf(14))).toBeCloseTo(115.92, 9);
  });

  it('is closed by a stop in front of the liquidation price, and not by one behind it', () => {
    // At 96 €: 20 × 4.
    const stopped = outcome({ ...base, stop: 0.04 });
    expect(stopped).toMatchObject({ type: 'stopped', step: stepsOf(3) + 1, isRight: true });
    expect(stopped.result).toBeCloseTo(-80, 9);
    expect(outcome({ ...base, stop: 0.06 })).toMatchObject({ type: 'liquidated' });
  });

  it('is liquidated before a stop that the liquidation price has passed', () => {
    const position = { ...base, funding: 0.001, stop: 0.03 };
    const falling = Float64Array.from({ length: stepsOf(14) + 1 }, () => 97.5);
    // 2 € a payment: after 14 of them 172 € are left, (2,000 − 172) ÷ 19 = 96.2; after 26, 97.5.
    expect(stopPrice(position)).toBe(97);
    expect(outcome(position, falling)).toMatchObject({ type: 'liquidated', result: -200 });
  });

  it('has the same planned loss at twice the distance with half the leverage', () => {
    const loss = (leverage: number, stop: number) => {
      const position = { ...atLeverage(leverage), stop };
      return resultAt(position, stopPrice(position) ?? 0, 0);
    };
    expect(loss(10, 0.04)).toBeCloseTo(-80, 9);
    expect(loss(5, 0.08)).toBeCloseTo(-80, 9);
  });

  it('is neither gained nor lost on day 0', () => {
    expect(outcome(base, article, 0)).toEqual({
      type: 'open',
      step: 0,
      result: 0,
      isRight: false,
    });
  });

  it('mirrors its opposite at small moves', () => {
    const sold = { ...base, side: 'short' } as const;
    expect(resultAt(base, 101, 0)).toBeCloseTo(resultAt(sold, 99, 0), 9);
    expect(resultAt(base, 101, 0)).toBeCloseTo(-resultAt(sold, 101, 0), 9);
    const near = { maintenance: 0.005, units: 40 };
    const below = 100 - liquidationPrice({ ...base, ...near }, 0);
    const above = liquidationPrice({ ...sold, ...near }, 0) - 100;
    expect(Math.abs(above / below - 1)).toBeLessThan(0.02);
  });

  it('never loses more than its margin', () => {
    for (const side of sides) {
      for (const leverage of [1, 3, 10, 19]) {
        for (const [stop, funding, fee] of [
          [0, 0.001, 0.002],
          [0.03, 0.001, 0.002],
          [0.2, -0.0005, 0],
        ] as const) {
          const position = { ...atLeverage(leverage), side, stop, funding, fee };
          const line = liquidationLine(position, mostDays);
          for (const prices of paths.slice(0, 100)) {
            expect(hold(position, prices, line).result).toBeGreaterThanOrEqual(-200);
          }
        }
      }
    }
  });
});

describe('the paths', () => {
  it('start at 100, repeat with their number and have no trend', () => {
    expect(paths[0]?.[0]).toBe(100);
    expect(drawPrices(0)).toEqual(paths[0]);
    expect(paths[1]).not.toEqual(paths[0]);
    const ends = paths.map((prices) => prices[stepsOf(30)] ?? 0);
    const mean = ends.reduce((sum, end) => sum + end, 0) / paths.length;
    // The standard deviation of 30 days is about 16.5, that of the mean of 1,000 about 0.52.
    expect(Math.abs(mean - 100)).toBeLessThan(1.6);
  });

  it('have the volatility of a day', () => {
    const changes = paths.flatMap((prices) =>
      Array.from({ length: mostDays }, (_, day) =>
        Math.log((prices[stepsOf(day + 1)] ?? 1) / (prices[stepsOf(day)] ?? 1)),
      ),
    );
    const square = changes.reduce((sum, one) => sum + one ** 2, 0) / changes.length;
    expect(Math.sqrt(square)).toBeCloseTo(volatility, 3);
  });

  it.each([10, 5, 3])('are closed as often as calculated with leverage %i', (leverage) => {
    const position = atLeverage(leverage);
    const { closed } = tally(position, paths, liquidationLine(position, 30));
    const expected = reachedWithin(30, liquidationPrice(position, 0) / 100);
    // Standard deviation of a share over 1,000 paths: 1.6 points at most.
    expect(Math.abs(closed / 1000 - expected)).toBeLessThan(0.045);
  });

  it('count what the lab says of 30 days', () => {
    const shares = (changed: Partial<Position>) => {
      const position = { ...base, funding: 0.0001, ...changed };
      return tally(position, paths, liquidationLine(position, 30));
    };
    expect(shares({})).toEqual({ paths: 1000, closed: 735, stopped: 0, closedRight: 220 });
    // The lesson's 5:1.
    expect(shares({ units: 10 })).toMatchObject({ closed: 336, closedRight: 20 });
    // “About 61 % of the paths instead of 78 %.”
    expect(shares({ stop: 0.04 })).toMatchObject({ closed: 775, stopped: 775 });
    expect(shares({ units: 10, stop: 0.08 })).toMatchObject({ closed: 609, stopped: 609 });
  });
});

/**
 * Probability that a lognormal walk without trend falls to a level, a share of its start, within some days: that of
 * a Brownian motion with drift, with the level moved for prices looked at in steps (Broadie, Glasserman and Kou, 1997).
 */
function reachedWithin(days: number, level: number): number {
  const deviation = volatility * Math.sqrt(days);
  const drift = (-(volatility ** 2) / 2) * days;
  const barrier = Math.log(level) - (0.5826 * volatility) / Math.sqrt(stepsPerDay);
  const scale = Math.exp((2 * drift * barrier) / deviation ** 2);
  return normal((barrier - drift) / deviation) + scale * normal((barrier + drift) / deviation);
}

/** Standard normal distribution function, by integration. */
function normal(z: number): number {
  const [from, parts] = [-8, 4000];
  const width = (z - from) / parts;
  const density = (at: number) => Math.exp(-(at ** 2) / 2) / Math.sqrt(2 * Math.PI);
  return Array.from({ length: parts }, (_, part) => density(from + (part + 0.5) * width)).reduce(
    (sum, one) => sum + one * width,
    0,
  );
}

describe.each(langs)('the sentences in %s', (lang) => {
  const t = { fr, en }[lang];
  const said = (changed: Partial<Position>, days: number, path: number) => {
    const position = { ...base, ...changed };
    const line = liquidationLine(position, days);
    const prices = drawPrices(path);
    const outcome = hold(position, prices, line);
    const counts = tally(position, paths, line);
    const leverage = position.units / 2;
    const shown = { position, leverage, line, prices, outcome, tally: counts, t, lang };
    return describePosition(shown);
  };
  const plain = (text: string) => text.replace(/[\u00A0\u202F\u2060]/g, ' ');

  it('say both liquidation prices and what was paid', () => {
    const { text, formula, results } = said({ funding: 0.0005 }, 14, 21);
    const [today, later, paid] = {
      fr: ['94,74 €', '96,95 €', '42 €'],
      en: ['€94.74', '€96.95', '€42'],
    }[lang];
    for (const amount of [today, later, paid]) expect(plain(text)).toContain(amount);
    expect(results.map(({ value }) => plain(value)).slice(0, 2)).toEqual([today, later]);
    expect(plain(results[2]?.value ?? '')).toBe({ fr: '21 %', en: '21%' }[lang]);
    expect(plain(formula)).toContain({ fr: '÷ (20 × 0,95)', en: '÷ (20 × 0.95)' }[lang]);
  });

  it('count the paths that were closed, by the stop and too early', () => {
    const [closed, stopped] = {
      fr: [
        '735 sont fermés avant la fin ; 220 de ceux-là',
        '775 sont fermés avant la fin, dont 775 par',
      ],
      en: [
        '735 are closed before the end; 220 of those',
        '775 are closed before the end, 775 of them by',
      ],
    }[lang];
    expect(plain(said({ funding: 0.0001 }, 30, 0).text)).toContain(closed);
    expect(plain(said({ funding: 0.0001, stop: 0.04 }, 30, 0).text)).toContain(stopped);
  });

  it('say which way funding went', () => {
    const [taken, added] = { fr: ['pris 18 €', 'ajouté 18 €'], en: ['taken €18', 'added €18'] }[
      lang
    ];
    expect(plain(said({ funding: 0.0001 }, 30, 0).text)).toContain(taken);
    expect(plain(said({ funding: -0.0001 }, 30, 0).text)).toContain(added);
    expect(plain(said({ funding: 0.0001, side: 'short' }, 30, 0).text)).toContain(added);
    expect(plain(said({}, 30, 0).text)).not.toMatch(/18/);
  });

  it('say that a right forecast lost the margin', () => {
    const { text, tone, results } = said({ funding: 0.0001 }, 30, 21);
    expect(tone).toBe('bad');
    expect(text).toContain(t.path.liquidated.slice(-20));
    expect(text).toContain(t.right.slice(-20));
    expect(plain(results[3]?.value ?? '')).toBe({ fr: '−200 €', en: '−€200' }[lang]);
  });

  it('refuse a position that is closed at once, and give the highest leverage', () => {
    const { text, tone, results } = said({ units: 40 }, 30, 0);
    expect(tone).toBe('bad');
    expect(plain(text)).toContain({ fr: 'inférieur à 20.', en: 'below 20:1.' }[lang]);
    expect(results.map(({ value }) => value)).toEqual(['–', '–', '–', '–']);
  });

  it('name the day on which funding alone closes it', () => {
    expect(said({ funding: 0.0005 }, 40, 12).text).toMatch(/(jour|day) 34/);
    expect(said({ funding: 0.0005 }, 30, 12).text).not.toMatch(/(jour|day) 34/);
    // 1 ÷ 5 − 5 % = 15 % of the position, at 0.3 % a day.
    const ruined = fill(t.ruin, { ruin: 50 });
    expect(said({ units: 10, funding: 0.001 }, 60, 12).text).toContain(ruined);
    expect(said({ units: 10, funding: 0.001 }, 50, 12).text).toContain(ruined);
    expect(said({ units: 10, funding: 0.001 }, 49, 12).text).not.toContain(ruined);
  });

  it('say when the exchange comes before the stop', () => {
    expect(said({ stop: 0.06 }, 30, 0).text).toContain(t.idleStop.slice(-20));
    const passed = said({ stop: 0.04, funding: 0.0005 }, 30, 0).text;
    // (2,000 − 200 + F) ÷ 19 = 96 once F is 24 €: 24 payments, 8 days.
    expect(passed).toMatch(/(jour|day) 8/);
    expect(said({ stop: 0.04 }, 30, 0).text).not.toContain(t.idleStop.slice(-20));
  });

  it('leave no value to fill in', () => {
    for (const side of sides) {
      for (const changed of [{}, { stop: 0.06 }, { units: 2, fee: 0.001 }, { funding: -0.0003 }]) {
        const { text, formula, results } = said({ ...changed, side }, 30, 5);
        const all = [text, formula, ...results.flatMap(({ value, note = '' }) => [value, note])];
        expect(all.join(' ')).not.toMatch(/[{}]|NaN|undefined|Infinity|-1\b/);
      }
    }
  });
});
