/** Whether a session has passed the second factor. */

export interface Factor {
  readonly id: string;
  readonly factor_type: string;
  readonly status: string;
}

/** The fields of a Supabase session that the check needs. */
export interface FactorSession {
  /** A JWT; its claim `aal` is `aal2` after the second factor. */
  readonly access_token: string;
  readonly user: { readonly factors?: readonly Factor[] | null };
}

/**
 * True if the user has a second factor that this session has not passed. The database checks it
 * again.
 */
export function waitsForFactor(session: FactorSession): boolean {
  return verifiedFactor(session) !== undefined && assuranceLevel(session.access_token) !== 'aal2';
}

/** The user's verified TOTP factor. */
export function verifiedFactor({ user }: FactorSession): Factor | undefined {
  return user.factors?.find(
    ({ status, factor_type }) => status === 'verified' && factor_type === 'totp',
  );
}

/** The claim `aal` of a JWT, unverified; undefined when it cannot be read. */
function assuranceLevel(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.');
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as {
      aal?: unknown;
    };
    return claims.aal;
  } catch {
    return undefined;
  }
}
