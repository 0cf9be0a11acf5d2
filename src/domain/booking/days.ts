/** Calendar days and their weeks. */
import { wallClock, weekday } from '../shared/time-zone.ts';
import { calendarDay, type CalendarDay } from './french-holidays.ts';

/** The calendar day of an instant in a zone. */
export function dayIn(zone: string, instant: Date): CalendarDay {
  const { year, month, day } = wallClock(instant, zone);
  return calendarDay(year, month, day);
}

/** The day `days` later, or earlier if negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const parts = partsOf(day);
  return calendarDay(parts.year, parts.month, parts.day + days);
}

/** Monday and Sunday of a day's week. */
export function weekEnds(day: CalendarDay): readonly [monday: CalendarDay, sunday: CalendarDay] {
  const place = weekday(partsOf(day));
  return [addDays(day, 1 - place), addDays(day, 7 - place)];
}

/** Its year, month (from 1) and day of the month. */
export function partsOf(day: CalendarDay): { year: number; month: number; day: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}
