/**
 * Whether somebody is signed in on this browser, known without loading Supabase: its client keeps
 * the session in local storage under our key. This says nothing about whether it is still valid.
 */
export const sessionKey = 'session';

/** Sent on the window when a session starts on a page that had none. */
export const sessionEvent = 'session-started';

export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}
