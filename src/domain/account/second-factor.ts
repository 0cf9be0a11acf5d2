/** Whether a session has gone through the second factor of its owner. */

export interface Factor {
  readonly id: string;
  readonly factor_type: string;
  readonly status: string;
}

/** What of a session of Supabase decides. */
export interface FactorSession {
  /** A JWT; its claim `aal` is `aal2` once the second factor was given. */
  readonly access_token: string;
  readonly user: { readonly factors?: readonly Factor[] | null };
}

/** True when the person has a second factor that this session has not given. The database asks again. */
export function waitsForFactor(session: FactorSession): boolean {
  return verifiedFactor(session) !== undefined && assuranceLevel(session.access_token) !== 'aal2';
}

/** The factor that makes six digits, once its owner has proven it. */
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
