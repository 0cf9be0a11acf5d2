/** The session of a request: its bearer token, verified by Supabase Auth and by the database. */
import { callerClient, type Client } from '../platform/supabase.ts';
import { isUuid } from '../platform/uuid.ts';
import { HttpError } from './http-error.ts';

/** The owner of a token according to Supabase Auth. */
interface SessionUser {
  readonly type: 'user';
  readonly id: string;
  readonly email: string | undefined;
  /** Role from `app_metadata`: only an administrator can set it. */
  readonly role: string | undefined;
}

/** No user: the token is invalid (`refused`), or could not be checked (`failed`). */
type NoSession = { readonly type: 'refused' } | { readonly type: 'failed' };

/** SQL functions that answer a question about the session that calls them with true or false. */
type Question = 'second_factor_given' | 'is_editor' | 'has_access';

/**
 * Verifies the token of a request with Supabase Auth and, at the same time, calls the SQL functions `questions` with
 * it. `refused` when one of them rejects the token; `failed` when one gave no valid result (network, 5xx, 429, neither
 * true nor false), which must not count as an answer.
 */
export async function checkSession<Q extends Question>(
  request: Request,
  ...questions: readonly Q[]
): Promise<(SessionUser & { readonly answers: Readonly<Record<Q, boolean>> }) | NoSession> {
  const token = bearerToken(request);
  if (token === undefined) return { type: 'refused' };
  const caller = callerClient(token);
  const [session, ...responses] = await Promise.all([
    verifyToken(caller, token),
    ...questions.map((question: Question) => caller.rpc(question)),
  ]);
  if (session.type === 'refused' || responses.some(({ status }) => status === 401)) {
    return { type: 'refused' };
  }
  const isAnswered = responses.every(({ error, data }) => !error && typeof data === 'boolean');
  if (session.type === 'failed' || !isAnswered) return { type: 'failed' };
  const answers = questions.map((question, index) => [question, responses[index]?.data]);
  return { ...session, answers: Object.fromEntries(answers) as Record<Q, boolean> };
}

/** The user of a request; `unverified` while the session lacks the second factor, which it then may only verify. */
export async function verifyMember(
  request: Request,
): Promise<SessionUser | NoSession | { readonly type: 'unverified'; readonly id: string }> {
  const session = await checkSession(request, 'second_factor_given');
  if (session.type !== 'user' || session.answers.second_factor_given) return session;
  return { type: 'unverified', id: session.id };
}

/** The 401 of a function that needs a session. */
export function unauthenticated(): HttpError<'unauthenticated'> {
  return new HttpError(401, 'unauthenticated', 'Sign in first.');
}

/** Maximum length: above any Auth token, below the header limits of the servers involved. */
const maxTokenLength = 8 * 1024;

/** The bearer token of a request, unverified. */
function bearerToken(request: Request): string | undefined {
  const [, token = ''] =
    /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return token && token.length <= maxTokenLength ? token : undefined;
}

/** Asks Supabase Auth for the owner of the token. */
async function verifyToken({ auth }: Client, token: string): Promise<SessionUser | NoSession> {
  // Throws on a JSON response that is not an object.
  const { data, error } = await auth.getUser(token).catch(() => garbled);
  if (!error) return userIn(data);
  const status = error.status ?? 0;
  const verdict = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { type: verdict ? 'refused' : 'failed' };
}

const garbled = { data: { user: null }, error: { status: 0 } } as const;

/** A response without a user id counts as a failure. */
function userIn(data: {
  readonly user: {
    readonly id?: unknown;
    readonly email?: string;
    readonly app_metadata?: Readonly<Record<string, unknown>>;
  };
}): SessionUser | NoSession {
  const { id, email, app_metadata } = data.user;
  if (typeof id !== 'string' || !isUuid(id)) return { type: 'failed' };
  const role = app_metadata?.['role'];
  return { type: 'user', id, email, role: typeof role === 'string' ? role : undefined };
}
