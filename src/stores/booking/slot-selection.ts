/** The slot somebody has chosen, and the five minutes for which the server keeps it for them. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Held, Taken } from '../../domain/api/appointment.ts';
import type { CalendarDay } from '../../domain/booking/french-holidays.ts';
import { sendOnUnload } from '../../services/send-on-unload.ts';
import { $bookingDraft, saveDraft } from './draft.ts';
import { callAppointment, removeSlot, refreshSlots, serverNow } from './slots.ts';

export type Reservation =
  | { readonly type: 'asking' }
  /** `until` by this browser's clock, in milliseconds. */
  | { readonly type: 'held'; readonly until: number }
  /** It can be booked all the same while it is free. `limit`: this person holds slots too often. */
  | { readonly type: 'open'; readonly why: 'expired' | 'limit' | 'unreachable' };

export interface SlotSelection {
  /** The day whose hours are shown, once one was picked by hand. */
  readonly day?: CalendarDay | undefined;
  readonly chosen?: { readonly start: string; readonly holding: Reservation } | undefined;
  /** A slot that somebody else has, with the free ones nearest to it. */
  readonly taken?: { readonly start: string; readonly nearest: readonly string[] } | undefined;
}

const $state = atom<SlotSelection>({});
export const $slotSelection: ReadableAtom<SlotSelection> = $state;

/** Somebody who goes through the hours by arrow keys asks for the last one only. */
const debounceMs = 400;

/** Secret and slot of what the server keeps for this tab. */
let held: { readonly secret: string; readonly start: string } | undefined;
let settling: ReturnType<typeof setTimeout> | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;
let asking: Promise<void> | undefined;

/** Shows the hours of a day. */
export function selectDay(day: CalendarDay): void {
  $state.set({ ...$state.get(), day });
}

/** Chooses a slot, and has it kept. */
export function selectSlot(start: string): void {
  const { chosen } = $state.get();
  if (chosen?.start === start && chosen.holding.type !== 'open') return;
  clearTimeout(settling);
  clearTimeout(ending);
  saveDraft({ start });
  $state.set({ chosen: { start, holding: { type: 'asking' } } });
  settling = setTimeout(() => void hold(), debounceMs);
}

/** Has the chosen slot kept once more, after its five minutes. */
export function renewReservation(): void {
  const { chosen } = $state.get();
  if (chosen) selectSlot(chosen.start);
}

/** Once nothing is on its way: the chosen slot, with the secret to book it, or undefined if it is gone. */
export async function settledSelection(): Promise<{ start: string; hold?: string } | undefined> {
  if (settling !== undefined) await hold();
  while (asking) await asking;
  const { chosen } = $state.get();
  if (!chosen) return undefined;
  const { start } = chosen;
  return held?.start === start ? { start, hold: held.secret } : { start };
}

/** Somebody else has the slot: it leaves the choice, and the nearest take its place. */
export function showConflict(start: string, nearest: readonly string[]): void {
  const { chosen, ...rest } = $state.get();
  if (chosen?.start === start) saveDraft({ start: undefined });
  removeSlot(start);
  $state.set({
    ...rest,
    ...(chosen && chosen.start !== start && { chosen }),
    taken: { start, nearest },
  });
  void refreshSlots();
}

/** The slot is this person's now: nothing to give back. */
export function completeSelection(): void {
  forget();
  void refreshSlots();
}

/** Gives the slot back and forgets the choice. */
export function clearSelection(): void {
  const secret = held?.secret;
  forget();
  if (secret !== undefined) {
    void callAppointment({ action: 'release', hold: secret }).then(refreshSlots);
  }
}

/** Takes up what this tab had chosen before it was loaded again. */
export function restoreSelection(): void {
  const { start, hold: secret, link } = $bookingDraft.get();
  if (start === undefined || link !== undefined || $state.get().chosen) return;
  // The old hold is given back with the new one, should the farewell not have arrived.
  if (secret !== undefined) held = { secret, start: '' };
  if (Date.parse(start) > serverNow().getTime()) selectSlot(start);
  else saveDraft({ start: undefined, hold: undefined });
}

/** Gives the slot back when the page is left, and asks for it again when it returns from the cache. */
export function releaseOnUnload(): () => void {
  const leave = () => {
    if (held) sendOnUnload('appointment', { action: 'release', hold: held.secret });
  };
  const back = ({ persisted }: PageTransitionEvent) => {
    const { chosen } = $state.get();
    if (!persisted || !chosen) return;
    $state.set({ chosen: { ...chosen, holding: { type: 'open', why: 'expired' } } });
    renewReservation();
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', back);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', back);
  };
}

/** One question at a time; a choice changed meanwhile is asked about next. */
function hold(): Promise<void> {
  clearTimeout(settling);
  settling = undefined;
  return (asking ??= askForChosen().finally(() => {
    asking = undefined;
  }));
}

async function askForChosen(): Promise<void> {
  for (;;) {
    const start = $state.get().chosen?.start;
    if (start === undefined) return;
    const earlier = held?.secret;
    const request = { action: 'hold', start, ...(earlier !== undefined && { earlier }) } as const;
    const outcome = await callAppointment<Held | Taken>(request);
    const value = outcome.type === 'ok' ? outcome.value : undefined;
    if (value?.type === 'held') {
      held = { secret: value.hold, start };
      saveDraft({ hold: value.hold });
    }
    const now = $state.get().chosen?.start;
    if (now === undefined) {
      clearSelection();
      return;
    }
    if (now !== start) continue;
    if (value?.type === 'taken') showConflict(start, value.nearest);
    else if (value) keepUntil(start, Date.parse(value.until));
    else {
      const limit = outcome.type === 'error' && outcome.code === 'rate_limited';
      show(start, { type: 'open', why: limit ? 'limit' : 'unreachable' });
    }
    return;
  }
}

/** `until` by the server's clock. */
function keepUntil(start: string, until: number): void {
  const left = until - serverNow().getTime();
  show(start, { type: 'held', until: Date.now() + left });
  clearTimeout(ending);
  ending = setTimeout(() => {
    if ($state.get().chosen?.start === start) show(start, { type: 'open', why: 'expired' });
  }, left);
}

function show(start: string, holding: Reservation): void {
  $state.set({ ...$state.get(), chosen: { start, holding }, taken: undefined });
}

function forget(): void {
  clearTimeout(settling);
  clearTimeout(ending);
  settling = undefined;
  held = undefined;
  saveDraft({ start: undefined, hold: undefined });
  $state.set({});
}
