/** Booking requests as the page sends them, and the stored rows and emails. */
import { randomBytes, randomUUID } from 'node:crypto';
import appointment from '../../../netlify/functions/appointment.mts';
import type {
  Appointment,
  Booked,
  FreeSlots,
  Held,
  Taken,
} from '../../../src/domain/api/appointment.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { offeredSlots } from '../../../src/domain/booking/slots.ts';
import type { Row } from '../../database/fixtures/supabase.ts';
import type { AccountServices } from '../fixtures/account-services.ts';
import { post } from '../fixtures/services.ts';

let calls = 0;

/** Calls the function, each time from another network unless an IP address is given. */
export function callAppointment(
  body: unknown,
  token?: string,
  caller = `10.${Math.floor((calls += 1) / 250)}.${calls % 250}.1`,
): Promise<Response> {
  return post(appointment, body, token, { 'x-nf-client-connection-ip': caller });
}

/** The body of a response that must be 200. */
export async function bodyOf<Answer>(answer: Promise<Response>): Promise<Answer> {
  const response = await answer;
  if (response.status !== 200) {
    throw new Error(`${response.status} ${await response.text()}`);
  }
  return (await response.json()) as Answer;
}

const officeDay = new Intl.DateTimeFormat('en-CA', { timeZone: slotRules.zone });

/** Starts of all free slots. */
export async function everyFreeStart(): Promise<readonly string[]> {
  return (await bodyOf<FreeSlots>(callAppointment({ action: 'slots' }))).starts;
}

/**
 * Starts of the free slots from the first day on that has six or more slots and is at least two
 * days ahead. Whatever the present time, all may be changed, and the slots nearest to the first
 * come after it.
 */
export async function freeStarts(): Promise<readonly string[]> {
  const ahead = Date.now() + 2 * 86_400_000;
  const days = Map.groupBy(offeredSlots(slotRules, new Date()), ({ start }) =>
    officeDay.format(start),
  );
  const [first] =
    [...days.values()].find((day) => +(day[0]?.start ?? 0) > ahead && day.length >= 6) ?? [];
  const from = first?.start.toISOString() ?? '';
  return (await everyFreeStart()).filter((start) => start >= from);
}

/** The page's request for this start, with a new customer and request id. */
export function bookingRequest(start: string, values: Row = {}): Row {
  return {
    action: 'book',
    request: randomUUID(),
    start,
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada${(calls += 1)}@example.test`,
    phone: '06 12 34 56 78',
    message: '',
    lang: 'fr',
    zone: 'Europe/Paris',
    website: '',
    ...values,
  };
}

export const book = (start: string, values: Row = {}, token?: string): Promise<Booked> =>
  bodyOf(callAppointment(bookingRequest(start, values), token));

/** A secret as the page makes one for a hold. */
const holdSecret = (): string => randomBytes(32).toString('base64url');

/** The page's request to hold this start, under a new secret. */
export const holdRequest = (start: string, values: Row = {}): Row => ({
  action: 'hold',
  start,
  hold: holdSecret(),
  ...values,
});

/** Holds a slot under a new secret, which is added to the response. */
export async function hold(
  start: string,
  earlier?: string,
): Promise<(Held & { readonly hold: string }) | Taken> {
  const secret = holdSecret();
  const values = { hold: secret, ...(earlier !== undefined && { earlier }) };
  const answer = await bodyOf<Held | Taken>(callAppointment(holdRequest(start, values)));
  return answer.type === 'held' ? { ...answer, hold: secret } : answer;
}

export const move = (token: string, start: string, values: Row = {}): Promise<Response> =>
  callAppointment({ action: 'move', token, start, request: randomUUID(), ...values });

export const cancel = (token: string): Promise<Response> =>
  callAppointment({ action: 'cancel', token });

export const showAppointment = (token: string): Promise<Appointment> =>
  bodyOf(callAppointment({ action: 'show', token }));

/** The stored row of a booking, times as instants. */
export async function storedRow(
  { supabase }: Pick<AccountServices, 'supabase'>,
  { reference }: Pick<Booked, 'reference'>,
): Promise<Row> {
  const [found] = await supabase.query<{ row: Row }>(
    `select to_jsonb(a) as row from appointments a where reference = '${reference}'`,
  );
  if (!found) throw new Error('No row.');
  return found.row;
}

/** Templates of the emails of a booking with `sent`, `waiting` or `cancelled`, sorted. */
export async function emailsOf(
  services: Pick<AccountServices, 'supabase'>,
  booking: Pick<Booked, 'reference'>,
): Promise<string[]> {
  const { id } = await storedRow(services, booking);
  const rows = await services.supabase.query<{ email: string }>(
    `select template || ' ' || case when sent_at is not null then 'sent'
         when given_up_at is null then 'waiting' else last_error end as email
     from emails where cause like '%:${String(id)}:%'`,
  );
  return rows.map(({ email }) => email).sort();
}

/** Moves the stored booking to another time; `ahead` in milliseconds from now. */
export async function postpone(
  { supabase }: Pick<AccountServices, 'supabase'>,
  { reference }: Pick<Booked, 'reference'>,
  ahead: number,
): Promise<void> {
  await supabase.query(
    `update appointments set start_at = '${new Date(Date.now() + ahead).toISOString()}',
       end_at = '${new Date(Date.now() + ahead + 1_800_000).toISOString()}'
     where reference = '${reference}'`,
  );
}
