/** What belongs to one user must not be shown to the next one in the same tab. */
import { memberIdOf } from './member-id.ts';
import { $session } from './session.ts';

/**
 * Calls `forget` when nobody is signed in, and when another user signs in without a sign-out between,
 * as after a sign-in in another tab.
 */
export function onUserChange(forget: () => void): void {
  let user: string | undefined;
  $session.subscribe((session) => {
    if (session.type !== 'signed-in' && session.type !== 'signed-out') return;
    const now = memberIdOf(session);
    if (now === undefined || (user !== undefined && now !== user)) forget();
    user = now;
  });
}
