/** Session storage keys of lesson labs. Without imports: the session deletes them on pages that load no lab. */

export const labPrefix = 'lab:';

/** Deletes the state of the labs whose key starts with a text; by default of all labs. */
export function clearLabs(start = ''): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(labPrefix + start));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}
