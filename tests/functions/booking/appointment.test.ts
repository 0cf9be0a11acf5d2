/** The function `appointment`: each action and each error code. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../netlify/lib/http/rate-limit.ts';
import type {
  Booked,
  FreeSlots,
  OwnAppointments,
  Taken,
} from '../../../src/domain/api/appointment.ts';
import type { Puzzle } from '../../../src/domain/api/puzzle.ts';
import { solvePuzzle } from '../../../src/domain/shared/proof-of-work.ts';
import { offeredSlots } from '../../../src/domain/booking/slots.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { serve } from '../../database/fixtures/http.ts';
import { long } from '../../sizes.ts';
import {
  addFactor,
  breakCalls,
  verifiedToken,
  startAccountServices,
  type AccountServices,
} from '../fixtures/account-services.ts';
import {
  callAppointment,
  book,
  cancel,
  freeStarts,
  hold,
  holdRequest,
  emailsOf,
  showAppointment,
  move,
  postpone,
  storedRow,
  bodyOf,
  bookingRequest,
} from './fixtures.ts';
import { read, refusal, subscribe } from '../fixtures/services.ts';

let services: AccountServices;
/** Free slots in order, none of them used by another test. */
let starts: readonly string[];

beforeAll(async () => {
  services = await startAccountServices();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await services.close();
});
beforeEach(async () => {
  await services.supabase.query(
    'truncate appointments; delete from emails; delete from rate_limits',
  );
  services.sentEmails.length = 0;
  starts = await freeStarts();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const at = (index: number) => starts[index] ?? '';
const recipients = () => services.sentEmails.map(({ to }) => to[0]).sort();
const taken = async (answer: Promise<Response>) => await bodyOf<Taken>(answer);

describe('slots', () => {
  it('returns the offered slots by the server’s clock, without reserved ones', async () => {
    const {
      type,
      now,
      starts: free,
    } = await bodyOf<FreeSlots>(callAppointment({ action: 'slots' }));
    expect(type).toBe('slots');
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(5_000);
    const offered = offeredSlots(slotRules, new Date(now)).map(({ start }) => start.toISOString());
    expect(free).toEqual(offered);
    expect(free.length).toBeGreaterThan(100);
    await book(at(3));
    await hold(at(5));
    const gone = [at(3), at(5)];
    expect((await freeStarts()).length).toBe(starts.length - 2);
    expect((await freeStarts()).filter((start) => gone.includes(start))).toEqual([]);
  });

  it('accepts POST only, with the fields of the contract only', async () => {
    const { default: handler } = await import('../../../netlify/functions/appointment.mts');
    const get = await handler(new Request('http://localhost/.netlify/functions/appointment'));
    expect(get.status).toBe(405);
    expect(get.headers.get('allow')).toBe('POST');
    for (const body of [{}, { action: 'all' }, { action: 'slots', user: 1 }, 'x', []]) {
      expect(await refusal(await callAppointment(body))).toEqual([400, 'bad_request']);
    }
    const large = { action: 'show', token: 'x'.repeat(70 * 1024) };
    expect(await refusal(await callAppointment(large))).toEqual([413, 'too_large']);
  });
});

describe('a hold', () => {
  it('reserves the slot for five minutes and is booked with its secret', async () => {
    const held = await hold(at(0));
    if (held.type !== 'held') throw new Error('Not held.');
    expect(Date.parse(held.until) - Date.now()).toBeGreaterThan(290_000);
    const [row] = await services.supabase.query('select * from appointments');
    expect(JSON.stringify(row)).not.toContain(held.hold);
    expect(await taken(callAppointment(bookingRequest(at(0))))).toEqual({
      type: 'taken',
      nearest: [at(1), at(2), at(3)],
    });
    expect((await hold(at(0))).type).toBe('taken');
    expect(await book(at(0), { hold: held.hold })).toMatchObject({ type: 'booked', start: at(0) });
  });

  it('is released with its secret, or by the next hold', async () => {
    const first = await hold(at(0));
    if (first.type !== 'held') throw new Error('Not held.');
    const second = await hold(at(1), first.hold);
    if (second.type !== 'held') throw new Error('Not held.');
    expect(await freeStarts()).toContain(at(0));
    for (const secret of [second.hold, second.hold, 'x'.repeat(43)]) {
      const released = callAppointment({ action: 'release', hold: secret });
      expect(await bodyOf(released)).toEqual({ type: 'released' });
    }
    expect(await freeStarts()).toEqual(starts);
  });

  it('is renewed, and moves to another slot, under the same secret', async () => {
    const request = holdRequest(at(0));
    for (let times = 0; times < 2; times += 1) {
      expect(await bodyOf(callAppointment(request))).toMatchObject({ type: 'held' });
    }
    expect(await bodyOf(callAppointment({ ...request, start: at(1) }))).toMatchObject({
      type: 'held',
    });
    expect(await freeStarts()).toEqual(starts.filter((start) => start !== at(1)));
  });

  it.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}+`, 'a'.repeat(20)])(
    'under the secret %j is refused: it may be too short to be a secret',
    async (secret) => {
      const answer = await callAppointment(holdRequest(at(0), { hold: secret }));
      expect(await refusal(answer)).toEqual([400, 'bad_request']);
    },
  );

  it('that expired does not matter while the slot is free', async () => {
    const held = await hold(at(0));
    await services.supabase.query('update appointments set held_until = now()');
    expect(await freeStarts()).toEqual(starts);
    const secret = held.type === 'held' ? held.hold : '';
    expect((await book(at(0), { hold: secret })).type).toBe('booked');
  });

  it('of a slot that is not offered is refused and releases the earlier hold', async () => {
    const held = await hold(at(0));
    const earlier = held.type === 'held' ? held.hold : '';
    const off = new Date(Date.parse(at(0)) + 60_000).toISOString();
    const answer = await hold(off, earlier);
    expect(answer).toMatchObject({ type: 'taken' });
    expect(await freeStarts()).toEqual(starts);
  });

  it('is limited to three per IP address, and to thirty in ten minutes', async () => {
    const from = (index: number, earlier?: string) =>
      callAppointment(
        holdRequest(at(index), earlier === undefined ? {} : { earlier }),
        undefined,
        '192.0.2.1',
      );
    for (const index of [0, 1, 2]) expect((await from(index)).status).toBe(200);
    const fourth = await from(3);
    expect(await refusal(fourth.clone())).toEqual([429, 'rate_limited']);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(280);
    expect((await hold(at(3))).type).toBe('held');
    // Many refused attempts from the same IP address.
    for (let times = 4; times < 30; times += 1) expect((await from(3)).status).toBe(429);
    const later = await from(3);
    expect(Number(later.headers.get('retry-after'))).toBeGreaterThan(500);
    // Booking stays possible.
    expect((await callAppointment(bookingRequest(at(4)), undefined, '192.0.2.1')).status).toBe(200);
  });

  it('is refused once the network has its share, and the slot can be booked elsewhere', async () => {
    const from = (index: number, address: string) =>
      callAppointment(holdRequest(at(index)), undefined, `192.0.2.${address}`);
    await bodyOf(callAppointment(bookingRequest(at(0)), undefined, '192.0.2.9'));
    expect((await from(1, '1')).status).toBe(200);
    expect((await from(2, '2')).status).toBe(200);
    const refused = await from(3, '3');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
    expect(await refusal(refused)).toEqual([429, 'rate_limited']);
    expect(await book(at(3))).toMatchObject({ type: 'booked' });
    // An expired hold no longer counts.
    await services.supabase.query(
      `update appointments set held_until = now() where start_at = '${at(1)}'`,
    );
    expect((await from(4, '3')).status).toBe(200);
  });

  it('is refused as booking is once appointments alone fill the share of the network', async () => {
    const near = '192.0.2.9';
    for (const index of [0, 1, 2]) {
      await bodyOf(callAppointment(bookingRequest(at(index)), undefined, near));
    }
    const refused = await callAppointment(holdRequest(at(3)), undefined, near);
    expect(await refusal(refused)).toEqual([409, 'network_full']);
  });
});

describe('booking', () => {
  it.each(['fr', 'en'] as const)(
    'in %s is confirmed to the customer and announced to the team',
    async (lang) => {
      const sentRequest = bookingRequest(at(0), {
        lang,
        phone: '+33 6 12 34 56 78',
        zone: 'America/New_York',
      });
      const booked = await bodyOf<Record<string, unknown>>(callAppointment(sentRequest));
      expect(booked).toEqual({
        type: 'booked',
        reference: expect.stringMatching(/^RDV-[2-9A-Z]{8}$/) as unknown,
        start: at(0),
        end: new Date(Date.parse(at(0)) + 30 * 60_000).toISOString(),
        status: 'booked',
        changeable_until: new Date(Date.parse(at(0)) - 24 * 3_600_000).toISOString(),
        changeable: true,
        token: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/) as unknown,
        confirmation_to: sentRequest.email,
        details_differ: false,
      });
      const row = await storedRow(services, booked as never);
      expect(row).toMatchObject({
        phone: '+33612345678',
        zone: 'America/New_York',
        language: lang,
        user_id: null,
        sequence: 0,
      });
      expect(await emailsOf(services, booked as never)).toEqual([
        'appointment-confirmed sent',
        'appointment-reminder waiting',
        'staff-appointment sent',
      ]);
      expect(recipients()).toEqual([sentRequest.email, process.env.STAFF_EMAIL].sort());
      expect(JSON.stringify(services.sentEmails)).toContain(String(booked.token));
    },
  );

  it('of a reserved slot returns the nearest free slots and nothing about its owner', async () => {
    await book(at(10), { firstName: 'Marguerite', email: 'marguerite@example.test' });
    const response = await callAppointment(bookingRequest(at(10)));
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(JSON.parse(text)).toEqual({ type: 'taken', nearest: expect.any(Array) as unknown });
    const { nearest } = JSON.parse(text) as Taken;
    expect(nearest).toHaveLength(3);
    expect(nearest).toEqual([...nearest].sort());
    for (const start of nearest) expect(starts).toContain(start);
    expect(text).not.toMatch(/marguerite|RDV-/i);
  });

  it('of a start that is no slot reserves nothing', async () => {
    for (const start of ['2020-01-06T10:00:00Z', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z']) {
      expect((await taken(callAppointment(bookingRequest(start)))).nearest).toHaveLength(3);
    }
    expect(await services.supabase.query('select id from appointments')).toEqual([]);
  });

  it('is idempotent, also once the slot is no longer offered', async () => {
    const sentRequest = bookingRequest(at(0));
    const [first, second] = await Promise.all([
      callAppointment(sentRequest),
      callAppointment(sentRequest),
    ]);
    const body = (await first.json()) as { reference: string };
    expect(await second.json()).toEqual(body);
    await postpone(services, body, 3_600_000);
    expect(await bodyOf(callAppointment(sentRequest))).toMatchObject({
      reference: body.reference,
      type: 'booked',
    });
    expect(recipients()).toHaveLength(2);
  });

  it('repeated with other details keeps those first sent, and says so', async () => {
    const sentRequest = bookingRequest(at(0));
    const booked = await bodyOf<Booked>(callAppointment(sentRequest));
    // The same number, written in another way.
    const same = { ...sentRequest, phone: '+33612345678', zone: 'Asia/Tokyo' };
    expect(await bodyOf<Booked>(callAppointment(same))).toEqual(booked);
    for (const change of [
      { phone: '06 12 34 56 79' },
      { firstName: 'Grace' },
      { lastName: 'Hopper' },
      { message: 'Where do I begin?' },
    ]) {
      expect(await bodyOf(callAppointment({ ...sentRequest, ...change }))).toEqual({
        ...{ ...booked, details_differ: true },
      });
    }
    expect(await storedRow(services, booked)).toMatchObject({ phone: '+33612345678' });
  });

  it('repeated once it was cancelled or is over confirms nothing', async () => {
    const sentRequest = bookingRequest(at(0));
    const { token, reference } = await bodyOf<Booked>(callAppointment(sentRequest));
    await cancel(token);
    const repeat = (values = {}) => callAppointment({ ...sentRequest, ...values });
    expect(await refusal(await repeat())).toEqual([409, 'cancelled']);
    expect(await refusal(await repeat({ start: at(1) }))).toEqual([409, 'cancelled']);
    await services.supabase.query("update appointments set status = 'booked', cancelled_at = null");
    await postpone(services, { reference }, -3_600_000);
    expect(await refusal(await repeat({ start: at(1) }))).toEqual([410, 'link_expired']);
    expect(await bodyOf(repeat({ request: randomUUID(), start: at(1) }))).toMatchObject({
      ...{ type: 'booked', start: at(1) },
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an invalid phone number', { phone: '12' }, 'bad_request'],
    ['a French number on an English page', { lang: 'en' }, 'bad_request'],
    ['letters as a phone number', { phone: 'call me maybe' }, 'bad_request'],
    ['no first name', { firstName: '  ' }, 'bad_request'],
    ['no last name', { lastName: '' }, 'bad_request'],
    ['an invalid email address', { email: 'ada@' }, 'bad_request'],
    ['a message too long', { message: 'x'.repeat(2_001) }, 'bad_request'],
    ['a name of two lines', { firstName: 'Ada\r\nBcc: x' }, 'bad_request'],
    ['a start that is no instant', { start: 'tomorrow' }, 'bad_request'],
    ['no request id', { request: '1' }, 'bad_request'],
    ['an unknown language', { lang: 'de' }, 'bad_request'],
    ['a user id', { user_id: randomUUID() }, 'bad_request'],
    ['the honeypot field filled in', { website: 'https://spam.example' }, 'looks_automated'],
  ])('with %s is refused', async (_, values, code) => {
    const status = code === 'looks_automated' ? 422 : 400;
    expect(await refusal(await callAppointment(bookingRequest(at(0), values)))).toEqual([
      status,
      code,
    ]);
    expect(await services.supabase.query('select id from appointments')).toEqual([]);
    expect(services.sentEmails).toEqual([]);
  });

  it('with an unknown zone uses the office’s time zone', async () => {
    for (const [index, zone] of ['Mars/Olympus', '+01:00', '', '../etc', 'UTC\u0000'].entries()) {
      const booked = await book(at(index), { zone });
      expect((await storedRow(services, booked)).zone).toBe('Europe/Paris');
    }
  });

  it('is refused for a fourth appointment of one mailbox', async () => {
    for (const index of [0, 1, 2]) await book(at(index), { email: `Eve+${index}@example.test` });
    const fourth = () => callAppointment(bookingRequest(at(3), { email: 'eve@example.test' }));
    expect(await refusal(await fourth())).toEqual([409, 'too_many']);
    // Some providers ignore dots in a mailbox name.
    const dotted = await callAppointment(bookingRequest(at(3), { email: 'e.v.e@example.test' }));
    expect(await refusal(dotted)).toEqual([409, 'too_many']);
    expect((await callAppointment(bookingRequest(at(3)))).status).toBe(200);
  });

  it('with another user’s request id reveals nothing of theirs', async () => {
    const sentRequest = bookingRequest(at(0));
    const booked = await bodyOf<Booked>(callAppointment(sentRequest));
    const { request } = sentRequest;
    const response = await callAppointment(
      bookingRequest(at(0), { request, email: 'mallory@example.test' }),
    );
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ type: 'taken' });
    expect(text).not.toContain(booked.token);
    expect(text).not.toContain(sentRequest.email);
    const own = await book(at(1), { request, email: 'mallory@example.test' });
    expect(own).toMatchObject({ start: at(1), confirmation_to: 'mallory@example.test' });
  });

  it('is limited to five a day per mailbox, cancelled ones included', async () => {
    for (let times = 0; times < 5; times += 1) {
      const { token } = await book(at(0), { email: 'v.ictim@example.test' });
      expect((await cancel(token)).status).toBe(200);
    }
    const sixth = await callAppointment(bookingRequest(at(0), { email: 'victim+6@example.test' }));
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect(await refusal(sixth)).toEqual([429, 'rate_limited']);
    expect(await freeStarts()).toContain(at(0));
  });

  it('is limited to ten a day per IP address, and per account', async () => {
    const ada = await services.supabase.createUser('everywhere@example.test', 'correct horse');
    const bookEach = async (): Promise<void> => {
      const asked = callAppointment(bookingRequest(at(0)), undefined, '192.0.2.7');
      await cancel((await bodyOf<Booked>(asked)).token);
      const own = await bodyOf<Booked>(callAppointment(bookingRequest(at(20)), ada.token));
      await cancel(own.token);
    };
    const { times } = limits['appointment-booked'];
    expect(times).toBe(10);
    await bookEach();
    // As if each had booked nine times.
    await services.supabase.query(
      `update rate_limits set used = ${times - 1} where key like 'appointment-booked:%'`,
    );
    await bookEach();
    const next = await callAppointment(bookingRequest(at(10)), undefined, '192.0.2.7');
    expect(await refusal(next)).toEqual([429, 'rate_limited']);
    expect(await refusal(await callAppointment(bookingRequest(at(10)), ada.token))).toEqual([
      429,
      'rate_limited',
    ]);
    // Others are not affected.
    expect((await callAppointment(bookingRequest(at(10)))).status).toBe(200);
  });

  it('needs a proof of work once many were made, for all but subscribers', async () => {
    const eve = await services.supabase.createUser('eager@example.test', 'correct horse');
    const ada = await services.supabase.createUser('calm@example.test', 'correct horse');
    await subscribe(services, ada);
    await book(at(0));
    await services.supabase.query(
      `update rate_limits set used = ${limits['appointment-global'].times}
       where key like 'appointment-global:%'`,
    );
    const request = bookingRequest(at(1));
    for (const token of [undefined, eve.token]) {
      const refused = await callAppointment(request, token);
      expect(await refusal(refused)).toEqual([428, 'proof_required']);
    }
    expect(await freeStarts()).toContain(at(1));
    const { challenge, bits } = await bodyOf<Puzzle>(
      callAppointment({ action: 'puzzle', request: request.request }),
    );
    const proof = await solvePuzzle(challenge, bits);
    const other = await callAppointment({ ...bookingRequest(at(1)), proof });
    expect(await refusal(other)).toEqual([428, 'proof_required']);
    const booked = await bodyOf(callAppointment({ ...request, proof }));
    expect(booked).toMatchObject({ type: 'booked', start: at(1) });
    expect((await callAppointment(bookingRequest(at(2)), ada.token)).status).toBe(200);
  });

  it('that is asked for a proof keeps its hold meanwhile', async () => {
    await book(at(0));
    await services.supabase.query(
      `update rate_limits set used = ${limits['appointment-global'].times}
       where key like 'appointment-global:%'`,
    );
    const held = await hold(at(1));
    const secret = held.type === 'held' ? held.hold : '';
    const refused = await callAppointment(bookingRequest(at(1), { hold: secret }));
    expect(await refusal(refused)).toEqual([428, 'proof_required']);
    expect(await hold(at(1))).toMatchObject({ type: 'taken' });
  });

  it('is limited to three upcoming slots a network, and to one once many are taken', async () => {
    const fromNetwork = (index: number, token?: string) =>
      callAppointment(bookingRequest(at(index)), token, `2001:db8:7:${index}::1`);
    const ada = await services.supabase.createUser('near@example.test', 'correct horse');
    for (const index of [0, 1, 2]) expect((await fromNetwork(index)).status).toBe(200);
    const throwaway = await services.supabase.createUser('throw@example.test', 'correct horse');
    expect(await refusal(await fromNetwork(3, throwaway.token))).toEqual([409, 'network_full']);
    await subscribe(services, ada);
    expect((await fromNetwork(3, ada.token)).status).toBe(200);
    for (let index = 4; index < 21; index += 1) await book(at(index));
    const second = () => callAppointment(bookingRequest(at(22)), undefined, '198.51.100.2');
    await bodyOf(callAppointment(bookingRequest(at(21)), undefined, '198.51.100.1'));
    expect(await refusal(await second())).toEqual([409, 'network_full']);
    await services.supabase.query(`update appointments set status = 'cancelled'
      where start_at = '${at(21)}'`);
    expect((await second()).status).toBe(200);
  });

  it('is counted per IP address and per mailbox', async () => {
    for (let times = 0; times < 10; times += 1) {
      expect(
        (
          await callAppointment(
            bookingRequest('2020-01-06T10:00:00Z', { email: 'e+1@example.test' }),
          )
        ).status,
      ).toBe(200);
    }
    const eleventh = await callAppointment(bookingRequest(at(0), { email: 'e+2@example.test' }));
    expect(await refusal(eleventh)).toEqual([429, 'rate_limited']);
    for (let times = 0; times < 30; times += 1) {
      await callAppointment(bookingRequest('2020-01-06T10:00:00Z'), undefined, '2001:db8::1');
    }
    // Another address of the same network.
    const next = await callAppointment(bookingRequest(at(0)), undefined, '2001:db8:0:0:ffff::2');
    expect(await refusal(next)).toEqual([429, 'rate_limited']);
    expect(next.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('succeeds without email, which is sent later', async () => {
    services.refuse(
      ...Array.from({ length: 2 }, () => ({ status: 500, name: 'internal_server_error' })),
    );
    const booked = await book(at(0));
    expect(await emailsOf(services, booked)).toEqual([
      'appointment-confirmed waiting',
      'appointment-reminder waiting',
      'staff-appointment waiting',
    ]);
  });

  it('does not wait for a mail server that hangs', async () => {
    const hanging = await serve(() => new Promise(() => undefined));
    vi.stubEnv('RESEND_API_ORIGIN', hanging.origin);
    const began = Date.now();
    await book(at(0));
    if (long) expect(Date.now() - began).toBeLessThan(4_000);
    await hanging.close();
  });

  it('returns 500 without details when the database is unreachable', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = breakCalls('/rpc/book_appointment');
    expect(await refusal(await callAppointment(bookingRequest(at(0))))).toEqual([
      500,
      'unavailable',
    ]);
    broken.mockRestore();
    expect(error.mock.calls.join()).not.toMatch(/@example|Lovelace/);
    error.mockRestore();
  });
});

describe('a session', () => {
  it('links the booking to the account, and the page lists it there', async () => {
    const ada = await services.supabase.createUser('ada@example.test', 'correct horse');
    const eve = await services.supabase.createUser('eve@example.test', 'correct horse');
    const later = await book(at(8), { email: 'x@example.test' }, ada.token);
    const sooner = await book(at(2), {}, ada.token);
    const dropped = await book(at(4), {}, ada.token);
    await cancel(dropped.token);
    const past = await book(at(6), {}, ada.token);
    await postpone(services, past, -5 * 86_400_000);
    await book(at(7), {}, eve.token);
    await hold(at(9));
    const mine = await bodyOf<OwnAppointments>(callAppointment({ action: 'mine' }, ada.token));
    expect(mine.type).toBe('mine');
    expect(mine.appointments.map(({ reference, status }) => [reference, status])).toEqual([
      [sooner.reference, 'booked'],
      [later.reference, 'booked'],
      [dropped.reference, 'cancelled'],
      [past.reference, 'booked'],
    ]);
    expect(mine.appointments[0]).toEqual(await showAppointment(sooner.token));
  });

  it('is required for one’s own appointments, with the second factor where there is one', async () => {
    expect(await refusal(await callAppointment({ action: 'mine' }))).toEqual([
      401,
      'unauthenticated',
    ]);
    expect(await refusal(await callAppointment({ action: 'mine' }, 'a.b.c'))).toEqual([
      401,
      'unauthenticated',
    ]);
    const person = await services.supabase.createUser('two@example.test', 'correct horse');
    await addFactor(services, person);
    const half = await callAppointment({ action: 'mine' }, person.token);
    expect(await refusal(half)).toEqual([403, 'second_factor_required']);
    const verified = verifiedToken(services, person);
    expect(await bodyOf(callAppointment({ action: 'mine' }, verified))).toEqual({
      type: 'mine',
      appointments: [],
    });
  });

  it('that is invalid, or lacks the second factor, books as signed-out', async () => {
    const person = await services.supabase.createUser('half@example.test', 'correct horse');
    await addFactor(services, person);
    for (const [index, token] of ['a.b.c', person.token].entries()) {
      const booked = await book(at(index), {}, token);
      expect((await storedRow(services, booked)).user_id).toBeNull();
    }
  });

  it('that cannot be checked does not prevent a booking', async () => {
    const person = await services.supabase.createUser('late@example.test', 'correct horse');
    const broken = breakCalls('/auth/v1/user');
    expect((await book(at(0), {}, person.token)).type).toBe('booked');
    broken.mockRestore();
  });
});

describe('a link', () => {
  it('shows the appointment and can be used again', async () => {
    const { confirmation_to, details_differ, ...booked } = await book(at(0));
    expect([confirmation_to, details_differ]).toEqual([expect.stringContaining('@'), false]);
    for (let times = 0; times < 3; times += 1) {
      expect(await showAppointment(booked.token)).toEqual({ ...booked, type: 'appointment' });
    }
  });

  it('moves it: the old slot is free, the reference stays, the sequence rises', async () => {
    const booked = await book(at(0));
    const moved = await bodyOf(move(booked.token, at(5)));
    expect(moved).toMatchObject({
      type: 'appointment',
      reference: booked.reference,
      start: at(5),
      status: 'booked',
      token: booked.token,
    });
    expect(await storedRow(services, booked)).toMatchObject({ sequence: 1 });
    expect(await freeStarts()).toContain(at(0));
    expect(await freeStarts()).not.toContain(at(5));
    expect(await emailsOf(services, booked)).toEqual([
      'appointment-confirmed sent',
      'appointment-moved sent',
      'appointment-reminder cancelled',
      'appointment-reminder waiting',
      'staff-appointment sent',
      'staff-appointment sent',
    ]);
  });

  it('keeps the old slot when the new one is reserved', async () => {
    const booked = await book(at(0));
    await book(at(5));
    const { type, nearest } = await bodyOf<Taken>(move(booked.token, at(5)));
    expect(type).toBe('taken');
    expect(nearest).toHaveLength(3);
    expect(nearest).not.toContain(at(5));
    expect((await showAppointment(booked.token)).start).toBe(at(0));
    expect(await storedRow(services, booked)).toMatchObject({ sequence: 0 });
    const off = new Date(Date.parse(at(5)) + 60_000).toISOString();
    expect((await bodyOf<Taken>(move(booked.token, off))).type).toBe('taken');
  });

  it('moves to a slot held by this browser, and to none held by others', async () => {
    const booked = await book(at(0));
    const held = await hold(at(5));
    expect(await bodyOf(move(booked.token, at(5)))).toMatchObject({ type: 'taken' });
    const secret = held.type === 'held' ? held.hold : '';
    expect(await bodyOf(move(booked.token, at(5), { hold: secret }))).toMatchObject({
      start: at(5),
    });
  });

  it('moves once when pressed twice; moving to the same slot changes nothing', async () => {
    const booked = await book(at(0));
    const request = randomUUID();
    const answers = await Promise.all([
      move(booked.token, at(5), { request }),
      move(booked.token, at(5), { request }),
    ]);
    for (const answer of answers) expect(answer.status).toBe(200);
    expect((await bodyOf<{ start: string }>(move(booked.token, at(5)))).start).toBe(at(5));
    expect(await storedRow(services, booked)).toMatchObject({ sequence: 1 });
  });

  it('cancels idempotently', async () => {
    const booked = await book(at(0));
    const first = await read(await cancel(booked.token));
    const body = { status: 'cancelled', start: at(0), changeable: false };
    expect(first).toMatchObject({ status: 200, body });
    expect(await read(await cancel(booked.token))).toEqual(first);
    expect(await showAppointment(booked.token)).toMatchObject({ status: 'cancelled' });
    expect(await refusal(await move(booked.token, at(5)))).toEqual([409, 'cancelled']);
    expect(await freeStarts()).toEqual(starts);
    expect(await emailsOf(services, booked)).toEqual([
      'appointment-cancelled sent',
      'appointment-confirmed sent',
      'appointment-reminder cancelled',
      'staff-appointment sent',
      'staff-appointment sent',
    ]);
    expect((await book(at(0))).type).toBe('booked');
  });

  it('ends as cancelled or moved when both are requested concurrently', async () => {
    const booked = await book(at(0));
    const [, cancelled] = await Promise.all([move(booked.token, at(5)), cancel(booked.token)]);
    expect(cancelled.status).toBe(200);
    expect(await showAppointment(booked.token)).toMatchObject({ status: 'cancelled' });
    const { sequence } = await storedRow(services, booked);
    expect([1, 2]).toContain(sequence);
  });

  it('moves an appointment five times a day at most and can always cancel it', async () => {
    const booked = await book(at(0));
    await book(at(1));
    for (let times = 1; times <= 5; times += 1) {
      // A refused move does not count.
      expect(await bodyOf(move(booked.token, at(1)))).toMatchObject({ type: 'taken' });
      expect((await move(booked.token, at(times % 2 === 0 ? 0 : 5))).status).toBe(200);
    }
    expect(await refusal(await move(booked.token, at(0)))).toEqual([429, 'rate_limited']);
    expect((await cancel(booked.token)).status).toBe(200);
  });

  it('reports a past appointment', async () => {
    const booked = await book(at(0));
    await postpone(services, booked, -1_800_000 - 1_000);
    for (const answer of [
      callAppointment({ action: 'show', token: booked.token }),
      move(booked.token, at(5)),
      cancel(booked.token),
    ]) {
      expect(await refusal(await answer)).toEqual([410, 'link_expired']);
    }
  });

  it('of an erased account is invalid', async () => {
    const person = await services.supabase.createUser('gone@example.test', 'correct horse');
    const booked = await book(at(0), {}, person.token);
    await services.supabase.query(`delete from auth.users where id = '${person.id}'`);
    const answer = callAppointment({ action: 'show', token: booked.token });
    expect(await refusal(await answer)).toEqual([404, 'bad_link']);
    expect(await freeStarts()).toContain(at(0));
  });
});
