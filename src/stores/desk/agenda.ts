/** The bookings of a week, its closed days, and an editor's changes to them. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Attendance, DeskBooking, DeskWeek } from '../../domain/api/desk.ts';
import { addDays, dayIn, weekEnds } from '../../domain/booking/days.ts';
import type { CalendarDay } from '../../domain/booking/french-holidays.ts';
import { slotRules } from '../../domain/booking/opening-hours.ts';
import { failed, ok } from '../outcome.ts';
import { callDesk, type DeskError, type DeskOutcome } from './call.ts';

export type AgendaState =
  /** `day` is one of the week that is shown or loading. */
  | { readonly type: 'loading'; readonly day: CalendarDay }
  | { readonly type: 'failed'; readonly day: CalendarDay; readonly error: DeskError }
  | { readonly type: 'known'; readonly day: CalendarDay; readonly week: DeskWeek };

const $state = atom<AgendaState | undefined>(undefined);
export const $agenda: ReadableAtom<AgendaState | undefined> = $state;

/** How many requests for a week have begun. */
let begun = 0;

/** Loads the week of a day, by default the current one. */
export async function openWeek(day: CalendarDay = today()): Promise<void> {
  const [monday] = weekEnds(day);
  $state.set({ type: 'loading', day: monday });
  const started = begin();
  const outcome = await callDesk('week', { action: 'bookings', day: monday });
  if (started === begun) show(monday, outcome);
}

/** Opens the week `weeks` later, or earlier if negative. */
export function moveWeek(weeks: number): Promise<void> {
  return openWeek(addDays($state.get()?.day ?? today(), weeks * 7));
}

/** Closes a day or opens it again. Existing bookings stay, and are shown. */
export async function closeDay(day: CalendarDay, closed: boolean): Promise<DeskOutcome<undefined>> {
  const started = begin();
  const outcome = await callDesk('week', { action: closed ? 'close-day' : 'open-day', day });
  if (outcome.type === 'error') {
    // This request has replaced a reload that was under way.
    if (started === begun) void readAgain();
    return failed(outcome.code, outcome.retryAfter);
  }
  const state = $state.get();
  if (state?.day !== outcome.value.monday) return ok;
  // With another request at the same time, either response may lack the other's change.
  if (started === begun) show(state.day, outcome);
  else await readAgain();
  return ok;
}

/** Records whether a consultation took place. A conflict reloads the week. */
export async function markBooking(
  { id, attendance: known }: DeskBooking,
  attendance: Attendance | null,
): Promise<DeskOutcome<undefined>> {
  const outcome = await callDesk('marked', { action: 'mark-booking', id, known, attendance });
  const state = $state.get();
  if (outcome.type === 'error') {
    if (outcome.code === 'conflict' || outcome.code === 'unknown') await readAgain();
    return failed(outcome.code, outcome.retryAfter);
  }
  if (state?.type === 'known') {
    const bookings = state.week.bookings.map((one) =>
      one.id === id ? { ...one, attendance } : one,
    );
    $state.set({ ...state, week: { ...state.week, bookings } });
  }
  return ok;
}

/** Today in the office's time zone. */
export function today(): CalendarDay {
  return dayIn(slotRules.zone, new Date());
}

async function readAgain(): Promise<void> {
  const state = $state.get();
  if (!state) return;
  const started = begin();
  const outcome = await callDesk('week', { action: 'bookings', day: state.day });
  if (started !== begun) return;
  if (outcome.type === 'ok' || $state.get()?.type === 'loading') show(state.day, outcome);
}

/** Counts a request whose response is a week: only that of the last one is shown. */
function begin(): number {
  begun += 1;
  return begun;
}

function show(day: CalendarDay, outcome: DeskOutcome<DeskWeek>): void {
  $state.set(
    outcome.type === 'ok'
      ? { type: 'known', day, week: outcome.value }
      : { type: 'failed', day, error: outcome },
  );
}
