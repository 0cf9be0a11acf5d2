/** Booking hours of consultations. The one place to change hours, length and closed days. */
import type { CalendarDay } from './french-holidays.ts';

/** A time range in the office's time zone: `['09:30', '12:30']`. */
export type Opening = readonly [from: `${number}:${number}`, to: `${number}:${number}`];

export interface SlotRules {
  /** Time zone of the opening hours. */
  readonly zone: string;
  /** By day of the week, 1 (Monday) to 7 (Sunday); missing days are closed. */
  readonly opening: Readonly<Partial<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, readonly Opening[]>>>;
  readonly minutes: number;
  /** Between the end of a consultation and the start of the next. */
  readonly bufferMinutes: number;
  /** Minimum notice before its start to book, move or cancel a slot. */
  readonly noticeHours: number;
  /** Days that can be booked ahead; today is 0. */
  readonly horizonDays: number;
  /**
   * Closed days besides French public holidays, such as the team's holidays: first and last
   * day.
   */
  readonly closed: readonly (readonly [first: CalendarDay, last: CalendarDay])[];
}

export const slotRules: SlotRules = {
  zone: 'Europe/Paris',
  opening: {
    1: [
      ['10:00', '12:00'],
      ['14:00', '18:00'],
    ],
    2: [
      ['10:00', '12:00'],
      ['14:00', '18:00'],
    ],
    3: [['14:00', '18:00']],
    4: [
      ['10:00', '12:00'],
      ['14:00', '18:00'],
    ],
    5: [['10:00', '12:00']],
  },
  minutes: 30,
  bufferMinutes: 10,
  noticeHours: 24,
  horizonDays: 42,
  closed: [['2026-12-24', '2027-01-03']],
};

/** How far ahead slots can be booked, in whole weeks. */
export const horizonWeeks = Math.floor(slotRules.horizonDays / 7);
