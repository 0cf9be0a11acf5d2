/** The signed-in user of a request, for functions that show or change an account. */
import { HttpError } from './http-error.ts';
import { unauthenticated, verifyMember } from './session.ts';
import type { Client } from '../platform/supabase.ts';

export interface Member {
  readonly id: string;
  /** Undefined until the second factor is verified. */
  readonly email: string | undefined;
  /** Whether the session has passed the second factor, if the account has one. */
  readonly secondFactorGiven: boolean;
}

/** The signed-in user. Throws 401 `unauthenticated`, or 503 `unavailable` when Auth did not respond. */
export async function requireMember(request: Request): Promise<Member> {
  const session = await verifyMember(request);
  if (session.type === 'refused') throw unauthenticated();
  if (session.type === 'failed') throw sessionUnavailable();
  const secondFactorGiven = session.type === 'user';
  const email = secondFactorGiven ? session.email : undefined;
  return { id: session.id, email, secondFactorGiven };
}

/**
 * The signed-in user of a function that needs no account; undefined if there is no fully authenticated session
 * (MFA included) or it cannot be checked. `email` is the account's address.
 */
export async function optionalMember(
  request: Request,
): Promise<{ readonly id: string; readonly email: string | undefined } | undefined> {
  const session = await verifyMember(request);
  return session.type === 'user' ? session : undefined;
}

/** 503 `unavailable`: Auth did not respond. */
export function sessionUnavailable(): HttpError<'unavailable'> {
  return new HttpError(503, 'unavailable', 'The session could not be checked. Please try again.');
}

/** Like `requireMember`, and throws 403 `second_factor_required` while the second factor is missing. */
export async function requireVerifiedMember(request: Request): Promise<Member> {
  const member = await requireMember(request);
  if (!member.secondFactorGiven) throw secondFactorRequired();
  return member;
}

/** 403 `second_factor_required`: the session lacks the second factor. */
export function secondFactorRequired(): HttpError<'second_factor_required'> {
  return new HttpError(403, 'second_factor_required', 'Verify the second factor first.');
}

/** Ids of the user's verified second factors. */
export async function verifiedFactors(service: Client, userId: string): Promise<string[]> {
  const { data, error } = await service.auth.admin.mfa.listFactors({ userId });
  if (error) throw error;
  return data.factors.filter(({ status }) => status === 'verified').map(({ id }) => id);
}
