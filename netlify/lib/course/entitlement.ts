/** Access control for lesson content: the decryption key and the quiz answers. */
import { freeLesson, type LessonKey } from '../../../src/domain/course/lessons.ts';
import { HttpError } from '../http/http-error.ts';
import {
  bearerToken,
  callerClient,
  unauthenticated,
  verifyMember,
  verifySession,
} from '../platform/supabase.ts';

/**
 * Returns the caller's id when they may read the lesson; undefined for the free lesson when the session could not
 * be checked. Throws 401 `unauthenticated`, 403 `subscription_required`, or 503 `unavailable` when the subscription
 * could not be checked.
 */
export async function requireLesson(
  request: Request,
  lesson: LessonKey,
): Promise<string | undefined> {
  const token = bearerToken(request);
  if (token === undefined) throw unauthenticated();
  return lesson === freeLesson ? requireSession(token) : requireSubscription(token);
}

/**
 * Rejects the free lesson only for an invalid session; a failing check lets it through (specification,
 * section 6).
 */
async function requireSession(token: string): Promise<string | undefined> {
  const session = await verifyMember(token);
  if (session.type === 'refused' || session.type === 'incomplete') throw unauthenticated();
  return session.type === 'user' ? session.id : undefined;
}

async function requireSubscription(token: string): Promise<string> {
  // Created first: a missing setting must throw before any request starts.
  const caller = callerClient(token);
  const [session, access] = await Promise.all([verifySession(token), caller.rpc('has_access', {})]);
  if (session.type === 'refused' || access.status === 401) throw unauthenticated();
  // Only true and false are valid: an empty or garbled response must neither grant access nor show the
  // paywall.
  const allowed: unknown = access.data;
  if (session.type === 'failed' || access.error || typeof allowed !== 'boolean') {
    throw new HttpError(
      503,
      'unavailable',
      'Your subscription could not be checked. Please try again.',
    );
  }
  if (!allowed) {
    throw new HttpError(403, 'subscription_required', 'This lesson needs an active subscription.');
  }
  return session.id;
}

/** A signed-in user and whether their subscription opens the paid lessons. */
export interface Access {
  readonly user: string;
  readonly paid: boolean;
}

/**
 * The caller and their access. Throws 401 `unauthenticated`, or 503 `unavailable` when the session or the
 * subscription could not be checked.
 */
export async function requireAccess(request: Request): Promise<Access> {
  const token = bearerToken(request);
  if (token === undefined) throw unauthenticated();
  // Created first: a missing setting must throw before any request starts.
  const caller = callerClient(token);
  const [session, access] = await Promise.all([verifyMember(token), caller.rpc('has_access', {})]);
  if (session.type === 'refused' || session.type === 'incomplete' || access.status === 401) {
    throw unauthenticated();
  }
  const paid: unknown = access.data;
  if (session.type === 'failed' || access.error || typeof paid !== 'boolean') {
    throw new HttpError(503, 'unavailable', 'Your account could not be checked. Please try again.');
  }
  return { user: session.id, paid };
}
