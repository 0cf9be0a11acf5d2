/**
 * Booking rules around clock changes, holidays and deadlines; the server's clock is set to them.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FreeSlots, Taken } from '../../../src/domain/api/appointment.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { instantOf, wallClock } from '../../../src/domain/shared/time-zone.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import {
  callAppointment,
  book,
  cancel,
  hold,
  holdRequest,
  showAppointment,
  move,
  storedRow,
  bodyOf,
  bookingRequest,
} from './fixtures.ts';
import { refusal } from '../fixtures/services.ts';

let services: AccountServices;

beforeAll(async () => {
  services = await startAccountServices({ pglite: true });
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.supabase.query('truncate appointments; delete from rate_limits');
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sets the server's clock only: timers keep running. */
const setServerTime = (instant: string | number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
};

const starts = async () => (await bodyOf<FreeSlots>(callAppointment({ action: 'slots' }))).starts;

/** Local Paris times of the free slots of a day: `14:00`. */
async function hoursOf(day: string): Promise<string[]> {
  return (await starts())
    .map((start) => wallClock(new Date(start), 'Europe/Paris'))
    .filter((clock) => `${clock.year}-${pad(clock.month)}-${pad(clock.day)}` === day)
    .map(({ hour, minute }) => `${pad(hour)}:${pad(minute)}`);
}
const pad = (value: number) => String(value).padStart(2, '0');

const mornings = ['10:00', '10:40', '11:20'];
const afternoons = ['14:00', '14:40', '15:20', '16:00', '16:40', '17:20'];

describe('clock changes', () => {
  it.each([
    // The Friday before each change and the Tuesday after it: the same local times.
    ['forward', '2027-03-20T08:00:00Z', '2027-03-26', mornings, '2027-03-30'],
    ['back', '2027-10-20T08:00:00Z', '2027-10-29', mornings, '2027-11-02'],
  ])('%s leave the office hours unchanged', async (_, now, friday, onFriday, tuesday) => {
    setServerTime(now);
    expect(await hoursOf(friday)).toEqual(onFriday);
    expect(await hoursOf(tuesday)).toEqual([...mornings, ...afternoons]);
  });

  it('between booking and appointment leave its Paris time unchanged', async () => {
    setServerTime('2027-03-25T08:00:00Z');
    const start = instantOf({ year: 2027, month: 3, day: 30, hour: 10 }, 'Europe/Paris');
    expect(start?.toISOString()).toBe('2027-03-30T08:00:00.000Z');
    const booked = await book(start?.toISOString() ?? '');
    expect(booked.changeable_until).toBe('2027-03-29T08:00:00.000Z');
    expect((await storedRow(services, booked)).zone).toBe('Europe/Paris');
    // One second after the deadline.
    setServerTime('2027-03-29T08:00:01Z');
    expect(await refusal(await cancel(booked.token))).toEqual([409, 'too_late']);
  });
});

describe('closed days', () => {
  it.each([
    ['Easter Monday', '2027-03-20T08:00:00Z', '2027-03-29'],
    ['Ascension Day', '2027-05-01T08:00:00Z', '2027-05-06'],
    ['the fourteenth of July', '2027-07-01T08:00:00Z', '2027-07-14'],
    ['Armistice Day', '2027-11-01T08:00:00Z', '2027-11-11'],
    ['a Sunday', '2027-03-20T08:00:00Z', '2027-03-28'],
    ['a closed day of the team', '2026-12-15T08:00:00Z', '2026-12-29'],
  ])('%s has no slot and takes no booking', async (_, now, day) => {
    setServerTime(now);
    expect(await hoursOf(day)).toEqual([]);
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    const start = instantOf({ year, month, day: date, hour: 10 }, 'Europe/Paris');
    const answer = await bodyOf<Taken>(callAppointment(bookingRequest(start?.toISOString() ?? '')));
    expect(answer.type).toBe('taken');
    expect(answer.nearest).toHaveLength(3);
  });
});

describe('exact deadlines', () => {
  const start = '2027-02-02T09:00:00.000Z'; // a Tuesday, ten o'clock in Paris
  const edge = Date.parse(start) - slotRules.noticeHours * 3_600_000;

  it('booking closes at the end of its notice, to the second', async () => {
    setServerTime(edge);
    expect((await starts())[0]).toBe(start);
    expect((await book(start)).type).toBe('booked');
    await services.supabase.query('truncate appointments');
    setServerTime(edge + 1_000);
    expect(await starts()).not.toContain(start);
    expect((await bodyOf<Taken>(callAppointment(bookingRequest(start)))).type).toBe('taken');
    const held = await bodyOf<Taken>(callAppointment(holdRequest(start)));
    expect(held.type).toBe('taken');
  });

  it.each([
    [600, 300],
    [120, 120],
    [0, 0],
  ])('a hold taken %i s before then lasts %i s', async (before, seconds) => {
    setServerTime(edge - before * 1_000);
    const answer = await hold(start);
    const [row] = await services.supabase.query<{ seconds: number }>(
      `select extract(epoch from held_until - created_at)::int as seconds from appointments`,
    );
    expect([answer.type, row?.seconds]).toEqual(['held', seconds]);
  });

  it.each(['move', 'cancel'] as const)(
    '%s closes at the end of its notice, to the second',
    async (way) => {
      setServerTime(edge - 86_400_000);
      const later = (await starts()).at(-1) ?? '';
      const change = (token: string) => (way === 'move' ? move(token, later) : cancel(token));
      const late = await book(start);
      setServerTime(edge + 1_000);
      expect(await refusal(await change(late.token))).toEqual([409, 'too_late']);
      expect(await showAppointment(late.token)).toMatchObject({
        status: 'booked',
        changeable: false,
      });
      setServerTime(edge);
      expect(await showAppointment(late.token)).toMatchObject({ changeable: true });
      expect((await change(late.token)).status).toBe(200);
    },
  );

  it('slots are offered for six weeks and not a day more', async () => {
    setServerTime('2027-01-04T08:00:00Z');
    const last = wallClock(new Date((await starts()).at(-1) ?? ''), 'Europe/Paris');
    expect(last).toMatchObject({ year: 2027, month: 2, day: 15, hour: 17, minute: 20 });
    const beyond = instantOf({ year: 2027, month: 2, day: 16, hour: 10 }, 'Europe/Paris');
    expect(
      (await bodyOf<Taken>(callAppointment(bookingRequest(beyond?.toISOString() ?? '')))).type,
    ).toBe('taken');
  });

  it('a link works until the appointment ends', async () => {
    setServerTime('2027-02-01T08:00:00Z');
    const { token } = await book(start);
    setServerTime('2027-02-02T09:29:59.999Z');
    expect((await showAppointment(token)).status).toBe('booked');
    expect(await refusal(await cancel(token))).toEqual([409, 'too_late']);
    setServerTime('2027-02-02T09:30:00Z');
    expect(await refusal(await callAppointment({ action: 'show', token }))).toEqual([
      410,
      'link_expired',
    ]);
  });

  it('a repeated cancellation is still confirmed after the notice period begins', async () => {
    setServerTime('2027-01-30T08:00:00Z');
    const { token } = await book(start);
    await cancel(token);
    setServerTime(edge + 60_000);
    expect((await cancel(token)).status).toBe(200);
  });
});
