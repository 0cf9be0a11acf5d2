/** Access control of the desk. */
import { bearerToken, callerClient, unauthenticated, verifySession } from '../platform/supabase.ts';
import { HttpError } from './http-error.ts';

/**
 * The calling editor. The database decides, as for its policies: the account has the role, and the session has
 * given a second factor. Throws 401 `unauthenticated`; 403 `not_editor`; 403 `second_factor_required` for an
 * editor's session without a second factor, also when the account has none yet; 503 `unavailable` when it could
 * not be checked.
 */
export async function requireEditor(request: Request): Promise<{ id: string }> {
  const token = bearerToken(request);
  if (token === undefined) throw unauthenticated();
  // Created first: a missing setting must throw before any request starts.
  const caller = callerClient(token);
  const [session, answer] = await Promise.all([verifySession(token), caller.rpc('is_editor')]);
  if (session.type === 'refused' || answer.status === 401) throw unauthenticated();
  const isEditor: unknown = answer.data;
  if (session.type === 'failed' || answer.error || typeof isEditor !== 'boolean') {
    throw new HttpError(503, 'unavailable', 'Your account could not be checked. Please try again.');
  }
  if (isEditor) return { id: session.id };
  if (session.role !== 'editor') {
    throw new HttpError(403, 'not_editor', 'The desk is for editors.');
  }
  throw new HttpError(403, 'second_factor_required', 'Sign in with a second factor first.');
}
