/** The bookable slots, as last returned by the server. */
import { atom, type ReadableAtom } from 'nanostores';
import type {
  AppointmentCode,
  AppointmentRequest,
  FreeSlots,
} from '../../domain/api/appointment.ts';
import type { ApiError } from '../../domain/api/errors.ts';
import { slotRules, type SlotRules } from '../../domain/booking/opening-hours.ts';
import { withClosedDays } from '../../domain/booking/slots.ts';
import { callFunction, type Outcome } from '../../services/functions.ts';

export type AppointmentError = ApiError<AppointmentCode | 'network'>;

export type SlotsState =
  | { readonly type: 'loading' }
  | {
      readonly type: 'known';
      readonly starts: readonly string[];
      /** The opening hours, with the days that the team has closed. */
      readonly rules: SlotRules;
      /** Offset of the server's clock from this one, in milliseconds. */
      readonly ahead: number;
      /** Time of the response, by this clock. */
      readonly at: number;
    }
  | {
      readonly type: 'failed';
      readonly error: AppointmentError;
    };

const $state = atom<SlotsState>({ type: 'loading' });
export const $slots: ReadableAtom<SlotsState> = $state;

/** A tab shown again after this long reloads. */
const freshMs = 60_000;

let pending: Promise<AppointmentError | undefined> | undefined;

/** Reloads; returns the error, if any. The known slots stay during the request and if it fails. */
export function refreshSlots(): Promise<AppointmentError | undefined> {
  return (pending ??= read().finally(() => {
    pending = undefined;
  }));
}

/** Reloads after a failure and shows the loading state. */
export function retrySlots(): Promise<unknown> {
  $state.set({ type: 'loading' });
  return refreshSlots();
}

/** Keeps the slots fresh while shown; returns a function that stops it. */
export function startSlotRefresh(): () => void {
  void refreshSlots();
  const returned = () => {
    const state = $state.get();
    const fresh = state.type === 'known' && Date.now() - state.at < freshMs;
    if (document.visibilityState === 'visible' && !fresh) void refreshSlots();
  };
  document.addEventListener('visibilitychange', returned);
  addEventListener('online', returned);
  return () => {
    document.removeEventListener('visibilitychange', returned);
    removeEventListener('online', returned);
  };
}

/** Hides a taken slot until the next reload. */
export function removeSlot(start: string): void {
  const state = $state.get();
  if (state.type !== 'known') return;
  $state.set({ ...state, starts: state.starts.filter((one) => one !== start) });
}

/** The time on the server's clock. */
export function serverNow(): Date {
  const state = $state.get();
  return new Date(Date.now() + (state.type === 'known' ? state.ahead : 0));
}

/** Calls the `appointment` function. */
export function callAppointment<Value>(
  request: AppointmentRequest,
  token?: string,
): Promise<Outcome<Value, AppointmentCode>> {
  return callFunction<Value, AppointmentCode>('appointment', request, token);
}

async function read(): Promise<AppointmentError | undefined> {
  const outcome = await callAppointment<FreeSlots>({ action: 'slots' });
  if (outcome.type === 'error') {
    if ($state.get().type !== 'known') $state.set({ type: 'failed', error: outcome });
    return outcome;
  }
  const { starts, closed, now } = outcome.value;
  const at = Date.now();
  const rules = withClosedDays(slotRules, closed);
  $state.set({ type: 'known', starts, rules, ahead: Date.parse(now) - at, at });
  return undefined;
}
