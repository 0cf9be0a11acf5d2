/**
 * The appointment of an email link: shown, moved, cancelled. The page's inline script removes
 * the token from the URL before any other script runs (src/components/booking/MailLink.astro).
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Appointment, Taken } from '../../domain/api/appointment.ts';
import { href } from '../../i18n/index.ts';
import { langs } from '../../i18n/locales.ts';
import {
  completeSelection,
  clearSelection,
  settledSelection,
  showConflict,
} from './slot-selection.ts';
import { $bookingDraft, saveDraft } from './draft.ts';
import { refreshOwnAppointments } from './own.ts';
import { callAppointment, type AppointmentError } from './slots.ts';
import { failed, isUnknownOutcome } from '../outcome.ts';

export { hasStoredSession } from '../../services/session-mark.ts';

/** Sent on the window when the URL contained a link; hydrates the island. */
export const linkEvent = 'open-appointment-link';

export type LinkStep =
  /** The page was opened without a link. */
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

interface OpenedLink {
  token: string;
  /** A move with an unknown outcome, and its idempotency key: one for each time asked for. */
  move?: { readonly start: string; readonly request: string } | undefined;
}

/** Another object for each opened link: an action that began with an earlier one changes nothing here. */
let opened: OpenedLink = { token: '' };

/** The token from the URL, once. */
export function takeLink(): string | undefined {
  const { dataset } = document.documentElement;
  const { appointmentLink } = dataset;
  delete dataset['appointmentLink'];
  return appointmentLink;
}

/** The token of the displayed appointment, after a reload or in another language; not after leaving it. */
export function draftLink(): string | undefined {
  const { link } = $bookingDraft.get();
  if (link === undefined) return undefined;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload' || cameFromOtherLanguage()) return link;
  saveDraft({ link: undefined, start: undefined, hold: undefined });
  return undefined;
}

/** Whether the reader changed the language of this page. */
function cameFromOtherLanguage(): boolean {
  if (document.referrer === '') return false;
  const from = new URL(document.referrer);
  if (from.origin !== location.origin || from.pathname === location.pathname) return false;
  return langs.some((lang) => from.pathname === href(lang, 'appointment'));
}

/** Loads the appointment of a link. Consumes nothing. */
export function openLink(token: string): Promise<void> {
  opened = { token };
  clearSelection();
  saveDraft({ link: token });
  $state.set({ ...initial, step: { type: 'reading' } });
  return readLink();
}

/** Reloads it after a failure. */
export function readLink(): Promise<void> {
  return runAction(async ({ token }) => {
    const outcome = await callAppointment<Appointment>({ action: 'show', token });
    if (outcome.type === 'error') return errorPatch(outcome);
    return { step: { type: 'shown', appointment: outcome.value } };
  });
}

/** Opens the calendar to move it, or the confirmation to cancel it. */
export function beginChange(type: 'moving' | 'cancelling'): void {
  const { step } = $state.get();
  if (step.type !== 'shown') return;
  $state.set({ ...initial, step: { type, appointment: step.appointment } });
}

/** Returns to the unchanged appointment. Does nothing while a change is being sent: it may succeed. */
export function cancelChange(): void {
  const { step, busy } = $state.get();
  if (busy || !('appointment' in step)) return;
  clearSelection();
  $state.set({ ...initial, step: { type: 'shown', appointment: step.appointment } });
}

/** Returns to the calendar, for a new appointment. */
export function closeLink(): void {
  opened = { token: '' };
  saveDraft({ link: undefined });
  $state.set(initial);
}

/** Moves it to the chosen slot. `$slotSelection` shows a conflict. */
export function moveAppointment(): Promise<void> {
  return runAction(async (link) => {
    const { step } = $state.get();
    const choice = await settledSelection();
    if (link !== opened || step.type !== 'moving' || !choice) return {};
    const { token } = link;
    if (link.move?.start !== choice.start) {
      link.move = { start: choice.start, request: crypto.randomUUID() };
    }
    const { request } = link.move;
    const outcome = await callAppointment<Appointment | Taken>({
      action: 'move',
      token,
      request,
      ...choice,
    });
    if (link !== opened) return {};
    if (outcome.type === 'error') {
      if (!isUnknownOutcome(outcome)) link.move = undefined;
      return errorPatch(outcome);
    }
    link.move = undefined;
    if (outcome.value.type === 'taken') {
      showConflict(choice.start, outcome.value.nearest);
      return {};
    }
    const { start: from } = step.appointment;
    completeSelection();
    return settled({ type: 'moved', appointment: outcome.value, from });
  });
}

/** Cancels the appointment of the opened link. */
export function cancelAppointment(): Promise<void> {
  return runAction(async (link) => {
    const outcome = await callAppointment<Appointment>({ action: 'cancel', token: link.token });
    if (link !== opened) return {};
    if (outcome.type === 'error') return errorPatch(outcome);
    return settled({ type: 'cancelled', appointment: outcome.value });
  });
}

type Patch = Partial<Omit<LinkState, 'busy'>>;

/** One action at a time; its outcome is dropped once another link is open. */
async function runAction(action: (link: OpenedLink) => Promise<Patch>): Promise<void> {
  const before = $state.get();
  if (before.busy) return;
  const link = opened;
  $state.set({ ...before, busy: true, error: undefined });
  const patch = await action(link).catch((): Patch => ({ error: failed('network') }));
  if (link === opened) $state.set({ ...$state.get(), ...patch, busy: false });
}

function settled(step: Extract<LinkStep, { appointment: Appointment }>): Patch {
  const { token } = step.appointment;
  opened.token = token;
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
  // Cancelled elsewhere meanwhile: show the cancelled appointment.
  if (code === 'cancelled' && 'appointment' in step) {
    return { step: { type: 'shown', appointment: { ...step.appointment, status: 'cancelled' } } };
  }
  return { error };
}
