/** Access control of the desk. */
import { HttpError } from './http-error.ts';
import { checkSession, unauthenticated } from './session.ts';

/**
 * The calling editor. The database decides, as for its policies: the account has the role, and the session has
 * given a second factor. Throws 401 `unauthenticated`; 403 `not_editor`; 403 `second_factor_required` for an
 * editor's session without a second factor, also when the account has none yet; 503 `unavailable` when it could
 * not be checked.
 */
export async function requireEditor(request: Request): Promise<{ id: string }> {
  const session = await checkSession(request, 'is_editor');
  if (session.type === 'refused') throw unauthenticated();
  if (session.type === 'failed') {
    throw new HttpError(503, 'unavailable', 'Your account could not be checked. Please try again.');
  }
  if (session.answers.is_editor) return { id: session.id };
  if (session.role !== 'editor') {
    throw new HttpError(403, 'not_editor', 'The desk is for editors.');
  }
  throw new HttpError(403, 'second_factor_required', 'Sign in with a second factor first.');
}
