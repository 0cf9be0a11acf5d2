import { describe, expect, it } from 'vitest';
import { positionSize, type Position } from '../../../src/domain/labs/position-size.ts';
import { positionSizeLab as en } from '../../../src/i18n/en/course/labs/position-size.ts';
import { positionSizeLab as fr } from '../../../src/i18n/fr/course/labs/position-size.ts';
import { langs } from '../../../src/i18n/locales.ts';
import { describePosition } from '../../../src/islands/course/labs/position-size/words.ts';

const position: Position = {
  capital: 2000,
  risk: 0.01,
  entry: 50,
  stop: 46,
  target: 58,
  fee: 0,
  slippage: 0,
};

describe('a position without costs', () => {
  it('is the accepted loss divided by the distance to the stop', () => {
    // 20 ÷ 4 = 5 units; 5 × 50 = 250; target 8 per unit, 2 R; break-even 1 ÷ 3.
    expect(positionSize(position)).toMatchObject({
      budget: 20,
      lossPerUnit: 4,
      units: 5,
      engaged: 250,
      cost: 250,
      loss: 20,
      gain: 40,
      ratio: 2,
      takenByCosts: 0,
      affordable: 40,
    });
    expect(positionSize(position).breakEven).toBeCloseTo(1 / 3, 12);
  });

  it('exceeds the capital with a stop close enough', () => {
    // 20 ÷ 0.25 = 80 units, 4,000 euros.
    expect(positionSize({ ...position, stop: 49.75 })).toMatchObject({ units: 80, engaged: 4000 });
  });

  it('loses the same wherever the stop is', () => {
    for (const stop of [20, 35, 40, 49, 49.9]) {
      expect(positionSize({ ...position, stop }).loss).toBeCloseTo(20, 0);
    }
  });
});

describe('costs', () => {
  // 50 × 1.0025 = 50.125; 46 × 0.998 × 0.9975 = 45.79323; 58 × 0.9975 = 57.855.
  const size = positionSize({ ...position, fee: 0.0025, slippage: 0.002 });

  it('are part of the loss per unit', () => {
    expect(size.bought).toBeCloseTo(50.125, 9);
    expect(size.soldAtStop).toBeCloseTo(45.79323, 9);
    expect(size.lossPerUnit).toBeCloseTo(4.33177, 9);
  });

  it('reduce the quantity, which is rounded down', () => {
    // 20 ÷ 4.33177 = 4.6170…
    expect(size.units).toBe(4.61);
    expect(size.loss).toBeLessThanOrEqual(20);
    // 1 − 4 ÷ 4.33177 = 7.66 %.
    expect(size.takenByCosts).toBeCloseTo(0.0766, 4);
  });

  it('reduce the ratio and raise the break-even rate', () => {
    // 7.73 ÷ 4.33177 = 1.7845; 4.33177 ÷ 12.06177 = 35.91 %.
    expect(size.gainPerUnit).toBeCloseTo(7.73, 9);
    expect(size.ratio).toBeCloseTo(1.7845, 4);
    expect(size.breakEven).toBeCloseTo(0.3591, 4);
  });
});

describe('a capital that pays for the units but not for their fee', () => {
  // 198 ÷ (50 × 1.01 − 46 × 0.99) = 39.91 units: 1,995.50 euros, and 2,015.46 with the fee.
  const short = { ...position, risk: 0.099, fee: 0.01 };
  const size = positionSize(short);

  it('is too small', () => {
    expect(size.units).toBe(39.91);
    expect(size.engaged).toBeCloseTo(1995.5, 9);
    expect(size.cost).toBeCloseTo(2015.455, 9);
    // 2,000 ÷ 50.5.
    expect(size.affordable).toBeCloseTo(39.604, 3);
  });

  it.each(langs)('is said to be, with the fee, in %s', (lang) => {
    const t = { fr, en }[lang];
    const { text, tone } = describePosition({ position: short, size, t, lang });
    expect(tone).toBe('bad');
    expect(text).toContain(
      { fr: '2\u202F015,46\u00A0€ avec les frais', en: '€2,015.46 with the' }[lang],
    );
  });
});

it.each([
  // The stop costs (50 − 46) ÷ 50 = 8 % of the purchase; with a 1 % fee, 1 − 46 × 0.99 ÷ 50.5 = 9.82 %.
  [{ risk: 0.1, fee: 0 }, '10%', '8%'],
  [{ risk: 0.1, fee: 0.01 }, '10%', '9.82%'],
  [{ risk: 0.01, stop: 49.75 }, '1%', '0.5%'],
])('a capital too small for %o is explained by the risk and the stop', (changed, risk, loss) => {
  const over = { ...position, ...changed };
  const size = positionSize(over);
  const { text } = describePosition({ position: over, size, t: en, lang: 'en' });
  expect(text).toContain(`you risk ${risk} with a stop that costs only ${loss} of what you pay.`);
});

it('rounds 5 units that binary fractions put just below 5', () => {
  // 30 ÷ (120 − 114) is exactly 5; with 0.1 and 0.3 it is 4.999999….
  expect(positionSize({ ...position, capital: 3000, entry: 120, stop: 114 }).units).toBe(5);
  expect(positionSize({ ...position, capital: 15, entry: 0.4, stop: 0.1 }).units).toBe(0.5);
});

it('is refused with a stop at the entry or above', () => {
  expect(() => positionSize({ ...position, stop: 50 })).toThrow('below the entry');
});
