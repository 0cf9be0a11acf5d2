/**
 * Whether a session is stored in this browser, without loading Supabase: its client keeps the
 * session in local storage under our key. The session may have expired.
 */
export const sessionKey = 'session';

/**
 * Set while the stored session lacks its second factor: the user counts as signed out. Also
 * read by FirstPaint.astro.
 */
export const factorKey = 'second-factor';

/** Sent on the window when a session starts on a page that had none. */
export const sessionEvent = 'session-started';

/** Whether this browser holds a session that has passed its second factor. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null && localStorage.getItem(factorKey) === null;
  } catch {
    return false;
  }
}

/** The id of the user whose session `hasStoredSession` finds, known before the session is read. */
export function markedUserId(): string | undefined {
  if (!hasStoredSession()) return undefined;
  try {
    const session = JSON.parse(localStorage.getItem(sessionKey) ?? '') as { user: { id: string } };
    return session.user.id;
  } catch {
    return undefined;
  }
}

/** Stores whether the session lacks its second factor. */
export function markWaiting(waiting: boolean): void {
  try {
    if (waiting) localStorage.setItem(factorKey, 'asked');
    else localStorage.removeItem(factorKey);
  } catch {
    // Without storage there is no stored session either.
  }
}
