/** Crashes between any two steps, then a retry by the page: one appointment, each email once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import deliver from '../../../netlify/functions/deliver.mts';
import type { Booked } from '../../../src/domain/api/appointment.ts';
import type { Row } from '../../database/fixtures/supabase.ts';
import { sampleOf } from '../../sizes.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { killedAt } from '../fixtures/killed-call.ts';
import {
  callAppointment,
  book,
  freeStarts,
  holdRequest,
  storedRow,
  bodyOf,
  bookingRequest,
} from './fixtures.ts';

let services: AccountServices;
let starts: readonly string[];

beforeAll(async () => {
  services = await startAccountServices({ connections: 20 });
});
afterAll(() => services.close());
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await services.supabase.query(
    'truncate appointments; delete from emails; delete from rate_limits',
  );
  services.sentEmails.length = 0;
  starts = await freeStarts();
});

/** Calls the function in a process that dies at the fail point. */
const bookUntilKilled = (point: string, body: Row): Promise<string> =>
  killedAt(point, 'appointment', { body, headers: { 'x-nf-client-connection-ip': '192.0.2.9' } });

/** Expires the leases of waiting emails, then runs the scheduled work. */
async function runDeliver(): Promise<void> {
  await services.supabase.query(
    `update emails set leased_until = leased_until - interval '60 seconds'
     where sent_at is null and given_up_at is null`,
  );
  await deliver();
}

/** Email templates by recipient, each email once however often Resend was called. */
async function sentTemplates(): Promise<string[]> {
  const ids = new Set(services.sentEmails.map(({ id }) => id));
  const rows = await services.supabase.query<{ id: string; mail: string }>(
    `select id, template || coalesce(' ' || split_part(cause, ':', 3), '') as mail from emails`,
  );
  return rows
    .filter(({ id }) => ids.has(id))
    .map(({ mail }) => mail)
    .sort();
}

const booked = ['appointment-confirmed 0', 'staff-appointment 0'];
const wayOut = ['deliver:claimed', 'deliver:sent', 'deliver:finished', 'appointment:mailed'];

it.each(sampleOf(['appointment:booked', ...wayOut], 2))(
  'a booking is made once by the retry, when killed at %s',
  async (point) => {
    const request = bookingRequest(starts[0] ?? '');
    expect(await bookUntilKilled(point, request)).toBe('SIGKILL');
    // Nobody else gets the slot meanwhile, and the retry books it.
    expect(await bodyOf(callAppointment(bookingRequest(starts[0] ?? '')))).toMatchObject({
      type: 'taken',
    });
    const answer = await bodyOf<Booked>(callAppointment(request));
    expect(await bodyOf<Booked>(callAppointment(request))).toEqual(answer);
    await runDeliver();
    expect(await services.supabase.query('select id from appointments')).toHaveLength(1);
    expect(await storedRow(services, answer)).toMatchObject({ status: 'booked', sequence: 0 });
    expect(await sentTemplates()).toEqual(booked);
  },
  60_000,
);

it.each(sampleOf(['appointment:moved', 'deliver:sent', 'appointment:mailed'], 1))(
  'a move is made once by the retry, when killed at %s',
  async (point) => {
    const { token, reference } = await book(starts[0] ?? '');
    const [, to = ''] = starts;
    const request = { action: 'move', token, start: to, request: randomUUID() };
    expect(await bookUntilKilled(point, request)).toBe('SIGKILL');
    expect(await bodyOf(callAppointment(request))).toMatchObject({ start: to, status: 'booked' });
    await runDeliver();
    expect(await storedRow(services, { reference })).toMatchObject({ sequence: 1 });
    expect(await sentTemplates()).toEqual(
      [...booked, 'appointment-moved 1', 'staff-appointment 1'].sort(),
    );
  },
  60_000,
);

it.each(sampleOf(['appointment:cancelled', 'deliver:sent', 'appointment:mailed'], 1))(
  'a cancellation is made once by the retry, when killed at %s',
  async (point) => {
    const { token, reference } = await book(starts[0] ?? '');
    const request = { action: 'cancel', token };
    expect(await bookUntilKilled(point, request)).toBe('SIGKILL');
    expect(await bodyOf(callAppointment(request))).toMatchObject({ status: 'cancelled' });
    await runDeliver();
    expect(await storedRow(services, { reference })).toMatchObject({ sequence: 1 });
    expect(await sentTemplates()).toEqual(
      [...booked, 'appointment-cancelled 1', 'staff-appointment 1'].sort(),
    );
  },
  60_000,
);

it('a hold whose response was lost belongs to its browser, and expires', async () => {
  const [start = '', other = ''] = starts;
  const request = holdRequest(start);
  expect(await bookUntilKilled('appointment:held', request)).toBe('SIGKILL');
  expect(await bodyOf(callAppointment(bookingRequest(start)))).toMatchObject({ type: 'taken' });
  expect(await bodyOf(callAppointment(request))).toMatchObject({ type: 'held' });
  const { hold } = request;
  expect(await bodyOf(callAppointment(bookingRequest(start, { hold })))).toMatchObject({
    type: 'booked',
  });
  expect(await bookUntilKilled('appointment:held', holdRequest(other))).toBe('SIGKILL');
  await services.supabase.query(
    `update appointments set held_until = held_until - interval '5 minutes'`,
  );
  expect(await bodyOf(callAppointment(bookingRequest(other)))).toMatchObject({ type: 'booked' });
});

it('the scheduled work sends the emails of a booking that nobody retried', async () => {
  const request = bookingRequest(starts[0] ?? '');
  await bookUntilKilled('appointment:booked', request);
  expect(services.sentEmails).toEqual([]);
  await runDeliver();
  expect(await sentTemplates()).toEqual(booked);
  expect(services.sentEmails.map(({ to }) => to[0])).toContain(request.email);
});
