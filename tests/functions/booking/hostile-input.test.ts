/** Hostile texts in every field of a booking: stored unchanged, or refused. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Booked } from '../../../src/domain/api/appointment.ts';
import type { Row } from '../../database/fixtures/supabase.ts';
import { sampleOf } from '../../sizes.ts';
import { hostileTexts as allHostileTexts } from '../../unit/fixtures/hostile-texts.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { callAppointment, freeStarts, storedRow, bookingRequest } from './fixtures.ts';

const hostileTexts = sampleOf(allHostileTexts, 25);

let services: AccountServices;
let start: string;

beforeAll(async () => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
  services = await startAccountServices();
  start = (await freeStarts())[0] ?? '';
});
afterAll(async () => {
  vi.restoreAllMocks();
  await services.close();
});

const shown = (value: string) => JSON.stringify(value.slice(0, 60));

/** Books with these values in an empty calendar; returns the row if the booking was accepted. */
async function tryBooking(values: Row, value: string): Promise<Row | undefined> {
  await services.supabase.query(
    'truncate appointments; delete from emails; delete from rate_limits',
  );
  services.sentEmails.length = 0;
  const response = await callAppointment(bookingRequest(start, values));
  const text = await response.text();
  expect([200, 400, 413], `${shown(value)} ${text}`).toContain(response.status);
  if (response.status !== 200) {
    const rows = await services.supabase.query('select id from appointments');
    expect(rows, shown(value)).toEqual([]);
    expect(services.sentEmails, shown(value)).toEqual([]);
    return undefined;
  }
  const row = await storedRow(services, JSON.parse(text) as Booked);
  // Whatever the text, an email has one recipient, a subject of one line and our own HTML only.
  expect(services.sentEmails.length, shown(value)).toBeGreaterThan(0);
  for (const { to, subject, html } of services.sentEmails) {
    expect([[row.email], [process.env.STAFF_EMAIL]]).toContainEqual(to);
    expect(subject, shown(value)).not.toMatch(/\p{Cc}/u);
    expect(html, shown(value)).not.toMatch(/<(script|img|svg)\b/);
  }
  return row;
}

it(`stores or refuses ${hostileTexts.length} hostile texts as names, message and zone`, async () => {
  let names = 0;
  let messages = 0;
  for (const value of hostileTexts) {
    const zone = value.slice(0, 60);
    const everywhere = { firstName: value, lastName: value, message: value, zone };
    let row = await tryBooking(everywhere, value);
    if (row) {
      names += 1;
      expect([row.first_name, row.last_name], shown(value)).toEqual([value.trim(), value.trim()]);
    } else {
      row = await tryBooking({ message: value, zone }, value);
    }
    if (!row) continue;
    messages += 1;
    expect(row.message, shown(value)).toBe(value.trim());
    expect(row.zone, shown(value)).toMatch(/^[A-Za-z][\w/+-]*$/);
  }
  expect(names).toBeGreaterThan(hostileTexts.length * 0.41);
  expect(messages).toBeGreaterThan(names);
});

it('accepts no hostile text as an address or phone unless it is valid', async () => {
  let addresses = 0;
  for (const value of hostileTexts) {
    const row = await tryBooking({ email: value }, value);
    if (row) addresses += 1;
    if (row) expect(row.email, shown(value)).toBe(value);
    const called = await tryBooking({ phone: value }, value);
    if (called) expect(called.phone, shown(value)).toMatch(/^\+[1-9][0-9]{6,14}$/);
  }
  expect(addresses).toBeLessThan(hostileTexts.length * 0.125);
});

it('rejects hostile texts as a secret, token, start or request id', async () => {
  await services.supabase.query('truncate appointments');
  for (const value of hostileTexts) {
    const bodies = [
      { action: 'release', hold: value },
      { action: 'hold', start: value, hold: 'a'.repeat(43) },
      { action: 'hold', start, hold: value },
      { action: 'hold', start, hold: 'a'.repeat(43), earlier: value },
      { action: 'show', token: value },
      { action: 'cancel', token: value },
      bookingRequest(start, { request: value }),
    ];
    for (const body of bodies) {
      const response = await callAppointment(body);
      const said = `${JSON.stringify(body).slice(0, 120)} ${await response.text()}`;
      expect([200, 400, 404, 413], said).toContain(response.status);
    }
  }
  const rows = await services.supabase.query(`select id from appointments where status <> 'held'`);
  expect(rows).toEqual([]);
});
