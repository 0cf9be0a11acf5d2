/** Bookings as the desk sees them: the agenda of a week, closed days, attendance. */
import type {
  Attendance,
  DeskBooking,
  DeskMarked,
  DeskWeek,
} from '../../../src/domain/api/desk.ts';
import { closableDays } from '../../../src/domain/api/desk.ts';
import { addDays, dayIn, partsOf, weekEnds } from '../../../src/domain/booking/days.ts';
import type { CalendarDay } from '../../../src/domain/booking/french-holidays.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { instantOf } from '../../../src/domain/shared/time-zone.ts';
import { HttpError } from '../http/http-error.ts';
import type { AppointmentRow } from '../platform/database.ts';
import type { Client } from '../platform/supabase.ts';

/** The week of a day: booked and cancelled consultations, and days closed by the desk. */
export async function deskWeek(service: Client, day: CalendarDay): Promise<DeskWeek> {
  const [monday, sunday] = weekEnds(day);
  const [bookings, closed] = await Promise.all([
    service
      .from('appointments')
      .select()
      .in('status', ['booked', 'cancelled'])
      .gte('start_at', startOfDay(monday))
      .lt('start_at', startOfDay(addDays(sunday, 1)))
      .order('start_at'),
    service.from('closed_days').select('day').gte('day', monday).lte('day', sunday).order('day'),
  ]);
  if (bookings.error) throw bookings.error;
  if (closed.error) throw closed.error;
  return {
    type: 'week',
    monday,
    bookings: bookings.data.map(deskBooking),
    closed: closed.data.map((row) => row.day),
  };
}

/** Closes or reopens a day, and returns its week. Existing bookings stay. */
export async function setClosedDay(
  service: Client,
  editor: string,
  day: CalendarDay,
  closed: boolean,
): Promise<DeskWeek> {
  const today = dayIn(slotRules.zone, new Date());
  if (day < today || day > addDays(today, closableDays)) {
    throw new HttpError(409, 'day_past', 'That day is past, or too far ahead.');
  }
  const { error } = await service.rpc('set_closed_day', {
    p_day: day,
    p_closed: closed,
    p_editor: editor,
  });
  if (error) throw error;
  return deskWeek(service, day);
}

/** Records whether a consultation took place. Throws `conflict` if another editor has changed it. */
export async function markBooking(
  service: Client,
  {
    id,
    known,
    attendance,
  }: {
    readonly id: string;
    readonly known: Attendance | null;
    readonly attendance: Attendance | null;
  },
): Promise<DeskMarked> {
  const { data: outcome, error } = await service.rpc('mark_appointment', {
    p_id: id,
    p_known: known,
    p_attendance: attendance,
  });
  if (error) throw error;
  if (outcome === 'unknown') throw new HttpError(404, 'unknown', 'There is no such booking.');
  if (outcome === 'early') throw new HttpError(409, 'too_early', 'It has not begun.');
  if (outcome === 'conflict') {
    throw new HttpError(409, 'conflict', 'Somebody else has marked it meanwhile.');
  }
  return { type: 'marked' };
}

function deskBooking(row: AppointmentRow): DeskBooking {
  return {
    id: row.id,
    reference: row.reference ?? '',
    status: row.status === 'booked' ? 'booked' : 'cancelled',
    start: new Date(row.start_at).toISOString(),
    end: new Date(row.end_at).toISOString(),
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    phone: row.phone,
    message: row.message,
    language: row.language,
    attendance: row.attendance,
  };
}

/** Midnight in the office's time zone, which no clock change in Paris skips. */
function startOfDay(day: CalendarDay): string {
  const midnight = instantOf(partsOf(day), slotRules.zone);
  if (!midnight) throw new Error('This day has no midnight.');
  return midnight.toISOString();
}
