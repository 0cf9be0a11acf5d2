/** The slots that can be booked, as the server last told them. */
import { atom, type ReadableAtom } from 'nanostores';
import type {
  AppointmentCode,
  AppointmentRequest,
  FreeSlots,
} from '../../domain/api/appointment.ts';
import type { ApiError } from '../../domain/api/errors.ts';
import { callFunction, type Outcome } from '../../services/functions.ts';

export type AppointmentError = ApiError<AppointmentCode | 'network'>;

export type SlotsState =
  | { readonly type: 'loading' }
  | {
      readonly type: 'known';
      readonly starts: readonly string[];
      /** How far the server's clock is ahead of this one, in milliseconds. */
      readonly ahead: number;
      /** When it was told, by this clock. */
      readonly at: number;
    }
  | {
      readonly type: 'failed';
      readonly error: AppointmentError;
    };

const $state = atom<SlotsState>({ type: 'loading' });
export const $slots: ReadableAtom<SlotsState> = $state;

/** After this long, a tab that comes back asks again. */
const freshMs = 60_000;

let asking: Promise<void> | undefined;

/** Asks again. What is known stays while it is asked, and when that fails. */
export function refreshSlots(): Promise<void> {
  return (asking ??= read().finally(() => {
    asking = undefined;
  }));
}

/** Asks again after a failure, and shows that it does. */
export function retrySlots(): Promise<void> {
  $state.set({ type: 'loading' });
  return refreshSlots();
}

/** Follows the slots as long as they are shown; gives what ends it. */
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

/** Takes a slot that turned out to be taken from what is shown, until the server is asked again. */
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

/** A call of the function of this page. */
export function callAppointment<Value>(
  request: AppointmentRequest,
  token?: string,
): Promise<Outcome<Value, AppointmentCode>> {
  return callFunction<Value, AppointmentCode>('appointment', request, token);
}

/** Whether nobody here knows if the request was carried out. */
export function isUnknownOutcome({ code }: AppointmentError): boolean {
  return code === 'network' || code === 'unavailable';
}

async function read(): Promise<void> {
  const outcome = await callAppointment<FreeSlots>({ action: 'slots' });
  if (outcome.type === 'ok') {
    const { starts, now } = outcome.value;
    const at = Date.now();
    $state.set({ type: 'known', starts, ahead: Date.parse(now) - at, at });
  } else if ($state.get().type !== 'known') {
    $state.set({ type: 'failed', error: outcome });
  }
}
