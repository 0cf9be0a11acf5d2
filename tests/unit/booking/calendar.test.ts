/** Free slots as calendar days, in any time zone and across clock changes. */
import { describe, expect, it } from 'vitest';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { offeredSlots } from '../../../src/domain/booking/slots.ts';
import {
  addMonths,
  bookingCalendar,
  dayAfterKey,
  sameClock,
  weeksOf,
  within,
} from '../../../src/stores/booking/calendar.ts';

function offeredAt(now: Date): string[] {
  return offeredSlots(slotRules, now).map(({ start }) => start.toISOString());
}

describe('the slot calendar', () => {
  const now = new Date('2026-11-22T09:00:00Z');
  const paris = bookingCalendar(offeredAt(now), 'Europe/Paris', now, slotRules);

  it('puts every slot on one day, in order', () => {
    expect([...paris.free.values()].flat()).toEqual(offeredAt(now));
    expect([...paris.free.keys()]).toEqual([...paris.free.keys()].sort());
    expect(paris.today).toBe('2026-11-22');
    expect(paris.last).toBe('2026-12-31');
  });

  it('begins with the first free slot: its week, and no day of the month before it', () => {
    const firstShown = (now: string, ...starts: string[]) =>
      bookingCalendar(starts, 'Europe/Paris', new Date(now), slotRules).first;
    expect(firstShown('2026-11-22T09:00:00Z', '2026-11-25T13:00:00Z')).toBe('2026-11-23');
    expect(firstShown('2026-11-25T09:00:00Z', '2026-11-27T13:00:00Z')).toBe('2026-11-25');
    expect(firstShown('2027-03-30T09:00:00Z', '2027-04-01T13:00:00Z')).toBe('2027-04-01');
    expect(firstShown('2026-11-22T09:00:00Z')).toBe('2026-11-22');
  });

  it('gives the reason for a day without slots', () => {
    const full = bookingCalendar([], 'Europe/Paris', now, slotRules);
    expect(full.why('2026-11-24')).toBe('full');
    expect(paris.why('2026-11-21')).toBe('past');
    expect(paris.why('2026-11-28')).toBe('closed');
    expect(paris.why('2026-12-25')).toBe('holiday');
    expect(paris.why('2026-12-28')).toBe('away');
    expect(paris.why('2027-01-05')).toBe('later');
    const monday = new Date('2026-11-23T16:00:00Z');
    const late = bookingCalendar(offeredAt(monday), 'Europe/Paris', monday, slotRules);
    expect(late.why('2026-11-23')).toBe('notice');
  });

  it('assigns days by time zone', () => {
    const sydney = bookingCalendar(
      ['2026-11-24T16:00:00.000Z'],
      'Australia/Sydney',
      now,
      slotRules,
    );
    expect([...sydney.free.keys()]).toEqual(['2026-11-25']);
    const york = bookingCalendar(['2026-11-24T02:00:00.000Z'], 'America/New_York', now, slotRules);
    expect([...york.free.keys()]).toEqual(['2026-11-23']);
  });

  it.each(['Europe/Paris', 'America/New_York', 'Australia/Sydney', 'Asia/Kathmandu'])(
    'loses no slot in the weeks when clocks change, in %s',
    (zone) => {
      for (const day of ['2026-03-06', '2026-03-27', '2026-10-02', '2026-10-23', '2026-10-30']) {
        const at = new Date(`${day}T12:00:00Z`);
        const { free } = bookingCalendar(offeredAt(at), zone, at, slotRules);
        expect([...free.values()].flat()).toEqual(offeredAt(at));
      }
    },
  );
});

describe('the month grid', () => {
  it('starts weeks on Monday and contains each day of the month once', () => {
    const weeks = weeksOf('2026-11-22', '2026-11-01');
    expect(weeks[0]).toEqual([...Array<undefined>(6).fill(undefined), '2026-11-01']);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(weeksOf('2027-02-14', '2027-02-01')).toHaveLength(4);
  });

  it('begins with the week of the first free slot', () => {
    const weeks = weeksOf('2026-11-25', '2026-11-24');
    expect(weeks.flat().find(Boolean)).toBe('2026-11-23');
    expect(weeks).toHaveLength(2);
    expect(weeksOf('2026-12-01', '2026-11-24')).toHaveLength(5);
  });

  it('is navigated by keyboard', () => {
    const from = '2026-11-25';
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
    expect(keys.map((key) => dayAfterKey(key, from))).toEqual([
      '2026-11-24',
      '2026-11-26',
      '2026-11-18',
      '2026-12-02',
      '2026-11-23',
      '2026-11-29',
    ]);
    expect(dayAfterKey('PageDown', '2027-01-31')).toBe('2027-02-28');
    expect(dayAfterKey('PageUp', '2027-03-31')).toBe('2027-02-28');
    expect(dayAfterKey('a', from)).toBeUndefined();
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(within('2026-11-01', '2026-11-22', '2027-01-31')).toBe('2026-11-22');
  });
});

it('distinguishes time zones with different clocks', () => {
  const winter = new Date('2026-12-01T09:00:00Z');
  expect(sameClock('Europe/Brussels', 'Europe/Paris', winter)).toBe(true);
  expect(sameClock('Africa/Algiers', 'Europe/Paris', winter)).toBe(true);
  expect(sameClock('Africa/Algiers', 'Europe/Paris', new Date('2026-07-01T09:00:00Z'))).toBe(false);
});
