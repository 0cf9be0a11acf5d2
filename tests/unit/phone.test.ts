import { describe, expect, it } from 'vitest';
import { readPhone, showPhone, type PhoneFault } from '../../src/domain/account/phone.ts';

const french = { type: 'phone', number: '+33612345678', shown: '+33 6 12 34 56 78' };

describe('a telephone number', () => {
  it.each([
    '+33 6 12 34 56 78',
    '+33.6.12.34.56.78',
    '+33-6-12-34-56-78',
    '+33 (0)6 12 34 56 78',
    '0033 6 12 34 56 78',
    '00 33 612345678',
    '  +33612345678\u00A0',
    '＋33 6 12 34 56 78',
  ])('is read from %s in either language', async (typed) => {
    expect(await readPhone(typed, 'fr')).toEqual(french);
    expect(await readPhone(typed, 'en')).toEqual(french);
  });

  it.each(['0612345678', '06 12 34 56 78', '06.12.34.56.78', '(06) 12-34-56-78'])(
    'is French without a country on a French page only: %s',
    async (typed) => {
      expect(await readPhone(typed, 'fr')).toEqual(french);
      expect(await readPhone(typed, 'en')).toEqual({ type: 'fault', fault: 'noCountry' });
    },
  );

  it.each([
    ['+44 20 7946 0958', '+442079460958'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+49 30 901820', '+4930901820'],
    ['+290 22221', '+29022221'],
  ])('is international: %s', async (typed, number) => {
    expect(await readPhone(typed, 'fr')).toMatchObject({ type: 'phone', number });
  });

  it.each<[string, PhoneFault]>([
    ['06 12', 'tooShort'],
    ['+33 6 12 34', 'tooShort'],
    ['+33 6 12 34 56 78 99', 'tooLong'],
    ['1'.repeat(1_000_000), 'tooLong'],
    ['+999 123 456 789', 'noCountry'],
    ['+33 0 00 00 00 00', 'impossible'],
    ['demain', 'notANumber'],
    ['+33 6 12 34 56 78 poste 4', 'notANumber'],
    ["+33'; drop table profiles; --", 'notANumber'],
    ['<b>0612345678</b>', 'notANumber'],
    ['+33\u0000612345678', 'notANumber'],
    ['\u202E+33612345678', 'notANumber'],
    ['📞', 'notANumber'],
    ['+', 'notANumber'],
    ['x'.repeat(1_000_000), 'notANumber'],
  ])('is refused for what is wrong, case %#', async (typed, fault) => {
    expect(await readPhone(typed, 'fr')).toEqual({ type: 'fault', fault });
  });

  it('may be missing', async () => {
    expect(await readPhone(' ', 'fr')).toEqual({ type: 'empty' });
  });

  it('is shown in groups, and as it is when it cannot be read', async () => {
    expect(await showPhone('+33612345678')).toBe('+33 6 12 34 56 78');
    expect(await showPhone('')).toBe('');
    expect(await showPhone('nothing')).toBe('nothing');
  });
});
