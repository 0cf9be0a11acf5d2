import type { EmailVerification, Keys } from '../settings.ts';
import * as admin from './admin.ts';
import { Refused, asObject, invalid, refusal } from './answers.ts';
import type { Auth, Handler } from './calls.ts';
import type { Query } from './query.ts';
import { otpSeconds } from './email-change.ts';
import { challenge, enrol, unenrol, verifyFactor } from './factors.ts';
import { recover, resend } from './recovery.ts';
import { token } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { changeUser, readUser } from './user.ts';
import { followLink, verify } from './verify.ts';

export type AuthOptions = Pick<
  Auth,
  'siteOrigin' | 'query' | 'lite' | 'limits' | 'mails' | 'evenTime'
> & { keys: AuthKeys };

type AuthKeys = Pick<Keys, 'publishableKey' | 'secretKey' | 'jwtSecret'>;

/** Auth settings of @supabase/lite, equivalent to those of hosted Supabase in `supabase/config.toml`. */
export function authSettings(siteOrigin: string, keys: AuthKeys) {
  return {
    enabled: true,
    jwt_secret: keys.jwtSecret,
    publishable_key: keys.publishableKey,
    secret_key: keys.secretKey,
    site_url: siteOrigin,
    minimum_password_length: 8,
    email: {
      enable_signup: true,
      enable_confirmations: true,
      double_confirm_changes: true,
      otp_expiry: otpSeconds,
    },
  };
}

/** Turns off the emails of @supabase/lite: the stand-in sends its own. */
export const noMail = { send: async (): Promise<void> => undefined };

/** Stores the verification mode in the database. */
export async function setVerification(query: Query, value: EmailVerification): Promise<void> {
  await query(
    `insert into public.app_settings (key, value) values ('email_verification', $1)
     on conflict (key) do update set value = excluded.value`,
    [value],
  );
}

/** Sign-in methods that the site does not offer: no email is sent. */
const notOffered: Handler = async () => {
  throw refusal(422, 'otp_disabled', 'Signups not allowed for otp');
};

const id = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';

const routes: readonly (readonly [method: string, path: string, handler: Handler])[] = [
  ['POST', 'signup', signUp],
  ['POST', 'token', token],
  ['POST', 'verify', verify],
  ['GET', 'verify', followLink],
  ['POST', 'recover', recover],
  ['POST', 'resend', resend],
  ['POST', 'otp', notOffered],
  ['POST', 'magiclink', notOffered],
  ['GET', 'reauthenticate', notOffered],
  ['GET', 'user', readUser],
  ['PUT', 'user', changeUser],
  ['POST', 'factors', enrol],
  ['POST', `factors/${id}/challenge`, challenge],
  ['POST', `factors/${id}/verify`, verifyFactor],
  ['DELETE', `factors/${id}`, unenrol],
  ['GET', 'admin/users', admin.forAdmin(admin.listUsers)],
  ['POST', 'admin/users', admin.forAdmin(admin.createUser)],
  ['GET', `admin/users/${id}`, admin.forAdmin(admin.readUserAsAdmin)],
  ['PUT', `admin/users/${id}`, admin.forAdmin(admin.changeUserAsAdmin)],
  ['DELETE', `admin/users/${id}`, admin.forAdmin(admin.deleteUser)],
  ['GET', `admin/users/${id}/factors`, admin.forAdmin(admin.listFactors)],
  ['DELETE', `admin/users/${id}/factors/${id}`, admin.forAdmin(admin.deleteFactor)],
];

const table = routes.map(([method, path, handler]) => ({
  method,
  path: new RegExp(`^/auth/v1/${path}$`),
  handler,
}));

/**
 * Adds to @supabase/lite what hosted Supabase Auth has: second factors, the admin API, rate limits, our
 * emails, and the same response for known and unknown addresses. Other requests pass through.
 */
export function createAuth(
  options: AuthOptions,
): (request: Request, caller: string) => Promise<Response> {
  const { keys, query, lite, siteOrigin } = options;
  const auth: Auth = {
    siteOrigin,
    jwtSecret: keys.jwtSecret,
    secretKey: keys.secretKey,
    query,
    lite,
    limits: options.limits,
    mails: options.mails,
    evenTime: options.evenTime,
  };

  return async (request, caller) => {
    const url = new URL(request.url);
    // @supabase/lite would decode the path and bypass the checks below.
    if (url.pathname.includes('%') && !url.pathname.startsWith('/rest/v1/')) {
      return allowAnyOrigin(new Response('404 page not found', { status: 404 }));
    }
    const route = table.find(
      ({ method, path }) => method === request.method && path.test(url.pathname),
    );
    const key = request.headers.get('apikey') ?? url.searchParams.get('apikey');
    const knownKey = key === keys.publishableKey || key === keys.secretKey;
    if (route === undefined || !(knownKey || request.method === 'GET')) return lite(request);
    try {
      const text = await request.text();
      const ids = route.path.exec(url.pathname)?.slice(1) ?? [];
      const call = { request, url, caller: sameMachine(caller), text, body: parse(text), ids };
      return allowAnyOrigin(await route.handler(auth, call));
    } catch (error) {
      if (error instanceof Refused) return allowAnyOrigin(error.response);
      throw error;
    }
  };
}

/** Normalises the loopback addresses of this machine. */
function sameMachine(address: string): string {
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address) ? '127.0.0.1' : address;
}

/** Parses a body; empty if it is not a JSON object, which @supabase/lite or a handler then rejects. */
function parse(text: string): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed())) {
        throw invalid('A text must not hold the null character or half a character');
      }
      return value;
    });
  } catch (error) {
    if (error instanceof Refused) throw error;
  }
  return asObject(body);
}

function allowAnyOrigin(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set('access-control-allow-origin', '*');
  return new Response(answer.body, { status: answer.status, headers });
}
