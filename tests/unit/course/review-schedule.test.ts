import { expect, it } from 'vitest';
import {
  schedule,
  type ReviewMark,
  type StoredSchedule,
} from '../../../src/domain/course/review/schedule.ts';

const day = 86_400_000;

/** Days between reviews that are each done at noon of the day they are due. */
function intervals(marks: readonly ReviewMark[]): number[] {
  let at = new Date('2026-11-23T11:00:00Z');
  let stored: StoredSchedule | undefined;
  return marks.map((mark) => {
    const next = schedule(stored, mark, at);
    stored = { ...next, reviewedAt: at.toISOString() };
    const noon = new Date(new Date(next.due).getTime() + day / 2);
    const days = Math.round((noon.getTime() - at.getTime()) / day);
    at = noon;
    return days;
  });
}

it('brings a question back later each time it is answered right', () => {
  expect(intervals(['first', 'first', 'first', 'first'])).toEqual([3, 10, 35, 105]);
});

it('brings a missed question back the next day, however long it was known', () => {
  expect(intervals(['missed', 'first'])).toEqual([1, 3]);
  expect(intervals(['first', 'first', 'first', 'missed'])[3]).toBe(1);
});

it('brings a question right at the second try back sooner than one right at once', () => {
  const [second = 0] = intervals(['second']);
  expect(second).toBeGreaterThan(0);
  expect(second).toBeLessThan(3);
});

it('is due from the beginning of the day in Paris, whatever the hour of the review', () => {
  for (const hour of ['00:30', '09:00', '20:00', '23:59']) {
    const missed = schedule(undefined, 'missed', new Date(`2026-03-02T${hour}:00+01:00`));
    expect(missed.due).toBe('2026-03-02T23:00:00.000Z');
  }
});

it.each([
  ['put back', '2026-10-25T00:30:00+02:00', '2026-10-26T00:00:00+01:00'],
  ['put forward', '2027-03-27T23:30:00+01:00', '2027-03-28T00:00:00+01:00'],
  ['put forward on the day', '2027-03-28T23:30:00+02:00', '2027-03-29T00:00:00+02:00'],
])('counts calendar days when clocks are %s', (_, at, due) => {
  const missed = schedule(undefined, 'missed', new Date(at));
  expect(missed.due).toBe(new Date(due).toISOString());
});

it('remembers lapses, and lets no question rest for more than a year', () => {
  const at = new Date('2026-11-23T10:00:00Z');
  const first = schedule(undefined, 'first', at);
  const later = new Date(first.due);
  const missed = schedule({ ...first, reviewedAt: at.toISOString() }, 'missed', later);
  expect(missed.card).toMatchObject({ reps: 2, lapses: 1 });
  expect(Math.max(...intervals(Array.from({ length: 12 }, () => 'first')))).toBeLessThan(367);
});

it('counts a late review as more than one on the day', () => {
  const at = new Date('2026-11-23T10:00:00Z');
  const first = { ...schedule(undefined, 'first', at), reviewedAt: at.toISOString() };
  const onTime = schedule(first, 'first', new Date(at.getTime() + 3 * day));
  const late = schedule(first, 'first', new Date(at.getTime() + 20 * day));
  expect(late.card.stability).toBeGreaterThan(onTime.card.stability);
});
