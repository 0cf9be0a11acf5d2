import { renderSVG } from 'uqr';
import { asText, invalid, refusal } from './answers.ts';
import { type Auth, type Call, type Handler, pass } from './calls.ts';
import { type Factor, type Session, completeSession, noteMethod, sessionOf } from './sessions.ts';
import { keyUri, newSecret, stepOf } from './totp.ts';

const mostFactors = 10;
/** Lifetime of a challenge, in seconds. */
const challengeSeconds = 300;

/** `POST /factors`: enrols a second factor, unverified until its first code is entered. */
export const enrol: Handler = async (auth, call) => {
  const session = await sessionOf(auth, call);
  if (call.body.factor_type !== 'totp') throw invalid('factor_type needs to be totp');
  const name = asText(call.body.friendly_name).slice(0, 100);
  if (session.level !== 'aal2' && session.factors.some(({ status }) => status === 'verified')) {
    throw refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  if (session.factors.length >= mostFactors) {
    throw refusal(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  const secret = newSecret();
  const [factor] = await auth
    .query<{ id: string }>(
      `insert into auth.mfa_factors (user_id, friendly_name, secret) values ($1::uuid, $2, $3)
       on conflict (user_id, friendly_name) where friendly_name <> '' do nothing returning id`,
      [session.user.id, name, secret],
    )
    // Rejected by our trigger; hosted Supabase returns the same generic error.
    .catch(() => {
      throw refusal(500, 'unexpected_failure', 'Database error creating factor');
    });
  if (factor === undefined) {
    throw refusal(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  }
  const issuer = asText(call.body.issuer) || new URL(auth.siteOrigin).host;
  const uri = keyUri(issuer, session.user.email, secret);
  const totp = { qr_code: renderSVG(uri, { ecc: 'M', border: 2 }), secret, uri };
  return Response.json({ id: factor.id, type: 'totp', friendly_name: name, totp });
};

/** `POST /factors/:id/challenge`. */
export const challenge: Handler = async (auth, call) => {
  const factor = factorOf(await sessionOf(auth, call), call);
  await auth.query(
    `delete from auth.mfa_challenges
     where factor_id = $1::uuid and created_at < now() - make_interval(secs => $2)`,
    [factor.id, challengeSeconds],
  );
  const [made] = await auth.query<{ id: string; expires_at: number }>(
    `insert into auth.mfa_challenges (factor_id, ip_address) values ($1::uuid, $2)
     returning id, extract(epoch from created_at)::integer + $3 as expires_at`,
    [factor.id, call.caller, challengeSeconds],
  );
  await auth.query('update auth.mfa_factors set last_challenged_at = now() where id = $1::uuid', [
    factor.id,
  ]);
  return Response.json({ ...made, type: factor.factor_type });
};

/** `POST /factors/:id/verify`: verifies the code of a challenge and raises the session to `aal2`. */
export const verifyFactor: Handler = async (auth, call) => {
  const session = await sessionOf(auth, call);
  const factor = factorOf(session, call);
  await auth.limits.take('factor-verify', call.caller);
  const takeBack = await auth.limits.tryAt('failed-factor', session.user.id, call.caller);
  await spendCode(auth, call, factor);
  await takeBack();

  const isNew = factor.status === 'unverified';
  await auth.query(
    `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1::uuid`,
    [factor.id],
  );
  await auth.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2::uuid where id = $1::uuid`,
    [session.id, factor.id],
  );
  // Ends sessions without a second factor.
  await auth.query(
    `delete from auth.sessions where user_id = $1::uuid and coalesce(aal, 'aal1') < 'aal2'`,
    [session.user.id],
  );
  await auth.query(
    `delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'`,
    [session.user.id],
  );
  await noteMethod(auth, session.id, 'totp');
  const answer = await renew(auth, call, session.id);
  if (isNew) {
    const { email, user_metadata: data } = session.user;
    await auth.mails.send('mfa_factor_enrolled', email, data, { FactorType: 'totp' });
  }
  return answer;
};

/** `DELETE /factors/:id`. */
export const unenrol: Handler = async (auth, call) => {
  const session = await sessionOf(auth, call);
  const factor = factorOf(session, call);
  if (factor.status === 'verified' && session.level !== 'aal2') {
    throw refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await removeFactor(auth, factor.id);
  if (factor.status === 'verified') {
    const { email, user_metadata: data } = session.user;
    await auth.mails.send('mfa_factor_unenrolled', email, data, { FactorType: 'totp' });
  }
  return Response.json({ id: factor.id });
};

/** Removes a factor; sessions verified with it fall back to `aal1`. */
export async function removeFactor(auth: Auth, id: string): Promise<void> {
  await auth.query(
    `delete from auth.mfa_amr_claims c using auth.sessions s
     where s.id = c.session_id and s.factor_id = $1::uuid and c.authentication_method = 'totp'`,
    [id],
  );
  await auth.query(
    `update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1::uuid`,
    [id],
  );
  await auth.query('delete from auth.mfa_factors where id = $1::uuid', [id]);
}

function factorOf({ factors }: Session, { ids: [id] }: Call): Factor {
  const factor = factors.find((one) => one.id === id);
  if (factor === undefined) throw refusal(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

/** Consumes a code and its challenge, each valid once. Throws `Refused` for an invalid one. */
async function spendCode(auth: Auth, call: Call, factor: Factor): Promise<void> {
  const challengeId = asText(call.body.challenge_id);
  const [asked] = await auth.query<{ secret: string; fresh: boolean; here: boolean }>(
    `select f.secret, c.created_at > now() - make_interval(secs => $3) as fresh,
       c.verified_at is null and c.ip_address = $4 as here
     from auth.mfa_challenges c join auth.mfa_factors f on f.id = c.factor_id
     where c.id::text = $1 and f.id = $2::uuid`,
    [challengeId, factor.id, challengeSeconds, call.caller],
  );
  if (asked === undefined) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw refusal(422, 'mfa_factor_not_found', message);
  }
  if (!asked.here) {
    const message = 'Challenge and verify IP addresses mismatch.';
    throw refusal(422, 'mfa_ip_address_mismatch', message);
  }
  if (!asked.fresh) {
    const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
    throw refusal(422, 'mfa_challenge_expired', message);
  }
  const step = stepOf(asText(call.body.code), asked.secret, Date.now());
  const [spent] =
    step === undefined
      ? []
      : await auth.query(
          `with step as (
             insert into auth.mfa_used_steps (factor_id, step) values ($2::uuid, $3::bigint)
             on conflict do nothing returning step
           )
           update auth.mfa_challenges set verified_at = now()
           where id = $1::uuid and verified_at is null and exists (select from step)
           returning id`,
          [challengeId, factor.id, step],
        );
  if (spent === undefined) {
    throw refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
}

/** Issues new tokens for a session. */
async function renew(auth: Auth, call: Call, sessionId: string): Promise<Response> {
  const [current] = await auth.query<{ token: string }>(
    `select token from auth.refresh_tokens where session_id = $1::uuid and not revoked
     order by created_at desc limit 1`,
    [sessionId],
  );
  const answer = await pass(auth, call, {
    method: 'POST',
    path: '/auth/v1/token?grant_type=refresh_token',
    body: JSON.stringify({ refresh_token: current?.token }),
  });
  return completeSession(auth, answer);
}
