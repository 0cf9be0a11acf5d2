/**
 * Whether somebody is signed in on this browser, known without loading Supabase: its client keeps
 * the session in local storage under our key. This says nothing about whether it is still valid.
 */
export const sessionKey = 'session';

/**
 * Set while the stored session still waits for its second factor: the person counts as signed out.
 * FirstPaint.astro reads it too.
 */
export const factorKey = 'second-factor';

/** Sent on the window when a session starts on a page that had none. */
export const sessionEvent = 'session-started';

export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null && localStorage.getItem(factorKey) === null;
  } catch {
    return false;
  }
}

/** Notes whether the stored session waits for its second factor. */
export function markWaiting(waiting: boolean): void {
  try {
    if (waiting) localStorage.setItem(factorKey, 'asked');
    else localStorage.removeItem(factorKey);
  } catch {
    // Without storage there is no session to come back to either.
  }
}
