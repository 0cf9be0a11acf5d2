/** Slots within the opening hours that are not taken. */
import type { FreeSlots, Taken } from '../../../src/domain/api/appointment.ts';
import { addDays, dayIn } from '../../../src/domain/booking/days.ts';
import type { CalendarDay } from '../../../src/domain/booking/french-holidays.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { nearest, offeredSlots, type Slot } from '../../../src/domain/booking/slots.ts';
import type { Client } from '../platform/supabase.ts';

/** Number of alternatives offered for a taken slot. */
const alternatives = 3;

/** The free slots, by the server's clock and the opening hours. */
export async function freeSlots(service: Client): Promise<FreeSlots> {
  const now = new Date();
  const [free, closed] = await Promise.all([freeAt(service, now), closedDays(service, now)]);
  return { type: 'slots', now: now.toISOString(), starts: free.map(startOf), closed };
}

/** The slot that starts at this time, if the opening hours offer it now. */
export function offeredSlot(start: string): Slot | undefined {
  const startTime = new Date(start).getTime();
  return offeredSlots(slotRules, new Date()).find((slot) => slot.start.getTime() === startTime);
}

/** Response for a slot that is unavailable: the nearest free ones. */
export async function takenResponse(service: Client, start: string): Promise<Taken> {
  const free = await freeAt(service, new Date());
  const near = nearest(free, new Date(start), alternatives);
  return { type: 'taken', nearest: near.map(startOf).sort() };
}

async function freeAt(service: Client, now: Date): Promise<readonly Slot[]> {
  const offered = offeredSlots(slotRules, now);
  const [first, last] = [offered.at(0), offered.at(-1)];
  if (!first || !last) return [];
  const { data, error } = await service.rpc('busy_times', {
    p_from: first.start.toISOString(),
    p_until: last.end.toISOString(),
  });
  if (error) throw error;
  const busy = data.map(({ start_at, end_at }) => [Date.parse(start_at), Date.parse(end_at)]);
  return offered.filter(
    ({ start, end }) =>
      !busy.some(([from = 0, until = 0]) => from < end.getTime() && start.getTime() < until),
  );
}

/** Days closed by the desk, from yesterday on: the visitor's clock may be behind. */
async function closedDays(service: Client, now: Date): Promise<CalendarDay[]> {
  const from = addDays(dayIn(slotRules.zone, now), -1);
  const { data, error } = await service
    .from('closed_days')
    .select('day')
    .gte('day', from)
    .order('day');
  if (error) throw error;
  return data.map(({ day }) => day);
}

function startOf({ start }: Slot): string {
  return start.toISOString();
}
