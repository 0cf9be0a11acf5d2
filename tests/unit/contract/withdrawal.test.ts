/** The withdrawal period, to the second, in Paris, across clock changes, weekends and public holidays. */
import { describe, expect, it } from 'vitest';
import {
  mayWithdraw,
  refundDeadline,
  withdrawalDays,
  withdrawalEnds,
} from '../../../src/domain/contract/withdrawal.ts';
import { sampleOf } from '../../sizes.ts';

const hour = 3_600_000;

/** A Paris local time as an instant: tries both offsets and keeps the one that converts back. */
function paris(year: number, month: number, day: number, time = '00:00:00'): Date {
  const padded = (value: number) => String(value).padStart(2, '0');
  for (const offset of ['+01:00', '+02:00']) {
    const found = new Date(`${year}-${padded(month)}-${padded(day)}T${time}${offset}`);
    const read = found.toLocaleString('sv-SE', { timeZone: 'Europe/Paris' });
    if (read === `${year}-${padded(month)}-${padded(day)} ${time}`) return found;
  }
  throw new Error(`Paris never saw ${year}-${month}-${day} ${time}.`);
}

it('the withdrawal period has fourteen days', () => {
  expect(withdrawalDays).toBe(14);
});

describe('a refund is due fourteen days after a declaration on', () => {
  it.each<[string, Date, string]>([
    ['a winter day', paris(2026, 11, 22, '15:04:05'), '2026-12-06T22:59:59.000Z'],
    ['a summer day', paris(2026, 7, 1, '00:00:00'), '2026-07-15T21:59:59.000Z'],
    ['the last second of a day', paris(2026, 7, 1, '23:59:59'), '2026-07-15T21:59:59.000Z'],
    ['the day before summer time 2026', paris(2026, 3, 28, '12:00:00'), '2026-04-11T21:59:59.000Z'],
    ['the day of summer time 2026', paris(2026, 3, 29, '01:59:59'), '2026-04-12T21:59:59.000Z'],
    ['its afternoon', paris(2026, 3, 29, '15:00:00'), '2026-04-12T21:59:59.000Z'],
    ['14 days before summer time 2026', paris(2026, 3, 15), '2026-03-29T21:59:59.000Z'],
    ['15 days before summer time 2026', paris(2026, 3, 14), '2026-03-28T22:59:59.000Z'],
    ['the day of winter time 2026', paris(2026, 10, 25, '00:30:00'), '2026-11-08T22:59:59.000Z'],
    ['14 days before winter time 2026', paris(2026, 10, 11), '2026-10-25T22:59:59.000Z'],
    ['15 days before winter time 2026', paris(2026, 10, 10), '2026-10-24T21:59:59.000Z'],
    ['14 days before summer time 2027', paris(2027, 3, 14), '2027-03-28T21:59:59.000Z'],
    ['14 days before winter time 2027', paris(2027, 10, 17), '2027-10-31T22:59:59.000Z'],
    ['the day of winter time 2027', paris(2027, 10, 31, '23:59:59'), '2027-11-14T22:59:59.000Z'],
    ['a day before a leap day', paris(2028, 2, 20), '2028-03-05T22:59:59.000Z'],
    ['14 days before a leap day', paris(2028, 2, 15), '2028-02-29T22:59:59.000Z'],
    ['a leap day', paris(2028, 2, 29, '12:00:00'), '2028-03-14T22:59:59.000Z'],
    ['a February without one', paris(2027, 2, 20), '2027-03-06T22:59:59.000Z'],
    ['Christmas', paris(2026, 12, 25), '2027-01-08T22:59:59.000Z'],
    ['the last second of a year', paris(2026, 12, 31, '23:59:59'), '2027-01-14T22:59:59.000Z'],
    ['New Year’s first second', paris(2027, 1, 1), '2027-01-15T22:59:59.000Z'],
  ])('%s', (_, declared, ends) => {
    expect(refundDeadline(declared).toISOString()).toBe(ends);
  });

  it('a second repeated at the end of summer time: one day', () => {
    const first = new Date('2026-10-25T00:30:00Z');
    const second = new Date('2026-10-25T01:30:00Z');
    expect(refundDeadline(first)).toEqual(refundDeadline(second));
  });

  it('a day in Paris that is another one in UTC', () => {
    // 00:30 in Paris on 2 July is still 1 July in UTC.
    expect(refundDeadline(new Date('2026-07-01T22:30:00Z')).toISOString()).toBe(
      '2026-07-16T21:59:59.000Z',
    );
  });
});

describe('the period ends on the next working day when day 14 is', () => {
  it.each<[string, Date, string]>([
    ['a Friday: that day', paris(2026, 11, 20), '2026-12-04'],
    ['a Saturday', paris(2026, 11, 21), '2026-12-07'],
    ['a Sunday', paris(2026, 11, 22), '2026-12-07'],
    ['a Monday: that day', paris(2026, 11, 23), '2026-12-07'],
    ['Armistice Day, a Wednesday', paris(2026, 10, 28), '2026-11-12'],
    ['Christmas, a Friday', paris(2026, 12, 11), '2026-12-28'],
    ['New Year’s Day, in the year after the order', paris(2026, 12, 18), '2027-01-04'],
    ['the Saturday before Easter', paris(2027, 3, 13), '2027-03-30'],
    ['Easter Monday', paris(2027, 3, 15), '2027-03-30'],
    ['Ascension Day', paris(2027, 4, 22), '2027-05-07'],
    ['a Sunday before the Fourteenth of July', paris(2026, 6, 28), '2026-07-13'],
    ['All Saints’ Day, a Monday after a weekend', paris(2027, 10, 16), '2027-11-02'],
    ['Good Friday, which is no holiday of the law: that day', paris(2027, 3, 12), '2027-03-26'],
  ])('%s', (_, concluded, day) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    expect(withdrawalEnds(concluded)).toEqual(paris(year, month, date, '23:59:59'));
  });
});

describe('withdrawal is possible', () => {
  const clockChanges = [
    [2026, 3, 29],
    [2026, 10, 25],
    [2027, 3, 28],
    [2027, 10, 31],
  ] as const;
  /** Orders on every day around each clock change, at the turn of the year and around a leap day. */
  const days = sampleOf(
    [...clockChanges, [2026, 12, 31] as const, [2028, 2, 29] as const].flatMap(
      ([year, month, day]) =>
        Array.from(
          { length: 32 },
          (_, index) => new Date(Date.UTC(year, month - 1, day - 16 + index)),
        ),
    ),
    50,
  );

  /** The public holidays near these days, as the government lists them. */
  const holidays = new Set([
    ...['2026-04-06', '2026-11-01', '2026-11-11', '2027-01-01'],
    ...['2027-03-29', '2027-11-01', '2027-11-11'],
  ]);
  const isOff = (day: Date) =>
    [0, 6].includes(day.getUTCDay()) || holidays.has(day.toISOString().slice(0, 10));

  it('until 23:59:59 of the last day and not at 00:00:00 of the next, whatever the hour of the order', () => {
    let tried = 0;
    for (const date of days) {
      const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      const last = new Date(Date.UTC(year, month - 1, day + 14));
      while (isOff(last)) last.setUTCDate(last.getUTCDate() + 1);
      const next = new Date(last.getTime() + 24 * hour);
      const ends = paris(
        last.getUTCFullYear(),
        last.getUTCMonth() + 1,
        last.getUTCDate(),
        '23:59:59',
      );
      const over = paris(next.getUTCFullYear(), next.getUTCMonth() + 1, next.getUTCDate());
      expect(over.getTime() - ends.getTime()).toBe(1_000);
      for (let at = paris(year, month, day).getTime(); ; at += hour / 2) {
        const concluded = new Date(at);
        const wall = concluded.toLocaleString('sv-SE', { timeZone: 'Europe/Paris' });
        if (Number(wall.slice(8, 10)) !== day) break;
        expect(withdrawalEnds(concluded), wall).toEqual(ends);
        expect(mayWithdraw(concluded, ends), wall).toBe(true);
        expect(mayWithdraw(concluded, new Date(over.getTime() - 1)), wall).toBe(true);
        expect(mayWithdraw(concluded, over), wall).toBe(false);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThanOrEqual(days.length * 46);
  });

  it('on days 0 to 14 and not on day 15', () => {
    const concluded = paris(2026, 11, 23, '10:00:00');
    const on = (day: number, time: string) => {
      const date = new Date(Date.UTC(2026, 10, 23 + day));
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
      return mayWithdraw(concluded, paris(year, month, date.getUTCDate(), time));
    };
    for (let day = 0; day <= 14; day += 1) {
      expect(on(day, '00:00:00'), `day ${day}`).toBe(true);
      expect(on(day, '23:59:59'), `day ${day}`).toBe(true);
    }
    expect(on(15, '00:00:00')).toBe(false);
    expect(on(16, '12:00:00')).toBe(false);
  });
});
