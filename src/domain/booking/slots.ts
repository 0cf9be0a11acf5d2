/** Computes bookable slots. Pure: takes rules and clock, returns instants. */
import { calendarDay, frenchHolidays, type CalendarDay } from './french-holidays.ts';
import type { Opening, SlotRules } from './opening-hours.ts';
import { instantOf, wallClock, weekday, type WallClock } from '../shared/time-zone.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export interface Slot {
  readonly start: Date;
  readonly end: Date;
}

/** All slots offered at `now`, sorted: notice, horizon and closed days applied. */
export function offeredSlots(rules: SlotRules, now: Date): readonly Slot[] {
  const earliest = now.getTime() + rules.noticeHours * hourMs;
  const today = wallClock(now, rules.zone);
  const days = Array.from({ length: rules.horizonDays + 1 }, (_, ahead) => ({
    ...today,
    day: today.day + ahead,
  }));
  return days
    .flatMap((day) => slotsOfDay(rules, day))
    .filter(({ start }) => start.getTime() >= earliest);
}

/** The last instant to book, move or cancel a slot with this start: where its notice period begins. */
export function lastChange(rules: SlotRules, start: Date): Date {
  return new Date(start.getTime() - rules.noticeHours * hourMs);
}

/** Whether the visitor may still move or cancel an appointment. */
export function mayChange(rules: SlotRules, start: Date, now: Date): boolean {
  return start.getTime() - now.getTime() >= rules.noticeHours * hourMs;
}

/** The free slots nearest to a taken one, sorted by distance. */
export function nearest(free: readonly Slot[], wanted: Date, count: number): readonly Slot[] {
  const distance = ({ start }: Slot): number => Math.abs(start.getTime() - wanted.getTime());
  return free.toSorted((a, b) => distance(a) - distance(b) || +a.start - +b.start).slice(0, count);
}

/** The rules with more closed days. */
export function withClosedDays(rules: SlotRules, days: readonly CalendarDay[]): SlotRules {
  if (days.length === 0) return rules;
  return { ...rules, closed: [...rules.closed, ...days.map((day) => [day, day] as const)] };
}

/** Whether the office is closed that day. */
export function isClosed(rules: SlotRules, day: CalendarDay): boolean {
  return (
    frenchHolidays(Number(day.slice(0, 4))).includes(day) ||
    rules.closed.some(([first, last]) => first <= day && day <= last)
  );
}

/** Cache of slots per day: computing six weeks is the slowest part of a booking request. */
const known = new WeakMap<SlotRules, Map<CalendarDay, readonly Slot[]>>();

/** The office's slots on a calendar day, regardless of the current time. */
export function slotsOfDay(
  rules: SlotRules,
  date: Pick<WallClock, 'year' | 'month' | 'day'>,
): readonly Slot[] {
  const day = calendarDay(date.year, date.month, date.day);
  const days = known.get(rules) ?? new Map<CalendarDay, readonly Slot[]>();
  known.set(rules, days);
  const before = days.get(day);
  if (before) return before;
  const hours = isClosed(rules, day) ? [] : (rules.opening[weekday(date) as 1] ?? []);
  const slots = hours.flatMap((opening) => slotsBetween(rules, date, opening));
  days.set(day, slots);
  return slots;
}

function slotsBetween(
  rules: SlotRules,
  date: Pick<WallClock, 'year' | 'month' | 'day'>,
  [from, to]: Opening,
): readonly Slot[] {
  const closes = instantOf({ ...date, ...clock(to), second: 0 }, rules.zone);
  const opens = instantOf({ ...date, ...clock(from), second: 0 }, rules.zone);
  if (!opens || !closes) return []; // an hour skipped by daylight saving
  const slots: Slot[] = [];
  const step = (rules.minutes + rules.bufferMinutes) * minuteMs;
  const length = rules.minutes * minuteMs;
  for (let start = opens.getTime(); start + length <= closes.getTime(); start += step) {
    slots.push({ start: new Date(start), end: new Date(start + length) });
  }
  return slots;
}

function clock(text: string): Pick<WallClock, 'hour' | 'minute'> {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
}
