/** An editor's typed input, kept in this tab until it is sent, so that an error or an expired session loses nothing. */

export type Kept = Readonly<Record<string, string>>;

const prefix = 'desk:';

/** The kept values of a form of this user; undefined if there are none, or if storage is blocked. */
export function readKept(user: string, form: string): Kept | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(user, form)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const values = Object.entries(stored).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(values) as Kept;
  } catch {
    return undefined;
  }
}

/** The names of this user's kept forms that begin with `name`. */
export function keptForms(user: string, name: string): string[] {
  try {
    const own = keyOf(user, name);
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(own))
      .map((key) => key.slice(keyOf(user, '').length));
  } catch {
    return [];
  }
}

/** Keeps a form's input in this tab, for this user only. */
export function keep(user: string, form: string, values: Kept): void {
  try {
    sessionStorage.setItem(keyOf(user, form), JSON.stringify(values));
  } catch {
    // Storage is blocked: the form still holds it.
  }
}

/** Drops a form's kept input. */
export function discardKept(user: string, form: string): void {
  try {
    sessionStorage.removeItem(keyOf(user, form));
  } catch {
    // Storage is blocked.
  }
}

/** Removes input that other users left in this tab. */
export function discardOthers(user: string): void {
  try {
    const own = keyOf(user, '');
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix) && !key.startsWith(own)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked.
  }
}

function keyOf(user: string, form: string): string {
  return `${prefix}${user}:${form}`;
}
