/** The chosen slot and its five-minute reservation on the server. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Held, Taken } from '../../domain/api/appointment.ts';
import type { CalendarDay } from '../../domain/booking/french-holidays.ts';
import { sendOnUnload } from '../../services/send-on-unload.ts';
import { $bookingDraft, saveDraft } from './draft.ts';
import { createHoldSecret } from './hold-secret.ts';
import { callAppointment, removeSlot, refreshSlots, serverNow } from './slots.ts';

export type Reservation =
  | { readonly type: 'reserving' }
  /** `until` by the browser's clock, in milliseconds. */
  | { readonly type: 'held'; readonly until: number }
  /**
   * Not reserved, but bookable while it is free. `limit`: too many reservations from this address or network; `full`:
   * its network has its share of appointments, so that only subscribers and those who move one may take the slot.
   */
  | { readonly type: 'open'; readonly why: 'expired' | 'limit' | 'full' | 'unreachable' };

export interface SlotSelection {
  /** The displayed day, if picked by hand. */
  readonly day?: CalendarDay | undefined;
  readonly chosen?: { readonly start: string; readonly holding: Reservation } | undefined;
  /** A slot booked by another visitor, with the nearest free ones. */
  readonly taken?: { readonly start: string; readonly nearest: readonly string[] } | undefined;
}

const $state = atom<SlotSelection>({});
export const $slotSelection: ReadableAtom<SlotSelection> = $state;

/** Debounce: arrow-keying through slots reserves only the last one. */
const debounceMs = 400;

/** Secret of this tab's reservation, made and kept before it is sent: the response may be lost. */
let secret: string | undefined;
/** Secret of an earlier reservation, whose release may have been lost. */
let earlier: string | undefined;
let settling: ReturnType<typeof setTimeout> | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;
let pending: Promise<void> | undefined;

/** Shows the slots of a day. */
export function selectDay(day: CalendarDay): void {
  $state.set({ ...$state.get(), day });
}

/** Selects and reserves a slot. */
export function selectSlot(start: string): void {
  const { chosen } = $state.get();
  if (chosen?.start === start && chosen.holding.type !== 'open') return;
  clearTimeout(settling);
  clearTimeout(ending);
  saveDraft({ start });
  $state.set({ chosen: { start, holding: { type: 'reserving' } } });
  settling = setTimeout(() => void hold(), debounceMs);
}

/** Reserves the selected slot again after its five minutes. */
export function renewReservation(): void {
  const { chosen } = $state.get();
  if (chosen) selectSlot(chosen.start);
}

/**
 * Waits for pending requests; returns the selected slot with its reservation secret, or
 * undefined if it is gone.
 */
export async function settledSelection(): Promise<{ start: string; hold?: string } | undefined> {
  if (settling !== undefined) await hold();
  while (pending) await pending;
  const { chosen } = $state.get();
  if (!chosen) return undefined;
  return { start: chosen.start, ...(secret !== undefined && { hold: secret }) };
}

/**
 * Shows a conflict: the slot was booked by another visitor; it is deselected and the nearest
 * are offered.
 */
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

/** The slot is booked: nothing to release. */
export function completeSelection(): void {
  forget();
  void refreshSlots();
}

/** Releases the slot and clears the selection. */
export function clearSelection(): void {
  const hold = secret ?? earlier;
  forget();
  if (hold !== undefined) release(hold);
}

function release(hold: string): void {
  void callAppointment({ action: 'release', hold }).then(refreshSlots);
}

/** Restores this tab's selection after a reload. */
export function restoreSelection(): void {
  const { start, hold: kept, link } = $bookingDraft.get();
  if (start === undefined || link !== undefined || $state.get().chosen) return;
  // Releases the old reservation with the new one, in case the unload request was lost.
  earlier = kept;
  if (Date.parse(start) > serverNow().getTime()) selectSlot(start);
  else saveDraft({ start: undefined, hold: undefined });
}

/**
 * Releases the slot when the page is left, and reserves it again when restored from the
 * back/forward cache.
 */
export function releaseOnUnload(): () => void {
  const leave = () => {
    const hold = secret ?? earlier;
    if (hold === undefined) return;
    sendOnUnload('appointment', { action: 'release', hold });
    // If the page comes back: a late release must not end the next reservation.
    earlier = hold;
    secret = undefined;
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

/** One request at a time; a selection changed meanwhile is reserved next. */
function hold(): Promise<void> {
  clearTimeout(settling);
  settling = undefined;
  return (pending ??= reserveSelected().finally(() => {
    pending = undefined;
  }));
}

async function reserveSelected(): Promise<void> {
  for (;;) {
    const start = $state.get().chosen?.start;
    if (start === undefined) return;
    const mine = (secret ??= createHoldSecret());
    saveDraft({ hold: mine });
    const request = { action: 'hold', start, hold: mine } as const;
    const outcome = await callAppointment<Held | Taken>(
      earlier === undefined ? request : { ...request, earlier },
    );
    const value = outcome.type === 'ok' ? outcome.value : undefined;
    if (value) earlier = undefined;
    const now = $state.get().chosen?.start;
    if (now === undefined) {
      release(mine);
      return;
    }
    // Cleared meanwhile, and the release may have been faster than the reservation.
    if (secret !== mine) earlier = mine;
    if (now !== start || secret !== mine) continue;
    if (value?.type === 'taken') showConflict(start, value.nearest);
    else if (value) keepUntil(start, Date.parse(value.until));
    else {
      const code = outcome.type === 'error' ? outcome.code : undefined;
      const why =
        code === 'rate_limited' ? 'limit' : code === 'network_full' ? 'full' : 'unreachable';
      show(start, { type: 'open', why });
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
  secret = undefined;
  earlier = undefined;
  saveDraft({ start: undefined, hold: undefined });
  $state.set({});
}
