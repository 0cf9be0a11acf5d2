/** Access control for lesson content: the decryption key and the quiz answers. */
import { freeLesson, type LessonKey } from '../../../src/domain/course/lessons.ts';
import { HttpError } from '../http/http-error.ts';
import { checkSession, unauthenticated, verifyMember } from '../http/session.ts';

/**
 * Returns the caller's id when they may read the lesson; undefined for the free lesson when the session could not
 * be checked. Throws 401 `unauthenticated`, 403 `subscription_required`, or 503 `unavailable` when the subscription
 * could not be checked.
 */
export async function requireLesson(
  request: Request,
  lesson: LessonKey,
): Promise<string | undefined> {
  return lesson === freeLesson ? requireSession(request) : requireSubscription(request);
}

/**
 * Rejects the free lesson only for an invalid session; a failing check lets it through (specification,
 * section 6).
 */
async function requireSession(request: Request): Promise<string | undefined> {
  const session = await verifyMember(request);
  if (session.type === 'refused' || session.type === 'unverified') throw unauthenticated();
  return session.type === 'user' ? session.id : undefined;
}

async function requireSubscription(request: Request): Promise<string> {
  const session = await checkSession(request, 'has_access');
  if (session.type === 'refused') throw unauthenticated();
  if (session.type === 'failed') {
    throw new HttpError(
      503,
      'unavailable',
      'Your subscription could not be checked. Please try again.',
    );
  }
  if (!session.answers.has_access) {
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
  const session = await checkSession(request, 'second_factor_given', 'has_access');
  if (session.type === 'refused') throw unauthenticated();
  if (session.type === 'failed') {
    throw new HttpError(503, 'unavailable', 'Your account could not be checked. Please try again.');
  }
  const { second_factor_given, has_access } = session.answers;
  if (!second_factor_given) throw unauthenticated();
  return { user: session.id, paid: has_access };
}
