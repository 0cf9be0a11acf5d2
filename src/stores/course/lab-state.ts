/**
 * State of lesson labs, stored in session storage so that it survives a reload. Cleared on
 * sign-out: it may hold a sentence that somebody typed.
 */
import { onUserChange } from '../auth/user-change.ts';

/** The controls of a lab by name. */
export type LabState = Readonly<Record<string, number | string | boolean>>;

export interface KeptLab<State extends LabState> {
  readonly state: State;
  /** Names of the completed trials. */
  readonly done: readonly string[];
}

/** Incremented when the meaning of a stored value changes: older ones are ignored. */
const version = 1;
const prefix = 'lab:';

/**
 * The stored state of a lab. Values that are missing or of another type fall back to the initial
 * ones.
 * @param key Lesson and lab.
 */
export function readLab<State extends LabState>(key: string, initial: State): KeptLab<State> {
  const none = { state: initial, done: [] };
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    if (!isRecord(kept) || kept['version'] !== version || !isRecord(kept['state'])) return none;
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
    sessionStorage.setItem(prefix + key, JSON.stringify({ version, ...lab }));
  } catch {
    // Storage is full or blocked.
  }
}

/** Deletes the state of the labs whose key starts with a text; by default of all labs. */
export function clearLabs(start = ''): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix + start));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

onUserChange(() => clearLabs());
