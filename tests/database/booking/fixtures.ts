/** Booking calls to the database, each by another user. */
import { randomUUID } from 'node:crypto';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { offeredSlots, type Slot } from '../../../src/domain/booking/slots.ts';
import type { Row, Supabase } from '../fixtures/supabase.ts';

/** Slots of the coming weeks, in order. */
export const slots: readonly Slot[] = offeredSlots(slotRules, new Date());

export function slotAt(index: number): Slot {
  const slot = slots[index % slots.length];
  if (!slot) throw new Error('The rules offer nothing.');
  return slot;
}

/** Calls a function with named parameters, as supabase-js does. */
export async function call<Answer>(
  { run }: Pick<Supabase, 'run'>,
  name: string,
  given: Row,
): Promise<Answer[]> {
  const names = Object.keys(given);
  const list = names.map((key, index) => `${key} => $${index + 1}`).join(', ');
  const rows = await run<{ answer: Answer }>(
    `select to_jsonb(f) as answer from public.${name}(${list}) f`,
    Object.values(given),
  );
  return rows.map(({ answer }) => answer);
}

let people = 0;

/** Books a slot for a new customer; `values` override the parameters. */
export async function book(
  supabase: Pick<Supabase, 'run'>,
  { start, end }: Slot,
  values: Row = {},
): Promise<string> {
  people += 1;
  const [answer] = await call<string>(supabase, 'book_appointment', {
    p_id: randomUUID(),
    p_request: randomUUID(),
    p_start: start.toISOString(),
    p_end: end.toISOString(),
    p_hold_hash: null,
    p_user: null,
    p_first_name: 'Ada',
    p_last_name: 'Lovelace',
    p_email: `p${people}@example.test`,
    p_phone: '+33612345678',
    p_message: '',
    p_language: 'fr',
    p_zone: 'Europe/Paris',
    p_token: 'token',
    p_max_upcoming: 3,
    ...values,
  });
  return answer ?? 'nothing';
}

export interface HoldAnswer {
  readonly outcome: 'held' | 'taken' | 'network_full' | 'too_many';
  readonly until: string | null;
}

/** The stored hash of a secret. */
export const hashOf = (name: string) => Buffer.from(name).toString('hex').padEnd(64, '0');

/** Holds a slot for a browser, at a new IP address unless one is given. */
export async function hold(
  supabase: Pick<Supabase, 'run'>,
  { start, end }: Slot,
  browser: string,
  { earlier = null, caller = browser, seconds = 300, most = 3 }: HoldOptions = {},
): Promise<HoldAnswer> {
  const [answer] = await call<HoldAnswer>(supabase, 'hold_appointment', {
    p_start: start.toISOString(),
    p_end: end.toISOString(),
    p_hold_hash: hashOf(browser),
    p_earlier_hash: earlier === null ? null : hashOf(earlier),
    p_ip_hash: hashOf(caller),
    p_seconds: seconds,
    p_max_per_ip: most,
  });
  if (!answer) throw new Error('No answer.');
  return answer;
}

interface HoldOptions {
  readonly earlier?: string | null;
  readonly caller?: string;
  readonly seconds?: number;
  readonly most?: number;
}

/** The 95th percentile. */
export function percentile95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0);
}

/** SQL of pairs of overlapping live rows: there must be none. */
export const overlaps = `
  select a.id, b.id from appointments a join appointments b on a.id < b.id
    and tstzrange(a.start_at, a.end_at) && tstzrange(b.start_at, b.end_at)
  where a.status in ('held', 'booked') and b.status in ('held', 'booked')`;
