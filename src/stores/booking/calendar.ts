/** Free slots as calendar days of a time zone. Pure: takes slots, zone and clock. */
import { addDays, dayIn, partsOf, weekEnds } from '../../domain/booking/days.ts';
import {
  calendarDay,
  frenchHolidays,
  type CalendarDay,
} from '../../domain/booking/french-holidays.ts';
import type { SlotRules } from '../../domain/booking/opening-hours.ts';
import { isClosed, offeredSlots, slotsOfDay } from '../../domain/booking/slots.ts';
import { wallClock, weekday } from '../../domain/shared/time-zone.ts';

/** Why a day cannot be booked. */
export type UnavailableReason =
  | 'past'
  | 'notice'
  | 'closed'
  | 'holiday'
  | 'away'
  | 'full'
  | 'later';

export interface BookingCalendar {
  /** Days with free slots, sorted, each with the starts of its slots. */
  readonly free: ReadonlyMap<CalendarDay, readonly string[]>;
  readonly today: CalendarDay;
  /** The first day shown: the Monday before the first free slot, in the month of that slot. */
  readonly first: CalendarDay;
  /** The last day shown: the end of the month of the last offered slot. */
  readonly last: CalendarDay;
  readonly why: (day: CalendarDay) => UnavailableReason;
}

/** The calendar of `starts` (ISO 8601, sorted), by the days of `zone`. */
export function bookingCalendar(
  starts: readonly string[],
  zone: string,
  now: Date,
  rules: SlotRules,
): BookingCalendar {
  const free = new Map<CalendarDay, string[]>();
  for (const start of starts) {
    const day = dayIn(zone, new Date(start));
    free.set(day, [...(free.get(day) ?? []), start]);
  }
  const today = dayIn(zone, now);
  const offered = offeredSlots(rules, now).map(({ start }) => start);
  const offeredDays = new Set(offered.map((start) => dayIn(zone, start)));
  const ends = [...free.keys(), ...offeredDays, today].sort();
  const earliest = now.getTime() + rules.noticeHours * 3_600_000;
  const why = (day: CalendarDay): UnavailableReason => {
    if (day < today) return 'past';
    if (offeredDays.has(day)) return 'full';
    const possible = possibleStarts(rules, zone, day);
    if (possible.length > 0) return possible.some((at) => +at < earliest) ? 'notice' : 'later';
    if (!isClosed(rules, day)) return 'closed';
    return frenchHolidays(Number(day.slice(0, 4))).includes(day) ? 'holiday' : 'away';
  };
  const [firstFree = today] = free.keys();
  const [monday] = weekEnds(firstFree);
  const first = [today, monday, `${firstFree.slice(0, 8)}01` as CalendarDay].sort().at(-1) ?? today;
  return { free, today, first, last: monthEnd(ends.at(-1) ?? today), why };
}

/** All slots the rules offer on a day of the zone, regardless of the current time. */
function possibleStarts(rules: SlotRules, zone: string, day: CalendarDay): readonly Date[] {
  return [-1, 0, 1]
    .flatMap((away) => slotsOfDay(rules, partsOf(addDays(day, away))))
    .map(({ start }) => start)
    .filter((start) => dayIn(zone, start) === day);
}

/** Whether two zones show the same day, hour and minute at an instant. */
export function sameClock(a: string, b: string, instant: Date): boolean {
  if (a === b) return true;
  return JSON.stringify(wallClock(instant, a)) === JSON.stringify(wallClock(instant, b));
}

/**
 * The weeks of a day's month, Monday first, from the week of `first` on; undefined for days of other
 * months.
 */
export function weeksOf(
  day: CalendarDay,
  first: CalendarDay,
): readonly (readonly (CalendarDay | undefined)[])[] {
  const { year, month } = partsOf(day);
  const before = weekday({ year, month, day: 1 }) - 1;
  const length = partsOf(monthEnd(day)).day;
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => {
      const number = week * 7 + place - before + 1;
      return number < 1 || number > length ? undefined : calendarDay(year, month, number);
    }),
  ).filter((days) => days.some((one) => one && weekEnds(one)[1] >= first));
}

/** The same day of another month, or that month's last. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const parts = partsOf(day);
  const first = calendarDay(parts.year, parts.month + months, 1);
  const same = addDays(first, parts.day - 1);
  const last = monthEnd(first);
  return same < last ? same : last;
}

/** The day a key moves the grid's focus to; undefined for other keys. */
export function dayAfterKey(key: string, day: CalendarDay): CalendarDay | undefined {
  const [monday, sunday] = weekEnds(day);
  const moves: Partial<Record<string, CalendarDay>> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: monday,
    End: sunday,
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
  };
  return moves[key];
}

/** Clamps a day between two others. */
export function within(day: CalendarDay, first: CalendarDay, last: CalendarDay): CalendarDay {
  if (day < first) return first;
  return day > last ? last : day;
}

function monthEnd(day: CalendarDay): CalendarDay {
  const { year, month } = partsOf(day);
  return calendarDay(year, month + 1, 0);
}
