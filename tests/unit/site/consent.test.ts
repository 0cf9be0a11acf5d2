import { describe, expect, it } from 'vitest';
import { consentOn, dayOf, endOfConsent } from '../../../src/domain/site/consent.ts';

const today = '2026-11-21';

describe('the cookie choice', () => {
  it.each([
    ['true', true],
    ['false', false],
  ])('is parsed from %s', (answer, accepted) => {
    expect(consentOn(today, answer, '2026-11-01')).toEqual({ accepted, day: '2026-11-01' });
  });

  it.each([null, '', 'TRUE', '1', 'null', '{"accepted":true}'])(
    'is asked for again for the invalid value %j',
    (answer) => {
      expect(consentOn(today, answer, today)).toBeUndefined();
    },
  );

  it('lasts until the eve of the same date six months later', () => {
    expect(consentOn('2027-05-20', 'false', today)).toEqual({ accepted: false, day: today });
    expect(consentOn('2027-05-21', 'false', today)).toBeUndefined();
    expect(consentOn('2031-01-01', 'true', today)).toBeUndefined();
  });

  it.each([null, '', 'yesterday', '2026-02-30', '2026-13-01', '21/11/2026', '2026-11-22'])(
    'lasts from today when its day is invalid: %j',
    (day) => {
      expect(consentOn(today, 'true', day)).toEqual({ accepted: true, day: today });
    },
  );
});

describe('the expiry of a cookie choice', () => {
  it.each([
    ['2026-11-21', '2027-05-21'],
    ['2026-01-31', '2026-07-31'],
    ['2026-08-31', '2027-02-28'],
    ['2027-08-31', '2028-02-29'],
    ['2026-12-01', '2027-06-01'],
  ])('of %s is %s', (day, end) => {
    expect(endOfConsent(day)).toBe(end);
  });
});

it('counts days in Paris', () => {
  expect(dayOf(new Date('2026-11-21T22:59:59Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22');
});
