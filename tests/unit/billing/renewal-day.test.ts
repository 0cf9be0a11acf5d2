import { expect, it } from 'vitest';
import { addMonths } from '../../../local/stripe/billing/calendar.ts';
import { renewalDay } from '../../../src/domain/billing/renewal-day.ts';
import { wallClock } from '../../../src/domain/shared/time-zone.ts';
import { ordinalDay } from '../../../src/i18n/ordinal-day.ts';

it.each([
  ['2026-11-22T22:59:59Z', 22, false],
  // Midnight has passed in Paris, in winter and in summer.
  ['2026-11-22T23:00:00Z', 23, false],
  ['2026-07-22T22:00:00Z', 23, false],
  ['2026-02-28T12:00:00Z', 28, false],
  ['2026-11-29T12:00:00Z', 29, true],
  ['2026-12-31T12:00:00Z', 31, true],
  ['2027-01-31T12:00:00Z', 31, true],
  // Stripe counts months in UTC, where it is still the day before: the last of a month, or in summer time.
  ['2026-02-28T23:30:00Z', 29, true],
  ['2026-11-30T23:30:00Z', 31, true],
  ['2026-12-31T23:30:00Z', 1, false],
  ['2026-10-14T22:30:00Z', 14, false],
  ['2027-03-27T22:30:00Z', 28, false],
])('an order at %s renews on the %s', (now, day, orLast) => {
  expect(renewalDay(new Date(now))).toEqual({ day, orLast });
});

it('is the day in Paris of the first renewal, unless that month is shorter', () => {
  const hour = 3_600_000;
  for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2029, 0, 1); at += hour) {
    const { day, orLast } = renewalDay(new Date(at));
    const renewal = new Date(addMonths(at / 1_000, 1) * 1_000);
    const inParis = wallClock(renewal, 'Europe/Paris').day;
    if (inParis !== day) expect([orLast, inParis < day]).toEqual([true, true]);
  }
});

it('writes the day of a month as each language does', () => {
  expect([1, 2, 23, 31].map((day) => ordinalDay('fr', day))).toEqual(['1er', '2', '23', '31']);
  const english = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map((day) => ordinalDay('en', day));
  expect(english.join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 31st');
});
