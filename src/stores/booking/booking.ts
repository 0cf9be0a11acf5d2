/** Booking: the form is submitted once, whatever the network does, and ends in a confirmation. */
import { atom, type ReadableAtom } from 'nanostores';
import type { AppointmentCode, Booked, Taken } from '../../domain/api/appointment.ts';
import type { Puzzle } from '../../domain/api/puzzle.ts';
import type { Lang } from '../../i18n/locales.ts';
import {
  $slotSelection,
  clearSelection,
  completeSelection,
  settledSelection,
  showConflict,
} from './slot-selection.ts';
import { $bookingDraft, clearDraft, saveDraft } from './draft.ts';
import { refreshOwnAppointments } from './own.ts';
import { callAppointment, type AppointmentError } from './slots.ts';
import { failed, type Outcome } from '../outcome.ts';
import { withProof } from '../proof.ts';
import { sessionToken } from '../auth/session.ts';

/** The fields of the form; `phone` as E.164 if it could be parsed. */
export interface Visitor {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  /** Honeypot. */
  readonly website: string;
}

export interface BookingState {
  readonly booked: Booked | undefined;
  /** Its time is that of an earlier request, which had succeeded without an answer, and not the chosen one. */
  readonly isEarlier: boolean;
  readonly busy: boolean;
  /** This browser is solving a puzzle for the booking, which takes seconds. */
  readonly isProving: boolean;
  readonly error: AppointmentError | undefined;
}

const initial: BookingState = {
  booked: undefined,
  isEarlier: false,
  busy: false,
  isProving: false,
  error: undefined,
};
/** Errors that the function gives after it has looked for the request's appointment: there is none. */
const provesUnbooked: ReadonlySet<string> = new Set<AppointmentCode>([
  'too_many',
  'network_full',
  'proof_required',
  'cancelled',
  'link_expired',
]);

const $state = atom<BookingState>(initial);
export const $booking: ReadableAtom<BookingState> = $state;

/** Books the chosen slot. `$slotSelection` shows a conflict. */
export async function book(visitor: Visitor, lang: Lang, zone: string): Promise<void> {
  if ($state.get().busy) return;
  $state.set({ ...initial, busy: true });
  const patch = await send(visitor, lang, zone).catch((): Partial<BookingState> => ({
    error: failed('network'),
  }));
  $state.set({ ...initial, ...patch });
  if (!patch.booked) return;
  // Only now: the calendar that it refreshes is hidden, and announces nothing.
  if (isChosen(patch.booked)) completeSelection();
  else clearSelection();
  clearDraft();
  void refreshOwnAppointments();
}

/** Resets the form, for another appointment. */
export function bookAnother(): void {
  $state.set(initial);
}

/** Whether the chosen slot is the booked one; another may have been chosen before the answer. */
function isChosen(booked: Booked): boolean {
  const { chosen } = $slotSelection.get();
  return chosen !== undefined && Date.parse(chosen.start) === Date.parse(booked.start);
}

async function send(visitor: Visitor, lang: Lang, zone: string): Promise<Partial<BookingState>> {
  const choice = await settledSelection();
  if (!choice) return {};
  const token = await sessionToken();
  const sendAs = (request: string) => {
    saveDraft({ request });
    const body = { action: 'book', request, ...choice, ...visitor, lang, zone } as const;
    return withProof<Booked | Taken, AppointmentCode>({
      send: (proof) => callAppointment({ ...body, ...proof }, token),
      requestPuzzle: () => callAppointment<Puzzle>({ action: 'puzzle', request }),
      onWork: () => {
        $state.set({ ...$state.get(), isProving: true });
      },
    });
  };
  // Until its outcome is known, a second press reuses the idempotency key: it books once.
  const kept = $bookingDraft.get().request;
  let outcome = await sendAs(kept ?? crypto.randomUUID());
  // An earlier press had booked an appointment that is cancelled or over by now: this is another one.
  if (kept !== undefined && isEnded(outcome)) outcome = await sendAs(crypto.randomUUID());
  if (outcome.type === 'error') {
    if (provesUnbooked.has(outcome.code)) saveDraft({ request: undefined });
    return { error: outcome };
  }
  if (outcome.value.type === 'taken') {
    saveDraft({ request: undefined });
    showConflict(choice.start, outcome.value.nearest);
    return {};
  }
  const isEarlier = Date.parse(outcome.value.start) !== Date.parse(choice.start);
  return { booked: outcome.value, isEarlier };
}

function isEnded(outcome: Outcome<Booked | Taken, AppointmentCode>): boolean {
  return (
    outcome.type === 'error' && (outcome.code === 'cancelled' || outcome.code === 'link_expired')
  );
}
