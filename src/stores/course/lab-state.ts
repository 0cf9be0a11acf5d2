/**
 * State of lesson labs, stored in session storage so that it survives a reload. Stored with its user, because it may
 * hold a sentence that somebody typed; deleted on sign-out (see session.ts) and when another user signs in.
 */
import { markedUserId } from '../../services/session-mark.ts';
import { memberIdOf } from '../auth/member-id.ts';
import { $session } from '../auth/session.ts';
import { onUserChange } from '../auth/user-change.ts';
import { clearLabs, labPrefix } from './lab-keys.ts';

export { clearLabs };

/** The controls of a lab by name. */
export type LabState = Readonly<Record<string, number | string | boolean>>;

export interface KeptLab<State extends LabState> {
  readonly state: State;
  /** Names of the completed trials. */
  readonly done: readonly string[];
}

/** Incremented when the meaning of a stored value changes: older ones are ignored. */
const version = 2;

/**
 * The stored state of a lab; the initial one if it was stored by another user. Values that are missing or of another
 * type fall back to the initial ones.
 * @param key Lesson and lab.
 */
export function readLab<State extends LabState>(key: string, initial: State): KeptLab<State> {
  const none = { state: initial, done: [] };
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(labPrefix + key) ?? 'null');
    if (!isRecord(kept) || kept['version'] !== version || !isRecord(kept['state'])) return none;
    if (kept['user'] !== owner()) return none;
    const { state, done } = kept;
    const values = Object.entries(initial).map(([name, value]) => {
      const other = state[name];
      return [name, typeof other === typeof value ? other : value];
    });
    const isText = (name: unknown) => typeof name === 'string';
    return {
      state: Object.fromEntries(values) as State,
      done: Array.isArray(done) ? done.filter(isText) : [],
    };
  } catch {
    return none;
  }
}

/** Stores the state of a lab. Without storage it lasts as long as the page. */
export function keepLab<State extends LabState>(key: string, lab: KeptLab<State>): void {
  try {
    const stored = JSON.stringify({ version, user: owner(), ...lab });
    sessionStorage.setItem(labPrefix + key, stored);
  } catch {
    // Storage is full or blocked.
  }
}

/**
 * The id of the signed-in user; null for anybody else. Labs of articles do not wait for the session: until it is read,
 * the user is that of the session stored.
 */
function owner(): string | null {
  const session = $session.get();
  const isKnown = session.type === 'signed-in' || session.type === 'signed-out';
  return (isKnown ? memberIdOf(session) : markedUserId()) ?? null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

onUserChange(() => clearLabs());
