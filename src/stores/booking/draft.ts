/** The booking draft of this tab: typed values and chosen slot, until it is booked. */
import { atom, type ReadableAtom } from 'nanostores';

export const draftFields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
export type DraftField = (typeof draftFields)[number];

const names = [...draftFields, 'zone', 'start', 'hold', 'request', 'link'] as const;
type Name = (typeof names)[number];

/**
 * An untouched field is missing, an emptied one is `''`. `zone` was chosen by hand; `start` is
 * the chosen slot, `hold` the secret of its reservation; `request` is the idempotency key of a
 * submission with an unknown outcome; `link` is the token of the displayed appointment.
 */
export type BookingDraft = Readonly<Partial<Record<Name, string>>>;

const key = 'appointment-draft-1';
const longest = 4_000;

const $state = atom<BookingDraft>(read());
export const $bookingDraft: ReadableAtom<BookingDraft> = $state;

/** Merges into the draft; `undefined` removes a value. */
export function saveDraft(change: Partial<Record<Name, string | undefined>>): void {
  const kept = { ...$state.get(), ...change };
  write(Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)));
}

/** After booking, only the zone stays. */
export function clearDraft(): void {
  const { zone } = $state.get();
  write(zone === undefined ? {} : { zone });
}

function write(kept: BookingDraft): void {
  $state.set(kept);
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

function read(): BookingDraft {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      names
        .map((name) => [name, found[name]] as const)
        .filter(([, value]) => typeof value === 'string' && value.length <= longest),
    );
  } catch {
    return {};
  }
}
