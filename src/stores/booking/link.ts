/**
 * The appointment behind a mail's link: looked at, moved, cancelled. The page's inline script takes the
 * token out of the address before anything else runs (src/components/booking/MailLink.astro).
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Appointment, Taken } from '../../domain/api/appointment.ts';
import {
  completeSelection,
  clearSelection,
  settledSelection,
  showConflict,
} from './slot-selection.ts';
import { $bookingDraft, saveDraft } from './draft.ts';
import { refreshOwnAppointments } from './own.ts';
import { callAppointment, isUnknownOutcome, type AppointmentError } from './slots.ts';

import { failed } from '../outcome.ts';

export { hasStoredSession } from '../../services/session-mark.ts';

/** Sent on the window when the address has brought a link; wakes the island. */
export const linkEvent = 'open-appointment-link';

export type LinkStep =
  /** The page stands open without a link. */
  | { readonly type: 'none' }
  | { readonly type: 'reading' }
  | { readonly type: 'bad-link' }
  | { readonly type: 'expired' }
  | { readonly type: 'shown'; readonly appointment: Appointment }
  | { readonly type: 'moving'; readonly appointment: Appointment }
  | { readonly type: 'cancelling'; readonly appointment: Appointment }
  | { readonly type: 'moved'; readonly appointment: Appointment; readonly from: string }
  | { readonly type: 'cancelled'; readonly appointment: Appointment };

export interface LinkState {
  readonly step: LinkStep;
  readonly busy: boolean;
  readonly error: AppointmentError | undefined;
}

const initial: LinkState = {
  step: { type: 'none' },
  busy: false,
  error: undefined,
};
const $state = atom<LinkState>(initial);
export const $link: ReadableAtom<LinkState> = $state;

let token = '';
/** Names the press of a move whose end is not known. */
let request: string | undefined;

/** The token that the address has brought, once. */
export function takeLink(): string | undefined {
  const { dataset } = document.documentElement;
  const { appointmentLink } = dataset;
  delete dataset['appointmentLink'];
  return appointmentLink;
}

/** The token of the appointment that this page showed before it was loaded again; not when it was left. */
export function draftLink(): string | undefined {
  const { link } = $bookingDraft.get();
  if (link === undefined) return undefined;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload') return link;
  saveDraft({ link: undefined, start: undefined, hold: undefined });
  return undefined;
}

/** Reads the appointment behind a link. It spends nothing. */
export function openLink(brought: string): Promise<void> {
  token = brought;
  request = undefined;
  clearSelection();
  saveDraft({ link: token });
  $state.set({ ...initial, step: { type: 'reading' } });
  return readLink();
}

/** Reads it again, after a failure. */
export function readLink(): Promise<void> {
  return runAction(async () => {
    const outcome = await callAppointment<Appointment>({ action: 'look', token });
    if (outcome.type === 'error') return errorPatch(outcome);
    return { step: { type: 'shown', appointment: outcome.value } };
  });
}

/** Opens the calendar for another hour, or the question before it is cancelled. */
export function beginChange(type: 'moving' | 'cancelling'): void {
  const { step } = $state.get();
  if (step.type !== 'shown') return;
  $state.set({ ...initial, step: { type, appointment: step.appointment } });
}

/** Back to the appointment as it is. */
export function cancelChange(): void {
  const { step } = $state.get();
  if (!('appointment' in step)) return;
  clearSelection();
  $state.set({ ...initial, step: { type: 'shown', appointment: step.appointment } });
}

/** Back to the calendar, for an appointment of its own. */
export function closeLink(): void {
  token = '';
  saveDraft({ link: undefined });
  $state.set(initial);
}

/** Moves it to the chosen slot. A slot that went to somebody else is said by `$choice`. */
export function moveAppointment(): Promise<void> {
  return runAction(async () => {
    const { step } = $state.get();
    const choice = await settledSelection();
    if (step.type !== 'moving' || !choice) return {};
    request ??= crypto.randomUUID();
    const outcome = await callAppointment<Appointment | Taken>({
      action: 'move',
      token,
      request,
      ...choice,
    });
    if (outcome.type === 'error') {
      if (!isUnknownOutcome(outcome)) request = undefined;
      return errorPatch(outcome);
    }
    request = undefined;
    if (outcome.value.type === 'taken') {
      showConflict(choice.start, outcome.value.nearest);
      return {};
    }
    const { start: from } = step.appointment;
    completeSelection();
    return settled({ type: 'moved', appointment: outcome.value, from });
  });
}

/** Cancels it. */
export function cancelAppointment(): Promise<void> {
  return runAction(async () => {
    const outcome = await callAppointment<Appointment>({ action: 'cancel', token });
    if (outcome.type === 'error') return errorPatch(outcome);
    return settled({ type: 'cancelled', appointment: outcome.value });
  });
}

type Patch = Partial<Omit<LinkState, 'busy'>>;

/** One action at a time. */
async function runAction(action: () => Promise<Patch>): Promise<void> {
  const before = $state.get();
  if (before.busy) return;
  $state.set({ ...before, busy: true, error: undefined });
  const patch = await action().catch((): Patch => ({ error: failed('network') }));
  $state.set({ ...$state.get(), ...patch, busy: false });
}

function settled(step: Extract<LinkStep, { appointment: Appointment }>): Patch {
  token = step.appointment.token;
  saveDraft({ link: token });
  void refreshOwnAppointments();
  return { step };
}

function errorPatch(error: AppointmentError): Patch {
  const { code } = error;
  const { step } = $state.get();
  if (code === 'bad_link' || (code === 'bad_request' && step.type === 'reading')) {
    return { step: { type: 'bad-link' } };
  }
  if (code === 'link_expired') return { step: { type: 'expired' } };
  // Cancelled elsewhere meanwhile: show it as it is.
  if (code === 'cancelled' && 'appointment' in step) {
    return { step: { type: 'shown', appointment: { ...step.appointment, status: 'cancelled' } } };
  }
  return { error };
}
