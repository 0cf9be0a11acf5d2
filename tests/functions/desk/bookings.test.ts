/** The agenda of the desk: a week, closed days, and whether consultations took place. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FreeSlots } from '../../../src/domain/api/appointment.ts';
import { addDays, dayIn, weekEnds } from '../../../src/domain/booking/days.ts';
import type { CalendarDay } from '../../../src/domain/booking/french-holidays.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import {
  book,
  bookingRequest,
  bodyOf,
  callAppointment,
  freeStarts,
  hold,
  move,
  postpone,
  storedRow,
} from '../booking/fixtures.ts';
import { refusal } from '../fixtures/services.ts';
import { callDesk, deskBody, editorToken } from './fixtures.ts';

let services: AccountServices;
let editor: string;
let second: string;
beforeAll(async () => {
  services = await startAccountServices();
  [editor, second] = [await editorToken(services, 'one'), await editorToken(services, 'two')];
});
afterAll(() => services.close());
beforeEach(() =>
  services.supabase.query(
    'delete from appointments; delete from closed_days; delete from emails; delete from rate_limits',
  ),
);

const week = (day: CalendarDay) => deskBody('week', callDesk({ action: 'bookings', day }, editor));
const close = (day: CalendarDay, token = editor) =>
  deskBody('week', callDesk({ action: 'close-day', day }, token));
const open = (day: CalendarDay) => deskBody('week', callDesk({ action: 'open-day', day }, editor));
const slots = () => bodyOf<FreeSlots>(callAppointment({ action: 'slots' }));
const parisDay = (start: string) => dayIn('Europe/Paris', new Date(start));

describe('a week', () => {
  it('has its bookings in order, cancelled ones too, and no other week’s', async () => {
    const [first = '', second = '', ...rest] = await freeStarts();
    const [, sunday] = weekEnds(parisDay(first));
    const later = rest.find((start) => parisDay(start) > sunday) ?? '';
    const [b, a] = [await book(second), await book(first)];
    await book(later);
    await callAppointment({ action: 'cancel', token: b.token });
    const { monday, bookings, closed } = await week(parisDay(first));
    expect(monday).toBe(weekEnds(parisDay(first))[0]);
    expect(closed).toEqual([]);
    expect(bookings.map(({ reference, status }) => [reference, status])).toEqual([
      [a.reference, 'booked'],
      [b.reference, 'cancelled'],
    ]);
    expect(bookings[0]).toMatchObject({
      name: 'Ada Lovelace',
      phone: '+33612345678',
      start: first,
      attendance: null,
    });
    expect(Object.keys(bookings[0] ?? {})).not.toContain('hold_hash');
  });
});

describe('a closed day', () => {
  it('offers nothing any more: not to the calendar, a hold, a booking or a move', async () => {
    const [start = '', other = '', ...rest] = await freeStarts();
    const day = parisDay(start);
    const away = rest.find((one) => parisDay(one) > day) ?? '';
    const kept = await book(start);
    const elsewhere = await book(away);
    const held = await hold(other);
    const { closed, bookings } = await close(day);
    expect(closed).toEqual([day]);
    expect(bookings.map(({ reference }) => reference)).toContain(kept.reference);

    const free = await slots();
    expect(free.starts.filter((one) => parisDay(one) === day)).toEqual([]);
    expect(free.closed).toEqual([day]);
    expect(await hold(other)).toMatchObject({ type: 'taken' });
    const secret = held.type === 'held' ? held.hold : '';
    expect(await bodyOf(callAppointment(bookingRequest(other, { hold: secret })))).toMatchObject({
      type: 'taken',
    });
    expect(await bodyOf(move(elsewhere.token, other))).toMatchObject({ type: 'taken' });

    // Existing bookings stay until somebody calls the customer.
    expect(await storedRow(services, kept)).toMatchObject({ status: 'booked' });
    expect((await open(day)).closed).toEqual([]);
    expect(await hold(other)).toMatchObject({ type: 'held' });
  });

  it('is closed once by two editors, and opened once', async () => {
    const [start = ''] = await freeStarts();
    const day = parisDay(start);
    const answers = await Promise.all([close(day), close(day, second)]);
    expect(answers.map(({ closed }) => closed)).toEqual([[day], [day]]);
    await open(day);
    expect((await open(day)).closed).toEqual([]);
  });

  it('is neither past nor years ahead', async () => {
    const today = dayIn('Europe/Paris', new Date());
    for (const day of [addDays(today, -1), addDays(today, 401)]) {
      for (const action of ['close-day', 'open-day'] as const) {
        expect(await refusal(await callDesk({ action, day }, editor))).toEqual([409, 'day_past']);
      }
    }
    expect((await close(today)).closed).toEqual([today]);
  });
});

describe('a consultation', () => {
  it('is marked once it has begun; two editors do not overwrite each other', async () => {
    const [start = ''] = await freeStarts();
    const booked = await book(start);
    const id = String((await storedRow(services, booked)).id);
    const mark = (
      known: 'done' | 'no_show' | null,
      attendance: 'done' | 'no_show' | null,
      token = editor,
    ) => callDesk({ action: 'mark-booking', id, known, attendance }, token);
    expect(await refusal(await mark(null, 'done'))).toEqual([409, 'too_early']);
    await postpone(services, booked, -600_000);
    await deskBody('marked', mark(null, 'done'));
    expect(await refusal(await mark(null, 'no_show', second))).toEqual([409, 'conflict']);
    await deskBody('marked', mark(null, 'done', second));
    await deskBody('marked', mark('done', 'no_show', second));
    expect(await storedRow(services, booked)).toMatchObject({ attendance: 'no_show' });
    await deskBody('marked', mark('no_show', null));
    expect(await storedRow(services, booked)).toMatchObject({ attendance: null });
  });
});
