/** What a tab keeps of a booking until it is made: what was typed, what was chosen. */
import { atom, type ReadableAtom } from 'nanostores';

export const draftFields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
export type DraftField = (typeof draftFields)[number];

const names = [...draftFields, 'zone', 'start', 'hold', 'request', 'link'] as const;
type Name = (typeof names)[number];

/**
 * A field nobody has touched is missing, one that was emptied is `''`. `zone` was chosen by hand; `start`
 * is the slot chosen, `hold` its secret; `request` names a press of the button whose end is not known;
 * `link` is the token of the appointment that is shown.
 */
export type BookingDraft = Readonly<Partial<Record<Name, string>>>;

const key = 'appointment-draft-1';
const longest = 4_000;

const $state = atom<BookingDraft>(read());
export const $bookingDraft: ReadableAtom<BookingDraft> = $state;

/** Keeps more; `undefined` forgets one thing. */
export function saveDraft(change: Partial<Record<Name, string | undefined>>): void {
  const kept = { ...$state.get(), ...change };
  write(Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)));
}

/** Once it is booked, only the zone is of use. */
export function clearDraft(): void {
  const { zone } = $state.get();
  write(zone === undefined ? {} : { zone });
}

function write(kept: BookingDraft): void {
  $state.set(kept);
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage the page itself still remembers.
  }
}

/** What this tab kept before. */
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
