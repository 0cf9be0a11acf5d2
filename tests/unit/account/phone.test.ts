import { describe, expect, it } from 'vitest';
import { readPhone, showPhone, type PhoneError } from '../../../src/domain/account/phone.ts';

const french = { type: 'phone', number: '+33612345678', shown: '+33 6 12 34 56 78' };

describe('a phone number', () => {
  it.each([
    '+33 6 12 34 56 78',
    '+33.6.12.34.56.78',
    '+33-6-12-34-56-78',
    '+33 (0)6 12 34 56 78',
    '0033 6 12 34 56 78',
    '00 33 612345678',
    '  +33612345678\u00A0',
    '＋33 6 12 34 56 78',
  ])('is parsed from %s in either language', async (typed) => {
    expect(await readPhone(typed, 'fr')).toEqual(french);
    expect(await readPhone(typed, 'en')).toEqual(french);
  });

  it.each(['0612345678', '06 12 34 56 78', '06.12.34.56.78', '(06) 12-34-56-78'])(
    'without a country is French on a French page only: %s',
    async (typed) => {
      expect(await readPhone(typed, 'fr')).toEqual(french);
      expect(await readPhone(typed, 'en')).toEqual({ type: 'error', error: 'phone_no_country' });
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

  it.each([
    ['0262 12 34 56', '+262262123456'],
    ['02 63 12 34 56', '+262263123456'],
    ['0692 12 34 56', '+262692123456'],
    ['0693123456', '+262693123456'],
    ['0269 61 23 45', '+262269612345'],
    ['0639 01 23 45', '+262639012345'],
    ['0590 20 12 34', '+590590201234'],
    ['0690 00 12 34', '+590690001234'],
    ['06.91.22.12.34', '+590691221234'],
    ['0594 10 12 34', '+594594101234'],
    ['(0694) 20 12 34', '+594694201234'],
    ['0596 30 12 34', '+596596301234'],
    ['0696 20 12 34', '+596696201234'],
    ['0697 10 12 34', '+596697101234'],
  ])('of an overseas department has its country code: %s', async (typed, number) => {
    expect(await readPhone(typed, 'fr')).toMatchObject({ type: 'phone', number });
    expect(await readPhone(typed, 'en')).toMatchObject({ error: 'phone_no_country' });
    expect((await showPhone(number)).replaceAll(' ', '')).toBe(number);
  });

  it.each(['\u202A+33 6 12 34 56 78\u202C', '\u200E06\u200B12345678', '\uFEFF+33\u00AD612345678'])(
    'is parsed without the invisible characters that were copied with it, case %#',
    async (typed) => {
      expect(await readPhone(typed, 'fr')).toEqual(french);
    },
  );

  it.each<[string, PhoneError]>([
    ['06 12', 'phone_too_short'],
    ['+33 6 12 34', 'phone_too_short'],
    ['+33 6 12 34 56 78 99', 'phone_too_long'],
    ['1'.repeat(1_000_000), 'phone_too_long'],
    ['+999 123 456 789', 'phone_no_country'],
    ['+33 0 00 00 00 00', 'phone_impossible'],
    ['demain', 'phone_not_a_number'],
    ['+33 6 12 34 56 78 poste 4', 'phone_not_a_number'],
    ["+33'; drop table profiles; --", 'phone_not_a_number'],
    ['<b>0612345678</b>', 'phone_not_a_number'],
    ['+33\u0000612345678', 'phone_not_a_number'],
    ['\u202E+33612345678', 'phone_not_a_number'],
    ['📞', 'phone_not_a_number'],
    ['+', 'phone_not_a_number'],
    ['x'.repeat(1_000_000), 'phone_not_a_number'],
  ])('is rejected with the reason, case %#', async (typed, error) => {
    expect(await readPhone(typed, 'fr')).toEqual({ type: 'error', error });
  });

  it('is optional', async () => {
    expect(await readPhone(' ', 'fr')).toEqual({ type: 'empty' });
  });

  it('is formatted in groups, and unchanged when it cannot be parsed', async () => {
    expect(await showPhone('+33612345678')).toBe('+33 6 12 34 56 78');
    expect(await showPhone('')).toBe('');
    expect(await showPhone('nothing')).toBe('nothing');
  });
});
